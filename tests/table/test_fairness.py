"""The promise of a fair deal, done again by hand, and every way to break it."""

import hashlib
import json
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.table.codec import decode, encode
from companion.table.fairness import (
    LETTERS,
    NONCE_BYTES,
    WORD_MAX,
    check,
    clean_word,
    code_of_move,
    promise,
    seal_of,
    seed_of,
    short_code,
    short_trail,
    trail,
    trail_code,
)
from companion.table.match import Setting
from companion.table.text import Refused
from companion.texts import catalogue
from tests.table.coin_game import ANN, BO, GAME, Cry, Guess, Options, Side, coin_match, played


def drawn(count):
    return bytes(range(count))


PROMISE = promise(GAME, 2, Options(), drawn).with_words(["luck", ""])
SETTING = Setting((ANN, BO), Options(), PROMISE.seed)


def test_the_commitment_can_be_made_again_by_hand():
    set_up = b'{"game":"coin","options":{"banned":[],"loud":false,"rounds":1},"seats":2}'
    plain = b"companion promise 1\n" + bytes(range(32)) + bytes(range(16)) + set_up
    assert PROMISE.commitment == hashlib.sha256(plain).hexdigest()
    assert PROMISE.set_up.encode() == set_up


def test_the_seed_can_be_made_again_by_hand():
    plain = b"companion seed 1\n" + bytes(range(32)) + b"\0\4luck" + b"\0\0"
    assert PROMISE.seed == hashlib.sha256(plain).digest()


def test_the_commitment_is_made_before_the_words_are_known():
    assert PROMISE.with_words(["other", "words"]).commitment == PROMISE.commitment


def test_every_word_changes_the_deal_and_so_does_its_seat():
    secret = bytes(32)
    seeds = [
        seed_of(secret, words)
        for words in ([], ["", ""], ["a", ""], ["", "a"], ["a", "b"], ["ab", ""], ["", "", ""])
    ]
    assert len(set(seeds)) == len(seeds)


def test_two_promises_are_never_the_same():
    assert promise(GAME, 2, Options()).secret != promise(GAME, 2, Options()).secret
    assert promise(GAME, 2, Options()).commitment != promise(GAME, 2, Options()).commitment


def test_a_promise_that_was_kept_is_found_kept():
    assert check(PROMISE, GAME, SETTING)
    nobody = promise(GAME, 2, Options())
    assert check(nobody, GAME, replace(SETTING, seed=nobody.seed))


def test_other_names_and_colours_break_no_promise():
    seats = (replace(ANN, name="Anna"), BO)
    assert check(PROMISE, GAME, replace(SETTING, seats=seats))


@pytest.mark.parametrize(
    ("change", "part"),
    [
        ({"commitment": "0" * 64}, "commitment"),
        ({"commitment": ""}, "commitment"),
        ({"secret": "0" * 64}, "commitment"),
        ({"secret": "0" * 63}, "commitment"),
        ({"secret": "zz"}, "commitment"),
        ({"nonce": "0" * 32}, "commitment"),
        ({"nonce": ""}, "commitment"),
        ({"set_up": PROMISE.set_up.replace("2", "3")}, "set_up"),
        ({"set_up": PROMISE.set_up.replace("coin", "card")}, "set_up"),
        ({"set_up": PROMISE.set_up.replace("false", "true")}, "set_up"),
        ({"set_up": "{}"}, "set_up"),
        ({"set_up": "[" * 100_000}, "set_up"),
        ({"words": ("luck", "x")}, "seed"),
        ({"words": ("luck",)}, "seed"),
        ({"words": ()}, "seed"),
        ({"words": ("", "luck")}, "seed"),
        ({"words": ("x" * 70_000, "")}, "seed"),
    ],
)
def test_any_change_of_a_promise_is_found(change, part):
    kept = check(replace(PROMISE, **change), GAME, SETTING)
    assert not kept
    assert not getattr(kept, part)


def test_another_table_than_the_promised_one_is_found():
    for setting in (
        replace(SETTING, seed=bytes(32)),
        replace(SETTING, options=Options(2)),
        replace(SETTING, seats=(ANN, BO, replace(ANN, name="Cy"))),
    ):
        assert not check(PROMISE, GAME, setting)


