"""The referee's door for Bronze Heads, sentence by sentence, and odd input of every kind."""

from __future__ import annotations

import copy
import json
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.games.bronze_heads.referee import answer
from companion.table.reading import BadInput, parse
from companion.texts import catalogue
from tests.games.bronze_heads.players import random_game, random_options
from tests.games.bronze_heads.scripts import script_of
from tests.games.case_files import ask

GAME = "bronze-heads"

HEADS = [
    {"rat": True, "ox": False, "tiger": True, "rabbit": False},
    {"dragon": True, "snake": True, "horse": False, "goat": False},
    {"monkey": False, "rooster": True, "dog": False, "pig": True},
]
ROLES = ["lao_chaofeng", "yao_buran", "xu_yuan", "fang_zhen", "kido_kana", "huang_yanyan"]
NAMES = ["Ann", "Bo", "Cy", "Di", "Ed", "Flo"]
MISSING = "(missing)"


def _round(heads, order=NAMES):
    head = next(iter(heads))
    turns = []
    for name, after in zip(order, [*order[1:], None], strict=True):
        turn = {"player": name} if name == "Di" else {"player": name, "appraise": [head]}
        turns.append(turn | ({"next": after} if after else {}))
    return turns


def _script(rounds=3, **more):
    """Ann Lao Chaofeng, Bo Yao Buran, Cy Xu Yuan, Di Fang Zhen, Ed Kido Kana, Flo Huang Yanyan.

    Round 1 from Ann to Flo, round 2 from Flo to Ann, round 3 from Ann to Flo; three heads genuine.
    """
    orders = [NAMES, NAMES[::-1], NAMES]
    votes = [{"rat": 2, "ox": 1}, {"dragon": 2, "goat": 1}, {"monkey": 2, "pig": 1}]
    script = {
        "players": [{"name": n, "role": r} for n, r in zip(NAMES, ROLES, strict=True)],
        "first": "Ann",
        "rounds": HEADS,
        "blind": {"huang_yanyan": 3, "kido_kana": 3},
        "turns": [_round(HEADS[n], orders[n]) for n in range(rounds)],
        "votes": [{"totals": votes[n]} for n in range(rounds)],
        **more,
    }
    return copy.deepcopy(script)


JUDGING = {"Ann": "Bo", "Bo": "Ann", "Cy": "Ann", "Di": "Ann", "Ed": "Ann", "Flo": "Bo"}


def _put(script, place, value):
    """The script with another value at a place such as `turns.0.1.next`."""
    *path, last = [int(step) if step.isdigit() else step for step in place.split(".")]
    node = script
    for step in path:
        node = node[step]
    if value == MISSING:
        del node[last]
    elif isinstance(node, list) and last == len(node):
        node.append(value)
    else:
        node[last] = value
    return script


def test_a_whole_game_is_answered():
    result = ask(GAME, _script(judging=JUDGING))
    assert result["points"] == {"heads": 3, "lao_found": 1, "xu_safe": 2, "fang_safe": 1}
    assert (result["total"], result["winner"], result["ended"]) == (7, "appraisers", "judging")
    assert result["speaking"] == [
        ["Ann", "Bo", "Cy", "Di", "Ed", "Flo"],
        ["Bo", "Cy", "Di", "Ed", "Flo", "Ann"],
        ["Ann", "Bo", "Cy", "Di", "Ed", "Flo"],
    ]
    assert result["votes"][1] == {
        "first": "dragon",
        "second": "goat",
        "second_genuine": False,
        "totals": {"dragon": 2, "snake": 0, "horse": 0, "goat": 1},
        "chips_left": None,
    }


@pytest.mark.parametrize("left_out", ["turns", "votes", "options"])
def test_a_game_that_has_not_begun_leaves_out_what_is_not_there(left_out):
    script = _script(rounds=0, options={})
    del script[left_out]
    nothing = {"points": None, "total": None, "winner": None, "ended": None}
    assert ask(GAME, script) == {"turns": [], "votes": [], "speaking": [], **nothing}


