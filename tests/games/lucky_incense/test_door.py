"""The referee's door beyond the given cases: every sentence of its promise, and odd input."""

import json

import pytest

from companion.games.lucky_incense.referee import answer
from companion.table.reading import BadInput, parse
from tests.games.case_files import ask


def seat(words, **more):
    if words is None:
        return None
    colour, card = words.split()
    return {"colour": colour, "card": card, **more}


def temple(*cards, kind="temple"):
    seats = [card if isinstance(card, dict) else seat(card) for card in cards]
    count = 8 if kind == "palace" else 4
    return {"kind": kind, "seats": seats + [None] * (count - len(seats))}


def door(*temples, **more):
    return ask("lucky-incense", {"temples": list(temples), **more})


def wrong(*temples, **more):
    return door(*temples, **more)["error_at"]


def wrong_text(text):
    with pytest.raises(BadInput) as caught:
        answer(parse(text))
    return caught.value.at


def pick(stage, pair, card, temple=0):
    return {"temple": temple, "stage": stage, "pair": pair, "card": card}


MOM_AND_DAD = temple("red mom", "red dad")
MOM = temple("red mom")


# What may be left out


def test_options_picks_blessings_and_earlier_may_be_left_out_or_empty():
    plain = door(MOM)
    assert plain["winners"] == ["red"]
    assert plain == door(MOM, options={}, picks=[], blessings={}, earlier={})


def test_each_option_may_be_left_out():
    pair = temple("red ancestor", "blue dad")
    assert door(pair, options={"junior": False}) == door(pair, options={"ancestor": "ride"})


def test_incense_and_marks_have_defaults():
    full = seat("red mom", incense=0, instant_win=False, defeats=False)
    assert door(temple(full)) == door(MOM)


# null is allowed on a seat alone


@pytest.mark.parametrize("key", ["options", "picks", "blessings", "earlier", "temples"])
def test_null_is_no_value_of_a_key(key):
    given = {"temples": [MOM], key: None}
    assert ask("lucky-incense", given) == {"error_at": key}


@pytest.mark.parametrize("key", ["colour", "card", "incense", "instant_win", "defeats"])
def test_null_is_no_value_on_a_seat(key):
    assert wrong(temple({**seat("red mom"), key: None})) == f"temples[0].seats[0].{key}"


@pytest.mark.parametrize("key", ["ancestor", "junior"])
def test_null_is_no_option(key):
    assert wrong(MOM, options={key: None}) == f"options.{key}"


def test_null_is_no_blessing_no_amulets_and_no_pick():
    assert wrong(MOM, blessings={"red": None}) == "blessings.red"
    assert wrong(MOM, blessings={"red": [None]}) == "blessings.red[0]"
    assert wrong(MOM, earlier={"red": None}) == "earlier.red"
    assert wrong(MOM, picks=[None]) == "picks[0]"
    assert wrong(None) == "temples[0]"


# Keys


@pytest.mark.parametrize(
    ("given", "at"),
    [
        ({"temples": [MOM], "Temples": []}, "Temples"),
        ({"temples": [{**MOM, "name": "x"}]}, "temples[0].name"),
        ({"temples": [MOM], "options": {"advanced": True}}, "options.advanced"),
        ({"temples": [MOM_AND_DAD], "picks": [{**pick(1, 0, "mom"), "x": 1}]}, "picks[0].x"),
        ({"temples": [MOM], "blessings": {"orange": []}}, "blessings.orange"),
        ({"temples": [MOM], "earlier": {"Red": 1}}, "earlier.Red"),
    ],
)
def test_a_key_too_many_is_named(given, at):
    assert ask("lucky-incense", given) == {"error_at": at}


@pytest.mark.parametrize("key", ["temple", "stage", "pair", "card"])
def test_a_key_that_a_pick_lacks_is_named(key):
    short = {name: value for name, value in pick(1, 0, "mom").items() if name != key}
    assert wrong(MOM_AND_DAD, picks=[short]) == f"picks[0].{key}"


def test_a_missing_key_is_named():
    assert wrong({"kind": "temple"}) == "temples[0].seats"
    assert wrong({"seats": [None] * 4}) == "temples[0].kind"
    assert wrong(temple({"colour": "red"})) == "temples[0].seats[0].card"
    assert wrong(temple({"card": "mom"})) == "temples[0].seats[0].colour"


def test_a_key_given_twice_is_an_error():
    twice = '{"temples": [{"kind": "temple", "kind": "temple", "seats": [null,null,null,null]}]}'
    assert wrong_text(twice).startswith("temples[0]")
    assert wrong_text('{"temples": [], "temples": []}') in {"input", "temples"}


# Types


@pytest.mark.parametrize("whole", ["[]", '"x"', "3", "null", "true"])
def test_the_whole_is_an_object(whole):
    assert wrong_text(whole) == "input"


