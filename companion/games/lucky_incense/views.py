"""Views are made here: the one place that sees a state and says what a seat may know of it."""

from __future__ import annotations

from collections.abc import Iterator

from companion.games.lucky_incense.rules import state as rules
from companion.games.lucky_incense.rules.closing import going_home
from companion.games.lucky_incense.rules.midnight import empty_places, remarks
from companion.games.lucky_incense.rules.rewards import leaders
from companion.games.lucky_incense.rules.running import is_secret, owners, pairs_of
from companion.games.lucky_incense.rules.state import State, Year
from companion.games.lucky_incense.view import (
    CenserView,
    Choice,
    Mine,
    Pair,
    Phase,
    Picking,
    TempleRace,
    View,
    YearView,
)
from companion.games.lucky_incense.words import Censer
from companion.table.chance import Chance

_CALLABLE = (Phase.PICKS, Phase.RACE, Phase.REWARDS)


def view(state: State, seat: int | None) -> View:
    """What that seat may know, or for None what everybody at the table may."""
    phase = rules.phase(state)
    totals = rules.totals(state)
    evening = phase is Phase.EVENING
    year = state.year
    order = rules.order(state.players, year.turn, year.clockwise)
    return View(
        players=state.players,
        options=state.options,
        phase=phase,
        year=_year(state, year),
        past=tuple(_year(state, past) for past in state.past),
        turn=year.turn if evening else None,
        next_turn=order[1] if evening else None,
        remarks=remarks(state),
        picking=_picking(state) if phase is Phase.PICKS else None,
        mine=_mine(state, seat) if phase is Phase.PICKS and seat is not None else None,
        can_overrule=phase in _CALLABLE and not year.secret,
        totals=tuple(totals[player] for player in range(state.players)),
        winners=leaders(totals) if state.over else None,
    )


def _year(state: State, year: Year) -> YearView:
    stages = rules.stages(state, year)
    shown = min(year.shown, stages)
    return YearView(
        number=year.number,
        start=year.start,
        clockwise=year.clockwise,
        order=rules.order(state.players, year.start, year.clockwise),
        temples=rules.temples(state, year),
        empty=empty_places(year),
        used=tuple(
            tuple(
                runner.card
                for places in year.places
                for runner in places
                if runner and runner.owner == seat
            )
            for seat in range(state.players)
        ),
        incense=year.incense,
        blessings=year.blessings,
        censers=tuple(_censers(state, year)) if state.options.advanced else (),
        stages=stages,
        shown=shown,
        race=tuple(
            TempleRace(temple.kind, temple.stages[:shown])
            for temple in (rules.race(state, year) if shown else ())
        ),
        sheets=rules.sheets(state, year),
    )


def _censers(state: State, year: Year) -> Iterator[CenserView]:
    going = going_home(state, year) if rules.paid(state, year) else {}
    users = {use.on: seat for seat, use in enumerate(year.incense) if use is not None and use.on}
    for temple, slots in enumerate(year.censers):
        for slot, censer in enumerate(slots):
            if censer is None:
                yield CenserView(None, temple, slot, None, None, None)
            else:
                user, goes_to = users.get(censer), going.get(censer)
                yield CenserView(censer, temple, slot, None, user, goes_to)
    for censer, home in _home(state, year):
        yield CenserView(censer, None, 0, home, users.get(censer), None)


def _home(state: State, year: Year) -> tuple[tuple[Censer, int], ...]:
    """What players had at home while that year was played: nothing in the first."""
    return state.home if year.number > 1 else ()


def _picking(state: State) -> Picking:
    pairs = rules.waiting(state)
    asked = owners(state)
    in_hand = dict(state.year.secret)
    return Picking(
        stage=pairs[0].at.stage,
        pairs=pairs,
        secret=is_secret(state),
        owners=asked,
        picked=tuple(seat for seat in asked if seat in in_hand),
        holder=next(seat for seat in asked if seat not in in_hand),
    )


def _mine(state: State, seat: int) -> Mine | None:
    pairs = pairs_of(state, seat)
    if not pairs:
        return None
    choices = tuple(_choice(state, pair) for pair in pairs)
    return Mine(seat, choices, dict(state.year.secret).get(seat))


def _choice(state: State, pair: Pair) -> Choice:
    first, second = pair.cards
    assert first and second  # a pair of one owner has two cards
    at = pair.at
    label = f"left|{state.year.number}|{at.temple}|{at.stage}|{at.pair}"
    mixed = Chance(state.seed, label).shuffled((first, second))
    return Choice(at, (mixed[0], mixed[1]))
