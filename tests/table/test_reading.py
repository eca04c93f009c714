import json
from enum import StrEnum

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.table.reading import BadInput, Spot, distinct_names, parse
from companion.table.text import text


class Tile(StrEnum):
    RAT = "rat"
    OX = "ox"


def place(read, source):
    """Where the reader finds its input wrong."""
    with pytest.raises(BadInput) as bad:
        read(parse(source))
    assert bad.value.message
    return bad.value.at


def player(spot):
    return spot.fields(["players"])["players"].items()[0].fields(["name"], ["die"])


# The text


@pytest.mark.parametrize(
    "source",
    [
        "",
        " ",
        "{",
        "[1,]",
        "{'a': 1}",
        "nul",
        "1 2",
        '{"a": 1} x',
        '"\n"',
        "01",
        "+1",
        ".5",
        "1.",
        b"\xff",
        b'"\xc3"',
        b'{"a": "\xed\xa0\x80"}',
    ],
)
def test_what_is_not_json_is_wrong_as_a_whole(source):
    with pytest.raises(BadInput) as bad:
        parse(source)
    assert bad.value.at == "input"


@pytest.mark.parametrize("opening", ["[", '{"a":', '[{"a":'])
@pytest.mark.parametrize("depth", [10_000, 1_000_000])
def test_what_nests_too_deep_is_wrong_as_a_whole(opening, depth):
    with pytest.raises(BadInput) as bad:
        parse(opening * depth)
    assert bad.value.at == "input"


def test_deep_nesting_in_a_deep_place_is_still_said_and_no_crash():
    source = '{"players": ' + "[" * 900 + "]" * 900 + "}"
    try:
        spot = parse(source)
    except BadInput as bad:
        assert bad.at == "input"
    else:
        assert place(lambda _: player(spot), source) == "players[0]"


def test_a_byte_order_mark_does_not_matter():
    assert parse(b"\xef\xbb\xbf7").whole(0) == 7


def test_bytes_are_utf_8():
    assert parse('"Rémi"'.encode()).text() == "Rémi"


# Numbers


@pytest.mark.parametrize("source", ["0", "7", "-3", "-0", " 5 "])
def test_a_whole_number_is_one(source):
    assert parse(source).whole(-3) == int(source)


@pytest.mark.parametrize(
    "source", ["2.0", "2.5", "1e3", "1E3", "-0.0", "NaN", "Infinity", "-Infinity"]
)
def test_a_number_with_a_point_or_without_an_end_is_none(source):
    assert place(lambda spot: spot.whole(0), source) == "input"


@pytest.mark.parametrize("source", ["true", "false", "null", '"2"', "[2]", '{"a": 2}'])
def test_nothing_else_passes_for_a_number(source):
    assert place(lambda spot: spot.whole(0), source) == "input"


@pytest.mark.parametrize("digits", [1_001, 5_000, 1_000_000])
def test_a_number_of_too_many_digits_is_refused_before_it_costs_time(digits):
    assert place(lambda spot: spot.whole(0), "9" * digits) == "input"


def test_a_number_keeps_between_its_bounds():
    assert parse("6").whole(1, 6) == 6
    assert place(lambda spot: spot.whole(1, 6), "0") == "input"
    assert place(lambda spot: spot.whole(1, 6), "7") == "input"


# Other values


@pytest.mark.parametrize("source", ["0", "1", '"true"', "null", "[]", "NaN"])
def test_only_true_and_false_are_a_flag(source):
    assert parse("true").flag() is True
    assert parse("false").flag() is False
    assert place(lambda spot: spot.flag(), source) == "input"


@pytest.mark.parametrize("source", ["7", "true", "null", "[]", "{}", "1.5"])
def test_only_a_string_is_a_text(source):
    assert place(lambda spot: spot.text(), source) == "input"


@pytest.mark.parametrize("source", ['"RAT"', '""', '" rat"', '"Rat"', "null", "0", '["rat"]'])
def test_an_identifier_is_written_exactly(source):
    assert parse('"rat"').one_of(Tile) is Tile.RAT
    assert place(lambda spot: spot.one_of(Tile), source) == "input"


def test_null_is_told_from_false_and_nothing():
    assert parse("null").is_null()
    for source in ("false", "0", '""', "[]", "{}", "1.5", '{"a":1,"a":1}'):
        assert not parse(source).is_null()


