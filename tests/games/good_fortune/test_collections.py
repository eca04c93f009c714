"""Entering what was won: tile by tile or as groups, and what the table refuses."""

import pytest

from companion.games.good_fortune.moves import (
    AddTile,
    Charm,
    ChooseOrder,
    ClearCollection,
    CorrectTile,
    Declare,
    RemoveTile,
    TypedGroup,
    TypeGroups,
)
from companion.games.good_fortune.rules.checks import Doubt
from companion.games.good_fortune.view import Held
from tests.games.good_fortune.table import (
    after,
    begun,
    refusal,
    seen,
    tile,
    tiles,
    with_groups,
    with_tiles,
)

TWO_TOTALS = ("neko clover 1", "neko ganesh 1", "clover mati 1", "fatma ganesh 1")


def test_a_collection_grows_tile_by_tile_and_its_score_with_it():
    match = with_tiles(begun(), 0, "ganesh clover 3", "neko ganesh 3")
    assert seen(match).sheets[0].score == 12
    match = with_tiles(match, 0, "ganesh mati 3")
    assert seen(match).sheets[0].score == 27
    assert seen(match).sheets[0].tiles == tuple(
        tiles("ganesh clover 3", "neko ganesh 3", "ganesh mati 3")
    )
    assert seen(match).leaders == (0,)


def test_a_tile_is_corrected_where_it_stands():
    match = with_tiles(begun(), 1, "neko clover 1", "mati fatma 2")
    match = match.play(CorrectTile(1, 0, tile("neko clover", 4)))
    assert seen(match).sheets[1].tiles == tuple(tiles("neko clover 4", "mati fatma 2"))


def test_a_tile_may_be_corrected_to_its_own_number():
    match = with_tiles(begun(), 1, "neko clover 1 8")
    match = match.play(CorrectTile(1, 0, tile("neko mati", 2, 8)))
    assert seen(match).sheets[1].tiles == tuple(tiles("neko mati 2 8"))


def test_a_tile_is_taken_out():
    match = with_tiles(begun(), 0, "neko clover 1", "mati fatma 2", "scarab fatma 3")
    match = match.play(RemoveTile(0, 1))
    assert seen(match).sheets[0].tiles == tuple(tiles("neko clover 1", "scarab fatma 3"))


@pytest.mark.parametrize("index", [-1, 1, 9])
def test_a_tile_that_is_not_there_is_neither_corrected_nor_taken_out(index):
    match = with_tiles(begun(), 0, "neko clover 1")
    assert refusal(match, RemoveTile(0, index)) == "no-such-tile"
    assert refusal(match, CorrectTile(0, index, tile("mati fatma", 1))) == "no-such-tile"


def test_the_tenth_tile_is_refused():
    match = with_tiles(begun(), 0, *["neko clover 1"] * 9)
    assert refusal(match, AddTile(0, tile("mati fatma", 1))) == "nine-tiles"


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        (tile("neko neko", 1), "one-charm"),
        (tile("neko mati", 0), "die"),
        (tile("neko mati", 7), "die"),
        (tile("neko mati", 1, 0), "number"),
        (tile("neko mati", 1, 22), "number"),
    ],
)
def test_what_is_no_tile_is_refused(wrong, why):
    match = with_tiles(begun(), 0, "neko clover 1")
    assert refusal(match, AddTile(0, wrong)) == why
    assert refusal(match, CorrectTile(0, 0, wrong)) == why


def test_a_number_that_one_player_has_is_refused_to_the_other():
    match = with_tiles(begun(), 0, "neko clover 1 8")
    assert refusal(match, AddTile(1, tile("mati fatma", 1, 8))) == "number-there"
    match = with_tiles(match, 1, "mati fatma 1 9")
    assert refusal(match, CorrectTile(1, 0, tile("mati fatma", 1, 8))) == "number-there"


def test_a_number_is_in_a_collection_once():
    match = with_tiles(begun(), 0, "neko clover 1 8")
    assert refusal(match, AddTile(0, tile("mati fatma", 1, 8))) == "number-here"


def test_a_pair_that_somebody_has_is_marked_and_warned_of_but_not_refused():
    match = with_tiles(begun(), 0, "neko clover 1")
    assert seen(match).held == (Held((Charm.NEKO, Charm.CLOVER), 0, 0),)
    match = with_tiles(match, 1, "mati fatma 1", "clover neko 1")
    (notice,) = seen(match).notices
    assert (notice.doubt, notice.seat, notice.index) == (Doubt.PAIR_REPEATED, 1, 1)


