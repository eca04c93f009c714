"""What another app's log is told of a finished match of Lucky First Incense: how long it took."""

from __future__ import annotations

from companion.games.lucky_incense.view import View
from companion.table.log import Logged


def logged(_: View) -> Logged:
    """The app keeps the picks of every night, and so is there from the first one."""
    return Logged(whole=True)
