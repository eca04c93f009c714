"""The one list of games. A new game is a new folder and one more line here.

A game's folder has `game.GAME` (the rules as `table.game.Game`), `referee.answer` (the JSON door)
and, once it can be played on the phone, `screens.SCREENS`, with `learn.LEARN` for whoever learns
it. They are imported when they are asked
for, so that the door does not wait for a toolkit and the rules never see one.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from companion.table.game import Game
from companion.table.reading import Referee

FOLDERS = {
    "bronze-heads": "bronze_heads",
    "lucky-incense": "lucky_incense",
    "good-fortune": "good_fortune",
    "beyond": "beyond",
}
"""Every game's id and the folder it lives in, in the order of the start screen."""


def _part(game_id: str, part: str) -> Any:
    return import_module(f"companion.games.{FOLDERS[game_id]}.{part}")


def game(game_id: str) -> Game[Any, Any, Any, Any]:
    """The rules of a game. Raises KeyError for an unknown id."""
    rules: Game[Any, Any, Any, Any] = _part(game_id, "game").GAME
    return rules


def referee(game_id: str) -> Referee:
    """The JSON door of a game. Raises KeyError for an unknown id."""
    door: Referee = _part(game_id, "referee").answer
    return door


def playable() -> list[str]:
    """The games that can be played on the phone: those with screens."""
    return [game_id for game_id, folder in FOLDERS.items() if _has(folder, "screens")]


def _has(folder: str, part: str) -> bool:
    spec = find_spec(f"companion.games.{folder}.{part}")
    return spec is not None and spec.origin is not None


def screens(game_id: str) -> Any:
    """The screens of a game (`ui.screens.Screens`). Raises KeyError for an unknown id."""
    return _part(game_id, "screens").SCREENS


def learn(game_id: str) -> Any:
    """What there is to read about a game (`ui.learn.Book`), or None where nothing is written yet.

    Raises KeyError for an unknown id.
    """
    return _part(game_id, "learn").LEARN if _has(FOLDERS[game_id], "learn") else None
