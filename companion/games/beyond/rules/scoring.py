"""Points, ties and winners (rulings, Score)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from companion.games.beyond.moves import (
    NIAN_SHOU_CARDS,
    PATTERN,
    Item,
    Tally,
    TieBreak,
)
from companion.games.beyond.rules.counts import Counts
from companion.games.beyond.rules.tally import by_spirit


class By(StrEnum):
    """What decided the match."""

    NIAN_SHOU = "nian_shou"  # somebody holds all six
    POINTS = "points"  # one player leads, or plays alone
    TIE_BREAK = "tie_break"  # of several who lead, one has the fewest face-up cards
    SHARED = "shared"  # several are level in both


@dataclass(frozen=True, slots=True)
class Parts:
    """Where a player's points come from.

    Attributes:
        patterns: The values of the enchanted patterns.
        extra_spirits: 1 for each Spirit card outside a pattern.
        nian_shou: 1 for each Nian Shou card.
        captures: 1 for each capture card on the Stock.
        tokens: 1 for each token in the play area.
    """

    patterns: int
    extra_spirits: int
    nian_shou: int
    captures: int
    tokens: int

    @property
    def total(self) -> int:
        """The player's score."""
        loose = self.extra_spirits + self.nian_shou + self.captures + self.tokens
        return self.patterns + loose


@dataclass(frozen=True, slots=True)
class Verdict:
    """Who wins and why.

    Attributes:
        winners: Their seats, ascending.
        by: What decided it.
        other_reading: The winners under the other tie-break where they differ; None where they are
            the same, and with all six Nian Shou cards.
    """

    winners: tuple[int, ...]
    by: By
    other_reading: tuple[int, ...] | None


def parts(counts: Counts, values: Tally) -> Parts:
    """A player's points, part by part."""
    return Parts(
        patterns=sum(counts.of(spirit) * value for spirit, value in by_spirit(values)),
        extra_spirits=counts.of(Item.EXTRA_SPIRITS),
        nian_shou=counts.of(Item.NIAN_SHOU),
        captures=counts.of(Item.CAPTURES),
        tokens=counts.of(Item.TOKENS),
    )


def face_up(counts: Counts, reading: TieBreak) -> int:
    """The face-up Spirit cards that count in a tie, of which fewer are better."""
    extras = counts.of(Item.EXTRA_SPIRITS)
    if reading is TieBreak.OUTSIDE_PATTERNS:
        return extras
    return PATTERN * counts.patterns + extras


def holder_of_six(table: Sequence[Counts]) -> int | None:
    """The seat that holds all six Nian Shou cards and wins at once, or None."""
    six = (seat for seat, one in enumerate(table) if one.of(Item.NIAN_SHOU) >= NIAN_SHOU_CARDS)
    return next(six, None)


def verdict(table: Sequence[Counts], values: Tally, reading: TieBreak) -> Verdict:
    """Who wins: all six Nian Shou cards, else most points, else fewest face-up cards, else shared.

    Args:
        table: What each player holds; one player at least.
        values: What patterns are worth.
        reading: The tie-break in force.
    """
    six = holder_of_six(table)
    if six is not None:
        return Verdict((six,), By.NIAN_SHOU, None)
    totals = [parts(counts, values).total for counts in table]
    leaders = [seat for seat, total in enumerate(totals) if total == max(totals)]
    winners = _fewest(table, leaders, reading)
    others = _fewest(table, leaders, reading.other)
    return Verdict(winners, _by(leaders, winners), None if others == winners else others)


def _by(leaders: Sequence[int], winners: Sequence[int]) -> By:
    if len(leaders) == 1:
        return By.POINTS
    return By.TIE_BREAK if len(winners) == 1 else By.SHARED


def _fewest(table: Sequence[Counts], leaders: Sequence[int], reading: TieBreak) -> tuple[int, ...]:
    fewest = min(face_up(table[seat], reading) for seat in leaders)
    return tuple(seat for seat in leaders if face_up(table[seat], reading) == fewest)
