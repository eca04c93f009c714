"""Moves and settings as JSON values and back: the one form of a match on disk and on the wire."""

from __future__ import annotations

import base64
from typing import Any

from cattrs import BaseValidationError, Converter, ForbiddenExtraKeysError
from cattrs.errors import StructureHandlerNotFoundError

from companion.table.game import Game, Outcome
from companion.table.match import Match, Setting, replay
from companion.table.seats import Seat

_BAD = (
    BaseValidationError,
    ForbiddenExtraKeysError,
    StructureHandlerNotFoundError,
    KeyError,
    TypeError,
    ValueError,
    AttributeError,
)


class Unreadable(Exception):  # noqa: N818 - beside Refused
    """The data is no match of this game: misshapen, or of a version that has other moves."""


def _strict(kind: type[Any]) -> Any:
    def check(value: object, _: object) -> object:
        if type(value) is not kind:
            raise TypeError(f"{kind.__name__} expected, not {type(value).__name__}")
        return value

    return check


def _converter() -> Converter:
    converter = Converter(forbid_extra_keys=True)
    for kind in (int, str, bool):
        converter.register_structure_hook(kind, _strict(kind))
    return converter


_CONVERTER = _converter()


def encode(match: Match[Any, Any, Any, Any]) -> dict[str, Any]:
    """The match as JSON values: `seats`, `options`, `seed` (base 64) and `journal`.

    Each move is an object of its fields and `move`, the name of its class.
    """
    setting = match.setting
    return {
        "seats": [_CONVERTER.unstructure(seat) for seat in setting.seats],
        "options": _CONVERTER.unstructure(setting.options),
        "seed": base64.b64encode(setting.seed).decode(),
        "journal": [
            {"move": type(move).__name__, **_CONVERTER.unstructure(move)} for move in match.journal
        ],
    }


def decode(game: Game[Any, Any, Any, Any], data: object) -> Match[Any, Any, Any, Any]:
    """The match that `encode` wrote, replayed from its journal.

    Raises:
        Unreadable: Anything is missing, too many, of another type, or unknown.
        Refused: The journal holds a move that the rules do not allow.
    """
    moves = {kind.__name__: kind for kind in game.move_types}
    try:
        if not isinstance(data, dict) or set(data) != {"seats", "options", "seed", "journal"}:
            raise TypeError("not a match")
        setting = Setting(
            seats=tuple(_CONVERTER.structure(seat, Seat) for seat in data["seats"]),
            options=_CONVERTER.structure(data["options"], game.options_type),
            seed=base64.b64decode(data["seed"], validate=True),
        )
        journal = tuple(_move(moves, entry) for entry in data["journal"])
    except _BAD as error:
        raise Unreadable(str(error)) from error
    return replay(game, setting, journal)


def _move(moves: dict[str, type[Any]], entry: dict[str, Any]) -> object:
    fields = dict(entry)
    return _CONVERTER.structure(fields, moves[fields.pop("move")])


def encode_outcome(outcome: Outcome) -> dict[str, Any]:
    """The outcome as JSON values."""
    raw: dict[str, Any] = _CONVERTER.unstructure(outcome)
    return raw
