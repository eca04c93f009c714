"""What another app's log is told of a finished match of Bronze Heads: who was who, who began."""

from __future__ import annotations

from companion.games.bronze_heads.view import Phase, View
from companion.table.log import Logged
from companion.table.text import text


def logged(view: View) -> Logged:
    """Of a match that is over; of any other nothing, for there it is still secret."""
    if view.phase is not Phase.OVER or view.ending is None or view.ending.roles is None:
        return Logged()
    roles = tuple(text("bronze-role-" + role.replace("_", "-")) for role in view.ending.roles)
    return Logged(roles, view.review[0].turns[0].seat, whole=True)
