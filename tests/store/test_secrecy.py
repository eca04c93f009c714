"""Nobody finds the roles by opening a file, by its name, or by its length."""

import base64

import pytest

from companion.store.matches import Matches
from companion.store.people import People, Settings, Theme
from companion.store.sealing import KEY_BYTES
from companion.table.clock import full
from companion.table.match import Setting, begin
from companion.table.seats import Colour, Seat
from tests.table.coin_game import (
    ANN,
    BO,
    GAME,
    Cry,
    Guess,
    Options,
    Side,
    coin_games,
    coin_match,
    played,
)

KEY = bytes(range(KEY_BYTES))


def spellings(word):
    plain = word.encode()
    return plain, plain.upper(), word.encode("utf-16-le"), plain.hex().encode()


@pytest.fixture
def traces(folder):
    """Everything that lies on the disk after a match and a half, names of files included."""
    matches = Matches(folder, KEY, coin_games)
    saved = matches.create(coin_match(2), full(60).start(1_700_000_000))
    for move in (Guess(0, Side.HEADS), Cry("Shenanigans")):
        saved = matches.save(saved, saved.match.play(move))
    matches.create(played(coin_match()))
    matches.list()
    people = People(folder, KEY)
    people.remember([ANN, BO])
    people.change(Settings(language="zh-Hant", theme=Theme.DARK, table=saved.id))
    files = [path for path in folder.rglob("*") if path.is_file()]
    assert len(files) == 4  # two matches, the people, and the lock
    return b"\n".join([path.name.encode() + path.read_bytes() for path in files])


@pytest.mark.parametrize(
    "word",
    [
        *(ANN.name, BO.name, "Featherstone", "Quillfeather"),
        *("heads-of-the-coin", "tails-of-the-coin", "Guess", "Shenanigans", "journal", "winners"),
        *('"coin"', "options", "seats", "revision", "created", "colour", "+00:00"),
        *("zh-Hant", '"dark"', "1700000000"),
    ],
)
def test_no_word_of_a_match_is_in_the_clear(traces, word):
    for spelling in spellings(word):
        assert spelling not in traces


def test_neither_the_seed_nor_the_key_is_in_the_clear(traces):
    for secret in (coin_match().setting.seed, KEY):
        for form in (secret, secret.hex().encode(), base64.b64encode(secret)[:40]):
            assert form not in traces


def sizes(folder, match):
    matches = Matches(folder, KEY, coin_games)
    matches.create(match)
    return [path.stat().st_size for path in folder.glob("*.match")]


def test_the_length_of_a_file_does_not_tell_a_choice(tmp_path):
    long = "A very long name, forty characters of it"
    small = coin_match()
    large = played(begin(GAME, Setting((Seat(long, Colour.RED), BO), Options(20), bytes(32))), 20)
    assert sizes(tmp_path / "small", small) == sizes(tmp_path / "large", large)
    heads = small.play(Guess(0, Side.HEADS))
    assert sizes(tmp_path / "heads", heads) == sizes(tmp_path / "none", small)


def test_a_printed_save_tells_no_secret(matches):
    saved = matches.create(coin_match().play(Guess(0, Side.HEADS)))
    assert Side.HEADS not in repr(saved)
    assert repr(saved.match.setting.seed) not in repr(saved)
