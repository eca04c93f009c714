"""A short way to write cards down and let them run: `red mom`, `blue cat +2`, `green dad jade`."""

from __future__ import annotations

from collections.abc import Mapping

from companion.games.lucky_incense.rules.race import run
from companion.games.lucky_incense.rules.rewards import rewards
from companion.games.lucky_incense.terms import At, Pair, Reward, Runner, Temple, TempleRace
from companion.games.lucky_incense.words import AncestorReading, Card, Colour, Kind

COLOURS = [colour.value for colour in Colour]
RED, YELLOW, GREEN, BLUE, PURPLE = range(5)


def card(words: str | None) -> Runner | None:
    """A card from words: colour, card, then `+n` for incense, `jade` and `yue` for the marks."""
    if words is None:
        return None
    colour, name, *marks = words.split()
    incense = sum(int(mark) for mark in marks if mark.startswith("+"))
    return Runner(COLOURS.index(colour), Card(name), incense, "jade" in marks, "yue" in marks)


def name(runner: Runner | None) -> str | None:
    return runner and f"{COLOURS[runner.owner]} {runner.card}"


def temple(*cards: str | None) -> Temple:
    """A temple, or with more than four cards a palace; places left out are empty."""
    kind = Kind.TEMPLE if len(cards) <= 4 else Kind.PALACE
    return Temple(
        kind, tuple(card(words) for words in cards) + (None,) * (kind.places - len(cards))
    )


def race(
    *cards: str | None,
    ancestor: str = "ride",
    guan: int | None = None,
    picks: Mapping[tuple[int, int], str] | None = None,
    calls: Mapping[tuple[int, int], int | None] | None = None,
) -> TempleRace:
    """The race of one temple; picks and calls by stage and pair."""
    (raced,) = run(
        [temple(*cards)],
        AncestorReading(ancestor),
        picks={At(0, *at): Card(pick) for at, pick in (picks or {}).items()},
        emperor_guan=guan,
        overrules={At(0, *at): side for at, side in (calls or {}).items()},
    )
    return raced


def meet(first: str, second: str, ancestor: str = "ride", guan: int | None = None) -> Pair:
    """The pair that two cards make."""
    return race(first, second, ancestor=ancestor, guan=guan).stages[0][0]


def told(pair: Pair) -> tuple[str, str | None]:
    """The rule that settled a pair, and who advances."""
    return pair.rule.value, name(pair.advances)


def powers(pair: Pair) -> list[int | None]:
    return [standing.power.total if standing else None for standing in pair.cards]


def paid(raced: TempleRace, wen_chang: int | None = None) -> list[tuple[str | None, str, int]]:
    """What a race pays: card, spot, amulets."""
    return [(name(r.runner), r.spot.value, r.amulets) for r in items(raced, wen_chang)]


def items(raced: TempleRace, wen_chang: int | None = None) -> tuple[Reward, ...]:
    return rewards(0, raced, wen_chang)
