"""What a game's folder may have beside what the registry asks of it.

`evidence` (`table.evidence.Evidence`) for a game in which the app deals or keeps secrets, and
`statistics` for what only that game counts.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from companion.games.registry import FOLDERS
from companion.table.evidence import Evidence


def evidence(game_id: str) -> Evidence | None:
    """What can be held against a match of this game; None where the app decides nothing.

    Raises KeyError for an unknown id.
    """
    found: Evidence | None = _module(game_id, "evidence")
    return found


def statistics(game_id: str) -> Any | None:
    """A game's own statistics, a module; None without any. Raises KeyError for an unknown id."""
    return _module(game_id, "statistics")


def _module(game_id: str, part: str) -> Any | None:
    name = f"companion.games.{FOLDERS[game_id]}.{part}"
    return import_module(name) if find_spec(name) is not None else None
