"""Bronze Heads as the table knows a game."""

from __future__ import annotations

from typing import Any, Final, get_args

from companion.games.bronze_heads import rules, views
from companion.games.bronze_heads.moves import (
    LINE_UPS,
    Faction,
    GoOn,
    Move,
    NextSpeaker,
    OpenVote,
    Options,
    PassTo,
    Say,
    TypeVote,
)
from companion.games.bronze_heads.rules import State
from companion.games.bronze_heads.terms import Phase
from companion.games.bronze_heads.view import View
from companion.table.game import Outcome

_PUBLIC = (PassTo, Say, NextSpeaker, OpenVote, TypeVote, GoOn)


class BronzeHeads:
    """The rules of Bronze Heads as `companion.table.game.Game`."""

    id: Final = "bronze-heads"
    players: Final = range(min(LINE_UPS), max(LINE_UPS) + 1)
    options_type: type[Any] = Options
    move_types: tuple[type[Any], ...] = get_args(Move)

    def setup(self, seats: int, options: Options, seed: bytes) -> State:
        """The state before the first move.

        Raises:
            Refused: The game does not take so many players, or so many seconds.
        """
        return rules.begin(seats, options, rules.deal(seats, options, seed))

    def apply(self, state: State, move: Move) -> State:
        """The state after the move. Raises `Refused`, with the state as it was."""
        return rules.apply(state, move)

    def view(self, state: State, seat: int | None) -> View:
        """What that seat may know, or for None what everybody at the table may."""
        return views.view(state, seat)

    def outcome(self, state: State) -> Outcome | None:
        """The winning side's seats, once the table has seen the points; None until then.

        The points are the Appraisers' together: each Appraiser's score is that total, and a
        Counterfeiter has none.
        """
        if state.phase is not Phase.OVER:
            return None
        side = rules.winner(state)
        total = rules.points(state).total
        factions = [role.faction for role in state.deal.roles]
        return Outcome(
            winners=tuple(seat for seat, faction in enumerate(factions) if faction is side),
            scores=tuple(total if faction is Faction.APPRAISER else None for faction in factions),
        )

    def is_public(self, move: Move) -> bool:
        """Whether everybody sees the move made, so that the table may take it back.

        A part of the end that was seen cannot be unseen: `RevealNext` is none of them.
        """
        return isinstance(move, _PUBLIC)


GAME = BronzeHeads()
"""The game for the registry."""
