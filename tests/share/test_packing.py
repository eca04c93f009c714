"""Values as few bytes: every move and all options come back, and odd bytes are told to be odd."""

from dataclasses import dataclass
from enum import StrEnum

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.games import registry
from companion.share.packing import Misshapen, pack, shape_of, unpack
from tests.share.evenings import evenings


class Side(StrEnum):
    LEFT = "left"
    RIGHT = "right"


class MoreSides(StrEnum):
    LEFT = "left"
    RIGHT = "right"
    UP = "up"


@dataclass(frozen=True, slots=True)
class Inner:
    words: str
    flag: bool


@dataclass(frozen=True, slots=True)
class Outer:
    side: Side
    number: int
    maybe: int | None
    row: tuple[Inner, ...]
    pair: tuple[Side, int]
    some: frozenset[str]


inner = st.builds(Inner, st.text(), st.booleans())
numbers = st.integers(-(2**61), 2**61)
outer = st.builds(
    Outer,
    st.sampled_from(Side),
    numbers,
    st.none() | numbers,
    st.lists(inner, max_size=3).map(tuple),
    st.tuples(st.sampled_from(Side), numbers),
    st.frozensets(st.text(max_size=3), max_size=3),
)


@given(outer)
def test_a_value_comes_back_as_it_was(value):
    assert unpack(Outer, pack(Outer, value)) == value


@given(st.binary(max_size=40))
def test_odd_bytes_are_a_value_or_misshapen_and_nothing_else(data):
    try:
        value = unpack(Outer, data)
    except Misshapen:
        return
    assert unpack(Outer, pack(Outer, value)) == value


def test_a_value_that_is_cut_or_goes_on_is_misshapen():
    data = pack(Inner, Inner("words", True))
    for end in range(len(data)):
        with pytest.raises(Misshapen):
            unpack(Inner, data[:end])
    with pytest.raises(Misshapen):
        unpack(Inner, data + b"\0")


def test_a_type_that_moves_have_none_of_is_refused():
    for work in (
        lambda: pack(float, 1.0),
        lambda: unpack(float, b"\0"),
        lambda: shape_of([float]),
        lambda: shape_of([int | str | None]),
    ):
        with pytest.raises(TypeError):
            work()


def test_the_shape_changes_with_a_choice_a_field_or_a_name():
    shapes = {shape_of([kind]) for kind in (Side, MoreSides, Inner, Outer, int, str, bool)}
    assert len(shapes) == 7
    assert shape_of([Side, int]) != shape_of([int, Side])


def test_every_game_has_a_shape_of_its_own():
    shapes = {shape_of(registry.game(game_id).move_types) for game_id in registry.FOLDERS}
    assert len(shapes) == len(registry.FOLDERS)


def test_all_moves_of_all_games_come_back():
    for match, _ in evenings(8):
        for move in match.journal:
            assert unpack(type(move), pack(type(move), move)) == move
        options = match.setting.options
        assert unpack(type(options), pack(type(options), options)) == options
