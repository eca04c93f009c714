"""A player's own line on a page of the private notebook."""

from __future__ import annotations

import unicodedata
from dataclasses import replace

from companion.games.bronze_heads.moves import Note
from companion.games.bronze_heads.rules.state import State
from companion.games.bronze_heads.terms import Phase
from companion.table.text import refuse

NOTE_MAX = 80
"""Code points of a line."""


def cleaned(words: str) -> str:
    """The line as it is kept: white space folded, control and formatting characters taken out.

    The joiner that holds an emoji together stays.
    """
    seen = (
        char
        for char in words
        if char.isspace() or char == "\u200d" or not unicodedata.category(char).startswith("C")
    )
    return " ".join("".join(seen).split())


def verify(state: State, move: Note) -> None:
    """That the line may be written now: from the first round until the game is over.

    Raises:
        Refused: It may not, or it is too long.
    """
    if not 0 <= move.seat < state.seats:
        raise refuse("refused-bronze-nobody")
    if not state.rounds:
        raise refuse("refused-bronze-note-early")
    if state.phase is Phase.OVER:
        raise refuse("refused-bronze-in-over")
    length = len(cleaned(move.words))
    if length > NOTE_MAX:
        raise refuse("refused-bronze-note-long", max=NOTE_MAX, length=length)


def play(state: State, move: Note) -> State:
    """The state with the line on the current round's page, in the place of the one before."""
    notes = list(state.round.notes)
    notes[move.seat] = cleaned(move.words)
    return state.with_round(replace(state.round, notes=tuple(notes)))
