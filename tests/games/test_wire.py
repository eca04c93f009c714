"""Whatever a game lets a table choose or do comes back from the disk as it was."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.games import registry
from companion.table.codec import strict_converter

CONVERTER = strict_converter()
KINDS = [
    pytest.param(kind, id=f"{game}: {kind.__name__}")
    for game in registry.FOLDERS
    for kind in (registry.game(game).options_type, *registry.game(game).move_types)
]


@pytest.mark.parametrize("kind", KINDS)
@settings(max_examples=20)
@given(data=st.data())
def test_every_move_and_every_option_comes_back_as_it_was(kind, data):
    value = data.draw(st.from_type(kind))
    again = CONVERTER.structure(json.loads(json.dumps(CONVERTER.unstructure(value))), kind)
    assert again == value
    assert repr(again) == repr(value)  # a text that equals a member of an enumeration is none


@pytest.mark.parametrize("game", registry.FOLDERS)
def test_no_two_moves_of_a_game_have_one_name(game):
    names = [kind.__name__ for kind in registry.game(game).move_types]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("game", registry.FOLDERS)
def test_the_game_of_an_id_has_that_id(game):
    assert registry.game(game).id == game
