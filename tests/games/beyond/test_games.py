"""Whatever is tapped: nothing breaks, nothing refused changes anything, and journals come back."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.games.beyond.game import GAME
from companion.games.beyond.moves import (
    Capture,
    Change,
    Declare,
    Enchant,
    EndReveal,
    EndTurn,
    Enter,
    Item,
    Move,
    Options,
    PileOut,
    PreviousTurn,
    Reveal,
    SetSeen,
    SetTieBreak,
    SetValue,
    Spirit,
    StartWith,
    Summon,
    Target,
    TieBreak,
)
from companion.games.beyond.rules.counts import excess
from companion.table.codec import Unreadable, decode, encode
from companion.table.match import Setting, begin
from companion.table.text import Refused
from companion.texts import catalogue
from tests.games.beyond.table import after, begun, people, seen

seats = st.integers(-1, 4)
spirits = st.sampled_from(Spirit)
items = st.sampled_from(Item)

moves: st.SearchStrategy[Move] = st.one_of(
    st.builds(StartWith, seats),
    st.builds(Reveal, spirits),
    st.just(EndReveal()),
    st.builds(SetSeen, spirits, st.integers(-1, 17)),
    st.just(PileOut()),
    st.just(EndTurn()),
    st.just(PreviousTurn()),
    st.builds(Change, seats, items, st.integers(-3, 3)),
    st.builds(Enter, seats, items, st.integers(-1, 20)),
    st.builds(Enchant, seats, spirits),
    st.builds(Capture, seats, seats, st.sampled_from(Target)),
    st.builds(Summon, seats, spirits),
    st.builds(SetValue, spirits, st.integers(-1, 100)),
    st.builds(SetTieBreak, st.sampled_from(TieBreak)),
)
options = st.builds(Options, st.booleans(), st.sampled_from(TieBreak), st.booleans())


@given(st.integers(2, 4), options, st.lists(moves, max_size=60))
def test_whatever_is_tapped_is_played_or_refused_in_words(
    count: int, chosen: Options, tapped: list[Move]
) -> None:
    match = begin(GAME, Setting(people(count), chosen, bytes(32)))
    for move in (*tapped, Declare()):
        before = seen(match)
        try:
            match = match.play(move)
        except Refused as refused:
            assert catalogue("en").say(refused.why)
            assert seen(match) == before
    view = seen(match)
    assert excess([player.counts for player in view.players]) is None
    assert (match.outcome is None) == (not view.declared)
    assert sorted(player.place for player in view.players)[0] == 1
    leaders = {seat for seat, player in enumerate(view.players) if player.place == 1}
    assert leaders == set(view.verdict.winners)
    if view.reveal.seen is not None:
        for spirit, out, left in zip(Spirit, view.reveal.seen, view.reveal.pile, strict=True):
            patterns = sum(player.counts.of(spirit) for player in view.players)
            lying = 4 * patterns + view.reveal.cards.count(spirit)
            assert min(lying, 16) <= out <= 16 == out + left
    again = decode(GAME, json.loads(json.dumps(encode(match))))
    assert again == match
    assert seen(again) == view


def test_a_match_comes_back_from_its_journal_with_its_own_words() -> None:
    match = after(begun(4, advanced=True), Reveal(Spirit.METAL_TIGER), Enter(3, Item.CAPTURES, 2))
    again = decode(GAME, json.loads(json.dumps(encode(match))))
    assert again == match
    assert isinstance(again.journal[0].spirit, Spirit)
    assert again.setting.options.values == (6, 6, 9, 9, 12)


@pytest.mark.parametrize(
    "move",
    [
        {"move": "Change", "seat": 0, "item": "tokens"},
        {"move": "Change", "seat": 0, "item": "tokens", "by": True},
        {"move": "Change", "seat": 0, "item": "token", "by": 1},
        {"move": "Reveal", "spirit": "tokens"},
        {"move": "EndTurn", "seat": 0},
        {"move": "Win"},
    ],
)
def test_a_damaged_journal_is_unreadable(move: dict[str, object]) -> None:
    with pytest.raises(Unreadable):
        decode(GAME, {**encode(begun()), "journal": [move]})


@pytest.mark.parametrize("values", [[6, 6, 9, 9], [6, 6, 9, 9, 12, 1], [6, 6, 9, 9, "12"], None])
def test_damaged_options_are_unreadable(values: object) -> None:
    written = encode(begun())
    written["options"]["values"] = values
    with pytest.raises(Unreadable):
        decode(GAME, written)


def test_it_is_a_game_for_two_to_four() -> None:
    for count in (0, 1, 5):
        with pytest.raises(Refused):
            GAME.setup(count, Options(), bytes(32))


def test_every_move_can_be_taken_back() -> None:
    assert GAME.is_public(Declare())
    assert begun().play(EndTurn()).can_undo


def test_the_moves_keep_the_names_that_stand_in_saved_matches() -> None:
    assert [kind.__name__ for kind in GAME.move_types] == [
        "StartWith",
        "Reveal",
        "EndReveal",
        "SetSeen",
        "PileOut",
        "EndTurn",
        "PreviousTurn",
        "Change",
        "Enter",
        "Enchant",
        "Capture",
        "Summon",
        "SetValue",
        "SetTieBreak",
        "Declare",
    ]
