"""What a game is: five pure functions over frozen values."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

Options = TypeVar("Options")
State = TypeVar("State")
Move = TypeVar("Move")
View = TypeVar("View")

S = TypeVar("S")
O_contra = TypeVar("O_contra", contravariant=True)
M_contra = TypeVar("M_contra", contravariant=True)
V_co = TypeVar("V_co", covariant=True)


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a match ended, in the terms that every game has.

    Attributes:
        winners: Seats that won, ascending; several where a win is shared or belongs to a side.
        scores: For each seat its points, or None where the game gives a seat none of its own.
    """

    winners: tuple[int, ...]
    scores: tuple[int | None, ...]


class Game(Protocol[S, O_contra, M_contra, V_co]):
    """The rules of one game, as the table needs them. Seats are numbered clockwise from 0.

    Nothing here reads a clock, a disk or a random source; the same arguments give the same
    answer for ever.
    """

    @property
    def id(self) -> str:
        """The game's name in files, links and on the command line, such as `bronze-heads`."""
        ...

    @property
    def players(self) -> range:
        """The player counts it takes."""
        ...

    @property
    def options_type(self) -> type[Any]:
        """The frozen dataclass of the table's choices; its defaults are the game's defaults."""
        ...

    @property
    def move_types(self) -> tuple[type[Any], ...]:
        """The frozen dataclasses of which every move is one; their names are the wire format."""
        ...

    def setup(self, seats: int, options: O_contra, seed: bytes) -> S:
        """The state before the first move. Raises `Refused` for a count it does not take."""
        ...

    def apply(self, state: S, move: M_contra) -> S:
        """The state after the move. Raises `Refused`, with the state as it was."""
        ...

    def view(self, state: S, seat: int | None) -> V_co:
        """What that seat may know, or for None what everybody at the table may."""
        ...

    def outcome(self, state: S) -> Outcome | None:
        """How the match ended, or None while it goes on."""
        ...

    def is_public(self, move: M_contra) -> bool:
        """Whether everybody sees the move made, so that the table may take it back."""
        ...