@pytest.mark.parametrize("source", ["null", "7", '"ab"', "{}", "true", "0.5"])
def test_only_a_list_is_a_list(source):
    assert place(lambda spot: spot.items(), source) == "input"


@pytest.mark.parametrize("source", ["null", "7", '"ab"', "[]", "true", "0.5"])
def test_only_an_object_is_an_object(source):
    assert place(lambda spot: spot.mapping(), source) == "input"


def test_a_list_has_its_least_and_its_most():
    assert len(parse("[1,2]").items(2, 2)) == 2
    assert place(lambda spot: spot.items(3), "[1,2]") == "input"
    assert place(lambda spot: spot.items(0, 1), "[1,2]") == "input"


# Names


def test_a_name_comes_back_as_written():
    assert parse('"  Ann "').name() == "  Ann "


@pytest.mark.parametrize("source", ['""', '" "', '"\\t\\n"', '"\u3000"', "null", "7"])
def test_an_empty_name_is_none(source):
    assert place(lambda spot: spot.name(), source) == "input"


def test_a_name_has_forty_code_points_at_most_as_written():
    assert parse(json.dumps("😀" * 40)).name() == "😀" * 40
    assert place(lambda spot: spot.name(), json.dumps("😀" * 41)) == "input"
    assert place(lambda spot: spot.name(), json.dumps("Ann" + " " * 38)) == "input"


@pytest.mark.parametrize("other", ["ann", " Ann ", "ＡＮＮ", "ANN\u2003"])
def test_two_equal_names_are_wrong_at_the_later(other):
    names = parse(json.dumps(["Ann", "Bo", other])).items()
    with pytest.raises(BadInput) as bad:
        distinct_names((spot.name(), spot) for spot in names)
    assert bad.value.at == "[2]"


def test_different_names_are_fine():
    names = parse(json.dumps(["Ann", "Bo", "Ann Lee", "AnnLee"])).items()
    distinct_names((spot.name(), spot) for spot in names)


# Places


def test_a_place_is_keys_joined_by_dots_and_positions_in_brackets():
    source = json.dumps({"players": [{"name": "Ann", "die": 7}]})
    assert place(lambda spot: player(spot)["die"].whole(1, 6), source) == "players[0].die"


def test_the_place_of_a_player_is_the_name_as_it_is():
    spot = parse(json.dumps({"Ann. [Lee]": {"rat": 1}}))
    assert spot.mapping()["Ann. [Lee]"].mapping()["rat"].path == "Ann. [Lee].rat"


def test_a_missing_key_is_named_itself():
    assert place(player, '{"players": [{"die": 3}]}') == "players[0].name"
    assert place(player, "{}") == "players"


def test_a_key_too_many_is_named_itself():
    assert place(player, '{"players": [{"name": "Ann", "dice": 3}]}') == "players[0].dice"
    assert place(player, '{"players": [], "player": []}') == "player"


@pytest.mark.parametrize(
    ("source", "at"),
    [
        ('{"players": [{"name": "Ann", "name": "Ann"}]}', "players[0].name"),
        ('{"players": [{"name": "Ann", "na\\u006de": "Bo"}]}', "players[0].name"),
        ('{"players": [{"name": "Ann"}], "players": []}', "players"),
        ('{"players": [{"dice": 1, "dice": 2}]}', "players[0].dice"),
    ],
)
def test_a_key_given_twice_is_named_itself(source, at):
    assert place(player, source) == at


def test_a_key_without_a_letter_is_somewhere_too():
    assert place(lambda spot: spot.fields(), '{"": 1}') == "input"


def test_a_message_of_the_catalogue_may_be_what_is_wrong():
    with pytest.raises(BadInput) as bad:
        parse("7").fail(text("refused-undo"))
    assert (bad.value.at, bad.value.message) == ("input", text("refused-undo"))


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=12,
)
READERS = [
    lambda spot: spot.whole(0, 6),
    Spot.flag,
    Spot.text,
    Spot.name,
    Spot.items,
    Spot.mapping,
    lambda spot: spot.one_of(Tile),
    player,
]


@given(json_values, st.sampled_from(READERS))
def test_no_input_does_more_than_be_wrong_at_a_place(value, read):
    try:
        read(parse(json.dumps(value)))
    except BadInput as bad:
        assert bad.at
        assert bad.message


@given(st.binary())
def test_no_bytes_do_more_than_be_no_json(source):
    try:
        parse(source)
    except BadInput as bad:
        assert bad.at == "input"
