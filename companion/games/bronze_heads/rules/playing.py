"""Every move of the game: whether it may be made, and what it makes of the state."""

from __future__ import annotations

from companion.games.bronze_heads.moves import (
    EnterRole,
    GoOn,
    Judge,
    Move,
    NextSpeaker,
    Note,
    OpenVote,
    RevealNext,
    Say,
    SeeRole,
    SpendChips,
    TypeVote,
)
from companion.games.bronze_heads.rules import ending, notebook, opening, turns, voting
from companion.games.bronze_heads.rules.state import State
from companion.table.text import Refused


def verify(state: State, move: Move) -> None:
    """That the move may be made now.

    Raises:
        Refused: It may not, and why.
    """
    match move:
        case EnterRole() | SeeRole():
            opening.verify(state, move)
        case Say() | NextSpeaker() | OpenVote() | TypeVote() | SpendChips():
            voting.verify(state, move)
        case GoOn() | Judge() | RevealNext():
            ending.verify(state, move)
        case Note():
            notebook.verify(state, move)
        case _:
            turns.verify(state, move)


def can(state: State, move: Move) -> bool:
    """Whether the move may be made now."""
    try:
        verify(state, move)
    except Refused:
        return False
    return True


def apply(state: State, move: Move) -> State:
    """The state after the move.

    Raises:
        Refused: It may not be made now; nothing has changed.
    """
    verify(state, move)
    match move:
        case EnterRole() | SeeRole():
            return opening.play(state, move)
        case Say() | NextSpeaker() | OpenVote() | TypeVote() | SpendChips():
            return voting.play(state, move)
        case GoOn() | Judge() | RevealNext():
            return ending.play(state, move)
        case Note():
            return notebook.play(state, move)
        case _:
            return turns.play(state, move)
