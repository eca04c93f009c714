"""Whatever is tapped: nothing breaks, nothing refused changes anything, and journals come back."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.games.good_fortune.game import GAME
from companion.games.good_fortune.moves import (
    AddTile,
    Charm,
    ChooseOrder,
    ChooseTile,
    ClearCollection,
    CorrectTile,
    Declare,
    End,
    EndSeries,
    HoldTileOne,
    LayRow,
    Move,
    NextGame,
    NextTurn,
    Options,
    Phase,
    PlaceTile,
    PreviousTurn,
    RemoveTile,
    Series,
    Tile,
    TypedGroup,
    TypeGroups,
    Variant,
)
from companion.table.codec import Unreadable, decode, encode
from companion.table.match import Setting, begin
from companion.table.text import Refused
from companion.texts import catalogue
from tests.games.good_fortune.table import SEATS, after, begun, seen, tile, with_groups

seats = st.integers(-1, 2)
numbers = st.none() | st.integers(0, 22)
pairs = st.tuples(st.sampled_from(Charm), st.sampled_from(Charm))
some_tiles = st.builds(Tile, pairs, st.integers(0, 7), numbers)
groups = st.builds(TypedGroup, st.integers(0, 10), st.integers(0, 60))

moves: st.SearchStrategy[Move] = st.one_of(
    st.builds(HoldTileOne, seats),
    st.builds(LayRow, st.tuples(some_tiles, some_tiles, some_tiles)),
    st.builds(ChooseTile, seats, some_tiles),
    st.builds(PlaceTile, seats, st.sampled_from(End)),
    st.just(NextTurn()),
    st.just(PreviousTurn()),
    st.builds(AddTile, seats, some_tiles),
    st.builds(CorrectTile, seats, st.integers(-1, 9), some_tiles),
    st.builds(RemoveTile, seats, st.integers(-1, 9)),
    st.builds(TypeGroups, seats, st.lists(groups, max_size=3).map(tuple)),
    st.builds(ClearCollection, seats),
    st.builds(ChooseOrder, seats, st.lists(st.sampled_from(Charm), max_size=4).map(tuple)),
    st.just(Declare()),
    st.just(NextGame()),
    st.just(EndSeries()),
)
options = st.builds(Options, st.sampled_from(Variant), st.sampled_from(Series))


@given(options, st.lists(moves, max_size=40))
def test_whatever_is_tapped_is_played_or_refused_in_words(
    chosen: Options, tapped: list[Move]
) -> None:
    match = begin(GAME, Setting(SEATS, chosen, bytes(32)))
    for move in tapped:
        before = seen(match)
        try:
            match = match.play(move)
        except Refused as refused:
            assert catalogue("en").say(refused.why)
            assert seen(match) == before
    view = seen(match)
    assert (match.outcome is None) == (view.phase is not Phase.OVER)
    assert all(0 <= sheet.count <= 9 for sheet in view.sheets)
    won = [one.number for sheet in view.sheets for one in sheet.tiles if one.number is not None]
    assert len(set(won)) == len(won)
    again = decode(GAME, json.loads(json.dumps(encode(match))))
    assert again == match
    assert seen(again) == view


def test_a_whole_series_comes_back_from_its_journal() -> None:
    match = begun(Variant.SIMPLE, Series.BEST_OF_THREE)
    row = (tile("neko clover", 1), tile("mati fatma", 2, 4), tile("scarab ganesh", 3))
    match = after(match, HoldTileOne(1), LayRow(row), ChooseTile(1, tile("neko mati", 4, 21)))
    match = after(match, PlaceTile(1, End.LEFT), CorrectTile(1, 0, tile("scarab ganesh", 2, 9)))
    match = with_groups(match, 0, (4, 10), (1, 6)).play(Declare()).play(NextGame())
    again = decode(GAME, json.loads(json.dumps(encode(match))))
    assert again == match
    assert isinstance(again.journal[1].row[0].charms[0], Charm)


def written(move: dict[str, object]) -> dict[str, object]:
    return {**encode(begun()), "journal": [move]}


@pytest.mark.parametrize(
    "move",
    [
        {"move": "AddTile", "seat": 0},
        {"move": "AddTile", "seat": True, "tile": {"charms": ["neko", "mati"], "die": 1}},
        {"move": "AddTile", "seat": 0, "tile": {"charms": ["neko"], "die": 1, "number": None}},
        {"move": "AddTile", "seat": 0, "tile": {"charms": ["neko", "x"], "die": 1, "number": None}},
        {"move": "AddTile", "seat": 0, "tile": {"charms": "nm", "die": 1, "number": None}},
        {"move": "TypeGroups", "seat": 0, "groups": [[1, 1]]},
        {"move": "NextTurn", "seat": 0},
        {"move": "Deal"},
    ],
)
def test_a_damaged_journal_is_unreadable(move: dict[str, object]) -> None:
    with pytest.raises(Unreadable):
        decode(GAME, written(move))


def test_a_journal_with_a_move_that_is_not_allowed_is_refused() -> None:
    nine = {"charms": ["neko", "mati"], "die": 9, "number": None}
    with pytest.raises(Refused):
        decode(GAME, written({"move": "AddTile", "seat": 0, "tile": nine}))


def test_it_is_a_game_for_two() -> None:
    for count in (0, 1, 3):
        with pytest.raises(Refused):
            GAME.setup(count, Options(), bytes(32))


def test_every_move_can_be_taken_back() -> None:
    assert GAME.is_public(Declare())
    assert begun().play(NextTurn()).can_undo


def test_the_moves_keep_the_names_that_stand_in_saved_matches() -> None:
    assert [kind.__name__ for kind in GAME.move_types] == [
        "HoldTileOne",
        "LayRow",
        "ChooseTile",
        "PlaceTile",
        "NextTurn",
        "PreviousTurn",
        "AddTile",
        "CorrectTile",
        "RemoveTile",
        "TypeGroups",
        "ClearCollection",
        "ChooseOrder",
        "Declare",
        "NextGame",
        "EndSeries",
    ]
