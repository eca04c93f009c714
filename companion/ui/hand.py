"""A secret hand-over: whose it is, whether it is open, and whether the secret shows right now."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(slots=True)
class Hand:
    """The phone on its way to one player.

    It begins covered, and everything that is no touch of that player covers it again. What it
    holds beyond the seat is forgotten then: nothing carries over to whoever comes next.

    Attributes:
        seat: To whom the phone goes.
        purpose: What for, a word of the game's screens such as `turn` or `notebook`.
        open: The player has confirmed who it is.
        held: The seal is held and what is behind it shows.
        looked: It has been shown at least once since the hand-over was opened.
        fill: How much of the seal's ring is full, 0 to 1.
        draft: What the player is typing or counting, kept through a cover, never drawn on one.
    """

    seat: int
    purpose: str
    open: bool = False
    held: bool = False
    looked: bool = False
    fill: float = 0.0
    draft: object = None

    def cover(self) -> None:
        """Covered: nothing of it shows any more."""
        self.open = self.held = self.looked = False
        self.fill = 0.0