def test_a_round_that_has_begun_without_a_turn_is_an_empty_list():
    script = _script(rounds=0)
    script["turns"] = [[]]
    assert ask(GAME, script)["turns"] == [[]]
    script = _script(rounds=1)
    script["turns"].append([])
    result = ask(GAME, script)
    assert result["turns"][1] == []
    assert len(result["speaking"]) == 1


def test_names_are_compared_trimmed_folded_and_normalised_and_come_back_as_written():
    script = _script(rounds=1, first=" ANN ")
    script["players"][1]["name"] = " Ｂｏ "
    script["players"][2]["name"] = "STRASSE"
    script["turns"][0][0]["next"] = "bo"
    script["turns"][0][1] |= {"player": "BO", "next": "straße"}
    script["turns"][0][2]["player"] = "strasse"
    script["votes"] = [{"BO": {"rat": 1}}]
    result = ask(GAME, script)
    assert [turn["player"] for turn in result["turns"][0]][:3] == ["Ann", " Ｂｏ ", "STRASSE"]
    assert result["votes"][0]["chips_left"][" Ｂｏ "] == 1
    assert " Ｂｏ " in result["speaking"][0]


@pytest.mark.parametrize(
    "name", ["rat", "true", "null", "a.b", "🀄", "x" * 40, "Ann Bo", "totals2"]
)
def test_any_other_name_will_do(name):
    script = _script(rounds=1)
    script["players"][5]["name"] = name
    script["turns"][0][4]["next"] = script["turns"][0][5]["player"] = name
    script["votes"] = [{name: {"rat": 1}}]
    assert ask(GAME, script)["votes"][0]["chips_left"][name] == 1


def test_zheng_guoqu_may_be_left_out_of_the_judging_and_counts_for_nothing():
    script = _script(judging=JUDGING)
    script["players"].append({"name": "Gus", "role": "zheng_guoqu"})
    for turns in script["turns"]:
        turns[-1]["next"] = "Gus"
        turns.append({"player": "Gus", "appraise": turns[0]["appraise"]})
    for turns, first in zip(script["turns"][1:], ["Gus", "Gus"], strict=True):
        turns.insert(0, turns.pop())
        turns[0] |= {"player": first, "next": turns[1]["player"]}
        del turns[-1]["next"]
    script["turns"][2] = _round(HEADS[2], ["Ann", "Bo", "Cy", "Di", "Ed", "Flo", "Gus"])
    without = ask(GAME, script)
    assert without["total"] == 7
    for player in NAMES:
        script["judging"] = {**JUDGING, "Gus": player}
        assert ask(GAME, script) == without
    for wrong in ("Gus", "Ida", None):
        script["judging"] = {**JUDGING, "Gus": wrong}
        assert ask(GAME, script) == {"error_at": "judging.Gus"}


def test_three_votes_without_judging_are_a_game_going_on():
    assert ask(GAME, _script())["ended"] is None


def test_an_early_end_has_points_for_heads_alone_and_no_judging():
    script = _script()
    script["votes"][0]["totals"] = {"ox": 2, "rabbit": 1}
    script["votes"][1]["totals"] = {"goat": 2, "horse": 1}
    result = ask(GAME, script)
    assert (result["points"], result["total"]) == ({"heads": 1}, 1)
    assert (result["winner"], result["ended"]) == ("counterfeiters", "early")
    assert ask(GAME, script | {"judging": JUDGING}) == {"error_at": "judging"}
    assert ask(GAME, script | {"judging": {}}) == {"error_at": "judging"}
    played_on = ask(GAME, script | {"judging": JUDGING, "options": {"early_end": False}})
    assert (played_on["total"], played_on["ended"]) == (5, "judging")