def test_a_die_that_nobody_has_seen_is_warned_of_but_not_refused():
    match = with_tiles(begun(), 0, "neko clover 5")
    (notice,) = seen(match).notices
    assert (notice.doubt, notice.seat, notice.index) == (Doubt.DIE_ABOVE_4, 0, 0)


def test_groups_sorted_by_hand_are_typed_and_typed_again():
    match = with_groups(begun(), 0, (4, 10), (2, 7), (2, 4))
    assert seen(match).sheets[0].score == 62
    match = with_groups(match, 0, (4, 10), (3, 5), (1, 4))
    assert seen(match).sheets[0].score == 59
    assert seen(match).sheets[0].count == 8


@pytest.mark.parametrize(
    ("group", "why"),
    [
        ((0, 0), "group-tiles"),
        ((10, 10), "group-tiles"),
        ((3, 2), "group-points"),
        ((3, 19), "group-points"),
    ],
)
def test_a_group_that_cannot_be_is_refused(group, why):
    assert refusal(begun(), TypeGroups(0, (TypedGroup(*group),))) == why


def test_groups_of_ten_tiles_are_refused():
    groups = (TypedGroup(5, 5), TypedGroup(5, 5))
    assert refusal(begun(), TypeGroups(0, groups)) == "nine-tiles"


def test_tiles_and_groups_are_not_mixed_until_cleared():
    match = with_tiles(begun(), 0, "neko clover 1")
    assert refusal(match, TypeGroups(0, (TypedGroup(1, 1),))) == "tiles-there"
    match = with_groups(match.play(ClearCollection(0)), 0, (1, 1))
    assert refusal(match, AddTile(0, tile("neko clover", 1))) == "groups-there"
    match = with_tiles(match.play(ClearCollection(0)), 0, "neko clover 1")
    assert seen(match).sheets[0].count == 1


def test_who_won_nothing_says_so_and_may_find_a_tile_after_all():
    match = with_groups(begun(), 0)
    assert seen(match).sheets[0].entered
    assert seen(match).sheets[0].score == 0
    match = with_tiles(match, 0, "neko clover 2")
    assert seen(match).sheets[0].score == 2


def test_what_is_in_the_box_makes_eighteen():
    match = with_groups(with_tiles(begun(), 0, "neko clover 1", "neko mati 2"), 1, (7, 12))
    assert seen(match).in_the_box == 18 - 2 - 7


def test_a_full_tie_preselects_the_best_and_offers_the_other():
    sheet = seen(with_tiles(begun(), 0, *TWO_TOTALS)).sheets[0]
    assert sheet.disputed
    assert not sheet.chosen
    assert [way.score for way in sheet.ways] == [8, 6]
    assert sheet.sorting == sheet.ways[0]


def test_the_owner_may_take_another_order_and_change_it_back():
    match = with_tiles(begun(), 0, *TWO_TOTALS)
    best, other = seen(match).sheets[0].ways
    match = match.play(ChooseOrder(0, other.charms))
    assert seen(match).sheets[0].chosen
    assert seen(match).sheets[0].score == 6
    assert seen(match.play(ChooseOrder(0, best.charms))).sheets[0].score == 8


def test_an_order_that_the_rules_do_not_allow_is_refused():
    match = with_tiles(begun(), 0, *TWO_TOTALS)
    assert refusal(match, ChooseOrder(0, (Charm.MATI,))) == "order"
    assert refusal(match, ChooseOrder(0, ())) == "order"
    assert refusal(with_groups(begun(), 0, (1, 1)), ChooseOrder(0, ())) == "order"


def test_an_order_is_forgotten_when_the_tiles_change():
    match = with_tiles(begun(), 0, *TWO_TOTALS)
    match = match.play(ChooseOrder(0, seen(match).sheets[0].ways[1].charms))
    match = match.play(RemoveTile(0, 3))
    assert not seen(match).sheets[0].chosen


def test_each_owner_chooses_for_the_own_collection_alone():
    match = with_tiles(with_tiles(begun(), 0, *TWO_TOTALS), 1, *TWO_TOTALS)
    match = match.play(ChooseOrder(1, seen(match).sheets[1].ways[1].charms))
    assert [sheet.score for sheet in seen(match).sheets] == [8, 6]


def test_nobody_else_sits_there():
    for seat in (-1, 2):
        assert refusal(begun(), AddTile(seat, tile("neko clover", 1))) == "nobody"
        assert refusal(begun(), ClearCollection(seat)) == "nobody"


def test_every_step_is_taken_back():
    match = after(begun(), AddTile(0, tile("neko clover", 1)), ClearCollection(0))
    assert seen(match.undo()).sheets[0].count == 1
    match = with_groups(with_groups(begun(), 0, (1, 1)), 1).play(Declare())
    assert match.undo().outcome is None
