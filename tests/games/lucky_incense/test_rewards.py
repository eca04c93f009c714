"""What the race pays (rulings, Placement)."""

from companion.games.lucky_incense.rules.rewards import leaders
from companion.games.lucky_incense.terms import Sheet
from tests.games.lucky_incense.track import RED, items, paid, race


def test_a_temple_pays_three_and_one():
    raced = race("red mom", "blue dad", "green grandma", "blue cat")
    assert paid(raced) == [("red mom", "top", 3), ("green grandma", "final", 1)]


def test_a_palace_pays_five_two_and_one_each():
    raced = race(
        *("red mom +1", "blue cat", "green dad", "blue little_cousin"),
        *("yellow mom", "blue brother", "blue grandma", "green cat"),
    )
    assert paid(raced) == [
        ("red mom", "top", 5),
        ("yellow mom", "final", 2),
        ("green dad", "semi", 1),
        ("blue grandma", "semi", 1),
    ]


def test_the_bench_of_a_palace_earns_nothing():
    raced = race("red mom", "blue dad", None, None, None, None, None, None)
    assert paid(raced) == [("red mom", "top", 5)]


def test_a_tied_final_pays_the_second_reward_to_both():
    assert paid(race("red mom", None, "blue mom")) == [
        ("red mom", "final", 1),
        ("blue mom", "final", 1),
    ]


def test_with_one_finalist_nobody_is_second():
    raced = race("red mom", "blue cat", "green dad", "blue dad")
    assert paid(raced) == [("red mom", "top", 3)]


def test_with_no_finalist_nobody_earns_anything():
    assert paid(race("red cat", "blue cat", "green dad", "blue dad")) == []


def test_two_tied_semi_finals_pay_four_cards():
    raced = race(
        *("red mom", None, "blue mom", None),
        *("green dad", None, "yellow dad", None),
    )
    assert [amulets for _, _, amulets in paid(raced)] == [1, 1, 1, 1]


def test_rewards_run_from_the_top_down_and_by_place():
    raced = race(
        *("red dad", None, "blue mom", None),
        *("green mom +1", None, "yellow mom", None),
    )
    assert paid(raced) == [
        ("green mom", "top", 5),
        ("blue mom", "final", 2),
        ("red dad", "semi", 1),
        ("yellow mom", "semi", 1),
    ]


def test_a_brother_earns_two_more_only_if_he_earns_something():
    assert paid(race("red brother", "blue mom", "green brother", None)) == [
        ("blue mom", "top", 3),
        ("green brother", "final", 3),
    ]


def test_wen_chang_pays_two_for_every_rewarded_card_of_his_colour():
    raced = race("red mom", None, "red brother", None, picks={(2, 0): "brother"})
    top, second = items(raced, wen_chang=RED)
    assert (top.worth, top.brother, top.wen_chang, top.amulets) == (3, 2, 2, 7)
    assert (second.worth, second.brother, second.wen_chang, second.amulets) == (1, 0, 2, 3)


def test_the_other_colours_earn_what_they_earn_without_wen_chang():
    (only,) = items(race("blue mom"), wen_chang=RED)
    assert only.amulets == 3


def test_a_sheet_adds_seats_right_guesses_and_rewards():
    rewards = items(race("red brother"), wen_chang=RED)
    sheet = Sheet(seat_amulets=2, guesses=3, rewards=rewards)
    assert sheet.total == 2 + 2 * 3 + (3 + 2 + 2)


def test_the_highest_total_wins_and_a_tie_is_shared():
    assert leaders({0: 4, 1: 7, 2: 7}) == (1, 2)
    assert leaders({2: 0, 0: 0}) == (0, 2)
    assert leaders({}) == ()