def test_an_empty_vote_is_one_by_players_and_empty_totals_are_typed():
    script = _script(rounds=1)
    script["votes"] = [{}]
    assert ask(GAME, script)["votes"][0]["chips_left"] == dict.fromkeys(NAMES, 2)
    script["votes"] = [{"totals": {}}]
    vote = ask(GAME, script)["votes"][0]
    assert vote["chips_left"] is None
    assert vote["totals"] == dict.fromkeys(HEADS[0], 0)
    assert (vote["first"], vote["second"]) == ("rat", "ox")


def test_chips_typed_may_be_all_there_are_over_the_rounds():
    script = _script(rounds=2)
    script["votes"] = [{"totals": {"rat": 5}}, {"totals": {"snake": 19}}]
    assert ask(GAME, script)["votes"][1]["first"] == "snake"
    script["votes"] = [{"totals": {"rat": 5}}, {"totals": {"snake": 18, "goat": 2}}]
    assert ask(GAME, script) == {"error_at": "votes[1].totals"}


def test_a_player_under_attack_may_leave_out_empty_or_null_everything():
    for said in ({}, {"appraise": []}, {"use": None}, {"appraise": [], "use": None}):
        script = _script(rounds=0)
        script["turns"] = [[{"player": "Ann", "appraise": ["rat"], "next": "Bo"}]]
        script["turns"][0].append({"player": "Bo", "appraise": ["ox"], "use": "Di", "next": "Di"})
        script["turns"][0].append({"player": "Di", **said, "next": "Cy"})
        script["turns"][0].append({"player": "Cy", **said, "next": "Ed"})
        assert ask(GAME, script)["turns"][0][2:] == [
            {"player": "Di", "attacked": True, "blinded": False, "saw": {}},
            {"player": "Cy", "attacked": True, "blinded": False, "saw": {}},
        ]


