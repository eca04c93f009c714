"""Beyond as the table knows a game."""

from __future__ import annotations

from typing import Any, Final, get_args

from companion.games.beyond.look import look
from companion.games.beyond.moves import Move, Options
from companion.games.beyond.rules.playing import apply, begin
from companion.games.beyond.rules.scoring import parts, verdict
from companion.games.beyond.rules.state import State
from companion.games.beyond.view import View
from companion.table.game import Outcome
from companion.table.text import refuse

LEAST, MOST = 2, 4


class Beyond:
    """The rules of Beyond as `companion.table.game.Game`."""

    id: Final = "beyond"
    players: Final = range(LEAST, MOST + 1)
    options_type: type[Any] = Options
    move_types: tuple[type[Any], ...] = get_args(Move)

    def setup(self, seats: int, options: Options, seed: bytes) -> State:  # noqa: ARG002
        """The state before the first move. Nothing in this game is dealt by the app.

        Raises:
            Refused: It does not take so many players, or a value is not 0 to 99.
        """
        if seats < LEAST:
            raise refuse("refused-too-few", least=LEAST, count=seats)
        if seats > MOST:
            raise refuse("refused-too-many", most=MOST, count=seats)
        return begin(seats, options)

    def apply(self, state: State, move: Move) -> State:
        """The state after the move. Raises `Refused`, with the state as it was."""
        return apply(state, move)

    def view(self, state: State, seat: int | None) -> View:  # noqa: ARG002
        """What anybody may know: the same for all seats and the table."""
        return look(state)

    def outcome(self, state: State) -> Outcome | None:
        """Who won and the points of each, once everything is counted; None until then."""
        if not state.declared:
            return None
        return Outcome(
            winners=verdict(state.table, state.values, state.tie_break).winners,
            scores=tuple(parts(counts, state.values).total for counts in state.table),
        )

    def is_public(self, move: Move) -> bool:  # noqa: ARG002
        """Everybody sees every move of this game, so the table may take any of them back."""
        return True


GAME = Beyond()
"""The game for the registry."""
