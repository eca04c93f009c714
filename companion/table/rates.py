"""How often something came true, with the number behind it: what every game's statistics share."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TypeVar

from companion.table.seats import person_key
from companion.table.text import Text

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Rate:
    """How often something came true, with the number behind it.

    Attributes:
        times: How often it did.
        of: How often it could have.
    """

    times: int = 0
    of: int = 0

    def __add__(self, other: Rate) -> Rate:
        return Rate(self.times + other.times, self.of + other.of)

    @property
    def share(self) -> float | None:
        """0 to 1, or None where it never could."""
        return self.times / self.of if self.of else None


NEVER = Rate()
"""No occasion at all."""


def once(came_true: bool) -> Rate:
    """One occasion."""
    return Rate(int(came_true), 1)


def by_person(rows: Iterable[tuple[str, T]], add: Callable[[T, T], T]) -> tuple[tuple[str, T], ...]:
    """Rows of one person added up, under the name that comes last; in the order of first sight.

    Args:
        rows: Names and what belongs to them, the oldest first.
        add: How two are added up.
    """
    names: dict[str, str] = {}
    found: dict[str, T] = {}
    for name, row in rows:
        key = person_key(name)
        names[key] = name
        found[key] = add(found[key], row) if key in found else row
    return tuple((names[key], row) for key, row in found.items())


@dataclass(frozen=True, slots=True)
class Line:
    """A rate and what it is the rate of.

    Attributes:
        words: What came true or did not.
        rate: How often, of how many.
    """

    words: Text
    rate: Rate


@dataclass(frozen=True, slots=True)
class Group:
    """Rates that belong together.

    Attributes:
        title: What they have in common.
        lines: At least one, each with an occasion behind it.
    """

    title: Text
    lines: tuple[Line, ...]


def grouped(title: Text, lines: Iterable[Line]) -> tuple[Group, ...]:
    """A group of the rates that had an occasion; nothing where none had."""
    found = tuple(line for line in lines if line.rate.of)
    return (Group(title, found),) if found else ()


@dataclass(frozen=True, slots=True)
class Tally:
    """What one game counts besides wins and points: what `figures` of its statistics returns.

    Attributes:
        table: Of all matches together.
        people: Of everybody, by name.
    """

    table: tuple[Group, ...]
    people: tuple[tuple[str, tuple[Group, ...]], ...]