ERRORS = [
    ("first", MISSING, "first"),
    ("first", None, "first"),
    ("first", 0, "first"),
    ("first", "Ida", "first"),
    ("first", "", "first"),
    ("players", MISSING, "players"),
    ("players", {}, "players"),
    ("players", [], "players"),
    ("players.0", "Ann", "players[0]"),
    ("players.0.name", MISSING, "players[0].name"),
    ("players.0.role", MISSING, "players[0].role"),
    ("players.0.role", "lao", "players[0].role"),
    ("players.0.role", "Lao_Chaofeng", "players[0].role"),
    ("players.0.role", None, "players[0].role"),
    ("players.0.role", "zheng_guoqu", "players[0].role"),
    ("players.5.role", "xu_yuan", "players[5].role"),
    ("players.0.colour", "red", "players[0].colour"),
    ("players.0.name", "", "players[0].name"),
    ("players.0.name", " \t", "players[0].name"),
    ("players.0.name", "\u3000", "players[0].name"),
    ("players.0.name", "x" * 41, "players[0].name"),
    ("players.0.name", " " * 40 + "x", "players[0].name"),
    ("players.0.name", "totals", "players[0].name"),
    ("players.0.name", " Totals", "players[0].name"),
    ("players.0.name", "ｔｏｔａｌｓ", "players[0].name"),
    ("players.0.name", 7, "players[0].name"),
    ("players.5.name", "Ann", "players[5].name"),
    ("players.5.name", " aNN ", "players[5].name"),
    ("players.5.name", "Ａnn", "players[5].name"),
    ("rounds", MISSING, "rounds"),
    ("rounds", HEADS[:2], "rounds"),
    ("rounds", [*HEADS, HEADS[0]], "rounds[3]"),
    ("rounds.0", ["rat"], "rounds[0]"),
    ("rounds.0.rat", 1, "rounds[0].rat"),
    ("rounds.0.rat", None, "rounds[0].rat"),
    ("rounds.0.rat", "genuine", "rounds[0].rat"),
    ("rounds.0.rat", False, "rounds[0]"),
    ("rounds.0.rat", MISSING, "rounds[0]"),
    ("rounds.0.cat", True, "rounds[0].cat"),
    ("rounds.0.Rat", True, "rounds[0].Rat"),
    ("rounds.1.rat", True, "rounds[1].rat"),
    ("rounds.0", {"rat": True, "ox": False, "tiger": True}, "rounds[0]"),
    ("rounds.2", {}, "rounds[2]"),
    ("blind", MISSING, "blind"),
    ("blind", None, "blind"),
    ("blind.kido_kana", MISSING, "blind.kido_kana"),
    ("blind.huang_yanyan", 0, "blind.huang_yanyan"),
    ("blind.huang_yanyan", 4, "blind.huang_yanyan"),
    ("blind.huang_yanyan", True, "blind.huang_yanyan"),
    ("blind.huang_yanyan", "1", "blind.huang_yanyan"),
    ("blind.huang_yanyan", 2.0, "blind.huang_yanyan"),
    ("blind.huang_yanyan", 10**30, "blind.huang_yanyan"),
    ("blind.ji_yunfu", 1, "blind.ji_yunfu"),
    ("options", None, "options"),
    ("options", [], "options"),
    ("options", {"majority": None}, "options.majority"),
    ("options", {"early_end": 1}, "options.early_end"),
    ("options", {"early_end": None}, "options.early_end"),
    ("options", {"double_attack": "both"}, "options.double_attack"),
    ("options", {"votes": "chips"}, "options.votes"),
    ("turns", None, "turns"),
    ("turns", {}, "turns"),
    ("turns.0", None, "turns[0]"),
    ("turns.0", {}, "turns[0]"),
    ("turns.3", [], "turns[3]"),
    ("turns.0.0", None, "turns[0][0]"),
    ("turns.0.0.player", MISSING, "turns[0][0].player"),
    ("turns.0.0.player", "Ida", "turns[0][0].player"),
    ("turns.0.0.player", "Bo", "turns[0][0].player"),
    ("turns.0.0.target", None, "turns[0][0].target"),
    ("turns.0.0.appraise", MISSING, "turns[0][0].appraise"),
    ("turns.0.0.appraise", None, "turns[0][0].appraise"),
    ("turns.0.0.appraise", [], "turns[0][0].appraise"),
    ("turns.0.0.appraise", "rat", "turns[0][0].appraise"),
    ("turns.0.0.appraise", ["cat"], "turns[0][0].appraise[0]"),
    ("turns.0.0.appraise", [None], "turns[0][0].appraise[0]"),
    ("turns.0.0.appraise", ["dragon"], "turns[0][0].appraise[0]"),
    ("turns.0.0.appraise", ["rat", "ox"], "turns[0][0].appraise[1]"),
    ("turns.0.2.appraise", ["rat", "rat"], "turns[0][2].appraise[1]"),
    ("turns.0.2.appraise", ["rat", "pig"], "turns[0][2].appraise[1]"),
    ("turns.0.2.appraise", ["rat", "ox", "tiger"], "turns[0][2].appraise[2]"),
    ("turns.0.3.appraise", ["rat"], "turns[0][3].appraise[0]"),
    ("turns.0.0.use", False, "turns[0][0].use"),
    ("turns.0.0.use", "Bo", "turns[0][0].use"),
    ("turns.0.0.use", 1, "turns[0][0].use"),
    ("turns.0.1.use", True, "turns[0][1].use"),
    ("turns.0.1.use", "Bo", "turns[0][1].use"),
    ("turns.0.1.use", "rat", "turns[0][1].use"),
    ("turns.0.1.use", [], "turns[0][1].use"),
    ("turns.0.2.use", "Ann", "turns[0][2].use"),
    ("turns.0.2.use", True, "turns[0][2].use"),
    ("turns.0.2.use", False, "turns[0][2].use"),
    ("turns.0.2.use", {}, "turns[0][2].use"),
    ("turns.0.3.use", "Di", "turns[0][3].use"),
    ("turns.0.3.use", "Ida", "turns[0][3].use"),
    ("turns.0.3.use", ["Ann"], "turns[0][3].use"),
    ("turns.0.0.next", MISSING, "turns[0][0].next"),
    ("turns.0.0.next", None, "turns[0][0].next"),
    ("turns.0.0.next", "Ann", "turns[0][0].next"),
    ("turns.0.0.next", "Ida", "turns[0][0].next"),
    ("turns.0.0.next", "Cy", "turns[0][1].player"),
    ("turns.0.1.next", "Ann", "turns[0][1].next"),
    ("turns.0.5.next", None, "turns[0][5].next"),
    ("turns.0.5.next", "Ann", "turns[0][5].next"),
    ("turns.0.6", {"player": "Ann", "appraise": ["rat"]}, "turns[0][6].player"),
    ("turns.1.0.player", "Ann", "turns[1][0].player"),
    ("turns.0.5", MISSING, "votes[0]"),
    ("turns.2", MISSING, "votes[2]"),
    ("votes.2", MISSING, "judging"),
    ("votes", None, "votes"),
    ("votes", {}, "votes"),
    ("votes", [], "turns[1]"),
    ("votes.3", {"totals": {}}, "votes[3]"),
    ("votes.0", None, "votes[0]"),
    ("votes.0", [], "votes[0]"),
    ("votes.0.totals", None, "votes[0].totals"),
    ("votes.0.totals", 5, "votes[0].totals"),
    ("votes.0.Ann", {}, "votes[0].Ann"),
    ("votes.0.totals.cat", 0, "votes[0].totals.cat"),
    ("votes.0.totals.dragon", 0, "votes[0].totals.dragon"),
    ("votes.0.totals.rat", -1, "votes[0].totals.rat"),
    ("votes.0.totals.rat", True, "votes[0].totals.rat"),
    ("votes.0.totals.rat", 1.0, "votes[0].totals.rat"),
    ("votes.0.totals.rat", None, "votes[0].totals.rat"),
    ("votes.0.totals.rat", 13, "votes[0].totals.rat"),
    ("votes.0.totals.rat", 10**40, "votes[0].totals.rat"),
    ("votes.0.totals.rat", 12, "votes[0].totals"),
    ("votes.1", {}, "votes[1]"),
    ("votes.1", {"Ann": {"dragon": 1}}, "votes[1]"),
    ("votes.0", {}, "votes[1]"),
    ("judging", None, "judging"),
    ("judging", [], "judging"),
    ("judging", {}, "judging.Ann"),
    ("judging.Cy", MISSING, "judging.Cy"),
    ("judging.Cy", "Cy", "judging.Cy"),
    ("judging.Cy", " cy", "judging.Cy"),
    ("judging.Cy", "Ida", "judging.Cy"),
    ("judging.Cy", None, "judging.Cy"),
    ("judging.Ida", "Cy", "judging.Ida"),
    ("judging.cy", "Ann", "judging.cy"),
    ("judgement", {}, "judgement"),
]