@pytest.mark.parametrize("value", ["3.0", "1e1", "NaN", "-1", "true", '"1"', "null", "[]", "{}"])
def test_amulets_are_a_whole_number(value):
    text = json.dumps({"temples": [MOM], "earlier": {"red": "HERE"}}).replace('"HERE"', value)
    assert wrong_text(text) == "earlier.red"


@pytest.mark.parametrize("value", ["2.0", "1e0", "Infinity", "-1", "false", "11", "9" * 40])
def test_incense_is_a_whole_number_from_0_to_10(value):
    text = json.dumps({"temples": [temple(seat("red mom", incense="HERE"))]})
    assert wrong_text(text.replace('"HERE"', value)) == "temples[0].seats[0].incense"


@pytest.mark.parametrize("key", ["temple", "stage", "pair"])
@pytest.mark.parametrize("value", [True, "1", None, 1.5, -1, 99, []])
def test_a_pick_counts_in_whole_numbers_that_there_are(key, value):
    given = {**pick(1, 0, "mom"), key: value}
    assert wrong(MOM_AND_DAD, picks=[given]) == f"picks[0].{key}"


def test_stages_count_from_one():
    assert wrong(MOM_AND_DAD, picks=[pick(0, 0, "mom")]) == "picks[0].stage"


@pytest.mark.parametrize("value", [0, 1, "true", [], None])
def test_a_mark_is_true_or_false(value):
    at = wrong(temple(seat("red mom", defeats=value)))
    assert at == "temples[0].seats[0].defeats"


@pytest.mark.parametrize("value", [0, "red", [], False])
def test_a_seat_is_an_object_or_null(value):
    given = {"kind": "temple", "seats": [None, value, None, None]}
    assert ask("lucky-incense", {"temples": [given]}) == {"error_at": "temples[0].seats[1]"}


@pytest.mark.parametrize("value", [{}, "temple", 4, True])
def test_temples_and_seats_are_lists(value):
    assert ask("lucky-incense", {"temples": value}) == {"error_at": "temples"}
    assert wrong({"kind": "temple", "seats": value}) == "temples[0].seats"


def test_blessings_are_lists_by_colour():
    assert wrong(MOM, blessings=[]) == "blessings"
    assert wrong(MOM, blessings={"red": "wen_chang"}) == "blessings.red"
    assert wrong(MOM, blessings={"red": {"wen_chang": True}}) == "blessings.red"
    assert wrong(MOM, blessings={"red": [["wen_chang"]]}) == "blessings.red[0]"


@pytest.mark.parametrize("card", ["Mom", "mum", "little sister", "LITTLE_SISTER", "", " mom"])
def test_identifiers_are_exact(card):
    assert wrong(temple({"colour": "red", "card": card})) == "temples[0].seats[0].card"


@pytest.mark.parametrize("colour", ["orange", "white", "black", "Red", "red "])
def test_there_are_five_colours(colour):
    assert wrong(temple({"colour": colour, "card": "mom"})) == "temples[0].seats[0].colour"


@pytest.mark.parametrize("count", [0, 3, 5, 8])
def test_a_temple_has_four_seats(count):
    given = {"kind": "temple", "seats": [None] * count}
    assert wrong(given) == "temples[0].seats"


@pytest.mark.parametrize("count", [4, 7, 9])
def test_a_palace_has_eight_seats(count):
    assert wrong({"kind": "palace", "seats": [None] * count}) == "temples[0].seats"


def test_there_are_one_to_four_temples():
    assert wrong() == "temples"
    assert len(door(*[temple(kind="palace")] * 4)["temples"]) == 4
    assert wrong(*[temple()] * 5) == "temples"


# Cards


def test_a_card_runs_once_over_all_temples():
    assert wrong(temple("red mom"), temple(None, "red mom")).startswith("temples")
    assert door(temple("red mom", "blue mom"))["winners"] == ["red", "blue"]


@pytest.mark.parametrize("card", ["big_sister", "grandma", "ancestor", "dog", "cat"])
def test_a_junior_game_has_five_cards(card):
    at = wrong(temple(f"red {card}"), options={"junior": True})
    assert at.startswith("temples[0].seats[0]")


def test_a_junior_game_may_have_palaces_incense_and_marks():
    palace = temple(seat("red dad", incense=2, defeats=True), "blue mom", kind="palace")
    found = door(palace, options={"junior": True}, blessings={"red": ["emperor_guan"]})
    assert found["amulets"] == {"red": 5, "blue": 0}


# Picks


@pytest.mark.parametrize("reading", ["ride", "compare", "once"])
def test_a_pair_settled_by_possession_is_not_one_to_choose(reading):
    given = {"picks": [pick(1, 0, "dad")], "options": {"ancestor": reading}}
    found = door(temple("red ancestor", "red dad"), **given)
    assert found.get("error_at", "none").startswith("picks[0]" if reading == "ride" else "none")


