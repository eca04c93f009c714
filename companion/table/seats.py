"""Who sits at the table: names, colours, and the order round it."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from companion.table.text import refuse

NAME_MAX = 40


class Colour(StrEnum):
    """The colour of a player's pieces. The shape that always comes with it is in the theme."""

    RED = "red"
    ORANGE = "orange"
    YELLOW = "yellow"
    GREEN = "green"
    BLUE = "blue"
    PURPLE = "purple"
    BLACK = "black"
    WHITE = "white"


@dataclass(frozen=True, slots=True)
class Seat:
    """One player at the table.

    Attributes:
        name: 1 to 40 code points, without characters that cannot be seen.
        colour: The colour of the player's pieces.
    """

    name: str
    colour: Colour


def name_key(name: str) -> str:
    """What two names have in common when they are one name: trimmed, NFKC, case folded."""
    return unicodedata.normalize("NFKC", name.strip()).casefold().strip()


def person_key(name: str) -> str:
    """Stricter than `name_key`: what looks alike at a real table is one person too.

    White space does not count ("Ann Lee" and "annlee"), nor does what cannot be seen.
    """
    return "".join(_HELPERS.sub("", name_key(name)).split())


def clean_name(typed: str) -> str:
    """The name as it is kept: white space folded, what cannot be seen taken out.

    Control and formatting characters go (they can turn the writing of everything behind them),
    and so do the blanks that pass for letters. Joiners and variation selectors, which hold an
    emoji together and tell two writings of a character apart, stay behind a visible character.

    Raises:
        Refused: Nothing to be seen is left, or more than 40 code points are.
    """
    seen = "".join(c for c in typed if c.isspace() or _HELPERS.match(c) or _visible(c))
    name = " ".join(_STRAY.sub("", seen).split())
    if not any(_stands_alone(c) for c in name):
        raise refuse("refused-name-empty")
    if len(name) > NAME_MAX:
        raise refuse("refused-name-long", max=NAME_MAX, length=len(name))
    return name


_HELPERS = re.compile("[\u200d\ufe00-\ufe0f\U000e0100-\U000e01ef]")
_STRAY = re.compile(rf"(?<!\S){_HELPERS.pattern}+|\u200d+(?!\S)")
_BLANKS = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0")
_UNSEEN = frozenset({"Cc", "Cf", "Cs", "Co"})
_UNUSED = re.compile("[\u2065\ufdd0-\ufdef\ufff0-\uffff\U000e0000-\U000e0fff]")


def _visible(char: str) -> bool:
    # A code point that this Python does not know yet may be an emoji of this year.
    unused = unicodedata.category(char) == "Cn" and (
        _UNUSED.match(char) or ord(char) & 0xFFFE == 0xFFFE
    )
    return not (unused or char in _BLANKS or unicodedata.category(char) in _UNSEEN)


def _stands_alone(char: str) -> bool:
    return not char.isspace() and unicodedata.category(char)[0] != "M" and char != "\u200d"


def check_seats(seats: Sequence[Seat], least: int, most: int) -> None:
    """Whether these people can sit down together.

    Args:
        seats: In clockwise order.
        least: The fewest players the game takes.
        most: The most players the game takes.

    Raises:
        Refused: Too few, too many, a name that `clean_name` would not leave as it is, two of one
            name, or two of one colour.
    """
    if len(seats) < least:
        raise refuse("refused-too-few", least=least, count=len(seats))
    if len(seats) > most:
        raise refuse("refused-too-many", most=most, count=len(seats))
    names: dict[str, str] = {}
    colours: dict[Colour, str] = {}
    for seat in seats:
        key = person_key(seat.name)
        if clean_name(seat.name) != seat.name:
            raise refuse("refused-name-unseen", name=clean_name(seat.name))
        if key in names:
            raise refuse("refused-name-taken", name=seat.name, other=names[key])
        if seat.colour in colours:
            raise refuse("refused-colour-taken", name=seat.name, other=colours[seat.colour])
        names[key] = seat.name
        colours[seat.colour] = seat.name


def clockwise_from(start: int, count: int) -> tuple[int, ...]:
    """All seats in clockwise order, beginning with `start`."""
    return tuple((start + step) % count for step in range(count))
