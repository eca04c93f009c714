"""Whose turn it is, and when the game ends (rulings, End)."""

from __future__ import annotations

from enum import StrEnum

from companion.games.beyond.moves import PILES_TO_END
from companion.games.beyond.rules.scoring import holder_of_six
from companion.games.beyond.rules.state import State

SPIRITS_TO_END = 3


class Trigger(StrEnum):
    """What brings the end."""

    NIAN_SHOU = "nian_shou"  # somebody holds all six: at once
    THREE_SPIRITS = "three_spirits"  # somebody has enchanted three
    PILE = "pile"  # the draw pile has run out for the second time


def active(state: State) -> int:
    """The seat whose turn it is; after the last turn, whose it would be."""
    return (state.first + state.turns) % len(state.table)


def trigger(state: State) -> Trigger | None:
    """What has brought the end by now, or None."""
    if holder_of_six(state.table) is not None:
        return Trigger.NIAN_SHOU
    if enchanters(state):
        return Trigger.THREE_SPIRITS
    return Trigger.PILE if state.piles_out >= PILES_TO_END else None


def enchanters(state: State) -> tuple[int, ...]:
    """The seats that have three patterns or more, of whichever Spirits."""
    patterns = enumerate(counts.patterns for counts in state.table)
    return tuple(seat for seat, count in patterns if count >= SPIRITS_TO_END)


def course_over(state: State) -> bool:
    """Whether there is no turn left: all six Nian Shou cards, or the end and equal turns."""
    why = trigger(state)
    return why is Trigger.NIAN_SHOU or (why is not None and state.complete)


def turns_left(state: State) -> tuple[int, ...]:
    """The seats that still have a turn once the end has come, the one whose turn it is first.

    Empty while nothing has brought the end, and when no turn is left.
    """
    if trigger(state) is None or course_over(state):
        return ()
    seats = len(state.table)
    return tuple((active(state) + step) % seats for step in range(seats - state.turns % seats))
