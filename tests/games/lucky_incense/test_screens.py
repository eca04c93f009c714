"""The screens in words: why a pair ended as it did, and what the start screen says."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from companion.games.lucky_incense.screens import SCREENS, words
from companion.games.lucky_incense.screens.parts import fitting
from companion.games.lucky_incense.screens.temple import plan
from companion.games.lucky_incense.view import Phase
from companion.games.lucky_incense.words import BOARDS, Card, Censer, Rule, Spot
from companion.games.lucky_incense.words import Kind as Temples
from companion.table.seats import Seat
from companion.texts import LANGUAGES, catalogue
from companion.ui.assets import svg
from companion.ui.theme import Frame
from tests import measure
from tests.games.lucky_incense.table import COLOURS, NAMES, Table
from tests.games.lucky_incense.track import meet, race

say = catalogue("en")
SEATS = tuple(Seat(name, colour) for name, colour in zip(NAMES, COLOURS, strict=True))
TEMPLE, PALACE = Temples.TEMPLE, Temples.PALACE

WHY = [
    ("red mom", "yellow dog", Rule.DOG_TIE, "Dog ties with any enemy card: neither moves."),
    ("red little_sister", "yellow mom", Rule.DEFEAT, "Little Sister defeats power 6 or more."),
    ("red cat yue", "yellow mom", Rule.DEFEAT, "Yue Lao’s mark: Cat defeats any enemy."),
    ("red dad +1", "yellow brother", Rule.POWER, "Dad is stronger, 7 to 3."),
    (
        "red dog",
        "yellow big_sister",
        Rule.POWER,
        "Big Sister ignores the Dog: Big Sister is stronger, 4 to 0.",
    ),
    ("red dad", "yellow dad", Rule.EQUAL_POWER, "Both have power 5: neither moves."),
    ("red cat jade", "yellow mom", Rule.INSTANT_WIN, "Emperor Jade’s mark: Cat goes on."),
    (
        "red cat jade",
        "yellow mom jade",
        Rule.INSTANT_WIN,
        "Both bear Emperor Jade’s mark: neither moves.",
    ),
    (
        "red ancestor",
        "red big_sister",
        Rule.POSSESSION,
        "Its own Ancestor: +2 for good, and Big Sister goes on at once.",
    ),
    (
        "red ancestor",
        "yellow cat",
        Rule.POSSESSION,
        "An enemy Ancestor: −2 for good, and Cat goes on at once.",
    ),
    (
        "red ancestor",
        "yellow ancestor",
        Rule.POSSESSION,
        "Two Ancestors face each other: neither moves.",
    ),
    ("red mom", "red dad", Rule.PENDING, "Two of one colour: Ann chooses."),
    (
        "red cat yue",
        "yellow dad yue",
        Rule.DEFEAT_CLASH,
        "Each defeats the other: neither moves.",
    ),
]


@pytest.mark.parametrize(("first", "second", "rule", "sentence"), WHY)
def test_every_rule_says_why_a_pair_ended_so(first, second, rule, sentence):
    pair = meet(first, second)
    assert pair.rule is rule
    assert say.say(words.reason(pair, SEATS)) == sentence


def test_a_pair_of_one_colour_says_who_sent_whom():
    pair = race("red mom", "red dad", picks={(1, 0): "dad"}).stages[0][0]
    assert say.say(words.reason(pair, SEATS)) == "Two of one colour: Ann sent Dad."


def test_a_card_without_an_enemy_goes_on_and_two_empty_places_say_so():
    lone, nobody = race("red mom").stages[0]
    assert say.say(words.reason(lone, SEATS)) == "Nobody opposite: Mom goes on."
    assert say.say(words.reason(nobody, SEATS)) == "Nobody stands here."


def test_a_power_that_was_changed_says_by_what():
    pair = meet("red dad +1", "yellow ancestor", ancestor="compare", guan=0)
    dad = pair.cards[0]
    assert dad is not None
    parts = [say.say(change) for change in words.changes(dad.power)]
    assert parts == ["+2 incense", "+1 blessing", "−2 Ancestor"]


def test_temples_are_numbered_where_there_are_several():
    kinds = (TEMPLE, TEMPLE, PALACE)
    names = [say.say(words.temple(kinds, at)) for at in range(3)]
    assert names == ["Temple 1", "Temple 2", "Palace"]


def test_a_temple_has_two_stages_and_a_palace_three():
    assert [say.say(words.stage(TEMPLE, at)) for at in (1, 2)] == ["First pairs", "Final"]
    assert [say.say(words.stage(PALACE, at)) for at in (1, 2, 3)] == [
        "First pairs",
        "Semi-finals",
        "Final",
    ]


@pytest.mark.parametrize("players", BOARDS)
def test_the_boards_of_both_years_are_said_while_people_sit_down(players):
    line = say.say(SCREENS.set_up_line(players))
    assert line.count("temple") + line.count("palace") >= 2


def test_the_box_has_five_colours():
    assert [str(colour) for colour in SCREENS.colours] == [
        "red",
        "yellow",
        "green",
        "blue",
        "purple",
    ]


def test_everything_has_a_picture_and_a_name():
    for card in Card:
        assert svg(f"icons/{words.card_icon(card)}") and say.say(words.card(card))
    for censer in Censer:
        assert svg(f"icons/{words.censer_icon(censer)}") and say.say(words.censer(censer))
        assert say.say(words.effect(censer)).endswith(".")
    for spot in Spot:
        assert say.say(words.spot(spot))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_s_name_fits_at_the_size_it_is_given(language):
    speak, script = catalogue(language), measure.writing(language)
    for name in (speak.say(words.card(card)) for card in Card):
        for room in (42.0, 54.0, 80.0):
            size = fitting(name, room)
            assert size <= 13
            assert measure.width(name, "sans", size, script) <= room
            if size < 13:
                assert measure.width(name, "sans", 13, script) > 0.85 * room, "no smaller than due"


def test_a_palace_fits_a_phone_on_its_side():
    frame = Frame(640, 320)
    drawn = plan(SimpleNamespace(frame=frame), PALACE, frame.inner - 8, 178)
    assert drawn.height <= 178
    assert drawn.width <= frame.width - 2 * frame.margin - 260 - 20


def test_the_start_screen_says_where_a_match_stands():
    table = Table(3)
    seen = {table.phase: say.say(SCREENS.summary(table.view, SEATS))}
    table.enter()
    seen[table.phase] = say.say(SCREENS.summary(table.view, SEATS))
    table.midnight(("red mom", "red dad"))
    seen[table.phase] = say.say(SCREENS.summary(table.view, SEATS))
    table = Table(3).midnight(("red mom", "yellow dad"))
    seen[table.phase] = say.say(SCREENS.summary(table.view, SEATS))
    table.to_rewards()
    seen[table.phase] = say.say(SCREENS.summary(table.view, SEATS))
    table.second_year().midnight().to_end()
    seen[table.phase] = say.say(SCREENS.summary(table.view, SEATS))
    assert set(seen) == set(Phase)
    assert seen[Phase.OVER] == "Ann won with 3 amulets"


def test_the_phone_goes_round_only_where_several_pairs_wait():
    alone = Table().midnight(("red mom", "red dad"))
    assert SCREENS.due(alone.view) is None
    both = Table().midnight(("red mom", "red dad", "yellow cat", "yellow dog"))
    due = SCREENS.due(both.view)
    assert due is not None and due.seat in (0, 1)
    assert say.say(SCREENS.cover_line(both.view, due)) == "One pair of yours: which card goes on?"
