"""Reading JSON from strangers: every value knows its place, so that every error can say it."""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, NoReturn, TypeAlias, TypeVar

from companion.table.seats import NAME_MAX, name_key
from companion.table.text import Text

E = TypeVar("E", bound=StrEnum)

DIGITS_MAX = 1000
"""No count in any game comes near; a longer number is refused before it costs time."""


class BadInput(Exception):  # noqa: N818 - beside Refused
    """The input is wrong at one place.

    Attributes:
        at: The place: keys joined by dots, positions in brackets, `input` for the whole.
        message: What is wrong there: English, or a message of the catalogue.
    """

    def __init__(self, at: str, message: str | Text) -> None:
        super().__init__(at)
        self.at = at or "input"
        self.message = message


@dataclass(frozen=True, slots=True)
class _Odd:
    """Something JSON has and this door has not: said when its place is reached.

    Attributes:
        why: What is odd.
        key: The key inside it that is to blame, or None for the whole of it.
    """

    why: str
    key: str | None = None


def _pairs(pairs: list[tuple[str, object]]) -> object:
    found: dict[str, object] = {}
    for key, value in pairs:
        if key in found:
            return _Odd("this key is given twice", key)
        found[key] = value
    return found


def _whole(digits: str) -> object:
    return int(digits) if len(digits) <= DIGITS_MAX else _Odd("the number is too large")


def _not_whole(number: str) -> object:
    return _Odd(f"{number} is not a whole number written without a decimal point")


def parse(source: str | bytes) -> Spot:
    """The JSON text as a value that knows its place.

    Raises:
        BadInput: At `input`: the text is not UTF-8, not JSON, or nested too deep.
    """
    try:
        words = source.decode("utf-8-sig") if isinstance(source, bytes) else source
        value = json.loads(
            words,
            object_pairs_hook=_pairs,
            parse_int=_whole,
            parse_float=_not_whole,
            parse_constant=_not_whole,
        )
    except UnicodeDecodeError as error:
        raise BadInput("input", f"not UTF-8 text (byte {error.start})") from error
    except RecursionError as error:
        raise BadInput("input", "nested too deep") from error
    except ValueError as error:
        raise BadInput("input", f"not JSON: {error}") from error
    return Spot(value, "")


@dataclass(frozen=True, slots=True)
class Spot:
    """A JSON value and its place in the input. Each reader returns a checked value or raises.

    Every method raises `BadInput` at this place, or at the place inside it that is wrong.
    """

    value: object
    path: str

    def fail(self, message: str | Text) -> NoReturn:
        """Raise `BadInput` at this place."""
        raise BadInput(self.path or "input", message)

    def _due(self, what: str) -> NoReturn:
        if isinstance(self.value, _Odd):
            odd = self.value
            raise BadInput(self.path or "input" if odd.key is None else self.key(odd.key), odd.why)
        self.fail(f"{what} is due here, not {_KINDS[type(self.value)]}")

    def key(self, name: str) -> str:
        """The place of the key `name` of this object."""
        return f"{self.path}.{name}" if self.path else name

    def mapping(self) -> dict[str, Spot]:
        """An object with free keys, such as names of players."""
        if not isinstance(self.value, dict):
            self._due("an object")
        return {name: Spot(value, self.key(name)) for name, value in self.value.items()}

    def fields(
        self, required: Collection[str] = (), optional: Collection[str] = ()
    ) -> dict[str, Spot]:
        """An object with these keys and no others."""
        found = self.mapping()
        known = (*required, *optional)
        for name in found:
            if name not in known:
                raise BadInput(self.key(name), f"unknown key; known are {', '.join(known)}")
        for name in required:
            if name not in found:
                raise BadInput(self.key(name), "this key is missing")
        return found

    def items(self, least: int = 0, most: int | None = None) -> list[Spot]:
        """A list of `least` to `most` entries."""
        if not isinstance(self.value, list):
            self._due("a list")
        count = len(self.value)
        if count < least:
            self.fail(f"at least {least} entries are due here, not {count}")
        if most is not None and count > most:
            self.fail(f"at most {most} entries are due here, not {count}")
        return [Spot(entry, f"{self.path}[{at}]") for at, entry in enumerate(self.value)]

    def whole(self, least: int, most: int | None = None) -> int:
        """A whole number from `least` to `most`; true and false are none."""
        value = self.value
        if isinstance(value, bool) or not isinstance(value, int):
            self._due("a whole number")
        if value < least:
            self.fail(f"{value} is below {least}")
        if most is not None and value > most:
            self.fail(f"{value} is above {most}")
        return value

    def flag(self) -> bool:
        """True or false; no number is either."""
        if not isinstance(self.value, bool):
            self._due("true or false")
        return self.value

    def text(self) -> str:
        """A string."""
        if not isinstance(self.value, str):
            self._due("a text")
        return self.value

    def one_of(self, kind: type[E]) -> E:
        """One of an enumeration, by its identifier."""
        value = self.text()
        try:
            return kind(value)
        except ValueError:
            self.fail(f"{value!r} is none of {', '.join(member.value for member in kind)}")

    def name(self) -> str:
        """A player's name as written: 1 to 40 code points, not blank."""
        value = self.text()
        if not name_key(value):
            self.fail("a name has at least one character")
        if len(value) > NAME_MAX:
            self.fail(f"a name has at most {NAME_MAX} characters, not {len(value)}")
        return value

    def is_null(self) -> bool:
        """Whether null stands here."""
        return self.value is None


def distinct_names(names: Iterable[tuple[str, Spot]]) -> None:
    """That no two names are one name (see `name_key`).

    Raises:
        BadInput: At the later of the two.
    """
    first: dict[str, str] = {}
    for name, spot in names:
        key = name_key(name)
        if key in first:
            spot.fail(f"{name!r} and {first[key]!r} are one name")
        first[key] = name


_KINDS: Mapping[type[Any], str] = {
    type(None): "null",
    bool: "true or false",
    int: "a number",
    str: "a text",
    list: "a list",
    dict: "an object",
}

Answer: TypeAlias = dict[str, Any]
Referee: TypeAlias = Callable[[Spot], Answer]
"""A game's door: the input in, the answer out, `BadInput` for whatever is wrong."""
