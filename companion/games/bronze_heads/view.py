"""What a seat, or the whole table, may know: the only thing that screens see."""

from __future__ import annotations

from dataclasses import dataclass

from companion.games.bronze_heads.moves import Faction, Head, Move, Options, Reading, Role, Say
from companion.games.bronze_heads.terms import (
    Cause,
    Hindrance,
    Phase,
    Points,
    Seen,
    Step,
    Vote,
)

__all__ = [
    "Cause",
    "Ending",
    "Hindrance",
    "Mine",
    "Page",
    "Phase",
    "Points",
    "ReviewRound",
    "Seen",
    "Shown",
    "Step",
    "Turn",
    "View",
    "Vote",
]


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
        mistyped: Totals that were typed before the table corrected them, the first first.
    """

    truth: tuple[tuple[Head, bool], ...]
    turns: tuple[Turn, ...]
    vote: Vote
    chips: tuple[tuple[int, ...], ...] | None
    mistyped: tuple[tuple[int, ...], ...]


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
        said: At the practice table, the statements of each round in the order of speaking.
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
    said: tuple[tuple[Say, ...], ...] = ()
