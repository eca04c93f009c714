"""What lies revealed, and what is due for it (rulings, Reveal)."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

from companion.games.beyond.moves import (
    CARDS_OF_A_SPIRIT,
    DIFFERENT_MAX,
    NIAN_SHOU_CARDS,
    PATTERN,
    Item,
    Spirit,
    Tally,
)
from companion.games.beyond.rules.odds import FRESH_PILE, without
from companion.games.beyond.rules.state import State
from companion.games.beyond.rules.tally import of, tally


class Stopped(StrEnum):
    """Why no card may be turned over any more."""

    REPEAT = "repeat"
    FIVE = "five"  # five different ones are all there are


def stopped(revealed: Sequence[Spirit]) -> Stopped | None:
    """Why the reveal is over, or None while the player may go on."""
    if len(set(revealed)) < len(revealed):
        return Stopped.REPEAT
    return Stopped.FIVE if len(revealed) == DIFFERENT_MAX else None


def takes(revealed: Sequence[Spirit], tokens: int) -> int:
    """How many of the cards revealed the player takes, stopping here.

    Args:
        revealed: In the order turned over.
        tokens: The tokens the player would spend after a repeat.
    """
    if stopped(revealed) is Stopped.REPEAT:
        return min(1 + tokens, len(revealed))
    return len(revealed)


def first_two_alike(revealed: Sequence[Spirit]) -> bool:
    """Whether a Nian Shou card comes with it, if one is left."""
    return len(revealed) == 2 and stopped(revealed) is Stopped.REPEAT


def nian_shou_left(state: State) -> int:
    """The Nian Shou cards that nobody holds, 0 to 6."""
    return NIAN_SHOU_CARDS - sum(counts.of(Item.NIAN_SHOU) for counts in state.table)


def pile(state: State) -> Tally:
    """What the draw pile is reckoned to hold.

    Without counting: a fresh pile less what this reveal has turned over. With counting: less every
    card known to be out of it.
    """
    if not state.options.count_cards:
        return without(FRESH_PILE, state.revealed)
    return tally(whole - gone for whole, gone in zip(FRESH_PILE, out_of_pile(state), strict=True))


def out_of_pile(state: State) -> Tally:
    """How many of each Spirit are known to be out of the draw pile, where they are counted.

    Those that were revealed or told, and at least those that lie there: four in each pattern, and
    what is revealed now. A card of a pattern may have been revealed before, so the larger number
    holds and not the sum. Loose cards and those on a Stock are out as well, but of which Spirit
    nobody has told us: `SetSeen` can.
    """
    return tally(max(of(state.seen, spirit), lying(state, spirit)) for spirit in Spirit)


def lying(state: State, spirit: Spirit) -> int:
    """The cards of a Spirit that lie in patterns and revealed, as far as there are so many."""
    patterns = sum(counts.of(spirit) for counts in state.table)
    return min(PATTERN * patterns + state.revealed.count(spirit), CARDS_OF_A_SPIRIT)
