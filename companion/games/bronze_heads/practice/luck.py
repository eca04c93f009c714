"""Small decisions by chance."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from companion.table.chance import Chance

T = TypeVar("T")


def happens(chance: Chance, percent: int) -> bool:
    """True so many times in a hundred."""
    return chance.below(100) < percent


def one_of(chance: Chance, items: Sequence[T]) -> T:
    """Any of the items. Raises ValueError where there is none."""
    return items[chance.below(len(items))]


def best(chance: Chance, items: Sequence[T], worth: Callable[[T], float]) -> T:
    """The item that is worth most; any of those that are worth the same."""
    return max(chance.shuffled(items), key=worth)
