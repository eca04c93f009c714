"""The state of a match. Screens never see it: they see what `look` makes of it."""

from __future__ import annotations

from dataclasses import dataclass

from companion.games.beyond.moves import Options, Spirit, Tally, TieBreak
from companion.games.beyond.rules.counts import Counts
from companion.games.beyond.rules.tally import NONE


@dataclass(frozen=True, slots=True)
class State:
    """A match.

    Attributes:
        options: What the table chose before it.
        values: What patterns are worth now.
        tie_break: The reading in force now.
        table: What each seat holds; never beyond what is in the box.
        summoned: For each seat, how many patterns of each Spirit have been used for summoning.
        first: The seat that took, or takes, the first turn.
        turns: How many turns are over, all seats together.
        complete: Whether the turn that ended last was the last of a round, and the end had come.
        piles_out: How often the draw pile has run out, 0 to 2.
        revealed: The cards turned over in this turn, in that order.
        seen: The cards told to be out of the pile, where they are counted (`reveal.out_of_pile`).
        untold: Whether cards are counted, the pile has been mixed anew, and nobody has told yet
            which cards were left out of it, before the players.
        declared: Whether the match is over.
    """

    options: Options
    values: Tally
    tie_break: TieBreak
    table: tuple[Counts, ...]
    summoned: tuple[Tally, ...]
    first: int = 0
    turns: int = 0
    complete: bool = False
    piles_out: int = 0
    revealed: tuple[Spirit, ...] = ()
    seen: Tally = NONE
    untold: bool = False
    declared: bool = False
