import base64
import json
from dataclasses import dataclass
from enum import IntEnum

import pytest
from cattrs import BaseValidationError
from hypothesis import given
from hypothesis import strategies as st

from companion.table.codec import Unreadable, decode, encode, encode_outcome, strict_converter
from companion.table.game import Outcome
from companion.table.match import Setting, begin
from companion.table.seats import Colour
from companion.table.text import Refused
from tests.table.coin_game import (
    ANN,
    BO,
    GAME,
    Coin,
    Cry,
    Guess,
    Options,
    Side,
    Toss,
    coin_match,
    played,
)


def through_json(match):
    return json.loads(json.dumps(encode(match)))


def changed(path, value):
    """A good match with one thing in it changed."""
    data = through_json(played(coin_match(2)).play(Cry("ha", (0, 1), 3)))
    place = data
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = value
    return data


def test_a_match_is_its_seats_options_seed_and_journal():
    match = coin_match().play(Guess(0, Side.HEADS))
    assert encode(match) == {
        "seats": [
            {"name": "Ann Featherstone", "colour": "red"},
            {"name": "Bo Quillfeather", "colour": "blue"},
        ],
        "options": {"rounds": 1, "loud": False, "banned": []},
        "seed": base64.b64encode(bytes(range(32))).decode(),
        "journal": [{"move": "Guess", "seat": 0, "side": "heads-of-the-coin"}],
    }


def test_a_match_comes_back_as_it_was():
    match = played(coin_match(2)).play(Cry("ha", (0, 1), 3)).play(Cry("", (), None))
    assert decode(GAME, encode(match)) == match
    assert decode(GAME, through_json(match)) == match


def test_words_come_back_as_members_of_their_enumeration():
    match = decode(GAME, through_json(coin_match().play(Guess(0, Side.HEADS))))
    assert match.journal[0].side is Side.HEADS
    assert match.setting.seats[0].colour is Colour.RED


def test_a_set_is_written_in_one_order():
    options = Options(banned=frozenset({"c", "a", "b"}))
    match = begin(GAME, Setting((ANN, BO), options, bytes(32)))
    assert encode(match)["options"]["banned"] == ["a", "b", "c"]
    assert decode(GAME, through_json(match)) == match


@given(st.text(), st.lists(st.integers()).map(tuple), st.none() | st.integers())
def test_whatever_a_move_holds_comes_back(words, by, louder):
    match = coin_match().play(Cry(words, by, louder))
    assert decode(GAME, through_json(match)) == match


def test_an_outcome_is_written_with_its_winners_and_scores():
    assert encode_outcome(Outcome((1,), (3, None))) == {"winners": [1], "scores": [3, None]}


@pytest.mark.parametrize("data", [None, True, 7, "match", [], {}, {"seats": []}])
def test_what_has_not_the_four_parts_is_no_match(data):
    with pytest.raises(Unreadable):
        decode(GAME, data)


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (["more"], 1),
        (["seats"], "Ann"),
        (["seats"], {}),
        (["seats"], None),
        (["seats", 0], ["Ann", "red"]),
        (["seats", 0, "name"], 7),
        (["seats", 0, "name"], None),
        (["seats", 0, "colour"], "pink"),
        (["seats", 0, "colour"], "RED"),
        (["seats", 0, "colour"], ["red"]),
        (["seats", 0, "age"], 7),
        (["options"], None),
        (["options", "rounds"], "2"),
        (["options", "rounds"], True),
        (["options", "rounds"], 2.0),
        (["options", "loud"], 0),
        (["options", "banned"], "abc"),
        (["options", "other"], 1),
        (["seed"], None),
        (["seed"], 7),
        (["seed"], ""),
        (["seed"], "A" * 42 + "=="),
        (["seed"], base64.b64encode(bytes(33)).decode()),
        (["seed"], base64.b64encode(bytes(32)).decode() + "\n"),
        (["seed"], "é" * 44),
        (["journal"], None),
        (["journal"], {}),
        (["journal"], ""),
        (["journal", 0], []),
        (["journal", 0], "Toss"),
        (["journal", 0], {}),
        (["journal", 0, "move"], "State"),
        (["journal", 0, "move"], None),
        (["journal", 0, "move"], []),
        (["journal", 0, "seat"], 99),
        (["journal", 0, "seat"], None),
        (["journal", 0, "seat"], True),
        (["journal", 0, "side"], "edge"),
        (["journal", 0, "side"], True),
        (["journal", 0, "when"], 1),
        (["journal", 3, "by"], "01"),
        (["journal", 3, "by"], [0, "1"]),
        (["journal", 3, "louder"], True),
        (["journal", 3, "louder"], "3"),
    ],
)
def test_a_match_with_one_thing_wrong_is_unreadable(path, value):
    with pytest.raises(Unreadable):
        decode(GAME, changed(path, value))


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (["seats"], []),
        (["seats", 0, "name"], ""),
        (["seats", 0, "name"], "x" * 41),
        (["seats", 0, "name"], "An\u202en"),
        (["seats", 0, "name"], "BO quillfeather"),
        (["seats", 0, "colour"], "blue"),
        (["journal", 0], {"move": "Toss"}),
        (["journal", 1, "seat"], 0),
    ],
)
def test_a_match_that_the_table_would_not_allow_is_refused(path, value):
    with pytest.raises(Refused):
        decode(GAME, changed(path, value))


