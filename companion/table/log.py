"""What a game can tell another app's log of a finished match, beyond who won and the points."""

from __future__ import annotations

from dataclasses import dataclass

from companion.table.text import Text


@dataclass(frozen=True, slots=True)
class Logged:
    """What is known of a match; whatever is not stays out of the log.

    Attributes:
        roles: What each seat was, clockwise; empty in a game without roles.
        start: The seat that began, or None where the app does not know.
        whole: Whether the app was there from the deal to the end, and knows how long it took.
    """

    roles: tuple[Text, ...] = ()
    start: int | None = None
    whole: bool = False
