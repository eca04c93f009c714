import hashlib
import struct
from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.table.chance import SEED_BYTES, Chance

SEED = bytes(range(SEED_BYTES))
seeds = st.binary(min_size=SEED_BYTES, max_size=SEED_BYTES)


def test_what_was_dealt_once_is_dealt_so_for_ever():
    chance = Chance(SEED, "roles")
    assert [chance.below(1000) for _ in range(6)] == [132, 94, 199, 170, 957, 369]
    assert Chance(SEED, "roles").shuffled("abcdefgh") == tuple("dchfabge")


def test_a_stream_is_the_digests_of_seed_label_and_counter_in_words_of_64_bits():
    digests = [
        hashlib.sha256(SEED + b"|roles|" + counter.to_bytes(8, "big")).digest()
        for counter in range(2)
    ]
    words = struct.unpack(">8Q", b"".join(digests))
    chance = Chance(SEED, "roles")
    assert [chance.below(1 << 64) for _ in range(8)] == list(words)


def test_streams_of_two_labels_have_nothing_in_common():
    roles, first = Chance(SEED, "roles"), Chance(SEED, "first")
    assert [roles.below(1 << 64) for _ in range(4)] != [first.below(1 << 64) for _ in range(4)]


@pytest.mark.parametrize("length", [0, 31, 33])
def test_a_seed_has_32_bytes(length):
    with pytest.raises(ValueError, match="32 bytes"):
        Chance(bytes(length), "roles")


@pytest.mark.parametrize("n", [0, -1, (1 << 64) + 1])
def test_there_is_no_number_to_draw_from_nothing_or_from_too_much(n):
    with pytest.raises(ValueError, match="no number"):
        Chance(SEED, "roles").below(n)


def test_of_one_number_that_one_is_drawn():
    assert Chance(SEED, "roles").below(1) == 0


@given(seeds, st.text(), st.integers(1, 1 << 64))
def test_a_number_is_below_its_bound(seed, label, n):
    assert 0 <= Chance(seed, label).below(n) < n


@given(seeds, st.lists(st.integers()))
def test_a_shuffle_keeps_every_item(seed, items):
    assert sorted(Chance(seed, "deck").shuffled(items)) == sorted(items)


@given(seeds)
def test_the_same_seed_gives_the_same_shuffle(seed):
    assert Chance(seed, "deck").shuffled(range(9)) == Chance(seed, "deck").shuffled(range(9))


def test_every_number_comes_about_as_often():
    chance = Chance(SEED, "dice")
    counts = Counter(chance.below(6) for _ in range(6000))
    # Chi square of 5 degrees of freedom: above 25.7 once in ten thousand seeds.
    assert sum((counts[face] - 1000) ** 2 / 1000 for face in range(6)) < 25.7


def test_every_order_comes_about_as_often():
    chance = Chance(SEED, "orders")
    counts = Counter(chance.shuffled("abcd") for _ in range(24 * 200))
    # Chi square of 23 degrees of freedom: above 58.6 once in ten thousand seeds.
    assert sum((counts[order] - 200) ** 2 / 200 for order in permutations("abcd")) < 58.6


def test_words_that_would_favour_small_numbers_are_passed_over(monkeypatch):
    words = iter([(1 << 64) - 1, 7])
    monkeypatch.setattr("companion.table.chance._words", lambda seed, label: words)
    assert Chance(SEED, "roles").below(10) == 7
