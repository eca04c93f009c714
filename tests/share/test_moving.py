"""A match goes to another phone, is played on there, and comes back; every mishap has its words."""

import random
from dataclasses import replace

import pytest

from companion.games import registry
from companion.share import moving
from companion.share.codes import Collected, as_codes
from companion.share.moving import Parcel, receive, unwrap, wrap
from companion.store import passphrase as passphrases
from companion.store.history import mark_moved, take_back, write_note
from companion.store.matches import Moved, utc_now
from companion.store.passphrase import (
    WrongPassphrase,
    new_passphrase,
    open_with,
    seal_with,
    typed_passphrase,
)
from companion.table.clock import full
from companion.table.fairness import LETTERS
from companion.table.match import Setting, begin
from companion.table.text import Refused
from companion.texts import catalogue
from tests.games.bronze_heads.players import any_move
from tests.share.evenings import bronze_heads, evenings, people
from tests.table.coin_game import coin_games

WORDS = "HK4T-9XAE"
REAL_COST = passphrases._COST


@pytest.fixture(autouse=True)
def a_quick_lock(monkeypatch):
    """Scrypt at a small cost: what it costs is not what these tests ask."""
    monkeypatch.setattr(passphrases, "_COST", 1 << 4)


def collected(parcel: Parcel) -> Collected:
    found = Collected()
    for code in parcel.codes:
        found = found.with_part(code)
    return found


def sent(saved, words=WORDS):
    parcel = wrap(saved, words)
    return unwrap(collected(parcel), words, registry.game)


def why(action):
    with pytest.raises(Refused) as refused:
        action()
    assert catalogue("en").say(refused.value.why)
    return refused.value.why.id


@pytest.fixture
def under_way(phone):
    match, given = bronze_heads(random.Random(5), moves=30, seats=6)
    return phone.matches.create(match, full(60).start(1000.5), given)


def one_more(phone, saved):
    return phone.matches.save(saved, saved.match.play(any_move(saved.match, random.Random(1))))


# There


def test_a_match_under_way_arrives_as_it_was_in_one_code(phone, other, under_way):
    parcel = wrap(under_way)
    assert len(parcel.codes) == 1
    arrived = unwrap(collected(parcel), parcel.passphrase, registry.game)
    assert arrived == under_way
    kept = receive(other.matches, arrived)
    assert other.matches.open(under_way.id) == kept == under_way


def test_a_text_brings_the_same(under_way):
    parcel = wrap(under_way, WORDS)
    assert unwrap(Collected().with_part(parcel.text), WORDS, registry.game) == under_way


def test_whole_evenings_of_all_games_arrive_as_they_were(phone):
    for match, given in evenings():
        saved = phone.matches.create(match, None, given)
        assert sent(saved) == saved


def test_names_notes_and_a_promise_that_was_not_kept_arrive_too(phone, under_way):
    saved = write_note(phone.matches, under_way, "fine\nevening 福", "Rémi’s")
    odd = replace(saved, promise=replace(saved.promise, set_up="{}"))
    for one in (saved, odd, replace(saved, promise=None)):
        assert sent(one) == one


def test_on_the_other_phone_it_is_played_on(other, under_way):
    kept = receive(other.matches, sent(under_way))
    assert one_more(other, kept).head.moves == under_way.head.moves + 1


# The first phone


def test_a_match_that_has_moved_is_kept_says_so_and_is_not_played_on(phone, under_way):
    moved = mark_moved(phone.matches, under_way, utc_now())
    (entry,) = phone.matches.list().under_way
    assert entry.head.about.moved is not None
    assert entry.head.changed == under_way.head.changed
    with pytest.raises(Moved) as refused:
        one_more(phone, moved)
    assert catalogue("en").say(refused.value.why)
    with pytest.raises(Moved):
        one_more(phone, phone.matches.open(under_way.id))


def test_it_can_be_taken_back_deliberately(phone, under_way):
    moved = mark_moved(phone.matches, under_way, utc_now())
    again = take_back(phone.matches, moved)
    assert one_more(phone, again).head.moves == under_way.head.moves + 1


def test_it_can_come_back_and_be_longer(phone, other, under_way):
    mark_moved(phone.matches, under_way, utc_now())
    there = one_more(other, receive(other.matches, sent(under_way)))
    back = receive(phone.matches, sent(there))
    assert back.match == there.match
    assert back.head.about.moved is None
    assert one_more(phone, phone.matches.open(under_way.id)).head.moves == there.head.moves + 1


def test_it_can_come_back_without_a_move(phone, other, under_way):
    mark_moved(phone.matches, under_way, utc_now())
    back = receive(phone.matches, sent(receive(other.matches, sent(under_way))))
    assert one_more(phone, back).head.moves == under_way.head.moves + 1


# Mishaps


def test_the_same_match_twice_on_one_phone_is_said(other, under_way):
    receive(other.matches, sent(under_way))
    assert why(lambda: receive(other.matches, sent(under_way))) == "refused-move-here"


def test_a_phone_that_has_come_further_keeps_what_it_has(other, under_way):
    further = one_more(other, receive(other.matches, sent(under_way)))
    assert why(lambda: receive(other.matches, sent(under_way))) == "refused-move-behind"
    assert other.matches.open(under_way.id) == further


