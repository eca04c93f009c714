"""The race: secret picks, the stages one after another, and the table's calls.

Rulings, Secret picks and the last paragraph.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TypeAlias

from companion.games.lucky_incense.moves import (
    HandOut,
    LetRuleStand,
    Overrule,
    Pick,
    PickOpenly,
    RunStage,
)
from companion.games.lucky_incense.rules.race import may_call
from companion.games.lucky_incense.rules.state import (
    State,
    Year,
    check_phase,
    order,
    race,
    stages,
    waiting,
    with_year,
)
from companion.games.lucky_incense.terms import At, Pair, Phase
from companion.games.lucky_incense.words import Card
from companion.table.text import refuse

RaceMove: TypeAlias = Pick | PickOpenly | Overrule | LetRuleStand | RunStage | HandOut


def apply(state: State, move: RaceMove) -> State:
    """The match after the move. Raises `Refused`."""
    match move:
        case Pick() | PickOpenly():
            year = _pick(state, move)
        case Overrule() | LetRuleStand():
            year = _call(state, move)
        case RunStage():
            check_phase(state, Phase.RACE)
            year = _run_stage(state, move.stage)
        case HandOut():
            check_phase(state, Phase.RACE)
            if state.year.shown < stages(state, state.year):
                raise refuse("refused-lucky-stages-left")
            year = replace(state.year, shown=state.year.shown + 1)
    return with_year(state, year)


def _run_stage(state: State, stage: int) -> Year:
    last = stages(state, state.year)
    due = state.year.shown + 1
    if due > last:
        raise refuse("refused-lucky-no-stage")
    if stage != due:
        raise refuse("refused-lucky-stage-order", due=due)
    return replace(state.year, shown=stage)


# Picks


def owners(state: State) -> tuple[int, ...]:
    """Who has to pick in this stage, in the order of play."""
    asked = {pair.owner for pair in waiting(state)}
    year = state.year
    return tuple(seat for seat in order(state.players, year.start, year.clockwise) if seat in asked)


def pairs_of(state: State, seat: int) -> tuple[Pair, ...]:
    """The pairs that this owner has to pick in this stage, by temple and pair."""
    return tuple(pair for pair in waiting(state) if pair.owner == seat)


def is_secret(state: State) -> bool:
    """Whether this stage is picked in secret: more than one pair waits."""
    return len(waiting(state)) > 1


def _pick(state: State, move: Pick | PickOpenly) -> Year:
    check_phase(state, Phase.PICKS)
    pairs = pairs_of(state, move.seat)
    if not pairs:
        raise refuse("refused-lucky-not-asked")
    if isinstance(move, PickOpenly) == is_secret(state):
        raise refuse("refused-lucky-secret" if is_secret(state) else "refused-lucky-open")
    if move.seat in dict(state.year.secret):
        raise refuse("refused-lucky-picked")
    cards = move.cards if isinstance(move, Pick) else (move.card,)
    if len(cards) != len(pairs):
        raise refuse("refused-lucky-pick-all", count=len(pairs))
    if any(pair.side_of(card) is None for pair, card in zip(pairs, cards, strict=True)):
        raise refuse("refused-lucky-pick-card")
    return _collect(state, move.seat, cards)


def _collect(state: State, seat: int, cards: tuple[Card, ...]) -> Year:
    """The picks kept in secret, or, once everybody's are in, all of them in the open."""
    year = state.year
    secret = {**dict(year.secret), seat: cards}
    asked = owners(state)
    if len(secret) < len(asked):
        kept = tuple((owner, secret[owner]) for owner in asked if owner in secret)
        return replace(year, secret=kept)
    picks = dict(year.picks)
    for owner in asked:
        for pair, card in zip(pairs_of(state, owner), secret[owner], strict=True):
            picks[pair.at] = card
    return replace(year, secret=(), picks=_by_place(picks))


def _by_place(picks: dict[At, Card]) -> tuple[tuple[At, Card], ...]:
    return tuple(sorted(picks.items(), key=lambda pick: _key(pick[0])))


def _key(at: At) -> tuple[int, int, int]:
    return at.temple, at.stage, at.pair


# The table's calls


def _call(state: State, move: Overrule | LetRuleStand) -> Year:
    check_phase(state, Phase.PICKS, Phase.RACE, Phase.REWARDS)
    year = state.year
    if year.secret:
        raise refuse("refused-lucky-call-later")
    at = At(move.temple, move.stage, move.pair)
    pair = _shown_pair(state, at)
    calls = dict(year.calls)
    if isinstance(move, LetRuleStand):
        if at not in calls:
            raise refuse("refused-lucky-no-call")
        del calls[at]
    else:
        if not may_call(pair.cards, move.side):
            raise refuse("refused-lucky-call-nobody")
        calls[at] = move.side
    return _run_on(state, pair, calls)


def _shown_pair(state: State, at: At) -> Pair:
    races = race(state, state.year)
    pair = races[at.temple].pair(at) if 0 <= at.temple < len(races) else None
    if pair is None or at.stage > state.year.shown:
        raise refuse("refused-lucky-no-pair")
    return pair


def _run_on(state: State, pair: Pair, calls: dict[At, int | None]) -> Year:
    """The race goes on from this pair: what was picked and called behind it falls if it changes.

    The table sees its later stages again, one after another.
    """
    at = pair.at
    year = replace(state.year, calls=_sorted_calls(calls), shown=at.stage)
    after = race(state, year)[at.temple].pair(at)
    assert after is not None  # what came before it has not changed
    if after.side == pair.side and not after.pending:
        return year
    picks = {key: card for key, card in year.picks if not _behind(key, at)}
    left = {key: side for key, side in calls.items() if not _behind(key, at)}
    return replace(year, picks=_by_place(picks), calls=_sorted_calls(left))


def _behind(later: At, at: At) -> bool:
    """Whether the winner of the pair `at` would come to the pair `later`."""
    steps = later.stage - at.stage
    return later.temple == at.temple and steps > 0 and later.pair == at.pair >> steps


def _sorted_calls(calls: dict[At, int | None]) -> tuple[tuple[At, int | None], ...]:
    return tuple(sorted(calls.items(), key=lambda call: _key(call[0])))
