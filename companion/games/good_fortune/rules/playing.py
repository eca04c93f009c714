"""Every move of the game: whether it may be made, and what it makes of the state."""

from __future__ import annotations

from dataclasses import replace

from companion.games.good_fortune.moves import (
    AddTile,
    ChooseOrder,
    ClearCollection,
    CorrectTile,
    Declare,
    EndSeries,
    Entry,
    LayRow,
    Move,
    NextGame,
    NextTurn,
    Options,
    Phase,
    PreviousTurn,
    RemoveTile,
    TurnMove,
    TypeGroups,
)
from companion.games.good_fortune.rules import turns
from companion.games.good_fortune.rules.collection import (
    Collection,
    add,
    check_numbers,
    choose_order,
    correct,
    remove,
    type_groups,
)
from companion.games.good_fortune.rules.series import decided
from companion.games.good_fortune.rules.state import Play, State
from companion.table.text import Refused, refuse

SEATS = 2


def begin(options: Options) -> State:
    """The state before the first move."""
    return State(options)


def apply(state: State, move: Move) -> State:
    """The state after the move.

    Raises:
        Refused: It may not be made now; nothing has changed.
    """
    _check_phase(state, move)
    match move:
        case Declare():
            return _declare(state)
        case NextGame():
            return replace(state, phase=Phase.PLAYING, play=Play())
        case EndSeries():
            return replace(state, phase=Phase.OVER)
    if not isinstance(move, LayRow | NextTurn | PreviousTurn):
        _check_seat(move.seat)
    if isinstance(move, TurnMove):
        return replace(state, play=turns.play_turn(state.play, move, state.options.variant))
    return replace(state, play=_enter(state.play, move))


def why_not(state: State, move: Move) -> Refused | None:
    """Why the move may not be made now, or None if it may."""
    try:
        apply(state, move)
    except Refused as refused:
        return refused
    return None


def _check_phase(state: State, move: Move) -> None:
    between_games = isinstance(move, NextGame | EndSeries)
    if state.phase is Phase.OVER:
        raise refuse("refused-fortune-over")
    if state.phase is Phase.BETWEEN and not between_games:
        raise refuse("refused-fortune-scored")
    if state.phase is Phase.PLAYING and between_games:
        raise refuse("refused-fortune-not-scored")


def _declare(state: State) -> State:
    collections = state.play.collections
    if any(not collection.entered for collection in collections):
        raise refuse("refused-fortune-not-entered")
    scored = replace(state, finished=(*state.finished, collections))
    return replace(scored, phase=Phase.OVER if decided(scored) else Phase.BETWEEN)


def _enter(play: Play, move: Entry) -> Play:
    collections = list(play.collections)
    collections[move.seat] = _entered(collections[move.seat], move)
    check_numbers(collections)
    return replace(play, collections=(collections[0], collections[1]))


def _entered(collection: Collection, move: Entry) -> Collection:
    match move:
        case AddTile():
            return add(collection, move.tile)
        case CorrectTile():
            return correct(collection, move.index, move.tile)
        case RemoveTile():
            return remove(collection, move.index)
        case TypeGroups():
            return type_groups(collection, move.groups)
        case ClearCollection():
            return Collection()
        case ChooseOrder():
            return choose_order(collection, move.charms)


def _check_seat(seat: int) -> None:
    if seat not in range(SEATS):
        raise refuse("refused-fortune-nobody")
