"""What a seat, or the whole table, may know: the only thing that screens see."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from companion.games.bronze_heads.moves import Faction, Head, Move, Options, Reading, Role


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
class Shown:
    """One line that was shown to a player: a head or a player, and the reading."""

    about: Head | int
    reading: Reading


@dataclass(frozen=True, slots=True)
class Page:
    """A round in a player's private notebook.

    Attributes:
        round: 0 to 2.
        first: The first choice made, or None while it is to come.
        shown: What it gave, in the order chosen; empty for a hindered player.
        hindrance: Why it gave nothing, or None.
        second: The second choice made (ability, mark, or none), or None while it is to come.
        note: The player's own line; empty without one.
    """

    round: int
    first: Move | None
    shown: tuple[Shown, ...]
    hindrance: Hindrance | None
    second: Move | None
    note: str


@dataclass(frozen=True, slots=True)
class Mine:
    """What one player knows beyond the table.

    Attributes:
        seat: Who.
        role: The player's role; None until it has been entered.
        ally: The seat of the one that Lao Chaofeng or Yao Buran knows; None for all others, and
            until the night.
        pages: The rounds so far, the current one last; empty before the first.
        chips: Chips held now; None where totals are typed in.
        offers: Every move that this player may make now in secret, in the order to show them;
            empty when it is somebody else's turn. `Note` and `SpendChips` are not listed.
    """

    seat: int
    role: Role | None
    ally: int | None
    pages: tuple[Page, ...]
    chips: int | None
    offers: tuple[Move, ...]


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


@dataclass(frozen=True, slots=True)
class Ending:
    """What the reveal has shown so far; a part is None until its step.

    Attributes:
        early: Whether the game was decided before judging.
        truth: Step 1: for each round, the heads in the round's order and whether each is genuine.
        roles: Step 2: the role of each seat.
        judged: Step 2: whom each seat named; None for a seat that was not asked or left out.
        points: Step 3.
        winner: Step 3.
    """

    early: bool
    truth: tuple[tuple[tuple[Head, bool], ...], ...] | None
    roles: tuple[Role, ...] | None
    judged: tuple[int | None, ...] | None
    points: Points | None
    winner: Faction | None


@dataclass(frozen=True, slots=True)
class Seen:
    """One reading in the review, with what was true and why it was not shown."""

    about: Head | int
    reading: Reading
    truth: Reading
    cause: Cause | None


@dataclass(frozen=True, slots=True)
class Turn:
    """One turn in the review."""

    seat: int
    first: Move
    seen: tuple[Seen, ...]
    hindrance: Hindrance | None
    second: Move
    note: str


@dataclass(frozen=True, slots=True)
class ReviewRound:
    """One round in the review: its truth, its turns in order, its vote.

    Attributes:
        truth: The heads in the round's order and whether each is genuine.
        turns: In the order they were taken.
        vote: The result.
        chips: What each seat spent on each head; None where totals were typed in.
    """

    truth: tuple[tuple[Head, bool], ...]
    turns: tuple[Turn, ...]
    vote: Vote
    chips: tuple[tuple[int, ...], ...] | None


@dataclass(frozen=True, slots=True)
class View:
    """What a screen may draw.

    Attributes:
        seats: How many play.
        options: The table's choices.
        phase: Where the match stands.
        step: What the player with the phone does next; None in a phase without hand-over.
        round: 0 to 2.
        heads: The names of the round's four heads in zodiac order; empty before round 1.
        starter: The seat that opened the round; None before round 1.
        holder: The seat to whom the phone goes; None when it lies on the table.
        acted: The seats that have ended their turn this round, in that order.
        passes: The seats to whom the holder may pass now; empty outside `Step.PASS` and for the
            last of a round.
        speaking: The order of statements of this round; empty until its turns are over.
        speaker: The seat that speaks now; None outside `Phase.SPEAKING`.
        votes: The rounds voted on.
        chips_out: The most chips that can lie on the table in this round's vote.
        mine: What the asking seat alone knows; None for the table.
        ending: From `Phase.REVEAL` on.
        review: In `Phase.OVER` alone, else empty.
    """

    seats: int
    options: Options
    phase: Phase
    step: Step | None
    round: int
    heads: tuple[Head, ...]
    starter: int | None
    holder: int | None
    acted: tuple[int, ...]
    passes: tuple[int, ...]
    speaking: tuple[int, ...]
    speaker: int | None
    votes: tuple[Vote, ...]
    chips_out: int
    mine: Mine | None
    ending: Ending | None
    review: tuple[ReviewRound, ...]
