"""The evening: what the table tells while the cards are played (rulings, Boards, Advanced).

All of it is optional. Amulets and guesses can be put right until the year is closed, the rest
until the bell strikes.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TypeAlias

from companion.games.lucky_incense.moves import (
    Bless,
    FaithUpgrade,
    LayCenser,
    Pray,
    RightGuesses,
    SeatAmulets,
    Start,
    TakeIncenseBack,
    Turn,
)
from companion.games.lucky_incense.rules.state import (
    State,
    check_advanced,
    check_count,
    check_phase,
    check_seat,
    check_within,
    put,
    with_year,
)
from companion.games.lucky_incense.terms import IncenseUse, Phase
from companion.games.lucky_incense.words import Blessing, Censer
from companion.table.text import refuse

COUNT_MAX = 99
"""The most amulets from seats, and the most right guesses, that one player can be given."""

_UNTIL_OVER = tuple(phase for phase in Phase if phase is not Phase.OVER)

EveningMove: TypeAlias = (
    Start
    | Turn
    | SeatAmulets
    | RightGuesses
    | LayCenser
    | Pray
    | FaithUpgrade
    | TakeIncenseBack
    | Bless
)


def apply(state: State, move: EveningMove) -> State:
    """The match after the move. Raises `Refused`."""
    match move:
        case Start() | Turn():
            after = _turn(state, move)
        case SeatAmulets() | RightGuesses():
            after = _count(state, move)
        case LayCenser():
            after = _lay(state, move)
        case Pray() | FaithUpgrade():
            after = _burn(state, move)
        case TakeIncenseBack():
            after = _take_back(state, move.seat)
        case Bless():
            _check_before_bell(state)
            if move.seat is not None:
                check_seat(state, move.seat)
            after = _bless(state, move.blessing, move.seat)
    return after


def _turn(state: State, move: Start | Turn) -> State:
    check_phase(state, Phase.EVENING)
    check_seat(state, move.seat)
    year = replace(state.year, turn=move.seat)
    if isinstance(move, Turn):
        return with_year(state, year)
    if year.number > 1:
        raise refuse("refused-lucky-start")
    return with_year(state, replace(year, start=move.seat))


def _count(state: State, move: SeatAmulets | RightGuesses) -> State:
    check_phase(state, *_UNTIL_OVER)
    check_seat(state, move.seat)
    year = state.year
    if isinstance(move, SeatAmulets):
        check_count(move.amulets, COUNT_MAX)
        row = put(year.seat_amulets, move.seat, move.amulets)
        return with_year(state, replace(year, seat_amulets=row))
    check_advanced(state)
    check_count(move.guesses, COUNT_MAX)
    return with_year(state, replace(year, guesses=put(year.guesses, move.seat, move.guesses)))


def _check_before_bell(state: State) -> None:
    check_phase(state, Phase.EVENING, Phase.MIDNIGHT)
    check_advanced(state)


def _lay(state: State, move: LayCenser) -> State:
    _check_before_bell(state)
    year = state.year
    check_within(move.temple, year.censers)
    slots = year.censers[move.temple]
    check_within(move.slot, slots)
    before = slots[move.slot]
    if before is not None and before is not move.censer and _burns(state, before):
        raise refuse("refused-lucky-censer-burns")
    if move.censer is not None and before is not move.censer:
        if move.censer in on_table(state):
            raise refuse("refused-lucky-censer-twice")
        if move.censer in dict(state.home):
            raise refuse("refused-lucky-censer-home")
    laid = put(year.censers, move.temple, put(slots, move.slot, move.censer))
    return with_year(state, replace(year, censers=laid))


def on_table(state: State) -> tuple[Censer, ...]:
    """The censers known to lie beside the temples of this year."""
    return tuple(censer for slots in state.year.censers for censer in slots if censer)


def _burns(state: State, censer: Censer) -> bool:
    return IncenseUse(censer) in state.year.incense


def _burn(state: State, move: Pray | FaithUpgrade) -> State:
    _check_before_bell(state)
    check_seat(state, move.seat)
    year = state.year
    if year.incense[move.seat] is not None:
        raise refuse("refused-lucky-incense-gone")
    censer = move.censer if isinstance(move, Pray) else None
    if censer is not None:
        if censer not in on_table(state) and (censer, move.seat) not in state.home:
            raise refuse("refused-lucky-censer-away")
        if _burns(state, censer):
            raise refuse("refused-lucky-censer-used")
    year = replace(year, incense=put(year.incense, move.seat, IncenseUse(censer)))
    state = with_year(state, year)
    blessing = censer and censer.blessing
    return _bless(state, blessing, move.seat) if blessing else state


def _take_back(state: State, seat: int) -> State:
    _check_before_bell(state)
    check_seat(state, seat)
    year = state.year
    use = year.incense[seat]
    if use is None:
        raise refuse("refused-lucky-incense-there")
    state = with_year(state, replace(year, incense=put(year.incense, seat, None)))
    blessing = use.on and use.on.blessing
    if blessing and year.holder(blessing) == seat:
        return _bless(state, blessing, None)
    return state


def _bless(state: State, blessing: Blessing, seat: int | None) -> State:
    held = dict(state.year.blessings)
    held.pop(blessing, None)
    if seat is not None:
        held[blessing] = seat
    # In one order whatever was told first, so that equal evenings are equal states.
    blessings = tuple((token, held[token]) for token in Blessing if token in held)
    return with_year(state, replace(state.year, blessings=blessings))
