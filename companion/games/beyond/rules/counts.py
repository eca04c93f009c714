"""What one player holds, and what the box makes impossible."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from companion.games.beyond.moves import (
    CARDS,
    CARDS_OF_A_SPIRIT,
    NIAN_SHOU_CARDS,
    PATTERN,
    PATTERNS_MAX,
    STOCK_SLOTS,
    Item,
    Spirit,
)
from companion.table.text import Text, text

Changes: TypeAlias = tuple[tuple[Item, int], ...]
"""Items and by how much each goes up or down."""

_PLACE = {item: place for place, item in enumerate(Item)}
_PATTERNS = tuple(Item(spirit) for spirit in Spirit)


@dataclass(frozen=True, slots=True)
class Counts:
    """What lies before one player.

    Attributes:
        amounts: How many of each item, 0 or more, in the order of `Item`.
    """

    amounts: tuple[int, ...] = (0,) * len(Item)

    def of(self, item: Item | Spirit) -> int:
        """How many of an item; for a Spirit its patterns."""
        return self.amounts[_PLACE[Item(item)]]

    def having(self, item: Item | Spirit, amount: int) -> Counts:
        """The same with another amount of one item."""
        place = _PLACE[Item(item)]
        return Counts((*self.amounts[:place], amount, *self.amounts[place + 1 :]))

    def changed(self, changes: Changes) -> Counts:
        """The same with each item up or down by so many."""
        changed = self
        for item, by in changes:
            changed = changed.having(item, changed.of(item) + by)
        return changed

    @property
    def patterns(self) -> int:
        """The patterns of all Spirits together."""
        return sum(self.of(item) for item in _PATTERNS)

    @property
    def spirit_cards(self) -> int:
        """Spirit cards in use: in patterns, loose, and on the Stock."""
        loose = self.of(Item.EXTRA_SPIRITS) + self.of(Item.CAPTURES)
        return PATTERN * self.patterns + loose


def counts_of(amounts: Mapping[Item, int]) -> Counts:
    """Counts from the items given; the others are 0."""
    return Counts(tuple(amounts.get(item, 0) for item in Item))


@dataclass(frozen=True, slots=True)
class Excess:
    """More than there can be.

    Attributes:
        seat: The player whose count goes beyond the limit, counting from the first seat on.
        item: The item of which there are too many; None where they are too many cards together.
        why: The limit, in words.
    """

    seat: int
    item: Item | None
    why: Text


def excess(table: Sequence[Counts]) -> Excess | None:
    """The first limit of the box that these players are beyond, or None where all is possible.

    Over all players four patterns of one Spirit, six Nian Shou cards and 80 Spirit cards; for each
    player four capture cards.
    """
    return next(_excesses(table), None)


def _excesses(table: Sequence[Counts]) -> Iterator[Excess]:
    for seat, counts in enumerate(table):
        if counts.of(Item.CAPTURES) > STOCK_SLOTS:
            yield Excess(seat, Item.CAPTURES, text("refused-beyond-stock-full", slots=STOCK_SLOTS))
    patterns = text("refused-beyond-patterns", cards=CARDS_OF_A_SPIRIT, most=PATTERNS_MAX)
    nian_shou = text("refused-beyond-nian-shou", most=NIAN_SHOU_CARDS)
    for item, most, why in (
        *((item, PATTERNS_MAX, patterns) for item in _PATTERNS),
        (Item.NIAN_SHOU, NIAN_SHOU_CARDS, nian_shou),
    ):
        first = _beyond([counts.of(item) for counts in table], most)
        if first is not None:
            yield Excess(first, item, why)
    first = _beyond([counts.spirit_cards for counts in table], CARDS)
    if first is not None:
        yield Excess(first, None, text("refused-beyond-cards", most=CARDS))


def _beyond(amounts: Sequence[int], most: int) -> int | None:
    """The seat at which the sum first goes beyond the most there can be."""
    total = 0
    for seat, amount in enumerate(amounts):
        total += amount
        if total > most:
            return seat
    return None
