"""Where a user may be besides a game, and what the root of the page listens to."""

from __future__ import annotations

from dataclasses import dataclass

import flet as ft

from companion.table.text import Text


@ft.observable
@dataclass
class Pulse:
    """What the root of the page listens to: it draws anew with every beat.

    Attributes:
        beat: Counts the changes.
        epoch: Counts the connections: after a cut one, only content under a new key is painted.
    """

    beat: int = 0
    epoch: int = 0


class Opening:
    """The key is being fetched; nothing can be shown yet."""


@dataclass(frozen=True, slots=True)
class Shut:
    """The store cannot be opened; `why` says it, and trying again is offered."""

    why: Text


class Home:
    """The start screen."""


class Tuning:
    """The settings."""
