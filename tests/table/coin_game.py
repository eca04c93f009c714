"""A game that is just large enough to try the table on: everybody calls a coin in secret.

Each seat in turn hides a guess; then the coin of the seed is shown, and who guessed right wins.
The winners' cry is a text of their own, so that anything a hand can type comes into a journal.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Any, TypeAlias

from companion.table.chance import Chance
from companion.table.game import Game, Outcome
from companion.table.match import Match, Setting, begin
from companion.table.seats import Colour, Seat
from companion.table.text import refuse


class Side(StrEnum):
    HEADS = "heads-of-the-coin"
    TAILS = "tails-of-the-coin"


@dataclass(frozen=True, slots=True)
class Options:
    rounds: int = 1
    loud: bool = False
    banned: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class Guess:
    seat: int
    side: Side


@dataclass(frozen=True, slots=True)
class Toss:
    pass


@dataclass(frozen=True, slots=True)
class Cry:
    words: str
    by: tuple[int, ...] = ()
    louder: int | None = None


Move: TypeAlias = Guess | Toss | Cry


@dataclass(frozen=True, slots=True)
class State:
    options: Options
    coins: tuple[Side, ...]
    guesses: tuple[Side | None, ...]
    points: tuple[int, ...]
    tossed: int = 0


@dataclass(frozen=True, slots=True)
class View:
    guesses: tuple[Side | None, ...]
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Coin:
    id: str = "coin"
    players: range = range(2, 5)
    options_type: type[Options] = Options
    move_types: tuple[type[Any], ...] = (Guess, Toss, Cry)
    forbidden: frozenset[str] = field(default=frozenset())

    def setup(self, seats: int, options: Options, seed: bytes) -> State:
        chance = Chance(seed, "coins")
        coins = tuple(list(Side)[chance.below(2)] for _ in range(options.rounds))
        return State(options, coins, (None,) * seats, (0,) * seats)

    def apply(self, state: State, move: Move) -> State:
        if self.outcome(state):
            raise refuse("refused-undo")
        match move:
            case Guess(seat, side):
                if state.guesses[seat] is not None:
                    raise refuse("refused-undo")
                guesses = (*state.guesses[:seat], side, *state.guesses[seat + 1 :])
                return replace(state, guesses=guesses)
            case Toss():
                if None in state.guesses:
                    raise refuse("refused-undo")
                coin = state.coins[state.tossed]
                points = tuple(
                    had + (guess == coin)
                    for had, guess in zip(state.points, state.guesses, strict=True)
                )
                return replace(
                    state,
                    guesses=(None,) * len(points),
                    points=points,
                    tossed=state.tossed + 1,
                )
            case Cry(words):
                if words in self.forbidden:
                    raise refuse("refused-undo")
                return state

    def view(self, state: State, seat: int | None) -> View:
        mine = tuple(guess if at == seat else None for at, guess in enumerate(state.guesses))
        return View(mine, state.points)

    def outcome(self, state: State) -> Outcome | None:
        if state.tossed < state.options.rounds:
            return None
        best = max(state.points)
        winners = tuple(seat for seat, points in enumerate(state.points) if points == best)
        return Outcome(winners, state.points)

    def is_public(self, move: Move) -> bool:
        return not isinstance(move, Guess)


GAME: Game[State, Options, Move, View] = Coin()

CoinMatch: TypeAlias = Match[State, Options, Move, View]

ANN = Seat("Ann Featherstone", Colour.RED)
BO = Seat("Bo Quillfeather", Colour.BLUE)


def coin_match(rounds: int = 1, game: Game[State, Options, Move, View] = GAME) -> CoinMatch:
    """Ann and Bo before their first guess."""
    return begin(game, Setting((ANN, BO), Options(rounds), bytes(range(32))))


def played(match: CoinMatch, rounds: int = 1) -> CoinMatch:
    """The match after so many more rounds, Ann for heads and Bo for tails."""
    for _ in range(rounds):
        match = match.play(Guess(0, Side.HEADS)).play(Guess(1, Side.TAILS)).play(Toss())
    return match


def coin_games(game_id: str) -> Game[State, Options, Move, View]:
    """The lookup that knows this one game."""
    return {"coin": GAME}[game_id]
