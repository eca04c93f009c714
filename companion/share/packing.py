"""Values of a game as few bytes: for codes that a camera has to read.

How a value is written follows from its type alone: a choice is its place in the enumeration, a
dataclass its fields, a list its length and its entries. Nothing in the bytes says what they are, so
both sides need the same types; `shape_of` tells whether they have.
"""

from __future__ import annotations

import dataclasses
import hashlib
import types
from collections.abc import Iterable
from enum import Enum
from functools import cache
from typing import Any, Union, get_args, get_origin, get_type_hints

INT_MAX_BYTES = 9
"""The longest number, in groups of seven bits: far beyond any count."""


class Misshapen(Exception):  # noqa: N818 - beside Refused
    """The bytes are no value of this type."""


def shape_of(kinds: Iterable[Any]) -> bytes:
    """Four bytes that stand for the types and all within: others for types written otherwise."""
    words = ";".join(_shape(kind) for kind in kinds)
    return hashlib.sha256(words.encode()).digest()[:4]


def pack(kind: Any, value: Any) -> bytes:
    """A value of this type as bytes.

    Raises:
        TypeError: A type that moves and options have none of.
    """
    out = bytearray()
    _write(kind, value, out)
    return bytes(out)


def unpack(kind: Any, data: bytes) -> Any:
    """The value of this type that `pack` wrote.

    Raises:
        Misshapen: It is none, or there is something behind it.
    """
    source = Source(data)
    value = source.read(kind)
    source.end()
    return value


@cache
def _fields(kind: type[Any]) -> tuple[tuple[str, Any], ...]:
    hints = get_type_hints(kind)
    return tuple((one.name, hints[one.name]) for one in dataclasses.fields(kind))


def _optional(kind: Any) -> Any | None:
    """What may be there, of a type that may also be None; else None."""
    if get_origin(kind) not in {Union, types.UnionType}:
        return None
    inner = [one for one in get_args(kind) if one is not type(None)]
    return inner[0] if len(inner) == 1 and len(get_args(kind)) == 2 else None


def _entries(kind: Any, count: int) -> tuple[Any, ...]:
    """The types of so many entries of a tuple or a frozen set."""
    kinds = get_args(kind)
    same = get_origin(kind) is frozenset or kinds[-1] is Ellipsis
    return kinds[:1] * count if same else kinds


def _fixed(kind: Any) -> bool:
    kinds = get_args(kind)
    return get_origin(kind) is tuple and kinds[-1] is not Ellipsis


def _is_enum(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, Enum)


def _shape(kind: Any) -> str:
    if kind in {int, str, bool}:
        return str(kind.__name__)
    if _is_enum(kind):
        return f"[{'|'.join(str(member.value) for member in kind)}]"
    if dataclasses.is_dataclass(kind):
        inner = ",".join(f"{name}:{_shape(each)}" for name, each in _fields(kind))  # type: ignore[arg-type]
        return f"{kind.__name__}({inner})"  # type: ignore[union-attr]
    if (inner_kind := _optional(kind)) is not None:
        return f"?{_shape(inner_kind)}"
    if get_origin(kind) in {tuple, frozenset}:
        parts = ",".join("..." if each is Ellipsis else _shape(each) for each in get_args(kind))
        return f"{get_origin(kind).__name__}<{parts}>"
    raise TypeError(f"{kind} has no shape here")


def _number(value: int, out: bytearray) -> None:
    """Seven bits a byte, the lowest first; signs alternate, so that small ones stay short."""
    rest = value * 2 if value >= 0 else -value * 2 - 1
    while rest > 0x7F:
        out.append(rest & 0x7F | 0x80)
        rest >>= 7
    out.append(rest)


def _write(kind: Any, value: Any, out: bytearray) -> None:
    if _is_enum(kind):
        out.append(list(kind).index(value))
    elif kind is bool:
        out.append(int(value))
    elif kind is int:
        _number(value, out)
    elif kind is str:
        raw = value.encode("utf-8", "surrogatepass")
        _number(len(raw), out)
        out += raw
    elif dataclasses.is_dataclass(kind):
        for name, each in _fields(kind):  # type: ignore[arg-type]
            _write(each, getattr(value, name), out)
    elif (inner := _optional(kind)) is not None:
        out.append(value is not None)
        if value is not None:
            _write(inner, value, out)
    elif get_origin(kind) in {tuple, frozenset}:
        row = sorted(value) if get_origin(kind) is frozenset else value
        if not _fixed(kind):
            _number(len(row), out)
        for each, entry in zip(_entries(kind, len(row)), row, strict=True):
            _write(each, entry, out)
    else:
        raise TypeError(f"{kind} cannot be packed")


class Source:
    """Bytes that are read from the front, value by value."""

    def __init__(self, data: bytes) -> None:
        self._data = data
        self._at = 0

    def end(self) -> None:
        """That nothing is left. Raises `Misshapen`."""
        if self._at != len(self._data):
            raise Misshapen("something stands behind the value")

    def take(self, count: int) -> bytes:
        """The next bytes. Raises `Misshapen` where there are not so many."""
        if not 0 <= count <= len(self._data) - self._at:
            raise Misshapen("cut off")
        self._at += count
        return self._data[self._at - count : self._at]

    def read(self, kind: Any) -> Any:
        """The next value, of this type. Raises `Misshapen`."""
        if _is_enum(kind):
            return self._member(list(kind))
        if kind in {bool, int, str}:
            return {bool: self._flag, int: self._number, str: self._words}[kind]()
        if dataclasses.is_dataclass(kind):
            return kind(**{name: self.read(each) for name, each in _fields(kind)})  # type: ignore[arg-type, operator]
        if (inner := _optional(kind)) is not None:
            return self.read(inner) if self.read(bool) else None
        if get_origin(kind) in {tuple, frozenset}:
            return self._row(kind)
        raise TypeError(f"{kind} cannot be unpacked")

    def _member(self, members: list[Any]) -> Any:
        at = self.take(1)[0]
        if at >= len(members):
            raise Misshapen("no such choice")
        return members[at]

    def _flag(self) -> bool:
        return bool(self._member([False, True]))

    def _number(self) -> int:
        rest = 0
        for step in range(INT_MAX_BYTES):
            byte = self.take(1)[0]
            rest |= (byte & 0x7F) << 7 * step
            if byte <= 0x7F:
                return rest // 2 if rest % 2 == 0 else -(rest + 1) // 2
        raise Misshapen("the number is too long")

    def _words(self) -> str:
        try:
            return self.take(self._number()).decode("utf-8", "surrogatepass")
        except UnicodeDecodeError as error:
            raise Misshapen("no text") from error

    def _row(self, kind: Any) -> Any:
        count = len(get_args(kind)) if _fixed(kind) else self._number()
        if not 0 <= count <= len(self._data):
            raise Misshapen("the list is too long")
        return get_origin(kind)(self.read(each) for each in _entries(kind, count))
