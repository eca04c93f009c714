"""Points, ties and winners."""

import pytest

from companion.games.beyond.moves import VALUES, TieBreak
from companion.games.beyond.rules.counts import excess
from companion.games.beyond.rules.scoring import By, Verdict, face_up, parts, verdict
from tests.games.beyond.table import counts

ALL, OUTSIDE = TieBreak


def judged(*table, reading=ALL, values=VALUES):
    return verdict(table, values, reading)


def total(**amounts):
    return parts(counts(**amounts), VALUES).total


@pytest.mark.parametrize(
    ("spirit", "points"),
    [
        ("turtle_snake", 6),
        ("vermilion_bird", 6),
        ("azure_dragon", 9),
        ("metal_tiger", 9),
        ("yellow_unicorn", 12),
    ],
)
def test_a_pattern_is_worth_what_its_spirit_is(spirit, points):
    assert total(**{spirit: 1}) == points
    assert total(**{spirit: 2}) == 2 * points


def test_everything_loose_counts_one():
    assert total(extra_spirits=3, nian_shou=2, captures=4, tokens=5) == 14


def test_a_score_names_its_parts():
    score = parts(counts(metal_tiger=1, yellow_unicorn=1, extra_spirits=3, tokens=5), VALUES)
    assert (score.patterns, score.extra_spirits, score.tokens, score.total) == (21, 3, 5, 29)


def test_players_can_give_patterns_other_values():
    assert parts(counts(turtle_snake=2, azure_dragon=1), (10, 6, 0, 9, 12)).total == 20


def test_buying_a_card_with_a_token_leaves_the_score_as_it_was():
    assert total(extra_spirits=2, tokens=3) == total(extra_spirits=3, tokens=2)


def test_turning_four_loose_cards_into_a_pattern_gains_its_value_less_four():
    assert total(azure_dragon=1) - total(extra_spirits=4) == 9 - 4


def test_most_points_win():
    assert judged(counts(tokens=1), counts(tokens=2)) == Verdict((1,), By.POINTS, None)


def test_who_plays_alone_wins_by_points():
    assert judged(counts()) == Verdict((0,), By.POINTS, None)


def test_six_nian_shou_cards_win_whatever_the_points():
    six, rich = counts(nian_shou=6), counts(yellow_unicorn=3)
    assert judged(rich, six) == Verdict((1,), By.NIAN_SHOU, None)
    assert judged(six) == Verdict((0,), By.NIAN_SHOU, None)


def test_five_nian_shou_cards_are_five_points():
    assert judged(counts(nian_shou=5), counts(turtle_snake=1)).winners == (1,)


def test_a_tie_goes_to_fewer_face_up_cards():
    assert judged(counts(extra_spirits=3), counts(tokens=3)) == Verdict((1,), By.TIE_BREAK, None)


def test_a_pattern_has_four_face_up_cards_in_one_reading_and_none_in_the_other():
    assert face_up(counts(turtle_snake=2, extra_spirits=1), ALL) == 9
    assert face_up(counts(turtle_snake=2, extra_spirits=1), OUTSIDE) == 1


def test_the_other_reading_is_named_where_it_names_others():
    pattern, loose = counts(turtle_snake=1), counts(extra_spirits=2, tokens=4)
    assert judged(pattern, loose) == Verdict((1,), By.TIE_BREAK, (0,))
    assert judged(pattern, loose, reading=OUTSIDE) == Verdict((0,), By.TIE_BREAK, (1,))


def test_the_other_reading_can_share_what_this_one_does_not():
    pattern, loose = counts(turtle_snake=1), counts(tokens=6)
    assert judged(pattern, loose) == Verdict((1,), By.TIE_BREAK, (0, 1))
    assert judged(pattern, loose, reading=OUTSIDE) == Verdict((0, 1), By.SHARED, (1,))


def test_level_in_both_is_shared_among_those_who_are():
    one, more = counts(extra_spirits=1, tokens=1), counts(extra_spirits=2)
    assert judged(one, more, one) == Verdict((0, 2), By.SHARED, None)


def test_face_up_cards_do_not_help_who_has_fewer_points():
    assert judged(counts(extra_spirits=3), counts(tokens=2)).winners == (0,)


# What the box makes impossible


@pytest.mark.parametrize(
    ("table", "seat", "item"),
    [
        ([counts(captures=5)], 0, "captures"),
        ([counts(), counts(captures=5)], 1, "captures"),
        ([counts(turtle_snake=5)], 0, "turtle_snake"),
        (
            [counts(turtle_snake=2), counts(turtle_snake=2), counts(turtle_snake=1)],
            2,
            "turtle_snake",
        ),
        ([counts(nian_shou=3), counts(nian_shou=4)], 1, "nian_shou"),
        ([counts(nian_shou=7), counts()], 0, "nian_shou"),
        ([counts(extra_spirits=81)], 0, None),
        (
            [counts(extra_spirits=70, captures=4), counts(yellow_unicorn=1, extra_spirits=3)],
            1,
            None,
        ),
    ],
)
def test_what_the_box_does_not_hold_is_found_where_it_goes_too_far(table, seat, item):
    found = excess(table)
    assert found is not None
    assert (found.seat, found.item) == (seat, item)


def test_everything_in_the_box_is_possible():
    four = dict.fromkeys(["turtle_snake", "vermilion_bird", "azure_dragon", "metal_tiger"], 4)
    full = [counts(**four, extra_spirits=12, captures=4), counts(nian_shou=6, tokens=10**9)]
    assert excess(full) is None
