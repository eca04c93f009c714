"""What a game's folder may have beside what the registry asks of it.

`evidence` (`table.evidence.Evidence`) for a game in which the app deals or keeps secrets,
`statistics` for what only that game counts, `logged` for what other apps' logs may be told.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from companion.games.registry import FOLDERS
from companion.table.evidence import Evidence
from companion.table.log import Logged
from companion.table.rates import Tally
from companion.table.seats import Seat


def evidence(game_id: str) -> Evidence | None:
    """What can be held against a match of this game; None where the app decides nothing.

    Raises KeyError for an unknown id.
    """
    found: Evidence | None = _module(game_id, "evidence")
    return found


def figures(game_id: str, matches: Sequence[tuple[Sequence[Seat], Any]]) -> Tally | None:
    """What only this game counts; None where it counts nothing of its own.

    Args:
        game_id: The game.
        matches: Who sat and the table's view at the end, the oldest first.

    Raises:
        KeyError: For an unknown id.
    """
    statistics = _module(game_id, "statistics")
    if statistics is None:
        return None
    tally: Tally = statistics.figures(matches)
    return tally


def has_figures(game_id: str) -> bool:
    """Whether a game counts anything of its own. Raises KeyError for an unknown id."""
    return _module(game_id, "statistics") is not None


def logged(game_id: str, view: Any) -> Logged:
    """What another app's log may be told of a finished match, by the table's view at its end.

    Raises KeyError for an unknown id.
    """
    module = _module(game_id, "logged")
    if module is None:
        return Logged()
    found: Logged = module.logged(view)
    return found


def _module(game_id: str, part: str) -> Any | None:
    name = f"companion.games.{FOLDERS[game_id]}.{part}"
    return import_module(name) if find_spec(name) is not None else None
