"""People under other names, and people who are forgotten."""

from __future__ import annotations

import pytest

from companion.store.history import write_note
from companion.texts import catalogue
from tests.ui.test_evenings import Shelf

say = catalogue("en")


@pytest.fixture
def shelf(browser):
    shelf = Shelf(browser)
    shelf.tap("home.people")
    return shelf


def open_person(shelf, name) -> None:
    at = shelf.phone.texts.index(name)
    names = [
        words
        for words in shelf.phone.texts[: at + 1]
        if words in ["Ann", "Bo", "Cy", "Di", "Ed", "Flo"]
    ]
    shelf.tap(f"people.open-{len(names) - 1}")


def names_of(shelf, saved) -> set[str]:
    return {seat.name for seat in shelf.matches.open(saved.id).match.setting.seats}


def test_everybody_who_has_played_is_there(shelf):
    assert {"Ann", "Bo", "Cy", "Di", "Ed", "Flo"} <= set(shelf.phone.texts)


def test_another_name_holds_in_every_match_once_it_was_asked(shelf):
    open_person(shelf, "Bo")
    shelf.phone.type("people.field", "Bob")
    shelf.tap("people.rename")
    assert say("people-plan-matches", count=2, new="Bob") in shelf.phone.texts
    assert "Bob" not in names_of(shelf, shelf.done)
    shelf.tap("people.do")
    assert "Bob" in names_of(shelf, shelf.done) & names_of(shelf, shelf.begun)
    assert "Bob" in shelf.phone.texts and "Bo" not in shelf.phone.texts


def test_who_leaves_it_changes_nothing(shelf):
    open_person(shelf, "Bo")
    shelf.tap("people.forget", "people.leave")
    assert "people.field" in shelf.phone.ids
    assert "Bo" in names_of(shelf, shelf.done)


def test_a_forgotten_person_is_somebody_in_the_matches(shelf):
    open_person(shelf, "Bo")
    shelf.tap("people.forget")
    assert say("people-ask-forget", old="Bo") in shelf.phone.texts
    shelf.tap("people.do")
    assert "Bo" not in names_of(shelf, shelf.done)
    assert "Somebody" in names_of(shelf, shelf.done)


def test_two_who_sat_at_one_table_are_two_people(shelf):
    open_person(shelf, "Bo")
    shelf.phone.type("people.field", "ann")
    shelf.tap("people.rename")
    assert shelf.phone.refusal is not None and "two people" in shelf.phone.refusal
    assert "Bo" in names_of(shelf, shelf.done)


def test_what_was_written_stays_and_the_question_says_so(shelf):
    note = "Bo laughed all night"
    write_note(shelf.matches, shelf.matches.open(shelf.done.id), note, "")
    open_person(shelf, "Bo")
    shelf.tap("people.forget")
    for line in (say("people-plan-mentions", count=1), say("people-plan-notebooks")):
        assert line in shelf.phone.texts
    shelf.tap("people.do")
    assert shelf.matches.open(shelf.done.id).head.about.note == note
