"""The smallest words for a table of Beyond."""

from __future__ import annotations

from typing import Any

import pytest

from companion.games.beyond.game import GAME
from companion.games.beyond.moves import Enter, Item, Move, Options, TieBreak
from companion.games.beyond.rules.counts import Counts, counts_of
from companion.games.beyond.view import View
from companion.table.match import Match, Setting, begin
from companion.table.seats import Colour, Seat
from companion.table.text import Refused
from companion.texts import catalogue

Table = Match[Any, Any, Any, Any]

NAMES = ("Ann", "Bo", "Cy", "Di")


def people(count: int) -> tuple[Seat, ...]:
    return tuple(
        Seat(name, colour) for name, colour in zip(NAMES[:count], list(Colour)[:count], strict=True)
    )


def begun(
    seats: int = 2,
    *,
    advanced: bool = False,
    count_cards: bool = False,
    tie_break: TieBreak = TieBreak.ALL_FACE_UP,
) -> Match[Any, Options, Move, View]:
    options = Options(advanced, tie_break, count_cards)
    return begin(GAME, Setting(people(seats), options, bytes(32)))


def after(match: Table, *moves: Move) -> Table:
    for move in moves:
        match = match.play(move)
    return match


def holding(match: Table, seat: int, **counts: int) -> Table:
    """Such as `holding(match, 0, turtle_snake=1, tokens=3)`."""
    return after(match, *(Enter(seat, Item(item), count) for item, count in counts.items()))


def counts(**amounts: int) -> Counts:
    """Such as `counts(turtle_snake=1, tokens=3)`."""
    return counts_of({Item(item): amount for item, amount in amounts.items()})


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
    return caught.value.why.id.removeprefix("refused-beyond-")
