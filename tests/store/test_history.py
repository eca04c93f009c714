"""History by day and game, notes and places, and a trash that gives back."""

from datetime import UTC, date, datetime, timedelta, timezone

import pytest

from companion.store.history import (
    Trash,
    by_day,
    day_of,
    in_history,
    mark_moved,
    take_back,
    write_note,
)
from companion.store.matches import Gone, Matches, utc_now
from companion.store.record import NOTE_MAX, PLACE_MAX
from companion.table.text import Refused
from companion.texts import catalogue
from tests.table.coin_game import Cry, coin_games, coin_match, played

NIGHT = datetime(2024, 2, 28, 23, 30, tzinfo=UTC)


class Wall:
    """A clock on the wall that the test sets."""

    def __init__(self, now=NIGHT):
        self.now = now

    def __call__(self):
        return self.now

    def on(self, **time):
        self.now += timedelta(**time)


@pytest.fixture
def wall():
    return Wall()


@pytest.fixture
def evenings(folder, key, wall):
    """Three matches, a day apart each."""
    matches = Matches(folder, key, coin_games, wall)
    for _ in range(3):
        matches.create(played(coin_match()))
        wall.on(days=1)
    return matches


# By day and by game


def test_matches_stand_under_their_day_the_latest_first(evenings):
    days = by_day(evenings.list().finished, UTC)
    assert [day.day for day, _ in days] == [1, 29, 28]
    assert all(len(entries) == 1 for _, entries in days)


def test_a_day_is_that_of_the_players(evenings):
    first = evenings.list().finished[-1]
    assert day_of(first, UTC) == date(2024, 2, 28)
    assert day_of(first, timezone(timedelta(hours=1))) == date(2024, 2, 29)


def test_history_can_be_narrowed_to_days_and_to_a_game(evenings):
    entries = evenings.list().finished
    leap = date(2024, 2, 29)
    assert len(in_history(entries, "coin", leap, leap, UTC)) == 1
    assert len(in_history(entries, first=leap, zone=UTC)) == 2
    assert len(in_history(entries, last=leap, zone=UTC)) == 2
    assert in_history(entries) == entries
    assert in_history(entries, "chess") == ()


# Notes


def test_a_note_and_a_place_are_kept_with_the_match_and_change_nothing_else(matches):
    saved = matches.create(played(coin_match()))
    noted = write_note(matches, saved, "  What a night!\r\nAnn  sang. ", " Bo’s \n kitchen ")
    assert matches.open(saved.id) == noted
    assert noted.head.about.note == "What a night!\nAnn  sang."
    assert noted.head.about.place == "Bo’s kitchen"
    assert noted.match == saved.match
    assert noted.head.changed == saved.head.changed
    (entry,) = matches.list().finished
    assert entry.head.about == noted.head.about


def test_an_empty_note_takes_it_out(matches):
    saved = write_note(matches, matches.create(coin_match()), "x", "y")
    assert write_note(matches, saved, "", " ").head.about.note == ""


def test_a_note_has_an_end(matches):
    saved = matches.create(coin_match())
    assert write_note(matches, saved, "x" * NOTE_MAX, "y" * PLACE_MAX)
    for note, place in (("x" * (NOTE_MAX + 1), ""), ("", "y" * (PLACE_MAX + 1))):
        with pytest.raises(Refused) as refused:
            write_note(matches, saved, note, place)
        assert catalogue("en").say(refused.value.why)


def test_a_note_stays_when_the_match_goes_on(matches):
    saved = write_note(matches, matches.create(coin_match()), "x", "y")
    saved = matches.save(saved, saved.match.play(Cry("ha")))
    assert matches.open(saved.id).head.about.note == "x"


def test_a_note_is_sealed_like_the_match(matches, folder):
    write_note(matches, matches.create(coin_match()), "Shenanigans", "Quarters")
    for path in folder.glob("*.match"):
        assert b"Shenanigans" not in path.read_bytes()
        assert b"Quarters" not in path.read_bytes()


def test_a_moved_match_can_be_noted_and_taken_back(matches):
    saved = mark_moved(matches, matches.create(coin_match()), utc_now())
    saved = write_note(matches, saved, "on Bo’s phone", "")
    assert saved.head.about.moved is not None
    assert take_back(matches, saved).head.about.moved is None


# The trash


def ids(matches):
    return [entry.id for entry in matches.list().finished]


def test_what_is_thrown_away_is_off_the_list_and_comes_back_as_it_was(evenings, folder, wall):
    trash, before = Trash(folder, wall), evenings.list()
    thrown = trash.throw_away(ids(evenings)[:1])
    assert len(ids(evenings)) == 2
    assert trash.bring_back(thrown) == 1
    assert evenings.list() == before


def test_all_can_be_thrown_away_in_one_go_and_brought_back(evenings, folder, wall):
    trash, before = Trash(folder, wall), evenings.list()
    thrown = trash.throw_away(ids(evenings))
    assert ids(evenings) == []
    assert trash.bring_back(thrown) == 3
    assert evenings.list() == before


def test_a_match_in_the_trash_is_gone_for_whoever_plays_it(evenings, folder, wall):
    saved = evenings.create(coin_match())
    Trash(folder, wall).throw_away([saved.id])
    with pytest.raises(Gone):
        evenings.save(saved, saved.match.play(Cry("ha")))


def test_the_trash_empties_itself_after_an_hour_at_the_next_start(evenings, folder, wall):
    thrown = Trash(folder, wall).throw_away(ids(evenings)[:1])
    wall.on(minutes=59)
    Trash(folder, wall)
    assert list((folder / "trash").iterdir())
    wall.on(minutes=1)
    assert Trash(folder, wall).bring_back(thrown) == 0
    assert not list((folder / "trash").iterdir())


def test_another_start_meanwhile_takes_nothing_from_whoever_wants_it_back(evenings, folder, wall):
    thrown = Trash(folder, wall).throw_away(ids(evenings)[:1])
    assert Trash(folder, wall).bring_back(thrown) == 1


def test_the_trash_can_be_emptied_at_once(evenings, folder, wall):
    trash = Trash(folder, wall)
    thrown = trash.throw_away(ids(evenings))
    trash.empty()
    assert trash.bring_back(thrown) == 0


def test_what_came_from_elsewhere_meanwhile_is_not_written_over(evenings, folder, wall):
    (first, *_) = ids(evenings)
    saved, trash = evenings.open(first), Trash(folder, wall)
    thrown = trash.throw_away([first])
    here = evenings.adopt(saved)
    assert trash.bring_back(thrown) == 0
    assert evenings.open(first) == here


@pytest.mark.parametrize("odd", ["", "../x", "a" * 32, "*", "/etc/passwd"])
def test_what_is_no_match_is_not_thrown_away(evenings, folder, wall, odd):
    trash = Trash(folder, wall)
    assert trash.throw_away([odd]).names == ()
    assert len(ids(evenings)) == 3
