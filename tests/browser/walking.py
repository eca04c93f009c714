"""A walk through the app on a phone: what its steps mean, and taking it.

A walk begins at the start screen or in a match that is laid at some stage. Its steps are one a
line: `tap PIECE`, `wait PIECE`, `shot NAME`, `confirm` (hold a cover open), `held SEAL NAME` (a
picture while a seal is held), `sit GAME` (names for a whole table), `type WORDS`. A piece may end
in `*`: the first whose identifier begins so.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from companion.table.match import Match
from tests.browser.driver import Driver

AnyMatch = Match[Any, Any, Any, Any]
Shoot = Callable[[str], None]

NAMES = ("Ann", "Ben", "陳小明", "Dora", "Émile", "Fay", "Gu", "Halima")
TABLES = {"bronze-heads": 6, "lucky-incense": 3, "good-fortune": 2, "beyond": 4}


@dataclass(frozen=True)
class Walk:
    """Where it begins (None: at the start screen with nothing played yet) and what is done."""

    name: str
    steps: str
    match: Callable[[], AnyMatch] | None = None


def shots(walk: Walk) -> list[str]:
    """The names of the pictures that a walk takes, in order."""
    steps = (line.split() for line in walk.steps.split("\n"))
    return [words[-1] for words in steps if words and words[0] in ("shot", "held")]


def go(phone: Driver, walk: Walk, shoot: Shoot) -> None:
    """Take a walk on a phone that shows where it begins."""
    for line in walk.steps.split("\n"):
        words = line.split()
        if words:
            _step(phone, words[0], words[1:], shoot)


def _step(phone: Driver, what: str, given: list[str], shoot: Shoot) -> None:
    match what, given:
        case "tap", [piece]:
            phone.tap(_piece(phone, piece))
        case "wait", [piece]:
            phone.wait(piece)
        case "shot", [name]:
            shoot(name)
        case "confirm", []:
            phone.confirm()
        case "held", [seal, name]:
            with phone.held(seal):
                shoot(name)
        case "type", [*words]:
            phone.type(" ".join(words))
        case "sit", [game]:
            phone.wait("seats.add")
            phone.take_seats(list(NAMES[: TABLES[game]]))
        case _:
            raise ValueError(f"{what} {given}")


def _piece(phone: Driver, piece: str) -> str:
    """The piece itself, or the first of those that begin so and are no empty tile."""
    if not piece.endswith("*"):
        return piece
    phone.rest()
    return phone.first(piece.removesuffix("*"), but="empty")
