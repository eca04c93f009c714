"""What a screen may draw. Nothing in this game is secret: both seats and the table see the same."""

from __future__ import annotations

from dataclasses import dataclass

from companion.games.good_fortune.moves import (
    Face,
    Options,
    Pair,
    Phase,
    Row,
    Tile,
    TypedGroup,
)
from companion.games.good_fortune.rules.checks import Doubt, Notice
from companion.games.good_fortune.rules.course import Placement
from companion.games.good_fortune.rules.scoring import Group, Reason, Sorting
from companion.table.text import Text

__all__ = [
    "Doubt",
    "Group",
    "Held",
    "Notice",
    "Placement",
    "Reason",
    "Result",
    "Sheet",
    "Sorting",
    "Turn",
    "View",
]


@dataclass(frozen=True, slots=True)
class Sheet:
    """One player's collection and what it scores.

    Attributes:
        tiles: In the order entered; empty where groups are typed.
        groups: The groups sorted by hand, `()` for the word that nothing was won; None where tiles
            are entered.
        entered: Whether anything is entered; otherwise the game cannot be scored yet.
        count: How many tiles it holds, 0 to 9.
        ways: What the owner may choose from, the best first: one sorting for each total. More than
            one only in a full tie that matters, which the rules do not settle; `ChooseOrder` takes
            the `charms` of one of them.
        sorting: The sorting that counts: the one the owner chose, else the best. Its groups carry
            the reason why each was taken when it was.
        chosen: Whether the owner has chosen it.
    """

    tiles: tuple[Tile, ...]
    groups: tuple[TypedGroup, ...] | None
    entered: bool
    count: int
    ways: tuple[Sorting, ...]
    sorting: Sorting
    chosen: bool

    @property
    def score(self) -> int:
        """Its points."""
        return self.sorting.score

    @property
    def disputed(self) -> bool:
        """Whether the rules leave open what it scores."""
        return len(self.ways) > 1


@dataclass(frozen=True, slots=True)
class Result:
    """A game that is scored.

    Attributes:
        sheets: What each seat had won.
        winners: The seats on the highest score; both in a draw.
    """

    sheets: tuple[Sheet, Sheet]
    winners: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Held:
    """A pair that is in a collection already: a picker marks it, and asks before it is used again.

    Attributes:
        pair: The two charms.
        seat: Whose collection.
        index: The tile's position there, from 0.
    """

    pair: Pair
    seat: int
    index: int


@dataclass(frozen=True, slots=True)
class Turn:
    """The turn being played, for a table that asks.

    A table may use none of it, or tap `NextTurn` after each turn, or enter the row and the tiles:
    then what is won goes into the collections by itself.

    Attributes:
        number: 1 to 9.
        face: The face of the medallion that shows: small, the lower number is placed first; large,
            the higher. None in simple placement.
        chooses_first: The seat that chooses first and has the medallion; None in the guessing
            variant (both at once), and until somebody has said who holds tile 1.
        places_first: The seat whose tile is placed first; None until both tiles are chosen, in
            simple placement until somebody has said who holds tile 1.
        row: The central row from left to right; None where it is not entered, or no longer known.
        chosen: The tile that each seat has advanced, or None.
        choosing: The seats that are to choose now; both where the order does not matter, empty
            without a row and while tiles are placed.
        placing: The seat that is to place its tile now; None while there is none to place.
        placements: The ways that seat may place its tile, from left to right; `PlaceTile` takes the
            `end` of one of them.
    """

    number: int
    face: Face | None
    chooses_first: int | None
    places_first: int | None
    row: Row | None
    chosen: tuple[Tile | None, Tile | None]
    choosing: tuple[int, ...]
    placing: int | None
    placements: tuple[Placement, ...]


@dataclass(frozen=True, slots=True)
class View:
    """What a screen may draw.

    Attributes:
        options: What the table chose.
        phase: Where the match stands.
        game: The number of the game on the table, from 1.
        sheets: What each seat has won in it; in `BETWEEN` and `OVER` as it was scored.
        leaders: The seats on the highest score as things stand; both when level.
        notices: Likely slips in the collections, seat by seat and tile by tile.
        held: The pairs of all tiles in the collections.
        holder: The seat that was dealt tile 1; None until somebody has said so.
        turn: The turn being played; None once all nine are over.
        turns_over: 0 to 9.
        discarded: The tiles known to have left the game.
        in_the_box: How many tiles have left the game by the end if the collections are right: what
            one has won, what the other has won and these are 18.
        not_declared: Why `Declare` would be refused now; None if it would not.
        results: The games that are scored, in the order played.
        wins: The games each seat has won; a draw counts for nobody.
    """

    options: Options
    phase: Phase
    game: int
    sheets: tuple[Sheet, Sheet]
    leaders: tuple[int, ...]
    notices: tuple[Notice, ...]
    held: tuple[Held, ...]
    holder: int | None
    turn: Turn | None
    turns_over: int
    discarded: tuple[Tile, ...]
    in_the_box: int
    not_declared: Text | None
    results: tuple[Result, ...]
    wins: tuple[int, int]
