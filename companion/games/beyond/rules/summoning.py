"""The effects of enchanted Spirits, once for each pattern (rulings, Advanced)."""

from __future__ import annotations

from dataclasses import dataclass

from companion.games.beyond.moves import Spirit, Tally
from companion.games.beyond.rules.reveal import nian_shou_left
from companion.games.beyond.rules.state import State
from companion.games.beyond.rules.tally import having, of
from companion.table.text import refuse


@dataclass(frozen=True, slots=True)
class Reminder:
    """An enchanted Spirit of a player whose effect can still be used.

    Attributes:
        spirit: Which.
        times: How many of its patterns have not been used, 1 to 4.
        worth_it: Whether it would do anything now: the Metal Tiger needs a Nian Shou card that
            nobody holds, the Yellow Unicorn a Lotus on another pattern of this player.
    """

    spirit: Spirit
    times: int
    worth_it: bool


def reminders(state: State, seat: int) -> tuple[Reminder, ...]:
    """What a player can still summon, in the order of the Spirits; nothing in the simple game."""
    if not state.options.advanced:
        return ()
    return tuple(
        Reminder(spirit, times, _worth_it(state, seat, spirit))
        for spirit in Spirit
        if (times := _unused(state, seat, spirit)) > 0
    )


def summon(state: State, seat: int, spirit: Spirit) -> Tally:
    """The player's patterns used for summoning, after one more.

    Raises:
        Refused: The table plays without, or every pattern of that Spirit has been used.
    """
    if not state.options.advanced:
        raise refuse("refused-beyond-not-advanced")
    if _unused(state, seat, spirit) < 1:
        raise refuse("refused-beyond-summoned")
    used = state.summoned[seat]
    return having(used, spirit, of(used, spirit) + 1)


def _unused(state: State, seat: int, spirit: Spirit) -> int:
    return state.table[seat].of(spirit) - of(state.summoned[seat], spirit)


def _worth_it(state: State, seat: int, spirit: Spirit) -> bool:
    if spirit is Spirit.METAL_TIGER:
        return nian_shou_left(state) > 0
    if spirit is Spirit.YELLOW_UNICORN:
        return any(state.summoned[seat])  # its own use leaves as many behind as it takes back
    return True
