"""The referee's door for Beyond, sentence by sentence, and odd input of every kind."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.games.beyond.referee import answer
from companion.table.reading import BadInput, parse
from tests.games.beyond.second_opinion import LOOSE, VALUES, face_up, points, possible, winners
from tests.games.case_files import ask
from tests.games.odd_input import spoilt

GAME = "beyond"


def players(*those, **more):
    return {"players": list(those), **more}


def player(name="A", **counts):
    return {"name": name, **counts}


def place(given):
    found = ask(GAME, given)
    assert set(found) == {"error_at"}, found
    return found["error_at"]


def place_in(source):
    with pytest.raises(BadInput) as caught:
        answer(parse(source))
    return caught.value.at


# What comes out


def test_the_doors_own_example():
    given = players(
        player(
            enchanted={"turtle_snake": 1, "yellow_unicorn": 1},
            extra_spirits=3,
            nian_shou=2,
            captures=4,
            tokens=5,
        ),
        values={"turtle_snake": 6},
        tie_break="all_face_up",
    )
    parts = {"patterns": 18, "extra_spirits": 3, "nian_shou": 2, "captures": 4, "tokens": 5}
    assert ask(GAME, given) == {
        "players": [{"name": "A", "score": 32, "face_up": 11, "parts": parts}],
        "winners": ["A"],
        "by": "points",
        "other_reading": None,
    }


def test_empty_objects_are_nothing():
    found = ask(GAME, players(player(enchanted={}), values={}))
    assert found["players"][0]["score"] == 0


def test_a_value_of_nothing_and_of_99():
    enchanted = {"turtle_snake": 1, "azure_dragon": 1}
    values = {"turtle_snake": 0, "azure_dragon": 99}
    assert (
        ask(GAME, players(player(enchanted=enchanted), values=values))["players"][0]["score"] == 99
    )


def test_alone_with_all_six_nian_shou_cards():
    found = ask(GAME, players(player(nian_shou=6)))
    assert (found["winners"], found["by"], found["other_reading"]) == (["A"], "nian_shou", None)


def test_six_nian_shou_cards_make_the_other_reading_silent():
    found = ask(
        GAME,
        players(
            player("A", enchanted={"turtle_snake": 1}),
            player("B", extra_spirits=6),
            player("C", nian_shou=6),
        ),
    )
    assert (found["winners"], found["by"], found["other_reading"]) == (["C"], "nian_shou", None)


def test_names_come_back_as_written():
    assert ask(GAME, players(player(" é ")))["winners"] == [" é "]


def test_four_players_share_in_the_order_of_the_input():
    found = ask(GAME, players(*(player(name, tokens=1) for name in "DBCA")))
    assert found["winners"] == list("DBCA")


def test_tokens_have_no_limit():
    found = ask(GAME, players(player(tokens=10**17)))
    assert found["players"][0]["score"] == 10**17


counts = st.fixed_dictionaries(
    {},
    optional={
        "enchanted": st.fixed_dictionaries({}, optional=dict.fromkeys(VALUES, st.integers(0, 2))),
        "extra_spirits": st.integers(0, 12),
        "nian_shou": st.sampled_from([0, 0, 1, 2, 6]),
        "captures": st.integers(0, 4),
        "tokens": st.integers(0, 12),
    },
)
games = st.fixed_dictionaries(
    {
        "players": st.lists(counts, min_size=1, max_size=4).map(
            lambda those: [{"name": "ABCD"[at], **one} for at, one in enumerate(those)]
        )
    },
    optional={
        "values": st.fixed_dictionaries({}, optional=dict.fromkeys(VALUES, st.integers(0, 12))),
        "tie_break": st.sampled_from(["all_face_up", "outside_patterns"]),
    },
)


@given(games)
def test_a_second_opinion_agrees(game):
    found = ask(GAME, game)
    if not possible(game["players"]):
        assert found["error_at"].startswith("players")
        return
    reading = game.get("tie_break", "all_face_up")
    other = "outside_patterns" if reading == "all_face_up" else "all_face_up"
    for scored, one in zip(found["players"], game["players"], strict=True):
        assert scored["score"] == points(one, game.get("values", {}))
        assert scored["score"] == sum(scored["parts"].values())
        assert all(scored["parts"][item] == one.get(item, 0) for item in LOOSE)
        assert scored["face_up"] == face_up(one, reading)
    assert found["winners"] == winners(game, reading)
    differ = winners(game, other) != winners(game, reading)
    assert found["other_reading"] == (winners(game, other) if differ else None)
    scores = [scored["score"] for scored in found["players"]]
    if any(one.get("nian_shou") == 6 for one in game["players"]):
        assert found["by"] == "nian_shou"
    elif scores.count(max(scores)) == 1:
        assert found["by"] == "points"
    else:
        assert found["by"] == ("tie_break" if len(found["winners"]) == 1 else "shared")


# What is wrong, and where


@pytest.mark.parametrize("whole", [None, False, 3, 0.5, "x", [], [{"name": "A"}]])
def test_only_an_object_is_a_game(whole):
    assert place(whole) == "input"


def test_a_missing_key_is_named():
    assert place({}) == "players"
    assert place(players({})) == "players[0].name"
    assert place(players(player(), {"tokens": 1})) == "players[1].name"


def test_a_key_too_many_is_named():
    assert place(players(player(), options={})) == "options"
    assert place(players(player(token=1))) == "players[0].token"
    assert place(players(player(turtle_snake=1))) == "players[0].turtle_snake"
    assert place(players(player(enchanted={"Turtle_snake": 1}))) == (
        "players[0].enchanted.Turtle_snake"
    )
    assert place(players(player(enchanted={"tokens": 1}))) == "players[0].enchanted.tokens"
    assert place(players(player(), values={"nian_shou": 1})) == "values.nian_shou"


WRONG = [-1, True, False, None, "1", 1.0, 1e2, [], {}]


@pytest.mark.parametrize("wrong", WRONG)
@pytest.mark.parametrize("item", LOOSE)
def test_a_count_is_a_whole_number_of_0_or_more(item, wrong):
    assert place(players(player(), player("B", **{item: wrong}))) == f"players[1].{item}"


@pytest.mark.parametrize("wrong", WRONG)
@pytest.mark.parametrize("spirit", VALUES)
def test_patterns_are_counted_in_whole_numbers_of_0_or_more(spirit, wrong):
    assert place(players(player(enchanted={spirit: wrong}))) == f"players[0].enchanted.{spirit}"


@pytest.mark.parametrize("wrong", [*WRONG, 100, 10**30])
@pytest.mark.parametrize("spirit", VALUES)
def test_a_value_is_a_whole_number_from_0_to_99(spirit, wrong):
    assert place(players(player(), values={spirit: wrong})) == f"values.{spirit}"


@pytest.mark.parametrize("wrong", [None, [], "x", 1, True])
def test_enchanted_and_values_are_objects(wrong):
    assert place(players(player(enchanted=wrong))) == "players[0].enchanted"
    assert place(players(player(), values=wrong)) == "values"


@pytest.mark.parametrize("wrong", [None, "", "All_face_up", "points", 0, [], ["all_face_up"]])
def test_there_are_two_tie_breaks(wrong):
    assert place(players(player(), tie_break=wrong)) == "tie_break"


def test_one_to_four_players():
    assert place(players()) == "players"
    assert place(players(*(player(name) for name in "ABCDE"))) == "players"
    for wrong in (None, {}, "AB", 2):
        assert place({"players": wrong}) == "players"
    assert place(players(None)) == "players[0]"
    assert place(players("A")) == "players[0]"


@pytest.mark.parametrize("wrong", ["", "  ", "\u2003", None, 1, True, [], "x" * 41])
def test_a_name_has_1_to_40_characters(wrong):
    assert place(players(player(), player(wrong))) == "players[1].name"


@pytest.mark.parametrize(
    ("one", "other"),
    [("A", "a"), ("A", " A\t"), ("①", "1"), ("ß", "SS"), ("Ⓐ", "a"), ("É", "E\u0301")],
)
def test_two_names_that_are_one_are_an_error(one, other):
    assert place(players(player(one), player("x"), player(other))).startswith("players")


@pytest.mark.parametrize(
    "those",
    [
        [player(enchanted={"yellow_unicorn": 5})],
        [player(f"P{at}", enchanted={"metal_tiger": 2}) for at in range(3)],
        [player(nian_shou=7)],
        [player("A", nian_shou=6), player("B", nian_shou=1)],
        [player(extra_spirits=81)],
        [player(extra_spirits=10**17)],
        [
            player("A", extra_spirits=40, captures=1),
            player("B", enchanted={"turtle_snake": 4}, extra_spirits=24),
        ],
        [player("A", extra_spirits=77, captures=4)],
    ],
)
def test_what_the_box_makes_impossible_is_an_error(those):
    assert place(players(*those)).startswith("players")


def test_where_one_player_alone_is_beyond_the_box_that_player_is_named():
    assert place(players(player(), player("B", nian_shou=7))) == "players[1].nian_shou"
    assert place(players(player("A", enchanted={"turtle_snake": 5}))) == (
        "players[0].enchanted.turtle_snake"
    )
    assert place(players(player(), player("B", extra_spirits=81))) == "players[1]"


def test_a_stock_has_four_slots_for_each_player():
    full = [player(name, captures=4) for name in "ABCD"]
    assert ask(GAME, players(*full))["by"] == "shared"
    assert place(players(*full[:3], player("D", captures=5))) == "players[3].captures"


def test_a_key_given_twice_is_an_error_wherever_it_stands():
    twice = '{"players": [{"name": "A", "enchanted": {"metal_tiger": 1, "metal_tiger": 1}}]}'
    assert place_in(twice).startswith("players[0].enchanted")
    assert place_in('{"players": [{"name": "A"}], "values": {}, "values": {}}').startswith(
        ("input", "values")
    )


@pytest.mark.parametrize("number", ["1.0", "1e1", "NaN", "-Infinity"])
def test_numbers_that_are_not_whole_are_wrong_at_their_place(number):
    source = json.dumps(players(player(tokens=77))).replace("77", number)
    assert place_in(source) == "players[0].tokens"


@pytest.mark.parametrize("depth", [100, 900, 10_000, 200_000])
def test_deep_nesting_is_an_error_and_no_traceback(depth):
    nest = '{"enchanted":' * depth + "1" + "}" * depth
    for source in (nest, f'{{"players": [{nest}]}}', f'{{"values": {nest}, "players": []}}'):
        assert place_in(source).startswith(("input", "players", "values", "enchanted"))


GOOD = players(
    player(enchanted={"turtle_snake": 1, "azure_dragon": 2}, extra_spirits=3, captures=1),
    player("B", nian_shou=2, tokens=4),
    values={"turtle_snake": 7},
    tie_break="outside_patterns",
)


@given(spoilt(GOOD))
def test_whatever_is_wrong_is_an_error_with_a_place_or_it_is_answered(given):
    found = ask(GAME, given)
    assert found.get("error_at") or {"players", "winners", "by", "other_reading"} <= set(found)