def test_a_match_that_was_played_on_apart_is_left_alone(phone, other, under_way):
    receive(other.matches, sent(under_way))
    legal = []
    for seed in range(40):
        move = any_move(under_way.match, random.Random(seed))
        if move not in legal:
            legal.append(move)
    mine = phone.matches.save(under_way, under_way.match.play(legal[0]))
    yours = other.matches.open(under_way.id)
    yours = other.matches.save(yours, yours.match.play(legal[1]))
    assert why(lambda: receive(phone.matches, sent(yours))) == "refused-move-apart"
    assert phone.matches.open(mine.id) == mine


def test_another_match_under_the_same_id_is_left_alone(phone, other, under_way):
    stranger = replace(phone.matches.create(bronze_heads(random.Random(6), moves=3)[0]))
    receive(other.matches, sent(under_way))
    twin = replace(stranger, id=under_way.id)
    assert why(lambda: receive(other.matches, sent(twin))) == "refused-move-apart"


def test_a_wrong_passphrase_is_said_and_can_be_typed_anew(under_way):
    found = collected(wrap(under_way, WORDS))
    assert why(lambda: unwrap(found, "HK4T-9XAD", registry.game)) == "refused-passphrase"
    assert why(lambda: unwrap(found, "", registry.game)) == "refused-passphrase"
    assert unwrap(found, " hk4t 9xae ", registry.game) == under_way


def test_a_game_that_is_not_here_is_said(under_way):
    found = collected(wrap(under_way, WORDS))
    assert why(lambda: unwrap(found, WORDS, coin_games)) == "refused-code-game"


def test_phones_with_other_moves_are_told_to_be_updated(under_way, monkeypatch):
    found = collected(wrap(under_way, WORDS))
    monkeypatch.setattr(moving, "shape_of", lambda kinds: b"else")
    assert why(lambda: unwrap(found, WORDS, registry.game)) == "refused-code-version"


def test_a_move_that_the_rules_refuse_is_said(under_way):
    match = under_way.match
    twice = replace(match, journal=(*match.journal, match.journal[0]))
    found = collected(wrap(replace(under_way, match=twice), WORDS))
    assert why(lambda: unwrap(found, WORDS, registry.game)) == "refused-code-rules"


def test_people_who_do_not_fit_the_game_are_said(under_way):
    seats = people(6)
    twins = (*seats[:5], replace(seats[5], name=" ann "))
    match = replace(under_way.match, setting=replace(under_way.match.setting, seats=twins))
    found = collected(wrap(replace(under_way, match=match), WORDS))
    assert why(lambda: unwrap(found, WORDS, registry.game)) == "refused-code-rules"


def test_any_changed_byte_below_the_codes_is_noticed(under_way):
    blob = collected(wrap(under_way, WORDS)).data()
    for at in range(len(blob)):
        changed = bytearray(blob)
        changed[at] ^= 1 << at % 8
        found = Collected()
        for code in as_codes(bytes(changed)):
            found = found.with_part(code)
        assert why(lambda: unwrap(found, WORDS, registry.game)) == "refused-passphrase"  # noqa: B023


@pytest.mark.parametrize(
    "inside", [b"", b"\0", b"\1", b"\2abc", b"\1abc", b"\0\x04abc", b"\0\xff" * 9]
)
def test_a_seal_around_something_else_is_damaged(inside):
    blob = seal_with(WORDS, inside, moving._BOUND)
    found = Collected().with_part(as_codes(blob)[0])
    assert why(lambda: unwrap(found, WORDS, registry.game)) in {
        "refused-code-damaged",
        "refused-code-game",
    }


def test_nothing_of_a_match_is_in_the_clear(under_way):
    parcel = wrap(under_way, WORDS)
    data = collected(parcel).data()
    assert b"Ann" not in data
    assert wrap(under_way, WORDS).codes != parcel.codes


# Passphrases


def test_a_passphrase_is_short_and_no_two_of_its_letters_look_alike():
    drawn = {new_passphrase() for _ in range(50)}
    assert len(drawn) == 50
    assert all(len(words) == 9 and words[4] == "-" for words in drawn)
    assert set("".join(drawn)) <= {*LETTERS, "-"}
    assert not set(LETTERS) & set("0O1IL5S2Z8B")


def test_how_a_passphrase_is_typed_does_not_matter():
    assert typed_passphrase(" hk4t–9xae\n") == typed_passphrase("ＨＫ４Ｔ９ＸＡＥ") == "HK4T9XAE"


def test_a_seal_opens_with_its_passphrase_and_what_it_is_bound_to_alone():
    blob = seal_with(WORDS, b"secret", b"here")
    assert open_with("hk4t9xae", blob, b"here") == b"secret"
    for words, sealed, bound in (
        ("HK4T9XAF", blob, b"here"),
        (WORDS, blob, b"there"),
        (WORDS, blob[:-1], b"here"),
        (WORDS, b"", b"here"),
    ):
        with pytest.raises(WrongPassphrase):
            open_with(words, sealed, bound)


def test_a_guess_costs_what_it_should(monkeypatch):
    assert REAL_COST >= 1 << 15
    monkeypatch.setattr(passphrases, "_COST", REAL_COST)
    assert open_with(WORDS, seal_with(WORDS, b"secret")) == b"secret"


def test_a_match_before_its_first_move_arrives(phone):
    game = registry.game("bronze-heads")
    saved = phone.matches.create(begin(game, Setting(people(8), game.options_type(), bytes(32))))
    assert sent(saved) == saved
