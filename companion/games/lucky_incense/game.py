"""Lucky First Incense as the table knows a game."""

from __future__ import annotations

from typing import Any, Final, get_args

from companion.games.lucky_incense import views
from companion.games.lucky_incense.moves import Finish, Move, Pick
from companion.games.lucky_incense.rules import playing
from companion.games.lucky_incense.rules import state as rules
from companion.games.lucky_incense.rules.rewards import leaders
from companion.games.lucky_incense.rules.state import State
from companion.games.lucky_incense.view import View
from companion.games.lucky_incense.words import BOARDS, Options
from companion.table.game import Outcome


class LuckyIncense:
    """The rules of Lucky First Incense as `companion.table.game.Game`."""

    id: Final = "lucky-incense"
    players: Final = range(min(BOARDS), max(BOARDS) + 1)
    options_type: type[Any] = Options
    move_types: tuple[type[Any], ...] = get_args(Move)

    def setup(self, seats: int, options: Options, seed: bytes) -> State:
        """The first evening.

        Raises:
            Refused: The game does not take so many players.
        """
        return rules.begin(seats, options, seed)

    def apply(self, state: State, move: Move) -> State:
        """The state after the move. Raises `Refused`, with the state as it was."""
        return playing.apply(state, move)

    def view(self, state: State, seat: int | None) -> View:
        """What that seat may know, or for None what everybody at the table may."""
        return views.view(state, seat)

    def outcome(self, state: State) -> Outcome | None:
        """Everybody on the highest total, and everybody's amulets; None until the match is over."""
        if not state.over:
            return None
        totals = rules.totals(state)
        scores = tuple(totals[seat] for seat in range(state.players))
        return Outcome(winners=leaders(totals), scores=scores)

    def is_public(self, move: Move) -> bool:
        """Whether everybody sees the move made, so that the table may take it back.

        A pick in secret is none, and with `Finish` the match is over and kept.
        """
        return not isinstance(move, Pick | Finish)


GAME = LuckyIncense()
"""The game for the registry."""
