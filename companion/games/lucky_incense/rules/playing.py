"""One move after another, each by the part of the rules that it belongs to."""

from __future__ import annotations

from companion.games.lucky_incense.moves import Move
from companion.games.lucky_incense.rules import closing, evening, midnight, running
from companion.games.lucky_incense.rules.state import State


def apply(state: State, move: Move) -> State:
    """The match after the move.

    Raises:
        Refused: The table would not allow it now.
    """
    if isinstance(move, evening.EveningMove):
        return evening.apply(state, move)
    if isinstance(move, midnight.MidnightMove):
        return midnight.apply(state, move)
    if isinstance(move, running.RaceMove):
        return running.apply(state, move)
    return closing.apply(state, move)
