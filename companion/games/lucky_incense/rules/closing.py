"""A year closes: censers go home, the next year begins, or the match is over."""

from __future__ import annotations

from dataclasses import replace
from typing import TypeAlias

from companion.games.lucky_incense.moves import Finish, NextYear, TakeHome
from companion.games.lucky_incense.rules.evening import on_table
from companion.games.lucky_incense.rules.state import (
    State,
    Year,
    check_advanced,
    check_phase,
    check_seat,
    new_year,
    race,
    with_year,
)
from companion.games.lucky_incense.terms import Phase
from companion.games.lucky_incense.words import Censer
from companion.table.text import refuse

ClosingMove: TypeAlias = TakeHome | NextYear | Finish


def apply(state: State, move: ClosingMove) -> State:
    """The match after the move. Raises `Refused`."""
    check_phase(state, Phase.REWARDS)
    last = state.year.number == state.options.years
    match move:
        case TakeHome():
            after = _take_home(state, move)
        case NextYear():
            if last:
                raise refuse("refused-lucky-last-year")
            after = _next_year(state)
        case Finish():
            if not last:
                raise refuse("refused-lucky-year-left")
            after = replace(state, over=True)
    return after


def _take_home(state: State, move: TakeHome) -> State:
    check_advanced(state)
    if move.seat is not None:
        check_seat(state, move.seat)
    if move.censer not in on_table(state):
        raise refuse("refused-lucky-censer-away")
    notes = {**dict(state.year.notes), move.censer: move.seat}
    kept = tuple((censer, notes[censer]) for censer in Censer if censer in notes)
    return with_year(state, replace(state.year, notes=kept))


def going_home(state: State, year: Year) -> dict[Censer, int | None]:
    """Who takes each censer home, of a year whose rewards lie open.

    The winner of its temple does, of a palace both, unless the table noted otherwise. Where two
    tied for the top, or nobody came there, nobody does.
    """
    notes = dict(year.notes)
    found: dict[Censer, int | None] = {}
    for slots, temple in zip(year.censers, race(state, year), strict=True):
        top = temple.stages[-1][0].advances
        for censer in slots:
            if censer:
                found[censer] = notes.get(censer, top.owner if top else None)
    return found


def _next_year(state: State) -> State:
    year = state.year
    # Whoever sits to the right of the first start player begins, and play runs that way.
    start = (year.start - 1) % state.players
    home = tuple(
        (censer, seat) for censer, seat in going_home(state, year).items() if seat is not None
    )
    return replace(
        state,
        past=(*state.past, year),
        year=new_year(state.players, year.number + 1, start),
        home=(*state.home, *home),
    )