@given(st.integers(0, 1), st.integers(0, 63), st.sampled_from("0123456789abcdef"))
def test_any_single_changed_digit_of_a_promise_is_found(which, at, digit):
    name = ("commitment", "secret")[which]
    old = getattr(PROMISE, name)
    new = old[:at] + digit + old[at + 1 :]
    assert bool(check(replace(PROMISE, **{name: new}), GAME, SETTING)) == (new == old)


def test_a_promise_tells_no_secret_when_it_is_printed():
    assert PROMISE.secret not in repr(PROMISE)
    assert PROMISE.nonce not in repr(PROMISE)
    assert seal_of(coin_match().play(Guess(0, Side.HEADS)), 0).nonce not in repr(
        seal_of(coin_match().play(Guess(0, Side.HEADS)), 0)
    )


# Words


def test_a_word_is_kept_as_everybody_would_type_it():
    assert clean_word("  two \n words ") == "two words"
    assert clean_word("e\u0301") == "é"
    assert clean_word("\ud800x") == "x"
    assert clean_word("") == ""


def test_a_word_has_an_end():
    assert clean_word("x" * WORD_MAX)
    with pytest.raises(Refused) as refused:
        clean_word("x" * (WORD_MAX + 1))
    assert catalogue("en").say(refused.value.why)


# Short codes


@given(st.binary(min_size=32, max_size=32))
def test_a_short_code_has_three_groups_of_letters_that_do_not_look_alike(digest):
    code = short_code(digest)
    assert [len(group) for group in code.split("-")] == [4, 4, 4]
    assert set(code) <= {*LETTERS, "-"}


def test_short_codes_of_other_digests_are_others():
    codes = {short_code(hashlib.sha256(bytes([n])).digest()) for n in range(256)}
    assert len(codes) == 256


# Secret moves


def test_the_code_of_a_secret_move_can_be_made_again_from_what_is_opened():
    match = coin_match().play(Guess(0, Side.HEADS)).play(Guess(1, Side.TAILS))
    seal = seal_of(match, 1)
    assert json.loads(seal.move) == {"move": "Guess", "seat": 1, "side": "tails-of-the-coin"}
    plain = b"companion move 1\n" + bytes.fromhex(seal.nonce) + seal.move.encode()
    assert seal.code == short_code(hashlib.sha256(plain).digest())
    assert code_of_move(bytes.fromhex(seal.nonce), seal.move) == seal.code
    assert len(bytes.fromhex(seal.nonce)) == NONCE_BYTES


def test_the_code_is_the_same_when_the_match_has_gone_on():
    match = coin_match().play(Guess(0, Side.HEADS))
    assert seal_of(played_on(match), 0) == seal_of(match, 0)


def played_on(match):
    return match.play(Guess(1, Side.TAILS)).play(Cry("ha"))


def test_the_same_choice_has_another_code_at_another_move():
    match = coin_match(2)
    match = played(match, 1).play(Guess(0, Side.HEADS))
    assert seal_of(match, 0).move == seal_of(match, 3).move
    assert seal_of(match, 0).code != seal_of(match, 3).code


def test_a_move_that_was_not_made_has_no_code():
    with pytest.raises(IndexError):
        seal_of(coin_match(), 0)


# The trail


def test_a_journal_leaves_the_same_trail_wherever_it_is_played():
    match = played(coin_match())
    assert trail(match) == trail(decode(GAME, encode(match)))
    assert len(trail(match)) == len(match.journal) + 1
    assert [step[:8] for step in trail(match)] == list(short_trail(match))


def test_two_journals_part_where_their_trails_part():
    one, other = coin_match().play(Cry("a")), coin_match().play(Cry("b"))
    assert trail(one)[0] == trail(other)[0]
    assert trail(one)[1] != trail(other)[1]
    same_end = trail(one.play(Cry("c"))), trail(other.play(Cry("c")))
    assert same_end[0][2] != same_end[1][2]
    assert trail_code(one) != trail_code(other)
