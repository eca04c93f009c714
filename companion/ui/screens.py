"""What a game gives the shell so that it can be played: its looks, its options, its screens."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol, cast

import flet as ft

from companion.table.seats import Colour, Seat
from companion.table.text import Text, text
from companion.ui.motion import Act

if TYPE_CHECKING:
    from companion.ui.play import Play


@dataclass(frozen=True, slots=True)
class Choice:
    """One of the table's options, asked before the game.

    Attributes:
        field: The field of the game's options dataclass.
        values: What it may be, the default among them.
        label: What it is about, a message's id.
        words: The message's id of each value, in the order of `values`.
        why: One line that explains the choice, a message's id.
    """

    field: str
    values: tuple[Any, ...]
    label: str
    words: tuple[str, ...]
    why: str


@dataclass(frozen=True, slots=True)
class Due:
    """To whom the phone goes next, and what for."""

    seat: int
    purpose: str


class Screens(Protocol):
    """One game's screens.

    Six things more it may have, and need not: see `page_of`, `act_of`, `counts_chips`, `ways_of`,
    `remembered_by` and `learn_practice.practice_of`.
    """

    @property
    def game_id(self) -> str:
        """The game's id in the registry."""
        ...

    @property
    def theme(self) -> str:
        """Its palette, a name of `theme.THEMES`."""
        ...

    @property
    def motif(self) -> str:
        """Its pattern on the cover, a name below `assets/pictures`."""
        ...

    @property
    def poster(self) -> str:
        """Its picture on the start screen, a name below `assets/pictures`."""
        ...

    @property
    def colours(self) -> Sequence[Colour]:
        """The colours of pieces in the box, as many as the most players at least."""
        ...

    @property
    def choices(self) -> Sequence[Choice]:
        """The options the table chooses before the game."""
        ...

    def set_up_line(self, players: int) -> Text:
        """What is said of this number of players while they sit down."""
        ...

    def summary(self, view: Any, seats: Sequence[Seat]) -> Text:
        """Where a match stands, or who has won it, in a line that everybody may read."""
        ...

    def due(self, view: Any) -> Due | None:
        """To whom the phone goes now, or None while it lies on the table."""
        ...

    def cover_line(self, view: Any, due: Due) -> Text:
        """The public line at the bottom of the cover."""
        ...

    def loans(self, view: Any, seats: Sequence[Seat]) -> Sequence[tuple[int, str, Text, str]]:
        """Looks in between that the table's menu offers: seat, purpose, words, picture."""
        ...

    def draw(self, play: Play) -> ft.Control:
        """The screen of a match: the table's, or with an open hand-over that player's."""
        ...


def named(seats: Sequence[Seat], which: Sequence[int]) -> str | Text:
    """The names of some seats one after another, for a sentence that has no language yet.

    Args:
        seats: All seats.
        which: The numbers of those that are named; one at least.
    """
    some: str | Text = seats[which[0]].name
    for seat in which[1:]:
        some = text("words-listed", some=some, more=seats[seat].name)
    return some


def page_of(screens: Screens, view: Any) -> object:
    """What of a view makes it another screen, on which the finger has to rest first.

    Screens with `page(view)` say it themselves: where counting goes by quick taps, a count that
    changes is the same screen still. Without, every change is another one.
    """
    own = getattr(screens, "page", None)
    return view if own is None else own(view)


def act_of(screens: Screens, before: Any, after: Any) -> Act | None:
    """What begins with a move: a reveal that unfolds, or a bell; None for nothing.

    Screens with `act(before, after)` tell it from what everybody knew before and knows now.
    """
    own = getattr(screens, "act", None)
    return None if own is None else own(before, after)


def ways_of(screens: Screens, view: Any) -> Sequence[tuple[str, str, Text, Any]]:
    """Moves that the table's menu offers besides: name, picture, words, move.

    Screens with `ways(view)` have some.
    """
    own = getattr(screens, "ways", None)
    return () if own is None else cast("Sequence[tuple[str, str, Text, Any]]", own(view))


def counts_chips(screens: Screens, identifier: str) -> bool:
    """Whether touching a piece counts a chip or an amulet: of those areas in `chips`."""
    return identifier.startswith(getattr(screens, "chips", ()))


def remembered_by(screens: Screens, read: Callable[[str], str | None]) -> dict[str, Any]:
    """The options that a new match begins with in place of the game's defaults, by field.

    Screens with `remembered(read)` find them in the documents they have kept.

    Args:
        screens: The game's screens.
        read: The document kept under a name, or None (`Desk.kept`).
    """
    own = getattr(screens, "remembered", None)
    return {} if own is None else dict(own(read))
