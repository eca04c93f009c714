"""The referee's door for Good Fortune, sentence by sentence, and odd input of every kind."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.games.good_fortune.referee import answer
from companion.table.reading import BadInput, parse
from tests.games.case_files import ask
from tests.games.good_fortune.second_opinion import NAMES, judged
from tests.games.odd_input import spoilt

GAME = "good-fortune"


def a_tile(one="neko", other="clover", die=1, **more):
    return {"charms": [one, other], "die": die, **more}


def player(name="Ann", **more):
    return {"name": name, **(more or {"tiles": []})}


def players(*those):
    return {"players": list(those)}


def with_tile(spoilt_tile):
    return players(player(tiles=[a_tile("mati", "scarab"), spoilt_tile]))


def place(given):
    found = ask(GAME, given)
    assert set(found) == {"error_at"}, found
    return found["error_at"]


def place_in(source):
    with pytest.raises(BadInput) as caught:
        answer(parse(source))
    return caught.value.at


# What comes out


def test_two_players_both_with_tiles():
    found = ask(
        GAME,
        players(
            player(tiles=[a_tile(die=3), a_tile("neko", "mati", 2)]),
            player("Bo", groups=[{"tiles": 2, "points": 5}]),
        ),
    )
    assert found["winners"] == ["Ann", "Bo"]
    assert [one["score"] for one in found["players"]] == [10, 10]
    assert found["players"][1]["groups"] == [{"charm": None, "tiles": 2, "points": 5, "score": 10}]


def test_a_name_comes_back_as_written():
    name = " Ré\tmi\u200d ﬁ "
    found = ask(GAME, players(player(name)))
    assert found["players"][0]["name"] == name
    assert found["winners"] == [name]


def test_a_name_of_forty_code_points_may_hold_blanks():
    assert ask(GAME, players(player(" " + "x" * 38 + " ")))["players"][0]["score"] == 0


def test_a_pair_is_repeated_over_both_players():
    found = ask(
        GAME, players(player(tiles=[a_tile()]), player("Bo", tiles=[a_tile("clover", "neko")]))
    )
    assert found["warnings"] == [{"code": "pair_repeated", "at": "players[1].tiles[0]"}]


def test_a_third_tile_of_a_pair_is_warned_of_too_and_the_first_never():
    found = ask(GAME, players(player(tiles=[a_tile()] * 3)))
    assert [one["at"] for one in found["warnings"]] == [
        "players[0].tiles[1]",
        "players[0].tiles[2]",
    ]


def test_warnings_come_in_the_order_of_the_input():
    found = ask(
        GAME,
        players(
            player(tiles=[a_tile(die=6), a_tile(die=5)]),
            player("Bo", tiles=[a_tile("mati", "fatma", 6), a_tile()]),
        ),
    )
    assert [(one["code"], one["at"]) for one in found["warnings"]] == [
        ("die_above_4", "players[0].tiles[0].die"),
        ("die_above_4", "players[0].tiles[1].die"),
        ("pair_repeated", "players[0].tiles[1]"),
        ("die_above_4", "players[1].tiles[0].die"),
        ("pair_repeated", "players[1].tiles[1]"),
    ]


def test_typed_groups_bring_no_warnings_beside_tiles():
    found = ask(
        GAME,
        players(player(tiles=[a_tile()]), player("Bo", groups=[{"tiles": 1, "points": 6}] * 9)),
    )
    assert found["warnings"] == []
    assert found["players"][1]["score"] == 54


def test_the_largest_score_there_can_be():
    assert ask(GAME, players(player(groups=[{"tiles": 9, "points": 54}])))["players"][0] == {
        "name": "Ann",
        "score": 486,
        "possible_scores": [486],
        "groups": [{"charm": None, "tiles": 9, "points": 54, "score": 486}],
    }


def test_all_twenty_one_numbers_can_be_given():
    pairs = [(one, other) for at, one in enumerate(NAMES) for other in NAMES[at + 1 :]]
    those = [a_tile(*pair, number=at + 1) for at, pair in enumerate(pairs)]
    found = ask(GAME, players(player(tiles=those[:9]), player("Bo", tiles=those[-9:])))
    assert found["warnings"] == []


def test_the_answer_holds_what_is_promised_for_the_largest_collection():
    found = ask(GAME, players(player(tiles=[a_tile(die=6)] * 9)))
    assert found["players"][0]["score"] == 9 * 54
    assert found["players"][0]["groups"][0]["charm"] == "neko"


dice = st.integers(1, 6)
charms = st.permutations(NAMES).map(lambda names: names[:2])
some_tiles = st.lists(
    st.fixed_dictionaries({"charms": charms, "die": st.sampled_from([1, 2])}), max_size=9
)


@given(some_tiles, some_tiles)
def test_a_second_opinion_agrees_with_the_whole_answer(one, other):
    found = ask(GAME, players(player("Ann", tiles=one), player("Bo", tiles=other)))
    best = []
    for scored, tiles in zip(found["players"], (one, other), strict=True):
        totals, order = judged([(frozenset(tile["charms"]), tile["die"]) for tile in tiles])
        assert scored["possible_scores"] == totals
        assert scored["score"] == totals[-1]
        groups = [(group["charm"], group["tiles"], group["points"]) for group in scored["groups"]]
        assert groups == order
        assert sum(group["score"] for group in scored["groups"]) == scored["score"]
        best.append(totals[-1])
    top = [name for name, total in zip(["Ann", "Bo"], best, strict=True) if total == max(best)]
    assert found["winners"] == top


# What is wrong, and where


@pytest.mark.parametrize("whole", [None, True, 1, 1.5, "x", [], [{}]])
def test_only_an_object_is_a_game(whole):
    assert place(whole) == "input"


def test_a_missing_key_is_named():
    assert place({}) == "players"
    assert place(players({})) == "players[0].name"
    assert place(players({"tiles": []})) == "players[0].name"
    assert place(players({"name": "Ann"})) == "players[0].tiles"
    assert place(with_tile({"die": 1})) == "players[0].tiles[1].charms"
    assert place(with_tile({"charms": ["neko", "clover"]})) == "players[0].tiles[1].die"
    assert place(players(player(groups=[{"points": 1}]))) == "players[0].groups[0].tiles"
    assert place(players(player(groups=[{"tiles": 1}]))) == "players[0].groups[0].points"


def test_a_key_too_many_is_named():
    assert place({**players(player()), "winner": 1}) == "winner"
    assert place(players(player(tiles=[], score=1))) == "players[0].score"
    assert place(players({"name": "Ann", "Tiles": []})) == "players[0].Tiles"
    assert place(with_tile(a_tile(colour="red"))) == "players[0].tiles[1].colour"
    group = {"tiles": 1, "points": 1, "charm": None}
    assert place(players(player(groups=[group]))) == "players[0].groups[0].charm"


def test_tiles_and_groups_exclude_each_other_even_when_both_are_empty():
    assert place(players({"name": "Ann", "tiles": [], "groups": []})).startswith("players[0]")


@pytest.mark.parametrize("key", ["tiles", "groups"])
@pytest.mark.parametrize("wrong", [None, {}, "x", 0, True])
def test_tiles_and_groups_are_lists(key, wrong):
    assert place(players({"name": "Ann", key: wrong})) == f"players[0].{key}"


@pytest.mark.parametrize("wrong", [None, [], "neko", 1])
def test_a_tile_and_a_group_are_objects(wrong):
    assert place(with_tile(wrong)) == "players[0].tiles[1]"
    assert place(players(player(groups=[wrong]))) == "players[0].groups[0]"


@pytest.mark.parametrize("wrong", [0, 7, -1, True, False, None, "3", [3], 10**9, 10**30, 3.0, 1e2])
def test_a_die_is_a_whole_number_from_1_to_6(wrong):
    assert place(with_tile(a_tile(die=wrong))) == "players[0].tiles[1].die"


@pytest.mark.parametrize("wrong", [0, 22, -21, True, None, "8", [], 1.0])
def test_a_number_is_a_whole_number_from_1_to_21(wrong):
    assert place(with_tile(a_tile(number=wrong))) == "players[0].tiles[1].number"


@pytest.mark.parametrize(
    "wrong",
    [None, "neko clover", {}, ["neko"], ["neko", "clover", "mati"], [], ["neko", "neko"]],
)
def test_a_tile_has_two_different_charms(wrong):
    assert place(with_tile({"charms": wrong, "die": 1})) == "players[0].tiles[1].charms"


@pytest.mark.parametrize("wrong", ["Neko", " neko", "", "cheval", None, 0, True, ["neko"], {}])
def test_a_charm_is_one_of_the_seven_as_they_are_written(wrong):
    assert place(with_tile({"charms": ["mati", wrong], "die": 1})) == (
        "players[0].tiles[1].charms[1]"
    )


def test_a_number_is_used_once_in_one_collection_and_over_both():
    twice = [a_tile(number=8), a_tile("mati", "fatma", number=8)]
    assert place(players(player(tiles=twice))).startswith("players[0].tiles")
    both = players(player(tiles=twice[:1]), player("Bo", tiles=twice[1:]))
    assert place(both).startswith("players")


def test_ten_tiles_are_too_many():
    assert place(players(player(tiles=[a_tile()] * 10))) == "players[0].tiles"


@pytest.mark.parametrize("wrong", [0, 10, -1, True, None, "1", 1.0])
def test_a_group_has_1_to_9_tiles(wrong):
    assert place(players(player(groups=[{"tiles": wrong, "points": 9}]))) == (
        "players[0].groups[0].tiles"
    )


@pytest.mark.parametrize("wrong", [2, 19, 0, -3, True, None, "9", 9.0])
def test_the_points_of_a_group_are_possible_with_its_dice(wrong):
    assert place(players(player(groups=[{"tiles": 3, "points": wrong}]))) == (
        "players[0].groups[0].points"
    )


def test_the_groups_of_one_player_hold_nine_tiles_at_most():
    nine = [{"tiles": 5, "points": 5}, {"tiles": 4, "points": 24}]
    assert ask(GAME, players(player(groups=nine)))["players"][0]["score"] == 121
    ten = [*nine, {"tiles": 1, "points": 1}]
    assert place(players(player(groups=ten))) == "players[0].groups"
    assert place(players(player(groups=[{"tiles": 1, "points": 1}] * 10))) == "players[0].groups"


def test_one_or_two_players():
    assert place(players()) == "players"
    assert place(players(player("A"), player("B"), player("C"))) == "players"
    for wrong in (None, {}, "x", 2):
        assert place({"players": wrong}) == "players"
    assert place({"players": [None]}) == "players[0]"


@pytest.mark.parametrize("wrong", ["", " ", "\u3000", "\t\n", None, 1, True, [], {}, "x" * 41])
def test_a_name_has_1_to_40_characters(wrong):
    assert place(players(player(), player(wrong))) == "players[1].name"


@pytest.mark.parametrize(
    ("one", "other"),
    [("Ann", "ann "), ("Straße", "STRASSE"), ("ﬁ", "FI"), ("Ａnn", "ann"), ("é", "e\u0301")],
)
def test_two_names_that_are_one_are_an_error(one, other):
    assert place(players(player(one), player(other))).startswith("players")


def test_a_key_given_twice_is_an_error_wherever_it_stands():
    assert place_in('{"players": [], "players": []}').startswith(("input", "players"))
    assert place_in('{"players": [{"name": "A", "name": "B", "tiles": []}]}').startswith(
        "players[0]"
    )
    twice = (
        '{"players": [{"name": "A", "tiles": [{"charms": ["neko","mati"], "die": 1, "die": 1}]}]}'
    )
    assert place_in(twice).startswith("players[0].tiles[0]")


@pytest.mark.parametrize("number", ["2.0", "2e0", "NaN", "Infinity", "-Infinity", "1" * 5000])
def test_numbers_that_are_not_whole_or_too_large_are_wrong_at_their_place(number):
    source = json.dumps(players(player(tiles=[a_tile(die=77)]))).replace("77", number)
    assert place_in(source) == "players[0].tiles[0].die"


@pytest.mark.parametrize("depth", [100, 900, 10_000, 200_000])
def test_deep_nesting_is_an_error_and_no_traceback(depth):
    nest = "[" * depth + "]" * depth
    for source in (nest, f'{{"players": {nest}}}', f'{{"players": [{{"name": {nest}}}]}}'):
        assert place_in(source).startswith(("input", "players"))


GOOD = players(
    player(tiles=[a_tile(number=3), a_tile("mati", "fatma", 4)]),
    player("Bo", groups=[{"tiles": 4, "points": 10}, {"tiles": 3, "points": 5}]),
)


@given(spoilt(GOOD))
def test_whatever_is_wrong_is_an_error_with_a_place_or_it_is_answered(given):
    found = ask(GAME, given)
    assert found.get("error_at") or {"players", "winners", "warnings"} <= set(found)
