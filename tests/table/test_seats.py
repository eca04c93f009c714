import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.table.seats import (
    NAME_MAX,
    Colour,
    Seat,
    check_seats,
    clean_name,
    clockwise_from,
    name_key,
    person_key,
)
from companion.table.text import Refused
from companion.texts import catalogue

ANN = Seat("Ann", Colour.RED)
BO = Seat("Bo", Colour.BLUE)
CY = Seat("Cy", Colour.GREEN)
FAMILY = "👨\u200d👩\u200d👧"
BURNING_HEART = "❤\ufe0f\u200d🔥"


def why(seats, least=2, most=4):
    with pytest.raises(Refused) as refused:
        check_seats(seats, least, most)
    assert catalogue("en").say(refused.value.why)
    return refused.value.why.id


def refused_name(typed):
    with pytest.raises(Refused) as refused:
        clean_name(typed)
    return refused.value.why.id


def test_white_space_in_a_name_is_folded():
    assert clean_name("  Ann \t\n Lee\u3000") == "Ann Lee"


@pytest.mark.parametrize(
    "typed",
    ["", " ", "\t\n", "\u200b", "\u200d", "\ufeff", "\ufe0f", "\u3164", "\u2800", "\u0301", "\x00"],
)
def test_a_name_that_nobody_can_see_is_no_name(typed):
    assert refused_name(typed) == "refused-name-empty"


@pytest.mark.parametrize("hidden", ["\u202e", "\u2066", "\x07", "\u200b", "\ud800", "\u3164"])
def test_what_cannot_be_seen_is_taken_out_of_a_name(hidden):
    assert clean_name(f"An{hidden}n") == "Ann"


@pytest.mark.parametrize(
    "name", [FAMILY, BURNING_HEART, "葛\U000e0100城", "José", "O’Neill", "阿明"]
)
def test_what_holds_a_character_together_stays(name):
    assert clean_name(name) == name


def test_an_emoji_that_this_python_does_not_know_yet_is_a_name():
    assert clean_name("\U0001faff") == "\U0001faff"


@pytest.mark.parametrize("stray", ["\u200d", "\ufe0f", "\ufe0f\u200d"])
def test_a_joiner_that_joins_nothing_goes(stray):
    assert clean_name(f"{stray}Ann {stray} Lee\u200d") == "Ann Lee"


def test_a_name_of_forty_characters_is_the_longest():
    assert clean_name("x" * NAME_MAX) == "x" * NAME_MAX
    assert refused_name("x" * (NAME_MAX + 1)) == "refused-name-long"


def test_the_length_of_a_name_is_counted_after_it_was_cleaned():
    assert clean_name(" " * 50 + "Ann" + "\u200b" * 50) == "Ann"


ODD = st.text(st.sampled_from("aA \t\u200d\ufe0f\u0301\u3164\u202e❤🔥Å葛\U000e0100"))


@given(st.text() | ODD)
def test_a_clean_name_is_clean_and_somebody(typed):
    try:
        name = clean_name(typed)
    except Refused:
        return
    assert clean_name(name) == name
    assert 1 <= len(name) <= NAME_MAX
    assert person_key(name)
    name.encode()


@pytest.mark.parametrize("other", ["ann", " Ann ", "ＡＮＮ", "Ann\u3000"])
def test_names_are_one_after_trimming_nfkc_and_case_folding(other):
    assert name_key(other) == name_key("Ann")


def test_a_sharp_s_is_two_of_them():
    assert name_key("Groß") == name_key("GROSS")


def test_an_accent_makes_another_name():
    assert name_key("Rene") != name_key("René")


def test_an_accent_may_be_written_in_two_ways():
    assert name_key("Rene\u0301") == name_key("Ren\u00e9")


def test_white_space_inside_tells_names_apart_but_not_persons():
    assert name_key("Ann Lee") != name_key("AnnLee")
    assert person_key("Ann Lee") == person_key("annlee")


def test_what_cannot_be_seen_makes_nobody_another_person():
    assert person_key("Ann\ufe0f") == person_key("Ann")


def test_two_to_four_sit_down_where_two_to_four_may():
    check_seats([ANN, BO], 2, 4)
    check_seats([ANN, BO, CY], 2, 4)


def test_one_is_too_few():
    assert why([ANN]) == "refused-too-few"


def test_three_are_too_many_for_two():
    assert why([ANN, BO, CY], most=2) == "refused-too-many"


def test_two_of_one_name_are_told_apart_first():
    assert why([ANN, Seat("ＡＮＮ", Colour.BLUE)]) == "refused-name-taken"


def test_two_of_one_colour_are_told_apart_first():
    assert why([ANN, Seat("Bo", Colour.RED)]) == "refused-colour-taken"


@pytest.mark.parametrize("name", [" Ann", "An\u202en", "An\nn"])
def test_nobody_sits_down_under_a_name_with_something_unseen(name):
    assert why([Seat(name, Colour.RED), BO]) == "refused-name-unseen"


def test_nobody_sits_down_without_a_name():
    assert why([Seat("", Colour.RED), BO]) == "refused-name-empty"


def test_clockwise_from_the_third_of_four():
    assert clockwise_from(2, 4) == (2, 3, 0, 1)


@given(st.integers(1, 9).flatmap(lambda n: st.tuples(st.integers(0, n - 1), st.just(n))))
def test_clockwise_names_every_seat_once(case):
    start, count = case
    order = clockwise_from(start, count)
    assert order[0] == start
    assert sorted(order) == list(range(count))
