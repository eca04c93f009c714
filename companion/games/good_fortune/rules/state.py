"""The state of a match. Screens never see it: they see what `look` makes of it."""

from __future__ import annotations

from dataclasses import dataclass

from companion.games.good_fortune.moves import Options, Phase, Row, Tile
from companion.games.good_fortune.rules.collection import Collection


@dataclass(frozen=True, slots=True)
class Play:
    """One game of the match.

    Attributes:
        holder: The seat that was dealt tile 1; None until somebody says so.
        turns: How many turns are over, 0 to 9.
        row: The central row; None where it has not been entered.
        chosen: The tile each seat has advanced this turn, or None.
        placed: The seats that have placed their tile this turn.
        discarded: The tiles that are known to have left the game.
        collections: What each seat has won.
    """

    holder: int | None = None
    turns: int = 0
    row: Row | None = None
    chosen: tuple[Tile | None, Tile | None] = (None, None)
    placed: tuple[int, ...] = ()
    discarded: tuple[Tile, ...] = ()
    collections: tuple[Collection, Collection] = (Collection(), Collection())


@dataclass(frozen=True, slots=True)
class State:
    """A match: the games that are scored and the one being played.

    Attributes:
        options: What the table chose.
        phase: Where the match stands.
        play: The game being played; in `BETWEEN` and `OVER` the one scored last.
        finished: The collections of each game that is scored.
    """

    options: Options
    phase: Phase = Phase.PLAYING
    play: Play = Play()
    finished: tuple[tuple[Collection, Collection], ...] = ()
