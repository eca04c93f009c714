"""Matches as a table: whatever stands in a name comes out of a spreadsheet as it was, as text."""

import csv
import io
from datetime import UTC, datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.share.tables import COLUMNS, as_csv
from companion.store.matches import Entry
from companion.store.record import About, Head
from companion.table.game import Outcome
from companion.table.seats import Colour, Seat

NIGHT = datetime(2024, 2, 28, 23, 30, 5, tzinfo=UTC)


def entry(names=("Ann", "Bo"), scores=(3, None), note="", place="", outcome=True):
    seats = tuple(Seat(n, c) for n, c in zip(names, list(Colour)[: len(names)], strict=True))
    ended = Outcome((1,), tuple(scores)) if outcome else None
    return Entry("ab" * 16, Head("coin", 1, NIGHT, NIGHT, seats, 3, ended, About(note, place)))


def rows(*entries, title=str):
    return list(csv.reader(io.StringIO(as_csv(entries, title), newline="")))


def test_everybody_of_a_match_has_a_row():
    head, ann, bo = rows(entry(), title=str.upper)
    assert head == list(COLUMNS)
    when, match = "2024-02-28 23:30:05", "ab" * 16
    assert ann == [when, "COIN", "", "1", "Ann", "red", "3", "0", "", match]
    assert bo == [when, "COIN", "", "2", "Bo", "orange", "", "1", "", match]


def test_matches_under_way_have_none():
    assert rows(entry(outcome=False)) == [list(COLUMNS)]


def test_lines_end_as_the_standard_wants():
    assert as_csv([entry()]).count("\r\n") == 3


@pytest.mark.parametrize("name", ["Lee, Ann", 'Ann "A"', "Ann\nLee", "Ann\r\nLee", "a;b", "王小明"])
def test_commas_quotes_and_lines_stay_within_their_cell(name):
    (_, row, _) = rows(entry(names=(name, "Bo"), note=name))
    assert row[4] == row[8] == name


@pytest.mark.parametrize("start", list("=+-@\t\r\n＝＋－＠"))
def test_no_text_is_a_formula(start):
    (_, row, _) = rows(entry(names=(f"{start}1+1", "Bo"), note=f"{start}x", place=f"{start}y"))
    assert row[4] == f"'{start}1+1"
    assert row[8] == f"'{start}x"
    assert row[2] == f"'{start}y"


def test_points_below_nothing_stay_numbers():
    (_, row, _) = rows(entry(scores=(-3, 1)))
    assert row[6] == "-3"


@given(st.lists(st.text(min_size=1), min_size=2, max_size=2), st.text())
def test_any_text_comes_back(names, note):
    (_, *people) = rows(entry(names=names, note=note))
    for row, name in zip(people, names, strict=True):
        assert row[4].removeprefix("'") == name.removeprefix("'") or row[4] == f"'{name}"
        assert row[8] in {note, f"'{note}"}
