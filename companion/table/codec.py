"""Moves and settings as JSON values and back: the one form of a match on disk and on the wire."""

from __future__ import annotations

import base64
from collections.abc import Set as AbstractSet
from enum import Enum
from typing import Any, get_args, get_origin

from cattrs import BaseValidationError, Converter, ForbiddenExtraKeysError
from cattrs.errors import StructureHandlerNotFoundError

from companion.table.chance import SEED_BYTES
from companion.table.game import Game, Outcome
from companion.table.match import Match, Setting, replay
from companion.table.seats import Seat

MISSHAPEN = (
    BaseValidationError,
    ForbiddenExtraKeysError,
    StructureHandlerNotFoundError,
    LookupError,
    TypeError,
    ValueError,
    AttributeError,
)
"""What reading a value with a `strict_converter` can raise."""


class Unreadable(Exception):  # noqa: N818 - beside Refused
    """The data is no match of this game: misshapen, or of a version that has other moves."""


def strict_converter() -> Converter:
    """A converter between frozen dataclasses and JSON values that takes nothing for another.

    No true for 1, no text for a number or for a list of letters, no unknown keys. Sets are
    written as sorted lists.
    """
    converter = Converter(
        forbid_extra_keys=True,
        unstruct_collection_overrides={AbstractSet: sorted, tuple: list},
    )
    for kind in (int, str, bool, Enum):  # cattrs takes an IntEnum for an int, a StrEnum for a str
        converter.register_structure_hook(kind, _plain)
        converter.register_unstructure_hook(kind, _bare)

    def row(value: object, kind: Any) -> object:
        if not isinstance(value, list):
            raise TypeError(f"a list expected, not {type(value).__name__}")
        kinds = get_args(kind)
        if get_origin(kind) is frozenset or kinds[-1] is Ellipsis:
            kinds = kinds[:1] * len(value)
        entries = zip(value, kinds, strict=True)
        return get_origin(kind)(converter.structure(entry, each) for entry, each in entries)

    converter.register_structure_hook_func(_is_row, row)
    return converter


def _plain(value: object, kind: type[Any]) -> object:
    wanted = (int, str) if issubclass(kind, Enum) else (kind,)
    if type(value) not in wanted:
        raise TypeError(f"{kind.__name__} expected, not {type(value).__name__}")
    return kind(value)


def _bare(value: object) -> object:
    return value.value if isinstance(value, Enum) else value


def _is_row(kind: Any) -> bool:
    return get_origin(kind) in (tuple, frozenset)


_CONVERTER = strict_converter()


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
        Unreadable: Anything is missing, too many, of another type, or unknown, or the rules
            cannot make sense of it.
        Refused: The people do not fit the game, or the journal holds a move that the rules do not
            allow.
    """
    try:
        setting, journal = _structured(game, data)
        return replay(game, setting, journal)
    except (*MISSHAPEN, ArithmeticError, AssertionError, RecursionError) as error:
        raise Unreadable(str(error)) from error


def _structured(
    game: Game[Any, Any, Any, Any], data: object
) -> tuple[Setting[Any], tuple[Any, ...]]:
    setting, entries = read_setting(game, data)
    return setting, tuple(read_move(game, entry) for entry in entries)


def read_setting(game: Game[Any, Any, Any, Any], data: object) -> tuple[Setting[Any], list[Any]]:
    """The setting that `encode` wrote, and its moves as they are written.

    Raises one of `MISSHAPEN`.
    """
    if not isinstance(data, dict) or set(data) != {"seats", "options", "seed", "journal"}:
        raise TypeError("not a match")
    setting = Setting(
        seats=_CONVERTER.structure(data["seats"], tuple[Seat, ...]),
        options=_CONVERTER.structure(data["options"], game.options_type),
        seed=base64.b64decode(data["seed"], validate=True),
    )
    if len(setting.seed) != SEED_BYTES:
        raise ValueError("the seed is too short or too long")
    if not isinstance(data["journal"], list):
        raise TypeError("the journal is no list")
    return setting, data["journal"]


def read_move(game: Game[Any, Any, Any, Any], entry: object) -> object:
    """One move as `encode` wrote it. Raises one of `MISSHAPEN`."""
    if not isinstance(entry, dict):
        raise TypeError("a move is no object")
    fields = dict(entry)
    moves = {kind.__name__: kind for kind in game.move_types}
    return _CONVERTER.structure(fields, moves[fields.pop("move")])


def encode_options(options: object) -> Any:
    """A table's choices as JSON values."""
    return _CONVERTER.unstructure(options)


def read_options(game: Game[Any, Any, Any, Any], data: object) -> Any:
    """The choices that `encode_options` wrote. Raises one of `MISSHAPEN`."""
    return _CONVERTER.structure(data, game.options_type)


def encode_outcome(outcome: Outcome) -> dict[str, Any]:
    """The outcome as JSON values."""
    raw: dict[str, Any] = _CONVERTER.unstructure(outcome)
    return raw
