"""The chances of a reveal (rulings, Reveal), as exact fractions.

The model. The pile holds some cards of each Spirit, mixed so that every order of them is equally
likely, and cards are turned over one at a time:

* As long as all are different the player may stop and take all of them; five different cards are
  the most there can be, and the player has to stop.
* A card that repeats one ends the reveal: the player takes that last card, and one more of those
  revealed for each token spent.
* If the first two are alike, the player also takes a Nian Shou card, if one is left.
* If the pile holds nothing any more, the reveal ends there with what is revealed: what comes after
  the pile has been mixed anew cannot be known.

"Stopping at n" means to go on until n different cards lie there, or one repeats. With tokens, as
many are spent as buy a card. A token is worth a point as a card is, so spending one changes what
one holds but not one's score.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from companion.games.beyond.moves import CARDS_OF_A_SPIRIT, DIFFERENT_MAX, Spirit, Tally
from companion.games.beyond.rules.tally import by_spirit, tally

TOKENS_OF_USE = DIFFERENT_MAX - 1
"""The most tokens that a repeat leaves something to spend on."""


@dataclass(frozen=True, slots=True)
class Haul:
    """What a reveal gives on average.

    Attributes:
        cards: Spirit cards taken.
        nian_shou: Nian Shou cards taken.
        tokens: Tokens spent.
    """

    cards: Fraction
    nian_shou: Fraction
    tokens: Fraction

    @property
    def points(self) -> Fraction:
        """By how much the player's score goes up: a card is a point, and so is a token."""
        return self.cards + self.nian_shou - self.tokens


@dataclass(frozen=True, slots=True)
class Stop:
    """The plan to stop with so many different cards.

    Attributes:
        different: 1 to 5.
        reached: The chance that it comes so far.
        hauls: What it gives on average with 0, 1, 2, 3 and 4 tokens to spend.
    """

    different: int
    reached: Fraction
    hauls: tuple[Haul, ...]


FRESH_PILE: Tally = tally(CARDS_OF_A_SPIRIT for _ in Spirit)
"""All 80 Spirit cards."""


def without(pile: Tally, cards: Sequence[Spirit]) -> Tally:
    """The pile after these cards have been turned over; it never holds fewer than none."""
    return tally(max(left - list(cards).count(spirit), 0) for spirit, left in by_spirit(pile))


def chance_of_new(pile: Tally, revealed: Sequence[Spirit]) -> Fraction | None:
    """The chance that the next card is none of those revealed; None for an empty pile.

    Args:
        pile: How many cards of each Spirit are left after those revealed.
        revealed: The Spirits that lie there.
    """
    cards = sum(pile)
    if cards == 0:
        return None
    seen = set(revealed)
    new = sum(left for spirit, left in by_spirit(pile) if spirit not in seen)
    return Fraction(new, cards)


def stops(pile: Tally, revealed: Sequence[Spirit], nian_shou_left: bool) -> tuple[Stop, ...]:
    """Every plan there still is, from stopping now (or at the first card) to five different.

    Plans that the pile cannot reach any more have the chance 0 and give what the last one gives.

    Args:
        pile: How many cards of each Spirit are left after those revealed.
        revealed: The different Spirits that lie there; none before the first card.
        nian_shou_left: Whether there is a Nian Shou card to be had.
    """
    steps = _steps(pile, revealed)
    return tuple(
        Stop(
            different=step.different,
            reached=step.reached,
            hauls=tuple(
                _haul(steps[:place], step, tokens, nian_shou_left)
                for tokens in range(TOKENS_OF_USE + 1)
            ),
        )
        for place, step in enumerate(steps)
        if step.different
    )


@dataclass(frozen=True, slots=True)
class _Step:
    """Some number of different cards on the table, and what going on from there leads to.

    Attributes:
        different: How many, 0 to 5.
        reached: The chance that it comes so far, of a player who always goes on.
        repeat: The chance that it comes so far and the next card repeats one.
        empty: The chance that it comes so far and there is no next card.
    """

    different: int
    reached: Fraction
    repeat: Fraction
    empty: Fraction


def _steps(pile: Tally, revealed: Sequence[Spirit]) -> list[_Step]:
    left = dict(by_spirit(pile))
    tables = {frozenset(revealed): Fraction(1)}
    steps = []
    for different in range(len(revealed), DIFFERENT_MAX + 1):
        cards = sum(pile) - (different - len(revealed))  # every card turned over since was new
        after: dict[frozenset[Spirit], Fraction] = {}
        new = Fraction(0)
        for table, chance in tables.items():
            for spirit in Spirit:
                if spirit not in table and left[spirit]:
                    one = chance * Fraction(left[spirit], cards)
                    new += one
                    further = table | {spirit}
                    after[further] = after.get(further, Fraction(0)) + one
        reached = sum(tables.values(), Fraction(0))
        repeat, empty = (reached - new, Fraction(0)) if cards else (Fraction(0), reached)
        steps.append(_Step(different, reached, repeat, empty))
        tables = after
    return steps


def _haul(before: Sequence[_Step], stop: _Step, tokens: int, nian_shou_left: bool) -> Haul:
    """The average of stopping at one step, after the steps before it."""
    cards = stop.reached * stop.different
    spent = nian_shou = Fraction(0)
    for step in before:
        bought = min(tokens, step.different)
        cards += step.repeat * (1 + bought) + step.empty * step.different
        spent += step.repeat * bought
        if step.different == 1 and nian_shou_left:
            nian_shou += step.repeat
    return Haul(cards, nian_shou, spent)
