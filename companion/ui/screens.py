"""What a game gives the shell so that it can be played: its looks, its options, its screens."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import flet as ft

from companion.table.seats import Colour, Seat
from companion.table.text import Text, text
from companion.ui.motion import Act

if TYPE_CHECKING:
    from companion.ui.learn_practice import Practice
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


class Screens(ABC):
    """One game's screens: what every game says of itself, and below what it may say besides."""

    @property
    @abstractmethod
    def game_id(self) -> str:
        """The game's id in the registry."""

    @property
    @abstractmethod
    def theme(self) -> str:
        """Its palette, a name of `theme.THEMES`."""

    @property
    @abstractmethod
    def motif(self) -> str:
        """Its pattern on the cover, a name below `assets/pictures`."""

    @property
    @abstractmethod
    def poster(self) -> str:
        """Its picture on the start screen, a name below `assets/pictures`."""

    @property
    @abstractmethod
    def colours(self) -> Sequence[Colour]:
        """The colours of pieces in the box, as many as the most players at least."""

    @property
    @abstractmethod
    def choices(self) -> Sequence[Choice]:
        """The options the table chooses before the game."""

    @abstractmethod
    def set_up_line(self, players: int) -> Text:
        """What is said of this number of players while they sit down."""

    @abstractmethod
    def summary(self, view: Any, seats: Sequence[Seat]) -> Text:
        """Where a match stands, or who has won it, in a line that everybody may read."""

    @abstractmethod
    def due(self, view: Any) -> Due | None:
        """To whom the phone goes now, or None while it lies on the table."""

    @abstractmethod
    def cover_line(self, view: Any, due: Due) -> Text:
        """The public line at the bottom of the cover."""

    @abstractmethod
    def loans(self, view: Any, seats: Sequence[Seat]) -> Sequence[tuple[int, str, Text, str]]:
        """Looks in between that the table's menu offers: seat, purpose, words, picture."""

    @abstractmethod
    def draw(self, play: Play) -> ft.Control:
        """The screen of a match: the table's, or with an open hand-over that player's."""

    # What a game may have besides

    @property
    def practice(self) -> Practice | None:
        """The app's own players, or None where it has none."""
        return None

    @property
    def deals(self) -> bool:
        """Whether chance decides anything in the app, so that a fair deal is worth a promise."""
        return True

    @property
    def chips(self) -> tuple[str, ...]:
        """Areas, the beginnings of identifiers, in which a touch counts a chip or an amulet."""
        return ()

    def page(self, view: Any) -> object:
        """What of a view makes it another screen, on which the finger has to rest first.

        Every change does, unless a game says otherwise: where counting goes by quick taps, a count
        that changes is the same screen still.
        """
        return view

    def act(self, before: Any, after: Any) -> Act | None:  # noqa: ARG002
        """What begins with a move: a reveal that unfolds, or a bell; None for nothing.

        Args:
            before: What everybody knew before it.
            after: What everybody knows now.
        """
        return None

    def ways(self, view: Any) -> Sequence[tuple[str, str, Text, object]]:  # noqa: ARG002
        """Moves that the table's menu offers besides: name, picture, words, move."""
        return ()

    def changed(self, view: Any) -> Mapping[str, Any]:  # noqa: ARG002
        """The options that a table has changed during a match, by field, for the next one."""
        return {}

    def remembered(self, read: Callable[[str], str | None]) -> Mapping[str, Any]:  # noqa: ARG002
        """The options that a new match begins with in place of the game's defaults, by field.

        Args:
            read: The document kept under a name, or None (`Shelf.kept`).
        """
        return {}


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
