"""Numbers by Spirit."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from companion.games.beyond.moves import Spirit, Tally

_PLACE = {spirit: place for place, spirit in enumerate(Spirit)}


def tally(numbers: Iterable[int]) -> Tally:
    """Five numbers in the order of the Spirits as a tally.

    Raises:
        ValueError: There are more or fewer than five.
    """
    one, two, three, four, five = numbers
    return one, two, three, four, five


NONE: Tally = tally(0 for _ in Spirit)
"""Nothing of any Spirit."""


def of(numbers: Tally, spirit: Spirit) -> int:
    """The number for a Spirit."""
    return numbers[_PLACE[spirit]]


def having(numbers: Tally, spirit: Spirit, number: int) -> Tally:
    """The same with another number for a Spirit."""
    return tally(number if each == spirit else old for each, old in by_spirit(numbers))


def by_spirit(numbers: Tally) -> Iterator[tuple[Spirit, int]]:
    """Each Spirit and its number."""
    return zip(Spirit, numbers, strict=True)
