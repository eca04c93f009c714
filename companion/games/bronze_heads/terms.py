"""What the rules keep and the views show in the same words: phases, readings, votes, points."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from companion.games.bronze_heads.moves import Head, Reading


class Phase(StrEnum):
    """Where the match stands; everybody knows it."""

    ENTER = "enter"  # roles are entered from cards, in seating order
    NIGHT = "night"  # everybody looks at the role, in seating order
    TURNS = "turns"
    SPEAKING = "speaking"
    VOTING = "voting"
    VOTED = "voted"  # the vote is known and can be corrected
    JUDGING = "judging"
    REVEAL = "reveal"
    OVER = "over"


class Step(StrEnum):
    """What the player with the phone does next. Everybody knows it."""

    ENTER_ROLE = "enter_role"
    SEE_ROLE = "see_role"
    FIRST = "first"  # appraise, or for Fang Zhen read a player
    SECOND = "second"  # the ability, or a private mark
    PASS = "pass"  # noqa: S105 - whom to pass to
    SPEND = "spend"
    JUDGE = "judge"


class Hindrance(StrEnum):
    """Why a player could not appraise, as the player is told."""

    ATTACKED = "attacked"  # an attack struck on this turn
    STRUCK = "struck"  # Ji Yunfu, for the rest of the game


class Cause(StrEnum):
    """Why a reading was not the truth, as the review tells."""

    BLIND = "blind"
    HIDDEN = "hidden"
    INVERTED = "inverted"


@dataclass(frozen=True, slots=True)
class Seen:
    """One reading, with what was true and why it was not shown."""

    about: Head | int
    reading: Reading
    truth: Reading
    cause: Cause | None


@dataclass(frozen=True, slots=True)
class Vote:
    """A round's vote, as the table knows it.

    Attributes:
        totals: Chips on each head, in the round's order.
        first: The head preserved first; its truth stays secret until the end.
        second: The head preserved second.
        second_genuine: The truth of the second, shown at once.
    """

    totals: tuple[int, ...]
    first: Head
    second: Head
    second_genuine: bool


@dataclass(frozen=True, slots=True)
class Points:
    """The Appraisers' points; the parts of judging are None in a game that ended early."""

    heads: int
    lao_found: int | None
    xu_safe: int | None
    fang_safe: int | None

    @property
    def total(self) -> int:
        """0 to 10."""
        return self.heads + (self.lao_found or 0) + (self.xu_safe or 0) + (self.fang_safe or 0)