@pytest.mark.parametrize(("place", "value", "at"), ERRORS, ids=str)
def test_what_is_wrong_is_named_at_its_place(place, value, at):
    assert ask(GAME, _put(_script(judging=JUDGING), place, value)) == {"error_at": at}


BY_PLAYER = [
    ({"Ida": {}}, "votes[0].Ida"),
    ({"Ann": None}, "votes[0].Ann"),
    ({"Ann": []}, "votes[0].Ann"),
    ({"Ann": 2}, "votes[0].Ann"),
    ({"Ann": {"cat": 0}}, "votes[0].Ann.cat"),
    ({"Ann": {"dragon": 0}}, "votes[0].Ann.dragon"),
    ({"Ann": {"rat": -1}}, "votes[0].Ann.rat"),
    ({"Ann": {"rat": "1"}}, "votes[0].Ann.rat"),
    ({"Ann": {"rat": 3}}, "votes[0].Ann.rat"),
    ({"Ann": {"rat": 1, "ox": 2}}, "votes[0].Ann"),
    ({"Ann": {}, "ann": {}}, "votes[0].ann"),
    ({"totals": {}, "Ann": {}}, "votes[0].Ann"),
    ({"Totals": {}}, "votes[0].Totals"),
]


@pytest.mark.parametrize(("vote", "at"), BY_PLAYER, ids=str)
def test_a_wrong_vote_by_players_is_named_at_its_place(vote, at):
    script = _script(rounds=1)
    script["votes"] = [vote]
    assert ask(GAME, script) == {"error_at": at}


