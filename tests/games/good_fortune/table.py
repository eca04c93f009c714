"""The smallest words for a table of Good Fortune."""

from __future__ import annotations

from typing import Any

import pytest

from companion.games.good_fortune.game import GAME
from companion.games.good_fortune.moves import (
    AddTile,
    Charm,
    Move,
    Options,
    Series,
    Tile,
    TypedGroup,
    TypeGroups,
    Variant,
)
from companion.games.good_fortune.view import View
from companion.table.match import Match, Setting, begin
from companion.table.seats import Colour, Seat
from companion.table.text import Refused
from companion.texts import catalogue

Table = Match[Any, Any, Any, Any]

SEATS = (Seat("Nathalie", Colour.RED), Seat("Rémi", Colour.BLUE))


def tile(charms: str, die: int, number: int | None = None) -> Tile:
    """Such as `tile("neko clover", 3)`."""
    one, other = (Charm(name) for name in charms.split())
    return Tile((one, other), die, number)


def tiles(*written: str) -> list[Tile]:
    """Such as `tiles("neko clover 3", "mati scarab 1 21")`: charms, die and perhaps a number."""
    found = []
    for words in written:
        one, other, die, *number = words.split()
        found.append(tile(f"{one} {other}", int(die), int(number[0]) if number else None))
    return found


def begun(
    variant: Variant = Variant.STANDARD, series: Series = Series.SINGLE
) -> Match[Any, Options, Move, View]:
    return begin(GAME, Setting(SEATS, Options(variant, series), bytes(32)))


def after(match: Table, *moves: Move) -> Table:
    for move in moves:
        match = match.play(move)
    return match


def with_tiles(match: Table, seat: int, *written: str) -> Table:
    return after(match, *(AddTile(seat, one) for one in tiles(*written)))


def with_groups(match: Table, seat: int, *groups: tuple[int, int]) -> Table:
    return match.play(TypeGroups(seat, tuple(TypedGroup(*group) for group in groups)))


def seen(match: Table) -> View:
    view: View = match.view(None)
    return view


def refusal(match: Table, move: Move) -> str:
    """The message that refuses the move; it can be said, and nothing has changed."""
    before = seen(match)
    with pytest.raises(Refused) as caught:
        match.play(move)
    assert catalogue("en").say(caught.value.why)
    assert seen(match) == before
    return caught.value.why.id.removeprefix("refused-fortune-")
