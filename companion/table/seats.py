"""Who sits at the table: names, colours, and the order round it."""

from __future__ import annotations

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
    """Stricter than `name_key`: at a real table "Ann Lee" and "annlee" are one person too."""
    return "".join(name_key(name).split())


def clean_name(typed: str) -> str:
    """The name as it is kept: white space folded, what cannot be seen taken out.

    Control and formatting characters go (they can turn the writing of everything behind them);
    the joiner that holds an emoji together stays between two visible characters.

    Raises:
        Refused: Nothing is left, or more than 40 code points are.
    """
    seen = "".join(c for c in typed if c.isspace() or c == "\u200d" or _visible(c))
    name = " ".join(seen.split()).strip("\u200d ")
    if not name:
        raise refuse("refused-name-empty")
    if len(name) > NAME_MAX:
        raise refuse("refused-name-long", max=NAME_MAX, length=len(name))
    return name


def _visible(char: str) -> bool:
    return not unicodedata.category(char).startswith("C")


def check_seats(seats: Sequence[Seat], least: int, most: int) -> None:
    """Whether these people can sit down together.

    Args:
        seats: In clockwise order.
        least: The fewest players the game takes.
        most: The most players the game takes.

    Raises:
        Refused: Too few, too many, two of one name, or two of one colour.
    """
    if len(seats) < least:
        raise refuse("refused-too-few", least=least, count=len(seats))
    if len(seats) > most:
        raise refuse("refused-too-many", most=most, count=len(seats))
    names: dict[str, str] = {}
    colours: dict[Colour, str] = {}
    for seat in seats:
        key = person_key(seat.name)
        if key in names:
            raise refuse("refused-name-taken", name=seat.name, other=names[key])
        if seat.colour in colours:
            raise refuse("refused-colour-taken", name=seat.name, other=colours[seat.colour])
        names[key] = seat.name
        colours[seat.colour] = seat.name


def clockwise_from(start: int, count: int) -> tuple[int, ...]:
    """All seats in clockwise order, beginning with `start`."""
    return tuple((start + step) % count for step in range(count))
