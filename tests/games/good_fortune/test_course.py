"""Turns: the medallion, who chooses, who places, and what a placement wins."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.games.good_fortune.moves import (
    PAIRS,
    AddTile,
    ChooseTile,
    ClearCollection,
    Declare,
    End,
    Face,
    HoldTileOne,
    LayRow,
    NextTurn,
    PlaceTile,
    PreviousTurn,
    Tile,
    TypedGroup,
    TypeGroups,
    Variant,
)
from companion.games.good_fortune.rules.course import (
    chooses_first,
    face,
    placements,
    places_first,
)
from tests.games.good_fortune.table import after, begun, refusal, seen, tile, tiles, with_tiles

STANDARD, GUESSING, SIMPLE = Variant.STANDARD, Variant.GUESSING, Variant.SIMPLE

LOW, HIGH = tile("neko clover", 1, 5), tile("mati fatma", 1, 9)


def laid(*written, variant=STANDARD, holder=0):
    """A table with a row; Nathalie (seat 0) holds tile 1 unless another is named."""
    return after(begun(variant), HoldTileOne(holder), LayRow(tuple(tiles(*written))))


ROW = ("fatma scarab 2 8", "neko ganesh 3 12", "clover horseshoe 4 15")

# Who


def test_in_odd_turns_the_small_icon_shows_and_in_even_turns_the_large_one():
    assert [face(turn, STANDARD) for turn in range(1, 10)] == [
        Face.SMALL if turn % 2 else Face.LARGE for turn in range(1, 10)
    ]
    assert face(2, GUESSING) is Face.LARGE
    assert face(1, SIMPLE) is None


def test_the_holder_of_tile_1_chooses_first_in_odd_turns_the_other_in_even_ones():
    assert [chooses_first(turn, STANDARD, 1) for turn in (1, 2, 8, 9)] == [1, 0, 0, 1]


def test_when_guessing_both_choose_at_once():
    assert chooses_first(1, GUESSING, 0) is None


def test_in_simple_placement_the_holder_of_tile_1_begins_every_turn():
    assert [chooses_first(turn, SIMPLE, 1) for turn in (1, 2)] == [1, 1]
    assert places_first(2, SIMPLE, 1, (None, None)) == 1
    assert places_first(2, SIMPLE, None, (LOW, HIGH)) is None


@pytest.mark.parametrize("variant", [STANDARD, GUESSING])
def test_the_lower_number_is_placed_first_in_odd_turns_the_higher_in_even_ones(variant):
    assert places_first(1, variant, 0, (LOW, HIGH)) == 0
    assert places_first(1, variant, 0, (HIGH, LOW)) == 1
    assert places_first(2, variant, 0, (LOW, HIGH)) == 1
    assert places_first(9, variant, None, (HIGH, LOW)) == 1


def test_who_places_first_is_not_known_before_both_have_chosen():
    assert places_first(1, STANDARD, 0, (LOW, None)) is None
    assert places_first(1, STANDARD, 0, (None, LOW)) is None
    assert places_first(1, STANDARD, 0, (LOW, tile("mati fatma", 1))) is None


# Where


def row(*written):
    one, two, three = tiles(*written)
    return one, two, three


def test_a_tile_that_shares_a_charm_joins_there_and_wins_the_other_end():
    ends = row("fatma scarab 2", "neko ganesh 3", "clover horseshoe 4")
    (way,) = placements(ends, tile("mati fatma", 1))
    assert (way.end, way.won, way.joins) == (End.LEFT, True, ("fatma",))
    assert way.leaves == ends[2]
    assert way.row == (tile("mati fatma", 1), ends[0], ends[1])


def test_a_tile_that_shares_with_both_ends_may_join_either():
    ends = row("fatma scarab 2", "neko ganesh 3", "clover horseshoe 4")
    left, right = placements(ends, tile("clover fatma", 1))
    assert (left.end, left.won, left.leaves) == (End.LEFT, True, ends[2])
    assert (right.end, right.won, right.leaves) == (End.RIGHT, True, ends[0])
    assert right.row == (ends[1], ends[2], tile("clover fatma", 1))


def test_a_tile_that_shares_nothing_is_placed_at_either_end_and_the_other_end_leaves_the_game():
    ends = row("fatma scarab 2", "neko ganesh 3", "clover horseshoe 4")
    ways = placements(ends, tile("neko mati", 1))  # the middle does not count
    assert [(way.end, way.won, way.leaves) for way in ways] == [
        (End.LEFT, False, ends[2]),
        (End.RIGHT, False, ends[0]),
    ]


def test_both_charms_can_be_shared():
    ends = row("fatma scarab 2", "neko ganesh 3", "clover horseshoe 4")
    (way,) = placements(ends, tile("scarab fatma", 1))
    assert way.joins == ("fatma", "scarab")


# The turn, played on the phone


def test_the_rulebooks_first_turn():
    """Rémi holds tile 1 and chooses 9, Nathalie 5; hers joins a Fatma and wins the tile 15."""
    match = laid(*ROW, holder=1)
    assert seen(match).turn.chooses_first == 1
    assert refusal(match, ChooseTile(0, tile("mati fatma", 2, 5))) == "other-chooses"
    match = match.play(ChooseTile(1, tile("mati clover", 2, 9)))
    assert seen(match).turn.choosing == (0,)
    match = match.play(ChooseTile(0, tile("mati fatma", 2, 5)))
    assert (seen(match).turn.places_first, seen(match).turn.placing) == (0, 0)
    assert [way.end for way in seen(match).turn.placements] == [End.LEFT]
    assert refusal(match, PlaceTile(1, End.LEFT)) == "other-places"
    assert refusal(match, PlaceTile(0, End.RIGHT)) == "must-join"
    match = match.play(PlaceTile(0, End.LEFT))
    assert [one.number for one in seen(match).sheets[0].tiles] == [15]
    assert [one.number for one in seen(match).turn.row] == [5, 8, 12]
    match = match.play(PlaceTile(1, End.LEFT))  # Rémi's Mati joins her tile 5
    assert [one.number for one in seen(match).sheets[1].tiles] == [12]
    assert [one.number for one in seen(match).turn.row] == [9, 5, 8]
    assert (seen(match).turn.number, seen(match).turn.face) == (2, Face.LARGE)
    assert seen(match).turn.chooses_first == 0


def test_a_tile_that_cannot_join_sends_the_other_end_out_of_the_game():
    match = laid(*ROW)
    match = after(
        match,
        ChooseTile(0, tile("neko mati", 1, 5)),
        ChooseTile(1, tile("mati ganesh", 1, 9)),
        PlaceTile(0, End.RIGHT),
    )
    assert [one.number for one in seen(match).discarded] == [8]
    assert seen(match).sheets[0].count == 0


def test_before_anybody_says_who_holds_tile_1_the_order_of_choosing_is_open():
    match = begun().play(LayRow(tuple(tiles(*ROW))))
    assert seen(match).turn.choosing == (0, 1)
    assert after(match, ChooseTile(1, HIGH), ChooseTile(0, LOW))


def test_when_guessing_either_may_be_entered_first():
    match = laid(*ROW, variant=GUESSING)
    match = match.play(ChooseTile(1, HIGH))
    assert seen(match).turn.choosing == (0,)
    assert seen(match.play(ChooseTile(0, LOW))).turn.placing == 0


def test_in_simple_placement_they_place_in_turn_and_numbers_do_not_matter():
    match = laid(*ROW, variant=SIMPLE, holder=1)
    assert seen(match).turn.choosing == (1,)
    assert refusal(match, ChooseTile(0, tile("neko mati", 1))) == "other-chooses"
    match = match.play(ChooseTile(1, tile("neko mati", 1)))
    assert seen(match).turn.choosing == ()
    assert seen(match).turn.placing == 1
    match = match.play(PlaceTile(1, End.LEFT))
    assert seen(match).turn.choosing == (0,)
    assert seen(match).turn.placing is None
    match = after(match, ChooseTile(0, LOW), ChooseTile(0, tile("neko scarab", 2)))
    match = match.play(PlaceTile(0, End.LEFT))
    assert seen(match).turn.number == 2
    assert seen(match).turn.chooses_first == 1


def test_in_simple_placement_somebody_has_to_begin():
    match = begun(SIMPLE).play(LayRow(tuple(tiles(*ROW))))
    assert refusal(match, ChooseTile(0, LOW)) == "no-holder"


def test_a_choice_is_corrected_until_a_tile_is_placed():
    match = after(laid(*ROW), ChooseTile(0, LOW), ChooseTile(0, tile("neko clover", 1, 6)))
    assert seen(match).turn.chosen[0].number == 6
    match = after(match, ChooseTile(1, HIGH), ChooseTile(0, LOW), PlaceTile(0, End.RIGHT))
    assert refusal(match, ChooseTile(1, tile("mati fatma", 1, 10))) == "placed"
    assert refusal(match, ChooseTile(0, LOW)) == "placed"


def test_where_numbers_decide_a_tile_needs_one():
    assert refusal(laid(*ROW), ChooseTile(0, tile("neko clover", 1))) == "number-needed"


def test_a_chosen_tile_lies_nowhere_else():
    match = with_tiles(laid(*ROW), 1, "mati scarab 2 20")
    for number in (8, 12, 15, 20):
        assert refusal(match, ChooseTile(0, tile("neko clover", 1, number))) == "number-used"
    match = match.play(ChooseTile(0, LOW))
    assert refusal(match, ChooseTile(1, tile("mati fatma", 1, 5))) == "number-used"


def test_a_row_shows_three_different_tiles_that_nobody_has_won():
    match = with_tiles(begun(), 1, "mati scarab 2 20")
    twice = tuple(tiles("neko clover 1 3", "neko mati 1 3", "neko fatma 1 4"))
    won = tuple(tiles("neko clover 1 3", "neko mati 1 20", "neko fatma 1 4"))
    assert refusal(match, LayRow(twice)) == "number-used"
    assert refusal(match, LayRow(won)) == "number-used"
    wrong = tuple(tiles("neko clover 1", "neko neko 1", "neko fatma 1"))
    assert refusal(match, LayRow(wrong)) == "one-charm"


def test_a_row_is_laid_again_between_turns_but_not_within_one():
    match = laid(*ROW)
    other = LayRow(tuple(tiles("neko clover 1 3", "neko mati 1 4", "neko fatma 1 6")))
    assert seen(match.play(other)).turn.row[0].number == 3
    match = match.play(ChooseTile(0, LOW))
    assert refusal(match, other) == "mid-turn"
    assert refusal(match, HoldTileOne(1)) == "mid-turn"
    assert refusal(match, NextTurn()) == "mid-turn"
    assert refusal(match, PreviousTurn()) == "mid-turn"


def test_first_the_row_then_the_tiles_then_the_placing():
    assert refusal(begun(), ChooseTile(0, LOW)) == "no-row"
    assert refusal(begun(), PlaceTile(0, End.LEFT)) == "no-row"
    assert refusal(laid(*ROW), PlaceTile(0, End.LEFT)) == "not-chosen"
    match = laid(*ROW).play(ChooseTile(0, LOW))
    assert refusal(match, PlaceTile(0, End.LEFT)) == "not-chosen"


def test_a_tile_is_not_won_into_groups_typed_by_hand():
    match = after(
        laid(*ROW), TypeGroups(0, (TypedGroup(1, 1),)), ChooseTile(0, LOW), ChooseTile(1, HIGH)
    )
    assert refusal(match, PlaceTile(0, End.RIGHT)) == "groups-there"
    match = after(match, ClearCollection(0), PlaceTile(0, End.RIGHT))
    assert seen(match).sheets[0].count == 1


def test_a_number_entered_by_hand_is_not_won_a_second_time():
    match = after(laid(*ROW), ChooseTile(0, LOW), ChooseTile(1, HIGH))
    match = match.play(AddTile(1, tile("fatma scarab", 2, 8)))
    assert refusal(match, PlaceTile(0, End.RIGHT)) == "number-there"


def test_turns_that_are_only_counted():
    match = after(begun(), HoldTileOne(1), *[NextTurn()] * 3)
    turn = seen(match).turn
    assert (turn.number, turn.face, turn.chooses_first) == (4, Face.LARGE, 0)
    assert turn.row is None
    assert seen(match.play(PreviousTurn())).turn.number == 3


def test_a_turn_that_was_not_entered_leaves_the_row_unknown():
    assert seen(laid(*ROW).play(NextTurn())).turn.row is None


def test_after_nine_turns_there_is_none_left():
    match = after(begun(), *[NextTurn()] * 9)
    assert seen(match).turn is None
    assert seen(match).turns_over == 9
    assert refusal(match, NextTurn()) == "turns-over"
    assert refusal(match, LayRow(tuple(tiles(*ROW)))) == "turns-over"
    assert refusal(match, ChooseTile(0, LOW)) == "turns-over"
    assert refusal(match, PlaceTile(0, End.LEFT)) == "turns-over"
    assert seen(match.play(PreviousTurn())).turn.number == 9


def test_the_first_turn_has_none_before_it():
    assert refusal(begun(), PreviousTurn()) == "first-turn"


@given(st.permutations(PAIRS), st.sampled_from(Variant), st.data())
def test_a_whole_game_on_the_phone_shares_out_eighteen_tiles(pairs, variant, data):
    box = [Tile(pair, at % 4 + 1, at + 1) for at, pair in enumerate(pairs)]
    hands = [box[:1] + box[1:9], box[20:] + box[9:17]]
    match = after(begun(variant), HoldTileOne(0), LayRow(tuple(box[17:20])))
    while (turn := seen(match).turn) is not None:
        if turn.placing is not None:
            way = data.draw(st.sampled_from(turn.placements))
            match = match.play(PlaceTile(turn.placing, way.end))
        else:
            seat = data.draw(st.sampled_from(turn.choosing))
            index = data.draw(st.integers(0, len(hands[seat]) - 1))
            match = match.play(ChooseTile(seat, hands[seat].pop(index)))
    view = seen(match)
    won = [one for sheet in view.sheets for one in sheet.tiles]
    assert len(won) + len(view.discarded) == 18
    assert len(view.discarded) == view.in_the_box
    assert len({one.number for one in (*won, *view.discarded)}) == 18
    assert hands == [[], []]
    for seat, sheet in enumerate(view.sheets):
        if not sheet.entered:
            match = match.play(TypeGroups(seat, ()))
    assert match.play(Declare()).outcome is not None
