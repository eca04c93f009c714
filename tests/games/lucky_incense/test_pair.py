"""Which card of a pair advances, and by which rule (rulings, A pair)."""

import pytest

from companion.games.lucky_incense.terms import Power
from tests.games.lucky_incense.track import RED, meet, name, powers, race, told

# Power


def test_the_higher_power_advances_on_either_side():
    assert told(meet("red mom", "blue grandma")) == ("power", "red mom")
    assert told(meet("red grandma", "blue mom")) == ("power", "blue mom")


def test_equal_powers_do_not_move():
    assert told(meet("red dad", "blue dad")) == ("equal_power", None)


def test_every_incense_adds_two():
    assert powers(meet("red cat +3", "blue dad")) == [6, 5]


def test_emperor_guan_adds_one_to_every_card_of_his_colour_and_to_no_other():
    raced = race("red mom", "blue mom", "red dad", "blue dad", guan=RED)
    assert [powers(pair) for pair in raced.stages[0]] == [[8, 7], [6, 5]]


def test_a_power_says_where_it_comes_from():
    pair = meet("blue ancestor", "red dad +2", guan=RED)
    assert pair.cards[1].power == Power(printed=5, incense=4, blessing=1, possession=-2)
    assert pair.cards[1].power.total == 8


# Empty spots


def test_a_card_that_faces_nobody_advances():
    assert told(race("red cat", None).stages[0][0]) == ("walkover", "red cat")
    assert told(race(None, "red ancestor").stages[0][0]) == ("walkover", "red ancestor")


def test_where_nobody_stands_nobody_advances():
    pair = race(None, None).stages[0][0]
    assert told(pair) == ("empty", None)
    assert powers(pair) == [None, None]


# Possession


def test_an_ancestor_takes_two_from_an_enemy_who_goes_on():
    pair = meet("red ancestor", "blue dad")
    assert told(pair) == ("possession", "blue dad")
    assert powers(pair) == [0, 3]


def test_an_ancestor_gives_a_friend_two_and_nobody_is_asked():
    pair = meet("red dad", "red ancestor")
    assert told(pair) == ("possession", "red dad")
    assert powers(pair) == [7, 0]


@pytest.mark.parametrize("other", ["dog", "mom jade", "little_sister", "big_sister yue", "cat"])
def test_whatever_faces_an_ancestor_rides_on_at_once(other):
    pair = meet("red ancestor +5 jade yue", f"blue {other}")
    assert pair.rule == "possession"
    assert name(pair.advances) == f"blue {other.split()[0]}"


def test_the_change_lasts_for_the_whole_race():
    raced = race("red ancestor", "blue mom", "green grandma", None)
    assert powers(raced.stages[1][0]) == [5, 6]
    assert told(raced.stages[1][0]) == ("power", "green grandma")


def test_two_possessions_of_one_card_add_up():
    raced = race("red ancestor", "blue mom", "green ancestor")
    assert powers(raced.stages[1][0]) == [3, 0]
    assert told(raced.stages[1][0]) == ("possession", "blue mom")


def test_two_ancestors_face_each_other_and_stay_as_they_were():
    pair = meet("red ancestor +1", "blue ancestor jade yue")
    assert told(pair) == ("possession", None)
    assert powers(pair) == [2, 0]


def test_compared_an_ancestor_is_a_card_of_nothing():
    assert told(meet("red ancestor", "blue little_cousin", "compare")) == ("equal_power", None)
    assert told(meet("red ancestor", "blue brother", "compare")) == ("power", "blue brother")
    pair = meet("red ancestor", "blue little_sister", "compare")
    assert (told(pair), powers(pair)) == (("power", "red ancestor"), [0, -1])


def test_compared_incense_and_blessing_count_for_an_ancestor():
    pair = meet("red ancestor +1", "blue brother", "compare", guan=RED)
    assert (told(pair), powers(pair)) == (("power", "red ancestor"), [3, 1])


def test_compared_an_ancestor_obeys_the_rest_of_the_list():
    assert told(meet("red ancestor jade", "blue mom", "compare")) == (
        "instant_win",
        "red ancestor",
    )
    assert told(meet("red ancestor", "blue dog", "compare")) == ("dog_tie", None)
    assert told(meet("red ancestor yue", "blue mom", "compare")) == ("defeat", "red ancestor")
    assert meet("red ancestor", "red mom", "compare").rule == "pending"


def test_compared_a_strong_ancestor_is_defeated_by_little_sister():
    pair = meet("red ancestor +3", "blue little_sister", "compare")
    assert (told(pair), powers(pair)) == (("defeat", "blue little_sister"), [6, -1])


@pytest.mark.parametrize("reading", ["compare", "once"])
def test_compared_two_ancestors_take_two_from_each_other(reading):
    pair = meet("red ancestor", "blue ancestor +1", reading)
    assert (told(pair), powers(pair)) == (("power", "blue ancestor"), [-2, 0])


def test_compared_an_ancestor_keeps_what_another_one_took():
    raced = race("red ancestor", "blue ancestor +1", "green cat", ancestor="compare")
    assert powers(raced.stages[1][0]) == [0, -2]


