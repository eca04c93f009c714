"""A match: its setting and the journal of its moves, and nothing that these do not give."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Generic, TypeVar

from companion.table.game import Game, Outcome
from companion.table.seats import Seat, check_seats
from companion.table.text import refuse

S = TypeVar("S")
O = TypeVar("O")  # noqa: E741 - beside S, M and V
M = TypeVar("M")
V = TypeVar("V")


@dataclass(frozen=True, slots=True)
class Setting(Generic[O]):
    """What is fixed before the first move. Printed, it keeps the seed to itself.

    Attributes:
        seats: The players in clockwise order.
        options: What the table chose, of the game's `options_type`.
        seed: 32 bytes from which all chance of this match comes.
    """

    seats: tuple[Seat, ...]
    options: O
    seed: bytes = field(repr=False)


@dataclass(frozen=True, slots=True)
class Match(Generic[S, O, M, V]):
    """A match as it stands. It never changes: a move gives the next one.

    Made by `begin` and `replay`; the state inside is what the journal gives and nothing else.
    Printed, in a log or a traceback, it tells no secret.
    """

    game: Game[S, O, M, V]
    setting: Setting[O]
    journal: tuple[M, ...] = field(repr=False)
    _state: S = field(repr=False)

    def play(self, move: M) -> Match[S, O, M, V]:
        """The match after the move.

        Raises:
            Refused: The rules do not allow it now; this match stands as it was.
        """
        state = self.game.apply(self._state, move)
        return Match(self.game, self.setting, (*self.journal, move), state)

    def view(self, seat: int | None) -> V:
        """What that seat may know, or for None what everybody at the table may."""
        return self.game.view(self._state, seat)

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended, or None while it goes on."""
        return self.game.outcome(self._state)

    @property
    def practice_seat(self) -> int | None:
        """The only seat that a person plays, where the app plays the others; else None.

        Options that know of practice have a field of this name. Such a match counts for nothing.
        """
        seat: int | None = getattr(self.setting.options, "practice_seat", None)
        return seat

    @property
    def can_undo(self) -> bool:
        """Whether there is a last move and the game calls it public (see `Game.is_public`)."""
        return bool(self.journal) and self.game.is_public(self.journal[-1])

    def undo(self) -> Match[S, O, M, V]:
        """The match before its last move.

        Raises:
            Refused: There is none, or it is one that somebody saw or chose in secret.
        """
        if not self.can_undo:
            raise refuse("refused-undo")
        return replay(self.game, self.setting, self.journal[:-1])


def begin(game: Game[S, O, M, V], setting: Setting[O]) -> Match[S, O, M, V]:
    """A new match before its first move.

    Raises:
        Refused: The people or their number do not fit the game.
    """
    players = game.players
    check_seats(setting.seats, players.start, players.stop - 1)
    state = game.setup(len(setting.seats), setting.options, setting.seed)
    return Match(game, setting, (), state)


def replay(
    game: Game[S, O, M, V], setting: Setting[O], journal: tuple[M, ...]
) -> Match[S, O, M, V]:
    """The match that a journal gives.

    Raises:
        Refused: The journal holds a move that the rules do not allow.
    """
    match = begin(game, setting)
    state = match._state
    for move in journal:
        state = game.apply(state, move)
    return Match(game, setting, journal, state)