def test_a_pick_is_of_a_card_of_the_pair():
    assert wrong(MOM_AND_DAD, picks=[pick(1, 0, "cat")]) == "picks[0].card"


def test_a_pick_of_no_card_of_the_game_is_an_error():
    assert wrong(MOM_AND_DAD, picks=[pick(1, 0, "uncle")]) == "picks[0].card"
    assert wrong(MOM_AND_DAD, picks=[pick(1, 0, None)]) == "picks[0].card"


@pytest.mark.parametrize("cards", [[], ["red mom"], ["red mom", "blue dad"]])
def test_an_empty_pair_a_walkover_and_two_colours_are_not_to_choose(cards):
    assert wrong(temple(*cards), picks=[pick(1, 0, "mom")]).startswith("picks[0]")


def test_a_stage_that_waits_cannot_be_skipped():
    both = temple("red mom", "red dad", "red cat", "red dog")
    early = pick(2, 0, "mom")
    assert wrong(both, picks=[early, pick(1, 0, "mom")]).startswith("picks[0]")
    found = door(both, picks=[early, pick(1, 0, "mom"), pick(1, 1, "cat")])
    assert found["amulets"] == {"red": 4}


def test_picks_come_in_any_order():
    both = temple("red mom", "red dad", "red cat", "red dog")
    picks = [pick(1, 0, "dad"), pick(1, 1, "dog"), pick(2, 0, "dog")]
    assert door(both, picks=picks) == door(both, picks=picks[::-1])


def test_one_pair_is_picked_once():
    assert wrong(MOM_AND_DAD, picks=[pick(1, 0, "mom"), pick(1, 0, "dad")]).startswith("picks")


def test_a_temple_has_no_third_stage_and_a_palace_no_fourth():
    assert wrong(MOM, picks=[pick(3, 0, "mom")]).startswith("picks[0]")
    assert wrong(temple(kind="palace"), picks=[pick(4, 0, "mom")]).startswith("picks[0]")


def test_each_temple_runs_by_itself():
    final = temple("red mom", None, "red dad", None)
    found = door(final, temple("blue mom", "blue dad"), picks=[pick(2, 0, "dad")])
    assert found["temples"][0]["rewards"][0]["card"] == "dad"
    assert found["temples"][1]["rewards"] is None
    assert found["amulets"] is None
    assert found["winners"] is None
    assert found["pending"] == [
        {"temple": 1, "stage": 1, "pair": 0, "colour": "blue", "cards": ["mom", "dad"]}
    ]


# Blessings and amulets


def test_one_colour_can_hold_both_blessings():
    found = door(MOM, blessings={"red": ["wen_chang", "emperor_guan"]})
    assert found["amulets"] == {"red": 5}
    assert found["temples"][0]["stages"][0][0]["powers"] == [8, None]


def test_a_blessing_is_held_once():
    assert wrong(MOM, blessings={"red": ["wen_chang", "wen_chang"]}).startswith("blessings")
    assert wrong(MOM, blessings={"red": ["wen_chang"], "blue": ["wen_chang"]}).startswith(
        "blessings"
    )


def test_every_colour_named_anywhere_is_listed():
    found = door(MOM, blessings={"green": []}, earlier={"purple": 0})
    assert found["amulets"] == {"red": 3, "green": 0, "purple": 0}


def test_a_colour_whose_cards_earn_nothing_is_listed():
    assert door(temple("red mom", "blue cat"))["amulets"] == {"red": 3, "blue": 0}


def test_winners_follow_the_order_of_the_colours():
    found = door(temple(), earlier={"purple": 2, "blue": 2, "red": 2, "green": 1})
    assert found["winners"] == ["red", "blue", "purple"]


def test_an_unknown_blessing_is_named():
    assert wrong(MOM, blessings={"red": ["wen_chang", "mazu"]}) == "blessings.red[1]"
    assert wrong(MOM, blessings={"red": ["emperor_jade"]}) == "blessings.red[0]"


# Length and depth


def test_deep_nesting_is_bad_input():
    assert wrong_text('{"temples": ' + "[" * 10_000 + "]" * 10_000 + "}") is not None
    assert wrong_text("[" * 10_000) == "input"


def test_the_answer_carries_what_the_promise_shows():
    found = door(MOM_AND_DAD, picks=[pick(1, 0, "dad")])
    assert set(found) == {"pending", "temples", "amulets", "winners"}
    assert set(found["temples"][0]) == {"stages", "rewards"}
    assert set(found["temples"][0]["stages"][0][0]) == {"pair", "advances", "powers", "rule"}
    assert set(found["temples"][0]["rewards"][0]) == {"colour", "card", "spot", "amulets"}
