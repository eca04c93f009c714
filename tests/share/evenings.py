"""Whole evenings of all four games for the tests of whatever leaves the phone."""

from __future__ import annotations

import os
import random
from typing import Any

from companion.games import registry
from companion.games.beyond import moves as beyond
from companion.games.bronze_heads.moves import Options as BronzeOptions
from companion.games.bronze_heads.view import Phase as BronzePhase
from companion.games.good_fortune import moves as fortune
from companion.games.lucky_incense.moves import Finish
from companion.games.lucky_incense.view import Phase
from companion.games.lucky_incense.words import Options as LuckyOptions
from companion.table.fairness import Promise, promise
from companion.table.match import Match, Setting, begin
from companion.table.seats import Colour, Seat
from companion.table.text import Refused
from tests.games.bronze_heads import players as bronze
from tests.games.lucky_incense import players as lucky
from tests.games.lucky_incense.table import Table

AnyMatch = Match[Any, Any, Any, Any]

MANY = int(os.environ.get("COMPANION_MANY", "12"))
"""How many random evenings each property is tried on; 10000 for a thorough night."""

NAMES = ("Ann", "Bo", "Cy", "Di", "Ed", "Flo", "Gus", "Hal")
COLOURS = (Colour.RED, Colour.YELLOW, Colour.GREEN, Colour.BLUE, Colour.PURPLE)
ODD_NAMES = ("=1+1", 'Ann "A", Lee', "王小明", "@Bo", "-Cy", "Ünï çødé", "👩‍🚀", "x" * 40)


def people(count: int, names: tuple[str, ...] = NAMES) -> tuple[Seat, ...]:
    colours = (*COLOURS, *(c for c in Colour if c not in COLOURS))
    return tuple(Seat(names[at], colours[at]) for at in range(count))


def promised(game_id: str, seats: int, options: Any, rng: random.Random) -> Promise:
    """A promise whose chance comes from the test, and the words of some."""
    words = [rng.choice(["", "", "luck", "福", "two words", "é"]) for _ in range(seats)]
    return promise(registry.game(game_id), seats, options, rng.randbytes).with_words(words)


def bronze_heads(rng: random.Random, *, moves: int | None = None, seats: int | None = None):
    count = seats or rng.choice(bronze.SEATS)
    options: BronzeOptions = bronze.random_options(rng)
    given = promised("bronze-heads", count, options, rng)
    match = begin(registry.game("bronze-heads"), Setting(people(count), options, given.seed))
    while match.outcome is None and (moves is None or len(match.journal) < moves):
        if match.view(None).heads and rng.random() < 0.05:
            match = match.play(bronze.Note(rng.randrange(count), rng.choice(["", "é?", "=rat"])))
        match = match.play(bronze.any_move(match, rng))
    return match, given


def bronze_until(rng: random.Random, phase: BronzePhase):
    match, given = bronze_heads(rng, moves=1)
    while match.view(None).phase is not phase:
        match = match.play(bronze.any_move(match, rng))
    return match, given


def lucky_incense(rng: random.Random):
    count = rng.randint(2, 5)
    options = LuckyOptions(junior=rng.random() < 0.3, advanced=rng.random() < 0.5)
    given = promised("lucky-incense", count, options, rng)
    table = Table(count, options, given.seed)
    lucky.play_on(table, rng, 150, 0.15)
    while table.phase is not Phase.OVER:
        table.play(lucky.onward(table, rng))
    assert isinstance(table.match.journal[-1], Finish)
    setting = Setting(people(count), options, given.seed)
    return Match(table.match.game, setting, table.match.journal, table.match._state), given


def good_fortune(rng: random.Random):
    options = fortune.Options()
    given = promised("good-fortune", 2, options, rng)
    match = begin(registry.game("good-fortune"), Setting(people(2), options, given.seed))
    pairs = list(fortune.PAIRS)
    rng.shuffle(pairs)
    for at in range(rng.randint(2, 9)):
        match = match.play(fortune.AddTile(at % 2, fortune.Tile(pairs[at], rng.randint(1, 4))))
    return match.play(fortune.Declare()), given


def beyond_game(rng: random.Random):
    count = rng.randint(2, 4)
    options = beyond.Options(advanced=rng.random() < 0.5)
    given = promised("beyond", count, options, rng)
    match = begin(registry.game("beyond"), Setting(people(count), options, given.seed))
    for _ in range(rng.randint(3, 20)):
        item = rng.choice(list(beyond.Item))
        try:
            match = match.play(beyond.Enter(rng.randrange(count), item, rng.randint(0, 2)))
        except Refused:
            continue
    return match.play(beyond.Declare()), given


GAMES = (bronze_heads, lucky_incense, good_fortune, beyond_game)


def evening(number: int) -> tuple[AnyMatch, Promise]:
    """A whole random match, another one for every number."""
    return GAMES[number % len(GAMES)](random.Random(number))


def evenings(count: int = MANY):
    return (evening(number) for number in range(count))
