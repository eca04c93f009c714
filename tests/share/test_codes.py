"""Codes for a camera and texts to send: what goes in comes out, and every slip is noticed."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.share.codes import (
    LETTERS_MAX,
    Collected,
    as_codes,
    as_text,
    base45,
    from_base45,
    read_part,
)
from companion.share.qr import _code
from companion.table.text import Refused
from companion.texts import catalogue

DATA = random.Random(1).randbytes(900)
ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:"


def why(action):
    with pytest.raises(Refused) as refused:
        action()
    assert catalogue("en").say(refused.value.why)
    return refused.value.why.id


def collected(codes):
    found = Collected()
    for code in codes:
        found = found.with_part(code)
    return found


# Base45


@pytest.mark.parametrize(
    ("data", "words"),
    [(b"AB", "BB8"), (b"Hello!!", "%69 VD92EX0"), (b"base-45", "UJCLQE7W581"), (b"", "")],
)
def test_the_examples_of_the_standard_come_out_as_there(data, words):
    assert base45(data) == words
    assert from_base45(words) == data


@given(st.binary(max_size=60))
def test_base45_gives_back_what_it_was_given(data):
    assert from_base45(base45(data)) == data
    assert set(base45(data)) <= set(ALPHABET)


@pytest.mark.parametrize("words", ["GGW", "A", "ab8", "::", "BB8B", ":::", "ÄB8"])
def test_what_is_no_base45_is_refused(words):
    with pytest.raises(ValueError, match=r".*"):
        from_base45(words)


# Parts


@given(st.binary(max_size=2500))
def test_codes_give_back_what_they_were_made_of(data):
    assert collected(as_codes(data)).data() == data
    assert collected([as_text(data)]).data() == data


def test_every_code_fits_a_qr_code_of_version_15():
    for size in (1, 380, 383, 384, 385, 1000, 4000):
        for code in as_codes(random.Random(size).randbytes(size)):
            assert len(code) <= LETTERS_MAX
            assert set(code) <= set(ALPHABET)
    drawn = _code(as_codes(DATA)[0])
    assert drawn.version <= 15


def test_what_fits_is_one_code_and_what_does_not_is_a_series_of_even_ones():
    assert len(as_codes(DATA[:380])) == 1
    lengths = [len(code) for code in as_codes(DATA)]
    assert len(lengths) == 3
    assert max(lengths) - min(lengths) <= 3


@given(st.permutations(range(3)))
def test_parts_may_come_in_any_order(order):
    codes = as_codes(DATA)
    assert collected(codes[at] for at in order).data() == DATA


def test_a_part_that_was_read_before_changes_nothing():
    codes = as_codes(DATA)
    once = collected(codes[:2])
    assert once.with_part(codes[0]) == once
    assert once.missing == (3,)
    assert not once.complete


def test_a_part_of_another_series_is_told_apart_and_changes_nothing():
    mine, yours = as_codes(DATA), as_codes(DATA[::-1])
    assert why(lambda: collected([mine[0], yours[1]])) == "refused-code-set"


def test_what_is_missing_is_said_by_its_number():
    codes = as_codes(DATA)
    with pytest.raises(Refused) as refused:
        collected(codes[1:2]).data()
    assert catalogue("en").say(refused.value.why).endswith("missing: 1, 3.")


def test_without_any_part_there_is_nothing():
    assert Collected().count == 0
    assert why(Collected().data) == "refused-code-other"


@pytest.mark.parametrize("words", ["", "hello", "HTTPS://X", "CMPN", "CMPN:", "CMPNX:", "cmpn1:A"])
def test_another_code_is_told_to_be_one(words):
    assert why(lambda: read_part(words)) == "refused-code-other"


def test_a_code_of_a_newer_version_is_told_to_be_one():
    assert why(lambda: read_part(as_codes(DATA)[0].replace("N1:", "N2:"))) == "refused-code-newer"
    assert why(lambda: read_part(as_text(DATA).replace("N1.", "N12."))) == "refused-code-newer"


def test_a_code_of_a_version_that_never_was_is_damaged():
    assert why(lambda: read_part(as_codes(DATA)[0].replace("N1:", "N0:"))) == "refused-code-damaged"
    assert why(lambda: read_part(as_text(DATA).replace("N1.", "N01."))) == "refused-code-damaged"


@pytest.mark.parametrize("words", [as_codes(DATA)[0], as_text(DATA[:40]), as_text(DATA[:41])])
def test_a_code_that_is_cut_says_so_wherever_it_is_cut(words):
    for end in range(len("CMPN1:"), len(words)):
        assert why(lambda: read_part(words[:end])) == "refused-code-cut", end  # noqa: B023


def test_blanks_and_line_ends_do_no_harm_to_a_text():
    words = as_text(DATA)
    wrapped = "\n".join(words[at : at + 70] for at in range(0, len(words), 70))
    assert collected([f"  {wrapped}\r\n"]).data() == DATA


@pytest.mark.parametrize("words", [as_codes(DATA[:90])[0], as_text(DATA[:61]), as_text(DATA[:60])])
def test_any_single_changed_letter_is_noticed(words):
    letters = ALPHABET if words[5] == ":" else ALPHABET[:37] + ALPHABET[:36].lower() + "-_"
    for at in range(len(words)):
        for letter in letters:
            if letter != words[at]:
                changed = words[:at] + letter + words[at + 1 :]
                with pytest.raises(Refused):
                    read_part(changed)


@pytest.mark.parametrize("data", [DATA[:60], DATA[:61], DATA[:62], DATA[:63]])
def test_letters_more_are_noticed(data):
    for words in (as_codes(data)[0], as_text(data)):
        for more in ("0", "00", "000", "0000"):
            assert why(lambda: read_part(words + more)) == "refused-code-damaged"  # noqa: B023
