"""Every move of the game: whether it may be made, and what it makes of the state."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from companion.games.beyond.moves import (
    CARDS_OF_A_SPIRIT,
    PATTERN,
    PILES_TO_END,
    VALUE_MAX,
    Capture,
    Change,
    Declare,
    Enchant,
    EndReveal,
    EndTurn,
    Enter,
    Item,
    Move,
    Options,
    PileOut,
    PreviousTurn,
    Reveal,
    SetSeen,
    SetTieBreak,
    SetValue,
    Spirit,
    StartWith,
    Summon,
    Tally,
    Target,
)
from companion.games.beyond.rules.captures import COSTS, offer, taken
from companion.games.beyond.rules.counts import Changes, Counts, excess
from companion.games.beyond.rules.course import Trigger, course_over, trigger
from companion.games.beyond.rules.reveal import lying, out_of_pile, stopped
from companion.games.beyond.rules.state import State
from companion.games.beyond.rules.summoning import summon
from companion.games.beyond.rules.tally import NONE, by_spirit, having, of, tally
from companion.table.text import Refused, refuse


def begin(seats: int, options: Options) -> State:
    """The state before the first move.

    Raises:
        Refused: A value is not 0 to 99.
    """
    for value in options.values:
        _check_value(value)
    return State(
        options=options,
        values=options.values,
        tie_break=options.tie_break,
        table=(Counts(),) * seats,
        summoned=(NONE,) * seats,
    )


def apply(state: State, move: Move) -> State:
    """The state after the move.

    Raises:
        Refused: It may not be made now; nothing has changed.
    """
    if state.declared:
        raise refuse("refused-beyond-over")
    after: State = _PLAYS[type(move)](state, move)
    return after


def why_not(state: State, move: Move) -> Refused | None:
    """Why the move may not be made now, or None if it may."""
    try:
        apply(state, move)
    except Refused as refused:
        return refused
    return None


def _start_with(state: State, move: StartWith) -> State:
    _check_seat(state, move.seat)
    if state.turns:
        raise refuse("refused-beyond-begun")
    return replace(state, first=move.seat)


def _reveal(state: State, move: Reveal) -> State:
    _check_course(state)
    if stopped(state.revealed) is not None:
        raise refuse("refused-beyond-stopped")
    revealed = (*state.revealed, move.spirit)
    if not state.options.count_cards:
        return replace(state, revealed=revealed)
    if of(state.seen, move.spirit) == CARDS_OF_A_SPIRIT:
        raise refuse("refused-beyond-all-seen", cards=CARDS_OF_A_SPIRIT)
    seen = min(of(out_of_pile(state), move.spirit) + 1, CARDS_OF_A_SPIRIT)
    return replace(state, revealed=revealed, seen=having(state.seen, move.spirit, seen))


def _end_reveal(state: State, move: EndReveal) -> State:  # noqa: ARG001
    if not state.revealed:
        raise refuse("refused-beyond-nothing-revealed")
    return replace(state, revealed=())


def _set_seen(state: State, move: SetSeen) -> State:
    if not state.options.count_cards:
        raise refuse("refused-beyond-not-counting")
    least = lying(state, move.spirit)
    if not least <= move.count <= CARDS_OF_A_SPIRIT:
        raise refuse("refused-beyond-seen", least=least, most=CARDS_OF_A_SPIRIT)
    return replace(state, seen=having(state.seen, move.spirit, move.count), untold=False)


def _pile_out(state: State, move: PileOut) -> State:  # noqa: ARG001
    _check_course(state)
    if state.piles_out == PILES_TO_END:
        raise refuse("refused-beyond-piles-out")
    mixed = tally(state.revealed.count(spirit) for spirit in Spirit)
    untold = state.options.count_cards and state.piles_out + 1 < PILES_TO_END
    return replace(state, piles_out=state.piles_out + 1, seen=mixed, untold=untold)


def _end_turn(state: State, move: EndTurn) -> State:  # noqa: ARG001
    _check_course(state)
    turns = state.turns + 1
    complete = trigger(state) is not None and turns % len(state.table) == 0
    return replace(state, turns=turns, complete=complete, revealed=())


def _previous_turn(state: State, move: PreviousTurn) -> State:  # noqa: ARG001
    if state.turns == 0:
        raise refuse("refused-beyond-first-turn")
    return replace(state, turns=state.turns - 1, complete=False, revealed=())


def _change(state: State, move: Change) -> State:
    _check_seat(state, move.seat)
    return _changed(state, {move.seat: ((move.item, move.by),)})


def _enter(state: State, move: Enter) -> State:
    _check_seat(state, move.seat)
    by = move.count - state.table[move.seat].of(move.item)
    return _changed(state, {move.seat: ((move.item, by),)})


def _enchant(state: State, move: Enchant) -> State:
    _check_seat(state, move.seat)
    if state.table[move.seat].of(Item.EXTRA_SPIRITS) < PATTERN:
        raise refuse("refused-beyond-four-cards", cards=PATTERN)
    changes = ((Item.EXTRA_SPIRITS, -PATTERN), (Item(move.spirit), 1))
    return _changed(state, {move.seat: changes})


def _capture(state: State, move: Capture) -> State:
    for seat in (move.seat, move.victim):
        _check_seat(state, seat)
    if move.seat == move.victim:
        raise refuse("refused-beyond-capture-self")
    if move.target is Target.PROTECTED_SPIRIT and not state.options.advanced:
        raise refuse("refused-beyond-not-advanced")
    cards = COSTS[move.target].cards
    if state.table[move.seat].of(Item.CAPTURES) < cards:
        raise refuse("refused-beyond-stock", cards=cards)
    if state.table[move.victim].of(taken(move.target)) == 0:
        raise refuse("refused-beyond-nothing-to-capture")
    made = offer(state.table, move.seat, move.victim, move.target)
    return _changed(state, {move.seat: made.taker, move.victim: made.victims})


def _summon(state: State, move: Summon) -> State:
    _check_seat(state, move.seat)
    used = list(state.summoned)
    used[move.seat] = summon(state, move.seat, move.spirit)
    return replace(state, summoned=tuple(used))


def _set_value(state: State, move: SetValue) -> State:
    _check_value(move.value)
    return replace(state, values=having(state.values, move.spirit, move.value))


def _set_tie_break(state: State, move: SetTieBreak) -> State:
    return replace(state, tie_break=move.tie_break)


def _declare(state: State, move: Declare) -> State:  # noqa: ARG001
    if not any(any(counts.amounts) for counts in state.table):
        raise refuse("refused-beyond-nothing-counted")
    return replace(state, declared=True)


_PLAYS: dict[type[Move], Callable[..., State]] = {
    StartWith: _start_with,
    Reveal: _reveal,
    EndReveal: _end_reveal,
    SetSeen: _set_seen,
    PileOut: _pile_out,
    EndTurn: _end_turn,
    PreviousTurn: _previous_turn,
    Change: _change,
    Enter: _enter,
    Enchant: _enchant,
    Capture: _capture,
    Summon: _summon,
    SetValue: _set_value,
    SetTieBreak: _set_tie_break,
    Declare: _declare,
}


def _changed(state: State, changes: dict[int, Changes]) -> State:
    """The counts after changes by seat.

    Patterns that are gone take their summoning with them; an end that was a slip is no end.
    """
    table = tuple(counts.changed(changes.get(seat, ())) for seat, counts in enumerate(state.table))
    if any(amount < 0 for counts in table for amount in counts.amounts):
        raise refuse("refused-beyond-below-none")
    beyond = excess(table)
    if beyond is not None:
        raise Refused(beyond.why)
    summoned = tuple(
        _at_most(used, counts) for used, counts in zip(state.summoned, table, strict=True)
    )
    after = replace(state, table=table, summoned=summoned)
    return after if trigger(after) else replace(after, complete=False)


def _at_most(used: Tally, counts: Counts) -> Tally:
    return tally(min(times, counts.of(spirit)) for spirit, times in by_spirit(used))


def _check_course(state: State) -> None:
    if trigger(state) is Trigger.NIAN_SHOU:
        raise refuse("refused-beyond-six")
    if course_over(state):
        raise refuse("refused-beyond-last-turn-over")


def _check_seat(state: State, seat: int) -> None:
    if seat not in range(len(state.table)):
        raise refuse("refused-beyond-nobody")


def _check_value(value: int) -> None:
    if not 0 <= value <= VALUE_MAX:
        raise refuse("refused-beyond-value", most=VALUE_MAX)
