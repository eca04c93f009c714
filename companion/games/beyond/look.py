"""From the state to what a screen may draw."""

from __future__ import annotations

from collections.abc import Sequence

from companion.games.beyond.moves import (
    CARDS,
    PATTERN,
    PATTERNS_MAX,
    STOCK_SLOTS,
    Declare,
    Item,
)
from companion.games.beyond.rules.counts import Counts
from companion.games.beyond.rules.course import (
    active,
    course_over,
    enchanters,
    trigger,
    turns_left,
)
from companion.games.beyond.rules.odds import TOKENS_OF_USE, chance_of_new, stops
from companion.games.beyond.rules.playing import why_not
from companion.games.beyond.rules.reveal import (
    first_two_alike,
    nian_shou_left,
    out_of_pile,
    pile,
    stopped,
    takes,
)
from companion.games.beyond.rules.scoring import face_up, holder_of_six, parts, verdict
from companion.games.beyond.rules.state import State
from companion.games.beyond.rules.summoning import reminders
from companion.games.beyond.view import Player, Revealed, View


def look(state: State) -> View:
    """What everybody at the table may know, which in this game is everything."""
    refused = why_not(state, Declare())
    return View(
        options=state.options,
        values=state.values,
        tie_break=state.tie_break,
        players=tuple(_player(state, seat) for seat in range(len(state.table))),
        verdict=verdict(state.table, state.values, state.tie_break),
        six=holder_of_six(state.table),
        nian_shou_left=nian_shou_left(state),
        cards_left=_cards_left(state.table),
        first=state.first,
        active=active(state),
        round=state.turns // len(state.table) + 1,
        piles_out=state.piles_out,
        trigger=trigger(state),
        enchanters=enchanters(state),
        turns_left=turns_left(state),
        turns_over=course_over(state),
        reveal=_reveal(state),
        declared=state.declared,
        not_declared=None if refused is None else refused.why,
    )


def _player(state: State, seat: int) -> Player:
    counts = state.table[seat]
    standings = [_standing(state, other) for other in range(len(state.table))]
    return Player(
        counts=counts,
        room=tuple(_room(state, counts, item) for item in Item),
        parts=parts(counts, state.values),
        face_up=face_up(counts, state.tie_break),
        place=1 + sum(other > standings[seat] for other in standings),
        summons=reminders(state, seat),
    )


def _standing(state: State, seat: int) -> tuple[bool, int, int]:
    """What two players are compared by: all six Nian Shou cards, points, few face-up cards."""
    counts = state.table[seat]
    total = parts(counts, state.values).total
    return seat == holder_of_six(state.table), total, -face_up(counts, state.tie_break)


def _room(state: State, counts: Counts, item: Item) -> int | None:
    cards = _cards_left(state.table)
    if item is Item.TOKENS:
        return None
    if item is Item.NIAN_SHOU:
        return nian_shou_left(state)
    if item is Item.EXTRA_SPIRITS:
        return cards
    if item is Item.CAPTURES:
        return min(STOCK_SLOTS - counts.of(item), cards)
    enchanted = sum(one.of(item) for one in state.table)
    return min(PATTERNS_MAX - enchanted, cards // PATTERN)


def _cards_left(table: Sequence[Counts]) -> int:
    return CARDS - sum(counts.spirit_cards for counts in table)


def _reveal(state: State) -> Revealed:
    cards = state.revealed
    why, left = stopped(cards), nian_shou_left(state)
    going = why is None
    return Revealed(
        cards=cards,
        stopped=why,
        takes=tuple(takes(cards, tokens) for tokens in range(TOKENS_OF_USE + 1)),
        nian_shou=first_two_alike(cards) and left > 0,
        new=chance_of_new(pile(state), cards) if going and cards else None,
        stops=stops(pile(state), cards, nian_shou_left=left > 0) if going else (),
        pile=pile(state),
        seen=out_of_pile(state) if state.options.count_cards else None,
        untold=state.untold,
    )
