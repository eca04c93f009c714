"""The moves of the turn helper: the row, the tiles chosen, and where they are placed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from companion.games.good_fortune.moves import (
    TURNS,
    ChooseTile,
    HoldTileOne,
    LayRow,
    NextTurn,
    PlaceTile,
    PreviousTurn,
    Tile,
    TurnMove,
    Variant,
)
from companion.games.good_fortune.rules.collection import add, check_numbers, check_tile
from companion.games.good_fortune.rules.course import chooses_first, placements, places_first
from companion.games.good_fortune.rules.state import Play
from companion.table.text import refuse


def first_to_choose(play: Play, variant: Variant) -> int | None:
    """The seat that chooses first this turn (see `course.chooses_first`)."""
    return chooses_first(play.turns + 1, variant, play.holder)


def first_to_place(play: Play, variant: Variant) -> int | None:
    """The seat that places first this turn (see `course.places_first`)."""
    return places_first(play.turns + 1, variant, play.holder, play.chosen)


def placing(play: Play, variant: Variant) -> int | None:
    """The seat that is to place its tile now; None while there is none to place."""
    if play.row is None or play.turns == TURNS:
        return None
    seat = 1 - play.placed[0] if play.placed else first_to_place(play, variant)
    return None if seat is None or play.chosen[seat] is None else seat


def choosing(play: Play, variant: Variant) -> tuple[int, ...]:
    """The seats that are to choose a tile now, ascending; both where the order does not matter.

    In simple placement the second player chooses after the first has placed.
    """
    if play.row is None or play.turns == TURNS:
        return ()
    if play.placed:
        return tuple(seat for seat in (0, 1) if play.chosen[seat] is None)
    first = first_to_choose(play, variant)
    if variant is Variant.SIMPLE:
        return () if first is None or play.chosen[first] is not None else (first,)
    if first is not None and play.chosen[first] is None:
        return (first,)
    return tuple(seat for seat in (0, 1) if play.chosen[seat] is None)


def play_turn(play: Play, move: TurnMove, variant: Variant) -> Play:
    """The game after a move of the turn helper.

    Raises:
        Refused: It may not be made now.
    """
    match move:
        case ChooseTile():
            return _choose(play, move, variant)
        case PlaceTile():
            return _place(play, move, variant)
    _check_between_turns(play)
    match move:
        case HoldTileOne():
            return replace(play, holder=move.seat)
        case LayRow():
            return _lay_row(play, move)
        case NextTurn():
            return _next_turn(play)
        case PreviousTurn():
            return _previous_turn(play)


def _lay_row(play: Play, move: LayRow) -> Play:
    _check_turns_left(play)
    numbers = set(_won_numbers(play))
    for tile in move.row:
        check_tile(tile)
        if tile.number in numbers:
            raise refuse("refused-fortune-number-used", number=tile.number)
        if tile.number is not None:
            numbers.add(tile.number)
    return replace(play, row=move.row)


def _choose(play: Play, move: ChooseTile, variant: Variant) -> Play:
    _check_turns_left(play)
    if play.row is None:
        raise refuse("refused-fortune-no-row")
    if variant is Variant.SIMPLE and play.holder is None:
        raise refuse("refused-fortune-no-holder")
    if move.seat not in choosing(play, variant) and not _may_choose_again(play, move.seat, variant):
        raise refuse("refused-fortune-placed" if play.placed else "refused-fortune-other-chooses")
    check_tile(move.tile)
    if variant is not Variant.SIMPLE and move.tile.number is None:
        raise refuse("refused-fortune-number-needed")
    if move.tile.number in _other_numbers(play, move.seat):
        raise refuse("refused-fortune-number-used", number=move.tile.number)
    chosen = list(play.chosen)
    chosen[move.seat] = move.tile
    return replace(play, chosen=(chosen[0], chosen[1]))


def _place(play: Play, move: PlaceTile, variant: Variant) -> Play:
    _check_turns_left(play)
    if move.seat != placing(play, variant):
        raise refuse(_why_not_placing(play, variant))
    tile = play.chosen[move.seat]
    assert play.row is not None
    assert tile is not None
    way = next((way for way in placements(play.row, tile) if way.end == move.end), None)
    if way is None:
        raise refuse("refused-fortune-must-join")
    after = replace(play, row=way.row, placed=(*play.placed, move.seat))
    after = _won(after, move.seat, way.leaves) if way.won else _discard(after, way.leaves)
    if len(after.placed) < len(after.chosen):
        return after
    return replace(after, turns=after.turns + 1, chosen=(None, None), placed=())


def _next_turn(play: Play) -> Play:
    _check_turns_left(play)
    return replace(play, turns=play.turns + 1, row=None)


def _previous_turn(play: Play) -> Play:
    if play.turns == 0:
        raise refuse("refused-fortune-first-turn")
    return replace(play, turns=play.turns - 1, row=None)


def _may_choose_again(play: Play, seat: int, variant: Variant) -> bool:
    """Whether a chosen tile is still to correct: not once it, or what depends on it, is placed."""
    if play.chosen[seat] is None or seat in play.placed:
        return False
    return not play.placed or variant is Variant.SIMPLE


def _why_not_placing(play: Play, variant: Variant) -> str:
    if play.row is None:
        return "refused-fortune-no-row"
    if placing(play, variant) is None:
        return "refused-fortune-not-chosen"
    return "refused-fortune-other-places"


def _won(play: Play, seat: int, tile: Tile) -> Play:
    collections = list(play.collections)
    collections[seat] = add(collections[seat], tile)
    check_numbers(collections)
    return replace(play, collections=(collections[0], collections[1]))


def _discard(play: Play, tile: Tile) -> Play:
    return replace(play, discarded=(*play.discarded, tile))


def _won_numbers(play: Play) -> Iterator[int]:
    for collection in play.collections:
        yield from (tile.number for tile in collection.tiles if tile.number is not None)


def _other_numbers(play: Play, seat: int) -> set[int]:
    """The numbers that lie elsewhere on the table than before this player."""
    assert play.row is not None
    other = play.chosen[1 - seat]
    tiles = (*play.row, *play.discarded, *(() if other is None else (other,)))
    return {*_won_numbers(play), *(tile.number for tile in tiles if tile.number is not None)}


def _check_turns_left(play: Play) -> None:
    if play.turns == TURNS:
        raise refuse("refused-fortune-turns-over", turns=TURNS)


def _check_between_turns(play: Play) -> None:
    if play.placed or any(play.chosen):
        raise refuse("refused-fortune-mid-turn")
