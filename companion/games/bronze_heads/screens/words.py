"""Heads, roles, readings and moves in words and pictures."""

from __future__ import annotations

from collections.abc import Sequence

from companion.games.bronze_heads.moves import (
    Appraise,
    Attack,
    Faction,
    Forgo,
    Head,
    Hide,
    Invert,
    Move,
    Read,
    Reading,
    Role,
    Suspect,
)
from companion.games.bronze_heads.terms import Cause, Hindrance
from companion.table.seats import Seat
from companion.table.text import Text, text
from companion.ui import theme

SHUT = "mark-shut"

COINS = {
    Reading.GENUINE: "mark-genuine",
    Reading.FAKE: "mark-fake",
    Reading.NO_RESULT: "mark-none",
    Reading.APPRAISER: "mark-genuine",
    Reading.COUNTERFEITER: "mark-fake",
}
"""The mark of each reading."""


def head_icon(head: Head) -> str:
    """The picture of a head."""
    return f"head-{head}"


def role_icon(role: Role) -> str:
    """The seal of a character."""
    return "seal-" + role.replace("_", "-")


def shape_icon(seat: Seat) -> str:
    """A player's shape without the colour, as secret screens show it."""
    return f"seat-{theme.paint(seat.colour).shape}"


def head(which: Head) -> Text:
    """A head's name."""
    return text(f"bronze-head-{which}")


def role(which: Role) -> Text:
    """A character's name."""
    return text("bronze-role-" + which.replace("_", "-"))


def faction(which: Faction) -> Text:
    """A side's name."""
    return text(f"bronze-faction-{which}")


def reading(which: Reading) -> Text:
    """A reading in a word."""
    return text("bronze-reading-" + which.replace("_", "-"))


def about(what: Head | int, seats: Sequence[Seat]) -> Text | str:
    """What a reading is about: a head's name, or a player's."""
    return head(what) if isinstance(what, Head) else seats[what].name


def done(  # noqa: PLR0911 - a sentence a move
    move: Move | None, seats: Sequence[Seat], *, mine: bool
) -> Text:
    """The second choice of a turn in a sentence.

    Args:
        move: The choice, or None while it is to come.
        seats: Who plays.
        mine: Whether the player reads it, rather than the whole table in the review.
    """
    you = "you" if mine else "they"
    match move:
        case Invert():
            return text(f"bronze-did-invert-{you}")
        case Attack(player=player):
            return text(f"bronze-did-attack-{you}", name=seats[player].name)
        case Hide(head=hidden):
            return text(f"bronze-did-hide-{you}", head=head(hidden))
        case Suspect(player=int(player)):
            return text(f"bronze-did-suspect-{you}", name=seats[player].name)
        case Suspect():
            return text(f"bronze-did-mark-nobody-{you}")
        case Forgo():
            return text(f"bronze-did-forgo-{you}")
        case _:
            return text("bronze-did-nothing-yet")


def chosen(move: Move | None, seats: Sequence[Seat]) -> list[Text | str]:
    """What the first choice of a turn was about."""
    match move:
        case Appraise(heads=heads):
            return [head(which) for which in heads]
        case Read(player=int(player)):
            return [seats[player].name]
        case _:
            return []


def hindrance(which: Hindrance) -> Text:
    """What a hindered player is told; one wording whatever the cause."""
    return text(f"bronze-hindrance-{which}")


def cause(which: Cause) -> Text:
    """Why a reading was not the truth, for the review."""
    return text(f"bronze-cause-{which}")
