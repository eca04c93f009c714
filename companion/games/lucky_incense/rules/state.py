"""A match as it stands, and what follows from it at once."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field, replace
from typing import TypeVar

from companion.games.lucky_incense.rules.race import run
from companion.games.lucky_incense.rules.rewards import rewards
from companion.games.lucky_incense.terms import (
    At,
    IncenseUse,
    Pair,
    Phase,
    Runner,
    Sheet,
    Temple,
    TempleRace,
)
from companion.games.lucky_incense.words import (
    BOARDS,
    Blessing,
    Card,
    Censer,
    Kind,
    Options,
)
from companion.table.chance import Chance
from companion.table.text import refuse

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Year:
    """One year.

    Attributes:
        number: 1 or 2.
        start: Who has the start token.
        turn: Whose turn it is in the evening.
        seat_amulets: For each seat, amulets from seats.
        guesses: For each seat, right guesses with the God of Wealth.
        incense: For each seat where its incense went, None while it is there. One a year.
        censers: For each temple its censers, None where it is not known which.
        blessings: Who holds which token.
        night: Whether the evening is over.
        places: For each temple the cards before it.
        shown: The last stage that the table has seen run; 0 before the bell, one more than there
            are stages when the rewards are handed out.
        picks: The picks that lie open.
        secret: The picks of this stage that came in and are not shown yet, by owner.
        calls: The results that the table has set: the side that advances, or None.
        notes: Who takes a censer home where it is not the winner of its temple.
    """

    number: int
    start: int
    turn: int
    seat_amulets: tuple[int, ...]
    guesses: tuple[int, ...]
    incense: tuple[IncenseUse | None, ...]
    censers: tuple[tuple[Censer | None, ...], ...]
    blessings: tuple[tuple[Blessing, int], ...]
    places: tuple[tuple[Runner | None, ...], ...]
    night: bool = False
    shown: int = 0
    picks: tuple[tuple[At, Card], ...] = ()
    secret: tuple[tuple[int, tuple[Card, ...]], ...] = field(default=(), repr=False)
    calls: tuple[tuple[At, int | None], ...] = ()
    notes: tuple[tuple[Censer, int | None], ...] = ()

    @property
    def clockwise(self) -> bool:
        """Which way play runs: clockwise in the first year, the other way in the second."""
        return self.number == 1

    def holder(self, blessing: Blessing) -> int | None:
        """Who holds that token, or None."""
        return dict(self.blessings).get(blessing)


@dataclass(frozen=True, slots=True)
class State:
    """A match.

    Attributes:
        players: How many play, 2 to 5.
        options: The table's choices.
        seed: 32 bytes; who begins, and left and right of a secret pick.
        past: The years that are closed.
        year: The year at hand; after the end the last one.
        home: The censers that players have taken home.
        over: Whether the match is over.
    """

    players: int
    options: Options
    seed: bytes = field(repr=False)
    past: tuple[Year, ...]
    year: Year
    home: tuple[tuple[Censer, int], ...] = ()
    over: bool = False


def begin(players: int, options: Options, seed: bytes) -> State:
    """The first evening, before anything is said. Who begins comes from the seed.

    Raises:
        Refused: The game does not take so many players.
    """
    if players not in BOARDS:
        most = max(BOARDS)
        if players > most:
            raise refuse("refused-too-many", most=most, count=players)
        raise refuse("refused-too-few", least=min(BOARDS), count=players)
    start = Chance(seed, "start").below(players)
    return State(players, options, seed, (), new_year(players, 1, start))


def new_year(players: int, number: int, start: int) -> Year:
    """A year in its evening, nothing told yet."""
    kinds = BOARDS[players][number - 1]
    return Year(
        number,
        start,
        turn=start,
        seat_amulets=(0,) * players,
        guesses=(0,) * players,
        incense=(None,) * players,
        censers=tuple((None,) * kind.censers for kind in kinds),
        blessings=(),
        places=tuple((None,) * kind.places for kind in kinds),
    )


def kinds(state: State, year: Year) -> tuple[Kind, ...]:
    """The temples of a year, in order (rulings, Boards)."""
    return BOARDS[state.players][year.number - 1]


def temples(state: State, year: Year) -> tuple[Temple, ...]:
    """The temples of a year with the cards before them."""
    return tuple(
        Temple(kind, places) for kind, places in zip(kinds(state, year), year.places, strict=True)
    )


def stages(state: State, year: Year) -> int:
    """How many stages the longest race of the year has: 2 or 3."""
    return max(kind.stages for kind in kinds(state, year))


def race(state: State, year: Year) -> tuple[TempleRace, ...]:
    """The race of a year as far as the picks that lie open carry it."""
    return run(
        temples(state, year),
        state.options.ancestor,
        picks=dict(year.picks),
        emperor_guan=year.holder(Blessing.EMPEROR_GUAN),
        overrules=dict(year.calls),
    )


def waiting(state: State) -> tuple[Pair, ...]:
    """The pairs that owners have to pick now: those of the stage shown, by temple and pair.

    A temple that has come further waits for the others, since the picks of one stage are made
    and shown together over all temples (rulings, Secret picks).
    """
    year = state.year
    return tuple(
        pair
        for temple in race(state, year)
        for pair in temple.waiting
        if pair.at.stage == year.shown  # what came before is settled
    )


def phase(state: State) -> Phase:
    """Where the match stands."""
    year = state.year
    if state.over:
        return Phase.OVER
    if not year.shown:
        return Phase.MIDNIGHT if year.night else Phase.EVENING
    if waiting(state):
        return Phase.PICKS
    return Phase.RACE if year.shown <= stages(state, year) else Phase.REWARDS


def paid(state: State, year: Year) -> bool:
    """Whether the rewards of a year lie open."""
    return year.shown > stages(state, year)


def sheets(state: State, year: Year) -> tuple[Sheet, ...]:
    """For each seat where its amulets of the year come from; from the race once it is paid."""
    wen_chang = year.holder(Blessing.WEN_CHANG)
    raced = [
        reward
        for index, temple in enumerate(race(state, year) if paid(state, year) else ())
        for reward in rewards(index, temple, wen_chang)
    ]
    return tuple(
        Sheet(
            year.seat_amulets[seat],
            year.guesses[seat],
            tuple(reward for reward in raced if reward.runner.owner == seat),
        )
        for seat in range(state.players)
    )


def years(state: State) -> tuple[Year, ...]:
    """All years so far, the one at hand last."""
    return (*state.past, state.year)


def totals(state: State) -> dict[int, int]:
    """For each seat its amulets so far."""
    all_sheets = [sheets(state, year) for year in years(state)]
    return {seat: sum(year[seat].total for year in all_sheets) for seat in range(state.players)}


def order(players: int, start: int, clockwise: bool) -> tuple[int, ...]:
    """The seats in the order of play."""
    step = 1 if clockwise else -1
    return tuple((start + step * turn) % players for turn in range(players))


# What every kind of move checks


def with_year(state: State, year: Year) -> State:
    """The match with its year at hand changed."""
    return replace(state, year=year)


def check_phase(state: State, *allowed: Phase) -> None:
    """That the match stands where the move belongs. Raises `Refused`: what is due instead."""
    now = phase(state)
    if now not in allowed:
        raise refuse(f"refused-lucky-in-{now.value}")


def check_seat(state: State, seat: int) -> None:
    """That somebody plays there. Raises `Refused`."""
    if not 0 <= seat < state.players:
        raise refuse("refused-lucky-nobody")


def check_advanced(state: State) -> None:
    """That the table plays with censers and incense. Raises `Refused`."""
    if not state.options.advanced:
        raise refuse("refused-lucky-advanced")


def check_count(count: int, most: int) -> None:
    """That a count is one that can be typed: 0 to `most`. Raises `Refused`."""
    if not 0 <= count <= most:
        raise refuse("refused-lucky-count", most=most)


def check_within(index: int, row: Collection[object]) -> None:
    """That the year has such a temple, place or slot. Raises `Refused`."""
    if not 0 <= index < len(row):
        raise refuse("refused-lucky-no-place")


def put(row: tuple[T, ...], index: int, entry: T) -> tuple[T, ...]:
    """The row with one entry changed."""
    return (*row[:index], entry, *row[index + 1 :])
