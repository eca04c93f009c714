"""From the state to what a screen may draw."""

from __future__ import annotations

from companion.games.good_fortune.moves import TURNS, Declare, Phase
from companion.games.good_fortune.rules.checks import warnings
from companion.games.good_fortune.rules.collection import Collection
from companion.games.good_fortune.rules.course import face, placements
from companion.games.good_fortune.rules.playing import SEATS, why_not
from companion.games.good_fortune.rules.scoring import winners
from companion.games.good_fortune.rules.series import scores, wins
from companion.games.good_fortune.rules.state import Play, State
from companion.games.good_fortune.rules.turns import (
    choosing,
    first_to_choose,
    first_to_place,
    placing,
)
from companion.games.good_fortune.view import Held, Result, Sheet, Turn, View


def look(state: State) -> View:
    """What everybody at the table may know, which in this game is everything."""
    play = state.play
    one, other = play.collections
    refused = why_not(state, Declare())
    return View(
        options=state.options,
        phase=state.phase,
        game=len(state.finished) + (state.phase is Phase.PLAYING),
        sheets=(_sheet(one), _sheet(other)),
        leaders=winners(scores(play.collections)),
        notices=warnings([one.tiles, other.tiles]),
        held=_held(play),
        holder=play.holder,
        turn=None if play.turns == TURNS else _turn(state),
        turns_over=play.turns,
        discarded=play.discarded,
        in_the_box=SEATS * TURNS - one.count - other.count,
        not_declared=None if refused is None else refused.why,
        results=tuple(_result(game) for game in state.finished),
        wins=wins(state),
    )


def _sheet(collection: Collection) -> Sheet:
    return Sheet(
        tiles=collection.tiles,
        groups=collection.groups,
        entered=collection.entered,
        count=collection.count,
        ways=collection.ways(),
        sorting=collection.sorting(),
        chosen=collection.order is not None,
    )


def _result(game: tuple[Collection, Collection]) -> Result:
    one, other = game
    return Result((_sheet(one), _sheet(other)), winners(scores(game)))


def _held(play: Play) -> tuple[Held, ...]:
    return tuple(
        Held(tile.pair, seat, index)
        for seat, collection in enumerate(play.collections)
        for index, tile in enumerate(collection.tiles)
    )


def _turn(state: State) -> Turn:
    play, variant = state.play, state.options.variant
    number = play.turns + 1
    seat = placing(play, variant)
    tile = None if seat is None else play.chosen[seat]
    ways = () if play.row is None or tile is None else placements(play.row, tile)
    return Turn(
        number=number,
        face=face(number, variant),
        chooses_first=first_to_choose(play, variant),
        places_first=first_to_place(play, variant),
        row=play.row,
        chosen=play.chosen,
        choosing=choosing(play, variant),
        placing=seat,
        placements=ways,
    )
