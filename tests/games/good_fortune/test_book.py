"""The tile book: learnt from what is scored, looked up, written and read."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.games.good_fortune.book import (
    Book,
    Conflict,
    accept,
    doubts,
    forget,
    learn,
    read_book,
    write_book,
)
from companion.games.good_fortune.moves import Charm, Tile
from companion.games.good_fortune.rules.checks import Doubt
from companion.table.text import Refused
from companion.texts import catalogue
from tests.games.good_fortune.table import tile, tiles
from tests.games.odd_input import spoilt


def knowing(*written):
    learnt = learn(Book(), tiles(*written))
    assert learnt.conflicts == ()
    return learnt.book


def test_a_book_begins_empty_and_invents_nothing():
    assert Book().numbered(1) is None
    assert Book().showing((Charm.NEKO, Charm.CLOVER)) == ()


def test_what_was_scored_is_found_by_its_number_and_by_its_pair():
    book = knowing("clover neko 3 7")
    assert book.numbered(7) == tile("clover neko", 3, 7)
    assert book.showing((Charm.NEKO, Charm.CLOVER)) == (tile("clover neko", 3, 7),)
    assert book.numbered(8) is None


def test_a_tile_without_a_number_is_found_by_its_pair():
    assert knowing("neko clover 3").showing((Charm.NEKO, Charm.CLOVER))[0].die == 3


def test_the_same_tile_again_changes_nothing():
    book = knowing("neko clover 3 7", "mati fatma 1")
    assert learn(book, tiles("clover neko 3 7", "clover neko 3", "fatma mati 1")).book == book


def test_a_number_is_added_to_a_tile_that_had_none():
    book = learn(knowing("neko clover 3"), tiles("neko clover 3 7")).book
    assert book.tiles == tuple(tiles("neko clover 3 7"))


def test_a_number_with_other_charms_is_asked_about_and_the_book_stays():
    book = knowing("neko clover 3 7")
    learnt = learn(book, tiles("neko mati 3 7", "neko fatma 1 8"))
    assert learnt.conflicts == (Conflict(tile("neko clover", 3, 7), tile("neko mati", 3, 7)),)
    assert learnt.book.tiles == tuple(tiles("neko clover 3 7", "neko fatma 1 8"))


def test_a_pair_with_another_die_is_asked_about():
    assert learn(knowing("neko clover 3"), tiles("neko clover 2")).conflicts
    assert learn(knowing("neko clover 3 7"), tiles("neko clover 2")).conflicts
    assert learn(knowing("neko clover 3"), tiles("neko clover 2 7")).conflicts


def test_what_the_players_say_takes_the_place_of_what_the_book_knew():
    book = knowing("neko clover 3 7", "mati fatma 2")
    (conflict,) = learn(book, tiles("neko mati 1 7")).conflicts
    assert accept(book, conflict).tiles == tuple(tiles("neko mati 1 7", "mati fatma 2"))


def test_a_correction_without_a_number_keeps_the_number():
    book = knowing("neko clover 3 7")
    (conflict,) = learn(book, tiles("neko clover 2")).conflicts
    assert accept(book, conflict).tiles == tuple(tiles("neko clover 2 7"))


def test_two_corrections_of_one_tile_leave_one_tile():
    book = knowing("neko clover 3 7")
    one, other = learn(book, tiles("neko mati 1 7", "neko fatma 1 7")).conflicts
    assert accept(accept(book, one), other).tiles == tuple(tiles("neko fatma 1 7"))


def test_a_pair_under_two_numbers_is_kept_and_doubted():
    book = knowing("neko clover 3 7", "neko clover 3 8", "mati fatma 5 1")
    assert [(one.doubt, book.tiles[one.index].number) for one in doubts(book)] == [
        (Doubt.DIE_ABOVE_4, 1),
        (Doubt.PAIR_REPEATED, 8),
    ]


def test_a_tile_is_forgotten():
    book = knowing("neko clover 3 7", "mati fatma 2")
    assert forget(book, tile("neko clover", 3, 7)).tiles == tuple(tiles("mati fatma 2"))


def test_two_books_become_one():
    mine, yours = knowing("neko clover 3 7"), knowing("mati fatma 2 9", "clover neko 3 7")
    assert learn(mine, yours.tiles).book == knowing("neko clover 3 7", "mati fatma 2 9")


# As a document


def test_a_book_is_written_and_read():
    book = knowing("neko clover 3 7", "mati fatma 2")
    assert read_book(write_book(book)) == book
    assert read_book(write_book(book).encode()) == book
    assert json.loads(write_book(book)) == {
        "format": "good-fortune-tile-book",
        "version": 1,
        "tiles": [
            {"charms": ["neko", "clover"], "die": 3, "number": 7},
            {"charms": ["mati", "fatma"], "die": 2},
        ],
    }


def place(document):
    """What the sentence says is wrong with a document, and with which tile of it."""
    source = document if isinstance(document, str | bytes) else json.dumps(document)
    with pytest.raises(Refused) as caught:
        read_book(source)
    why = caught.value.why
    assert catalogue("en").say(why)
    what = why.id.removeprefix("refused-fortune-").replace("-", " ")
    return " ".join([what, *map(str, dict(why.args).values())])


def document(*those, **more):
    return {"format": "good-fortune-tile-book", "version": 1, "tiles": list(those), **more}


ONE = {"charms": ["neko", "clover"], "die": 3, "number": 7}


@pytest.mark.parametrize("wrong", ["", "book", "[]", "null", b"\xff", "[" * 100_000, '"x"'])
def test_what_is_no_document_is_no_book(wrong):
    assert place(wrong) == "book"


def test_a_book_of_a_newer_app_says_so():
    assert place(document(version=2, more={})) == "book version 2"


def test_every_fault_is_named_with_its_tile():
    assert place(document(version=0)) == "book"
    assert place(document(version=True)) == "book"
    assert place(document(format="bgg")) == "book"
    assert place(document(owner="Ann")) == "book"
    assert place({"version": 1, "tiles": []}) == "book"
    assert place({"format": "good-fortune-tile-book", "tiles": []}) == "book"
    assert place(document({**ONE, "die": 9})) == "book die 1"
    assert place(document({**ONE, "number": None})) == "book number 1"
    assert place(document(ONE, {**ONE, "charms": ["mati", "fatma"]})) == "book number 2"
    assert place(document({**ONE, "charms": ["neko", "neko"]})) == "book charms 1"
    unnumbered = {"charms": ["neko", "clover"], "die": 3}
    assert place(document(unnumbered, {**unnumbered, "die": 2})) == "book tile 2"
    assert place(document(*[ONE] * 43)) == "book"


@given(spoilt(document(ONE, {"charms": ["mati", "scarab"], "die": 1})))
def test_a_document_with_anything_odd_in_it_is_read_or_refused(given):
    try:
        assert isinstance(read_book(json.dumps(given)), Book)
    except Refused as refused:
        assert catalogue("en").say(refused.why)


pairs = st.permutations(list(Charm)).map(lambda charms: (charms[0], charms[1]))
seen_tiles = st.lists(
    st.builds(Tile, pairs, st.integers(1, 2), st.none() | st.integers(1, 21)), max_size=25
)


@given(seen_tiles)
def test_whatever_is_learnt_and_accepted_can_be_written_and_read(those):
    learnt = learn(Book(), those)
    book = learnt.book
    assert read_book(write_book(book)) == book
    for conflict in learnt.conflicts:
        book = accept(book, conflict)
        assert read_book(write_book(book)) == book
        number = conflict.seen.number
        if number is not None:
            known = book.numbered(number)
            assert known is not None
            assert (known.pair, known.die) == (conflict.seen.pair, conflict.seen.die)
