"""What the app told people during a match, to be held against its journal afterwards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol

from companion.table.match import Match
from companion.table.text import Text


@dataclass(frozen=True, slots=True)
class Told:
    """One thing that only the app could tell.

    The first four are what an exported match keeps; they are words of the game's wire format.

    Attributes:
        at: The journal's move that it answered, from 0.
        seat: Who was told; None for the whole table.
        about: What it was about, such as a head.
        answer: What was told.
        words: The same for people.
    """

    at: int
    seat: int | None
    about: str
    answer: str
    words: Text

    @property
    def kept(self) -> list[Any]:
        """As JSON values."""
        return [self.at, self.seat, self.about, self.answer]


class Evidence(Protocol):
    """A game's module `evidence`: what there is to hold against a finished match."""

    def dealt(self, match: Match[Any, Any, Any, Any]) -> tuple[Text, ...]:
        """What the seed decides before anybody acts, in words, made anew from the seed alone."""
        ...

    def told(self, match: Match[Any, Any, Any, Any]) -> tuple[Told, ...]:
        """All that the app told, in the order of the journal, made anew by the rules."""
        ...
