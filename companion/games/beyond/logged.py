"""What another app's log is told of a finished match of Beyond: who took the first turn."""

from __future__ import annotations

from companion.games.beyond.view import View
from companion.table.log import Logged


def logged(view: View) -> Logged:
    """The pad may have been opened for the count alone, so how long it took is not known."""
    return Logged(start=view.first)
