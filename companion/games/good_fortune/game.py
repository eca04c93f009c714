"""Good Fortune as the table knows a game."""

from __future__ import annotations

from typing import Any, Final, get_args

from companion.games.good_fortune.look import look
from companion.games.good_fortune.moves import Move, Options, Phase, Series
from companion.games.good_fortune.rules.playing import SEATS, apply, begin
from companion.games.good_fortune.rules.scoring import winners
from companion.games.good_fortune.rules.series import scores, wins
from companion.games.good_fortune.rules.state import State
from companion.games.good_fortune.view import View
from companion.table.game import Outcome
from companion.table.text import refuse


class GoodFortune:
    """The rules of Good Fortune as `companion.table.game.Game`."""

    id: Final = "good-fortune"
    players: Final = range(SEATS, SEATS + 1)
    options_type: type[Any] = Options
    move_types: tuple[type[Any], ...] = get_args(Move)

    def setup(self, seats: int, options: Options, seed: bytes) -> State:  # noqa: ARG002
        """The state before the first move. Nothing in this game is dealt by the app.

        Raises:
            Refused: It is a game for two.
        """
        if seats < SEATS:
            raise refuse("refused-too-few", least=SEATS, count=seats)
        if seats > SEATS:
            raise refuse("refused-too-many", most=SEATS, count=seats)
        return begin(options)

    def apply(self, state: State, move: Move) -> State:
        """The state after the move. Raises `Refused`, with the state as it was."""
        return apply(state, move)

    def view(self, state: State, seat: int | None) -> View:  # noqa: ARG002
        """What anybody may know: the same for both seats and the table."""
        return look(state)

    def outcome(self, state: State) -> Outcome | None:
        """How the match ended, or None while it goes on.

        In a single game the scores are the points; in a series they are the games won, and who has
        won more of them has won it. Both win a draw.
        """
        if state.phase is not Phase.OVER:
            return None
        single = state.options.series is Series.SINGLE
        totals = scores(state.play.collections) if single else wins(state)
        return Outcome(winners(totals), totals)

    def is_public(self, move: Move) -> bool:  # noqa: ARG002
        """Everybody sees every move of this game, so the table may take any of them back."""
        return True


GAME = GoodFortune()
"""The game for the registry."""