def test_once_the_change_ends_with_the_pair():
    raced = race("red ancestor", "blue ancestor +1", "green cat", ancestor="once")
    assert powers(raced.stages[1][0]) == [2, -2]
    raced = race("red ancestor", "blue mom", "green grandma", ancestor="once")
    assert powers(raced.stages[0][0]) == [0, 5]
    assert powers(raced.stages[1][0]) == [7, 6]


def test_compared_a_friend_keeps_the_gift():
    raced = race("red ancestor", "red dad", "green mom", ancestor="compare", picks={(1, 0): "dad"})
    assert powers(raced.stages[1][0]) == [7, 7]


# Same colour


def test_a_pair_of_one_colour_waits_for_its_owner():
    pair = meet("red mom", "red dog")
    assert told(pair) == ("pending", None)
    assert pair.pending
    assert pair.owner == RED


def test_the_owner_may_send_the_weaker_card():
    raced = race("red mom", "red dog", picks={(1, 0): "dog"})
    assert told(raced.stages[0][0]) == ("own_choice", "red dog")


def test_a_pick_of_a_card_that_is_not_there_settles_nothing():
    assert race("red mom", "red dog", picks={(1, 0): "cat"}).waiting


def test_the_owners_choice_comes_before_marks_dog_and_defeat():
    assert meet("red mom jade", "red dog").rule == "pending"
    assert meet("red little_sister", "red mom yue").rule == "pending"


def test_a_temple_stops_where_a_pair_waits():
    raced = race("red mom", "red dog", "blue mom", "green dad")
    assert [len(stage) for stage in raced.stages] == [2]
    assert [pair.rule.value for pair in raced.stages[0]] == ["pending", "power"]
    assert not raced.finished


# Emperor Jade


def test_the_marked_card_advances():
    assert told(meet("red cat jade", "blue mom")) == ("instant_win", "red cat")
    assert told(meet("red mom yue", "blue cat jade")) == ("instant_win", "blue cat")


def test_two_marked_cards_do_not_move():
    assert told(meet("red cat jade", "blue mom jade")) == ("instant_win", None)


def test_emperor_jade_comes_before_the_dog():
    assert told(meet("red cat jade", "blue dog")) == ("instant_win", "red cat")
    assert told(meet("red mom", "blue dog jade")) == ("instant_win", "blue dog")


# The Dog


@pytest.mark.parametrize("other", ["mom", "little_sister", "cat", "dog", "grandma yue", "dad +9"])
def test_a_dog_ties_with_any_enemy(other):
    assert told(meet("red dog", f"blue {other}")) == ("dog_tie", None)
    assert told(meet(f"blue {other}", "red dog +5 yue")) == ("dog_tie", None)


def test_big_sister_ignores_the_dog_and_nothing_else():
    assert told(meet("red dog", "blue big_sister")) == ("power", "blue big_sister")
    assert told(meet("blue big_sister", "red dog +2")) == ("equal_power", None)
    assert told(meet("red dog +3", "blue big_sister")) == ("power", "red dog")
    assert told(meet("red dog yue", "blue big_sister")) == ("defeat", "red dog")


# Defeat


@pytest.mark.parametrize(
    ("other", "advances"),
    [
        ("mom", "blue little_sister"),
        ("grandma", "blue little_sister"),
        ("dad", "red dad"),
        ("dad +1", "blue little_sister"),
        ("cat +3", "blue little_sister"),
        ("cat +2", "red cat"),
    ],
)
def test_little_sister_defeats_six_or_more(other, advances):
    assert name(meet(f"red {other}", "blue little_sister").advances) == advances


def test_emperor_guan_can_lift_a_card_to_its_defeat():
    assert told(meet("red dad", "blue little_sister", guan=RED)) == (
        "defeat",
        "blue little_sister",
    )


def test_little_sister_defeats_a_little_sister_of_six():
    pair = meet("red little_sister +3", "blue little_sister")
    assert told(pair) == ("defeat", "blue little_sister")


def test_yue_lao_defeats_any_enemy():
    assert told(meet("red cat yue", "blue mom")) == ("defeat", "red cat")
    assert told(meet("red mom", "blue cat yue")) == ("defeat", "blue cat")


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("red cat yue", "blue mom yue"),
        ("red mom yue", "blue little_sister"),
        ("red little_sister +3", "blue little_sister +3"),
        ("red little_sister yue", "blue cat yue"),
    ],
)
def test_two_that_defeat_each_other_do_not_move(first, second):
    assert told(meet(first, second)) == ("defeat_clash", None)
    assert told(meet(second, first)) == ("defeat_clash", None)


def test_a_card_brought_below_six_is_safe_from_little_sister():
    raced = race("red ancestor", "blue mom", "green little_sister")
    assert told(raced.stages[1][0]) == ("power", "blue mom")


def test_a_power_below_nothing_is_compared_as_it_is():
    raced = race("red ancestor", "blue cat", "green ancestor", "yellow little_sister")
    assert powers(raced.stages[1][0]) == [-2, -1]
    assert told(raced.stages[1][0]) == ("power", "yellow little_sister")
