"""What can be captured with a Stock, and what each side gets (rulings, Capture)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from companion.games.beyond.moves import NIAN_SHOU_CARDS, Item, Target
from companion.games.beyond.rules.counts import Changes, Counts


@dataclass(frozen=True, slots=True)
class Cost:
    """The capture cards that are used and go to the discards.

    Attributes:
        yin: Cards marked Yin.
        yang: Cards marked Yang.
    """

    yin: int
    yang: int

    @property
    def cards(self) -> int:
        """Both together, 1 or 2."""
        return self.yin + self.yang


COSTS: Mapping[Target, Cost] = {
    Target.YIN_SPIRIT: Cost(0, 1),
    Target.YANG_SPIRIT: Cost(1, 0),
    Target.PROTECTED_SPIRIT: Cost(1, 1),
    Target.NIAN_SHOU: Cost(1, 1),
}
"""What each target takes: the opposite mark, or one of each."""


@dataclass(frozen=True, slots=True)
class Offer:
    """A capture that is possible, and what it does to both sides.

    The app does not know the marks of the cards on the table: whether the victim has a loose card
    with this mark is for the players to see. Cards of an enchanted pattern are not offered.

    Attributes:
        victim: The seat that loses a card.
        target: Which card.
        cost: The capture cards used.
        taker: How the taker's counts change.
        victims: How the victim's counts change: a card less, and a token for it.
        points: By how much the taker's score changes: 0 or -1. The victim's stays as it was.
        wins: Whether it is the sixth Nian Shou card, which wins at once.
    """

    victim: int
    target: Target
    cost: Cost
    taker: Changes
    victims: Changes
    points: int
    wins: bool


def taken(target: Target) -> Item:
    """What the card is counted as, before and after."""
    return Item.NIAN_SHOU if target is Target.NIAN_SHOU else Item.EXTRA_SPIRITS


def offer(table: Sequence[Counts], taker: int, victim: int, target: Target) -> Offer:
    """That capture, whether or not the counts allow it."""
    card, cost = taken(target), COSTS[target]
    six = target is Target.NIAN_SHOU and table[taker].of(card) + 1 == NIAN_SHOU_CARDS
    return Offer(
        victim=victim,
        target=target,
        cost=cost,
        taker=((card, 1), (Item.CAPTURES, -cost.cards)),
        victims=((card, -1), (Item.TOKENS, 1)),
        points=1 - cost.cards,
        wins=six,
    )


def offers(
    table: Sequence[Counts], taker: int, yin: int, yang: int, *, advanced: bool
) -> tuple[Offer, ...]:
    """Everything that a player can capture with the cards on the Stock, one card at a time.

    Args:
        table: What each player holds.
        taker: Whose Stock it is.
        yin: The cards on it that are marked Yin.
        yang: The cards on it that are marked Yang.
        advanced: Whether there are protected cards.
    """
    return tuple(_offers(table, taker, Cost(yin, yang), advanced))


def _offers(table: Sequence[Counts], taker: int, stock: Cost, advanced: bool) -> Iterator[Offer]:
    for step in range(1, len(table)):  # clockwise from the taker
        victim = (taker + step) % len(table)
        for target, cost in COSTS.items():
            pays = cost.yin <= stock.yin and cost.yang <= stock.yang
            known = advanced or target is not Target.PROTECTED_SPIRIT
            if pays and known and table[victim].of(taken(target)):
                yield offer(table, taker, victim, target)