@pytest.mark.parametrize("rounds", [0, 1, 2])
def test_judging_before_the_third_vote_is_an_error(rounds):
    assert ask(GAME, _script(rounds=rounds, judging=JUDGING)) == {"error_at": "judging"}
    assert ask(GAME, _script(rounds=rounds, judging={})) == {"error_at": "judging"}


@pytest.mark.parametrize("given", [None, [], "script", 7, True, {}])
def test_something_else_is_no_script(given):
    at = "players" if given == {} and isinstance(given, dict) else "input"
    assert ask(GAME, given) == {"error_at": at}


def test_nine_are_too_many():
    script = _script(rounds=0)
    more = ["zheng_guoqu", "ji_yunfu", "xu_yuan"]
    script["players"] += [{"name": f"P{at}", "role": role} for at, role in enumerate(more)]
    assert ask(GAME, script) == {"error_at": "players[8]"}


@pytest.mark.parametrize(
    ("words", "at"),
    [
        ('"first": "Ann"', "first"),
        ('"blind": {"kido_kana": 1, "kido_kana": 1, "huang_yanyan": 1}', "blind.kido_kana"),
    ],
)
def test_a_key_given_twice_is_an_error(words, at):
    script = _script(rounds=0)
    if at != "first":
        del script["blind"]
    source = json.dumps(script)[:-1] + ", " + words + "}"
    with pytest.raises(BadInput) as wrong:
        answer(parse(source))
    assert wrong.value.at == at


def test_a_round_begun_before_the_last_vote_is_an_error_at_the_round():
    script = _script()
    del script["votes"][1:]
    assert ask(GAME, script) == {"error_at": "turns[2]"}
    script["turns"][2] = []
    assert ask(GAME, script) == {"error_at": "turns[2]"}


ODD = [
    None,
    True,
    False,
    0,
    1,
    -1,
    1.5,
    10**25,
    "",
    "Ann",
    "rat",
    "totals",
    [],
    {},
    [[]],
    {"a": {}},
]


def _places(node, path=()):
    yield path
    if isinstance(node, dict | list):
        steps = node if isinstance(node, dict) else range(len(node))
        for step in steps:
            yield from _places(node[step], (*path, step))


@given(st.integers(0, 2**32).map(random.Random))
def test_whatever_is_changed_the_answer_is_clear(rng):
    """Something odd anywhere in a random game: an answer, or a place and a sentence."""
    seats = rng.choice([6, 7, 8])
    script = script_of(random_game(seats, rng, random_options(rng))._state)
    *path, last = rng.choice([place for place in _places(script) if place])
    node = script
    for step in path:
        node = node[step]
    if rng.random() < 0.2:
        del node[last]
    elif rng.random() < 0.2 and isinstance(node, dict):
        node[rng.choice(["x", "Ann", "rat", "use"])] = rng.choice(ODD)
    else:
        node[last] = rng.choice(ODD)
    try:
        json.dumps(answer(parse(json.dumps(script))))
    except BadInput as wrong:
        assert wrong.at
        assert (
            wrong.message if isinstance(wrong.message, str) else catalogue("en").say(wrong.message)
        )
