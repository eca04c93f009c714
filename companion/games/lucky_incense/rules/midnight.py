"""Midnight: the revealed cards are entered, temple by temple and place by place."""

from __future__ import annotations

from dataclasses import replace
from typing import TypeAlias

from companion.games.lucky_incense.moves import (
    ClearPlace,
    PlaceCard,
    Reopen,
    StrikeBell,
    ToMidnight,
)
from companion.games.lucky_incense.rules.state import (
    State,
    Year,
    check_advanced,
    check_count,
    check_phase,
    check_seat,
    check_within,
    kinds,
    put,
    with_year,
)
from companion.games.lucky_incense.terms import Phase, Remark, RemarkKind, Runner
from companion.games.lucky_incense.words import CARDS_A_YEAR, Card, temple_name
from companion.table.text import refuse

INCENSE_MAX = 10
"""The most incense on one card."""

MidnightMove: TypeAlias = ToMidnight | PlaceCard | ClearPlace | StrikeBell | Reopen


def apply(state: State, move: MidnightMove) -> State:
    """The match after the move. Raises `Refused`."""
    match move:
        case ToMidnight():
            check_phase(state, Phase.EVENING)
            year = replace(state.year, night=True)
        case PlaceCard():
            year = _place(state, move)
        case ClearPlace():
            year = _put(state, move, None)
        case StrikeBell():
            year = _strike(state, move)
        case Reopen():
            check_phase(state, Phase.PICKS, Phase.RACE, Phase.REWARDS)
            year = replace(state.year, shown=0, picks=(), secret=(), calls=(), notes=())
    return with_year(state, year)


def _place(state: State, move: PlaceCard) -> Year:
    runner = Runner(move.seat, move.card, move.incense, move.instant_win, move.defeats)
    year = _put(state, move, runner)
    check_seat(state, move.seat)
    if move.card not in state.options.cards:
        raise refuse("refused-lucky-junior")
    check_count(move.incense, INCENSE_MAX)
    if move.incense or move.instant_win or move.defeats:
        check_advanced(state)
    for temple, places in enumerate(state.year.places):
        for place, other in enumerate(places):
            same = other and (other.owner, other.card) == (move.seat, move.card)
            if same and (temple, place) != (move.temple, move.place):
                raise _already(state, temple, place)
    return year


def _already(state: State, temple: int, place: int) -> Exception:
    name = temple_name(kinds(state, state.year), temple)
    return refuse("refused-lucky-card-twice", temple=name, place=place + 1)


def _put(state: State, move: PlaceCard | ClearPlace, runner: Runner | None) -> Year:
    check_phase(state, Phase.MIDNIGHT)
    year = state.year
    check_within(move.temple, year.places)
    check_within(move.place, year.places[move.temple])
    row = put(year.places[move.temple], move.place, runner)
    return replace(year, places=put(year.places, move.temple, row))


def empty_places(year: Year) -> int:
    """How many places have no card."""
    return sum(runner is None for places in year.places for runner in places)


def _strike(state: State, move: StrikeBell) -> Year:
    check_phase(state, Phase.MIDNIGHT)
    empty = empty_places(state.year)
    if empty and not move.leave_empty:
        raise refuse("refused-lucky-empty", count=empty)
    return replace(state.year, shown=1)


def _again(state: State, seat: int) -> tuple[Card, ...]:
    """The cards of a seat that are out now and were in a year before, where they stay out."""

    def out(year: Year) -> set[Card]:
        return {
            runner.card
            for places in year.places
            for runner in places
            if runner and runner.owner == seat
        }

    before = {card for year in state.past for card in out(year)}
    again = out(state.year) & before
    return tuple(card for card in Card if card in again)


def remarks(state: State) -> tuple[Remark, ...]:
    """What is unusual about the cards entered, by seat; empty outside midnight.

    Every player plays four cards a year (rulings, Boards), and what was played goes out of play
    for the second one, but effects can change both, so this is said and never refused.
    """
    year = state.year
    if not year.night or year.shown:
        return ()
    runners = [runner for places in year.places for runner in places if runner]
    full = not empty_places(year)
    found = []
    for seat in range(state.players):
        count = sum(runner.owner == seat for runner in runners)
        if count > CARDS_A_YEAR:
            found.append(Remark(RemarkKind.MORE_CARDS, seat, count))
        elif full and count < CARDS_A_YEAR:
            found.append(Remark(RemarkKind.FEWER_CARDS, seat, count))
        again = _again(state, seat)
        if again:
            found.append(Remark(RemarkKind.LAST_YEAR, seat, len(again), again))
    on_cards = sum(runner.incense for runner in runners)
    if on_cards > sum(use is None or use.on is None for use in year.incense):
        found.append(Remark(RemarkKind.MORE_INCENSE, None, on_cards))
    return tuple(found)