def test_a_key_that_is_missing_from_a_move_is_noticed():
    data = changed(["seed"], encode(coin_match())["seed"])
    del data["journal"][0]["side"]
    with pytest.raises(Unreadable):
        decode(GAME, data)


def test_a_move_of_an_older_version_may_lack_what_has_a_default():
    data = through_json(coin_match().play(Cry("ha")))
    data["journal"] = [{"move": "Cry", "words": "ha"}]
    assert decode(GAME, data).journal == (Cry("ha"),)


def test_a_game_of_other_rules_may_refuse_the_journal():
    match = coin_match().play(Cry("cheat"))
    with pytest.raises(Refused):
        decode(Coin(forbidden=frozenset({"cheat"})), encode(match))


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=8,
)
PLACES = [
    ["seats"],
    ["seats", 0],
    ["seats", 1, "name"],
    ["options"],
    ["seed"],
    ["journal"],
    ["journal", 0],
    ["journal", 3],
    ["journal", 0, "seat"],
    ["journal", 3, "by"],
]


@given(st.sampled_from(PLACES), json_values)
def test_nothing_that_json_can_say_does_more_than_be_refused(path, value):
    try:
        match = decode(GAME, changed(path, value))
    except (Unreadable, Refused):
        return
    assert decode(GAME, through_json(match)) == match


class Rank(IntEnum):
    LOW = 1
    HIGH = 2


@dataclass(frozen=True, slots=True)
class Card:
    rank: Rank
    pair: tuple[int, str] = (1, "a")
    grid: tuple[tuple[int, ...], ...] = ()
    counts: frozenset[Rank] = frozenset()
    known: bool | None = None


CARD = Card(Rank.HIGH, (2, "b"), ((1, 2), ()), frozenset(Rank), True)


def test_every_kind_of_field_that_a_game_may_have_comes_back():
    converter = strict_converter()
    raw = json.loads(json.dumps(converter.unstructure(CARD)))
    assert raw["rank"] == 2
    card = converter.structure(raw, Card)
    assert card == CARD
    assert card.rank is Rank.HIGH


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("rank", 3),
        ("rank", True),
        ("rank", 2.0),
        ("rank", "2"),
        ("pair", [2]),
        ("pair", [2, "b", "c"]),
        ("pair", ["2", "b"]),
        ("pair", "2b"),
        ("grid", ["12"]),
        ("grid", [[1], 2]),
        ("counts", [1, True]),
        ("counts", [3]),
        ("known", 1),
        ("known", "true"),
    ],
)
def test_no_kind_of_value_passes_for_another(key, value):
    converter = strict_converter()
    raw = {**converter.unstructure(CARD), key: value}
    with pytest.raises((BaseValidationError, ValueError, TypeError)):
        converter.structure(raw, Card)


def test_a_toss_is_written_by_its_name_alone():
    assert encode(played(coin_match()))["journal"][-1] == {"move": "Toss"}
    assert decode(GAME, through_json(played(coin_match()))).journal[-1] == Toss()
