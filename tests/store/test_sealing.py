import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.store.sealing import (
    KEY_BYTES,
    MAGIC,
    SMALLEST,
    NotOpened,
    Reason,
    derive,
    key_from_text,
    key_text,
    new_key,
    open_sealed,
    seal,
)

KEY = bytes(range(KEY_BYTES))
OTHER = bytes(reversed(range(KEY_BYTES)))
DATA = b"Ann is the forger"


def reason(blob, key=KEY, name="match/1"):
    with pytest.raises(NotOpened) as trouble:
        open_sealed(key, name, blob)
    return trouble.value.reason


@given(st.binary())
def test_what_was_sealed_opens_again(data):
    assert open_sealed(KEY, "match/1", seal(KEY, "match/1", data)) == data


@pytest.mark.parametrize("size", [SMALLEST - 5, SMALLEST - 4, SMALLEST - 3, 5 * SMALLEST])
def test_data_of_any_length_opens_again(size):
    data = bytes(size)
    assert open_sealed(KEY, "match/1", seal(KEY, "match/1", data)) == data


def test_every_changed_byte_is_noticed():
    blob = seal(KEY, "match/1", DATA)
    for at in range(len(blob)):
        reason(blob[:at] + bytes([blob[at] ^ 1]) + blob[at + 1 :])


@given(st.data())
def test_every_change_of_a_byte_is_noticed(data):
    blob = bytearray(seal(KEY, "match/1", DATA))
    at = data.draw(st.integers(0, len(blob) - 1))
    blob[at] ^= data.draw(st.integers(1, 255))
    reason(bytes(blob))


def test_every_cut_is_noticed():
    blob = seal(KEY, "match/1", DATA)
    for length in range(len(blob)):
        assert reason(blob[:length]) is Reason.DAMAGED


@given(st.binary(min_size=1, max_size=64))
def test_whatever_is_added_is_noticed(more):
    blob = seal(KEY, "match/1", DATA)
    assert reason(blob + more) is Reason.DAMAGED


@given(st.binary(max_size=256))
def test_no_file_of_strangers_opens(blob):
    reason(blob)


def test_a_file_of_another_program_is_foreign():
    assert reason(b"PK\x03\x04" + bytes(100)) is Reason.FOREIGN


def test_a_file_of_another_key_is_foreign():
    assert reason(seal(OTHER, "match/1", DATA)) is Reason.FOREIGN


def test_a_file_under_another_name_does_not_open():
    assert reason(seal(KEY, "match/1", DATA), name="match/2") is Reason.DAMAGED


def test_a_file_of_a_newer_version_is_newer():
    blob = bytearray(seal(KEY, "match/1", DATA))
    blob[len(MAGIC)] += 1
    assert reason(bytes(blob)) is Reason.NEWER


def test_the_same_data_is_never_sealed_alike():
    assert seal(KEY, "match/1", DATA) != seal(KEY, "match/1", DATA)


def test_neither_the_data_nor_the_key_is_in_the_file():
    blob = seal(KEY, "match/1", DATA)
    assert DATA not in blob
    assert KEY not in blob


@given(st.binary(max_size=SMALLEST - 4))
def test_the_length_of_a_file_does_not_tell_what_is_in_it(data):
    assert len(seal(KEY, "match/1", data)) == len(seal(KEY, "match/1", b""))


def test_two_keys_are_never_the_same():
    assert new_key() != new_key()
    assert len(new_key()) == KEY_BYTES


@given(st.binary(min_size=KEY_BYTES, max_size=KEY_BYTES))
def test_a_key_comes_back_from_its_text(key):
    words = key_text(key)
    assert len(words) == 48
    assert key_from_text(f" {words}\n") == key


@given(st.integers(0, 47), st.sampled_from("AZaz09-_+/= é"))
def test_a_slip_in_the_text_of_a_key_is_noticed(at, letter):
    words = key_text(KEY)
    if words[at] != letter:
        with pytest.raises(ValueError, match="not a key"):
            key_from_text(words[:at] + letter + words[at + 1 :])


@given(st.text())
def test_no_other_text_is_a_key(words):
    with pytest.raises(ValueError, match="not a key"):
        key_from_text(words)


@pytest.mark.parametrize("key", [b"", bytes(31), bytes(33)])
def test_a_key_has_32_bytes(key):
    with pytest.raises(ValueError, match="32 bytes"):
        seal(key, "match/1", DATA)
    with pytest.raises(ValueError, match="32 bytes"):
        key_text(key)


def test_what_follows_from_a_key_is_another_thing_for_every_purpose():
    assert len({derive(KEY, purpose) for purpose in ("seal", "owner", "mark", "check")}) == 4
