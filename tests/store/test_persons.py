"""Renaming, merging and forgetting people, in all history at once."""

import random

import pytest

from companion.store.history import Trash, write_note
from companion.store.people import People
from companion.store.persons import carry_out, known_names, plan_forget, plan_name
from companion.table.fairness import check, promise
from companion.table.match import Setting, begin
from companion.table.seats import Colour, Seat
from companion.table.text import Refused
from companion.texts import catalogue
from tests.table.coin_game import GAME, Cry, Guess, Options, Side


def seated(*names):
    seats = tuple(Seat(n, c) for n, c in zip(names, list(Colour)[: len(names)], strict=True))
    return begin(GAME, Setting(seats, Options(), bytes(32)))


@pytest.fixture
def people(folder, key):
    return People(folder, key)


@pytest.fixture
def trash(matches, folder):
    return Trash(folder)


def names(matches):
    listing = matches.list()
    entries = (*listing.under_way, *listing.finished)
    return sorted(tuple(seat.name for seat in entry.head.seats) for entry in entries)


def remembered(people):
    return [seat.name for seat in people.known().people]


def why(action):
    with pytest.raises(Refused) as refused:
        action()
    assert catalogue("en").say(refused.value.why)
    return refused.value.why.id


def test_a_plan_says_what_would_change_and_changes_nothing(matches, people):
    matches.create(seated("Ann", "Bo"))
    matches.create(seated("Bo", "Cy"))
    people.remember([Seat("Ann", Colour.RED)])
    plan = plan_name(matches, people, "Ann", "Anna")
    assert (len(plan.matches), plan.remembered, plan.new) == (1, True, "Anna")
    assert names(matches) == [("Ann", "Bo"), ("Bo", "Cy")]
    assert remembered(people) == ["Ann"]


def test_a_person_is_called_otherwise_everywhere(matches, people, trash):
    for pair in (("Ann", "Bo"), (" ann".strip(), "Cy"), ("Cy", "Bo")):
        matches.create(seated(*pair))
    people.remember([Seat("Bo", Colour.BLUE), Seat("ANN", Colour.GREEN)])
    plan = plan_name(matches, people, "Ann", " Anna ")
    assert carry_out(matches, people, trash, plan) == 2
    assert names(matches) == [("Anna", "Bo"), ("Anna", "Cy"), ("Cy", "Bo")]
    assert people.known().people == (Seat("Bo", Colour.BLUE), Seat("Anna", Colour.GREEN))


def test_two_spellings_become_one_person(matches, people, trash):
    matches.create(seated("Ann", "Bo"))
    matches.create(seated("Anne", "Bo"))
    people.remember([Seat("Anne", Colour.RED), Seat("Bo", Colour.BLUE), Seat("Ann", Colour.GREEN)])
    carry_out(matches, people, trash, plan_name(matches, people, "Anne", "Ann"))
    assert names(matches) == [("Ann", "Bo"), ("Ann", "Bo")]
    assert people.known().people == (Seat("Ann", Colour.RED), Seat("Bo", Colour.BLUE))


def test_the_same_name_in_capitals_is_a_renaming_too(matches, people, trash):
    matches.create(seated("ann", "Bo"))
    carry_out(matches, people, trash, plan_name(matches, people, "ann", "Ann"))
    assert names(matches) == [("Ann", "Bo")]


def test_two_who_sat_at_one_table_are_two_people(matches, people):
    matches.create(seated("Ann", "Anne"))
    assert why(lambda: plan_name(matches, people, "Anne", "Ann")) == "refused-merge-together"
    assert names(matches) == [("Ann", "Anne")]


@pytest.mark.parametrize("odd", ["", "  ", "\u200b", "x" * 41])
def test_a_name_that_is_none_is_refused(matches, people, odd):
    assert why(lambda: plan_name(matches, people, "Ann", odd)).startswith("refused-name")


def test_a_forgotten_person_is_somebody_and_the_match_stays(matches, people, trash, folder):
    saved = matches.create(seated("Ann", "Bo"))
    saved = matches.save(saved, saved.match.play(Guess(0, Side.HEADS)))
    people.remember([Seat("Ann", Colour.RED), Seat("Bo", Colour.BLUE)])
    trash.throw_away([matches.create(seated("Ann", "Cy")).id])
    carry_out(matches, people, trash, plan_forget(matches, people, "Ann", "Somebody"))
    assert names(matches) == [("Somebody", "Bo")]
    assert remembered(people) == ["Bo"]
    assert matches.open(saved.id).match.journal == saved.match.journal
    assert list((folder / "trash").iterdir()) == []


def test_two_who_are_forgotten_at_one_table_are_told_apart(matches, people, trash):
    matches.create(seated("Ann", "Bo", "Cy"))
    for name in ("Ann", "Bo", "Cy"):
        carry_out(matches, people, trash, plan_forget(matches, people, name, "Somebody"))
    assert names(matches) == [("Somebody", "Somebody 2", "Somebody 3")]


def test_notes_that_tell_of_somebody_are_shown_and_left_alone(matches, people):
    saved = write_note(matches, matches.create(seated("Ann", "Bo")), "at ANN’s", "")
    plan = plan_forget(matches, people, "Ann", "Somebody")
    assert [entry.id for entry in plan.mentioned] == [saved.id]
    assert plan_forget(matches, people, "Bo", "Somebody").mentioned == ()


def test_what_was_played_since_the_plan_stays(matches, people, trash):
    saved = matches.create(seated("Ann", "Bo"))
    plan = plan_name(matches, people, "Ann", "Anna")
    matches.save(saved, saved.match.play(Cry("ha")))
    carry_out(matches, people, trash, plan)
    opened = matches.open(saved.id)
    assert opened.match.journal == (Cry("ha"),)
    assert opened.match.setting.seats[0].name == "Anna"


def test_a_plan_that_was_cut_short_is_finished_by_making_it_again(matches, people, trash):
    for _ in range(3):
        matches.create(seated("Ann", "Bo"))
    plan = plan_name(matches, people, "Ann", "Anna")
    matches.delete(plan.matches[1].id)
    with pytest.raises(Refused):
        carry_out(matches, people, trash, plan)
    assert carry_out(matches, people, trash, plan_name(matches, people, "Ann", "Anna")) == 1
    assert names(matches) == [("Anna", "Bo"), ("Anna", "Bo")]


def test_a_match_keeps_its_day_and_its_promise(matches, people, trash):
    given = promise(GAME, 2, Options(), random.Random(1).randbytes).with_words(["", "luck"])
    seats = (Seat("Ann", Colour.RED), Seat("Bo", Colour.BLUE))
    saved = matches.create(begin(GAME, Setting(seats, Options(), given.seed)), None, given)
    carry_out(matches, people, trash, plan_name(matches, people, "Ann", "Anna"))
    renamed = matches.open(saved.id)
    assert renamed.head.changed == saved.head.changed
    assert check(renamed.promise, GAME, renamed.match.setting)


def test_everybody_known_is_there_once(matches, people):
    matches.create(seated("Ann", "Bo"))
    matches.create(seated("ANN", "Cy"))
    people.remember([Seat("Di", Colour.RED), Seat("bo", Colour.BLUE)])
    assert sorted(known_names(matches, people), key=str.casefold) in (
        ["Ann", "bo", "Cy", "Di"],
        ["ANN", "bo", "Cy", "Di"],
    )
