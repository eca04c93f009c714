"""Who won a game, and who the series."""

from __future__ import annotations

from companion.games.good_fortune.moves import Series
from companion.games.good_fortune.rules.collection import Collection
from companion.games.good_fortune.rules.scoring import winners
from companion.games.good_fortune.rules.state import State

BEST_OF = 3


def scores(collections: tuple[Collection, Collection]) -> tuple[int, int]:
    """The points of both seats in one game."""
    one, other = collections
    return one.sorting().score, other.sorting().score


def wins(state: State) -> tuple[int, int]:
    """The games that each seat has won; a draw counts for nobody."""
    won = [winners(scores(game)) for game in state.finished]
    return won.count((0,)), won.count((1,))


def decided(state: State) -> bool:
    """Whether the games scored so far end the match by themselves.

    A single game ends it; the best of three ends when the lead cannot be caught up, or after three
    games, drawn ones included; a running series ends when the table says so.
    """
    if state.options.series is not Series.BEST_OF_THREE:
        return state.options.series is Series.SINGLE
    one, other = wins(state)
    return abs(one - other) > BEST_OF - len(state.finished) or len(state.finished) == BEST_OF
