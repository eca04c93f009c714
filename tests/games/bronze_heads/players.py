"""Players who make any allowed move: whole games for tests that need one."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import TypeAlias

from companion.games.bronze_heads.game import GAME
from companion.games.bronze_heads.moves import (
    LINE_UPS,
    GoOn,
    Move,
    NextSpeaker,
    Note,
    OpenVote,
    Options,
    PassTo,
    RevealNext,
    RoleSource,
    SpendChips,
    TypeVote,
)
from companion.games.bronze_heads.rules import State
from companion.games.bronze_heads.view import Phase, Step, View
from companion.table.match import Match, Setting, begin
from companion.table.seats import Colour, Seat

BronzeMatch: TypeAlias = Match[State, Options, Move, View]

NAMES = ("Ann", "Bo", "Cy", "Di", "Ed", "Flo", "Gus", "Hal")


def people(count: int) -> tuple[Seat, ...]:
    """So many players, each with a name and a colour of their own."""
    colours = tuple(Colour)
    return tuple(Seat(NAMES[seat], colours[seat]) for seat in range(count))


def new_match(seats: int, options: Options | None = None, seed: bytes = bytes(32)) -> BronzeMatch:
    """A match before its first move."""
    return begin(GAME, Setting(people(seats), options or Options(), seed))


def _split(rng: random.Random, chips: int, heads: int) -> tuple[int, ...]:
    spent = [0] * heads
    for _ in range(rng.randint(0, chips)):
        spent[rng.randrange(heads)] += 1
    return tuple(spent)


def any_move(match: BronzeMatch, rng: random.Random) -> Move:
    """A move that is allowed now, any of them: what the screens would offer."""
    table = match.view(None)
    if table.step is Step.PASS and table.holder is not None:
        return PassTo(table.holder, rng.choice(table.passes) if table.passes else None)
    if table.holder is not None:
        return _secret(match, table.holder, rng)
    public: dict[Phase, Move] = {
        Phase.SPEAKING: NextSpeaker() if rng.random() < 0.8 else OpenVote(),
        Phase.VOTING: TypeVote(_split(rng, table.chips_out, 4)),
        Phase.VOTED: GoOn(),
        Phase.REVEAL: RevealNext(),
    }
    return public[table.phase]


def _secret(match: BronzeMatch, seat: int, rng: random.Random) -> Move:
    mine = match.view(seat).mine
    assert mine is not None
    if match.view(None).step is Step.SPEND:
        assert mine.chips is not None
        return SpendChips(seat, _split(rng, mine.chips, 4))
    if match.view(None).step is Step.ENTER_ROLE:
        taken = {match.view(other).mine.role for other in range(seat)}
        return rng.choice([move for move in mine.offers if move.role not in taken])
    return rng.choice(mine.offers)


def moments(
    seats: int, rng: random.Random, options: Options | None = None
) -> Iterator[BronzeMatch]:
    """A random whole game, as it stands before the first move and after each."""
    match = new_match(seats, options, rng.randbytes(32))
    yield match
    while match.outcome is None:
        if match.view(None).heads and rng.random() < 0.05:
            match = match.play(Note(rng.randrange(seats), rng.choice(["", "Bo?", "rat!"])))
            yield match
        match = match.play(any_move(match, rng))
        yield match


def random_game(
    seats: int,
    rng: random.Random,
    options: Options | None = None,
    until: Callable[[View], bool] | None = None,
) -> BronzeMatch:
    """A random game, whole or until the table's view is as wanted for the first time."""
    for match in moments(seats, rng, options):
        if until is not None and until(match.view(None)):
            break
    return match


def random_options(rng: random.Random) -> Options:
    """Any options the table can choose."""
    defaults = Options()
    return Options(
        majority=rng.choice(list(type(defaults.majority))),
        early_end=rng.random() < 0.5,
        double_attack=rng.choice(list(type(defaults.double_attack))),
        roles=rng.choice(list(RoleSource)),
        votes=rng.choice(list(type(defaults.votes))),
        seconds=rng.choice([0, 60]),
    )


SEATS = tuple(LINE_UPS)
"""The player counts."""
