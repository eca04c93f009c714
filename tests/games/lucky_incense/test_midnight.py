"""Midnight: the revealed cards are entered, and the bell strikes."""

import itertools

import pytest

from companion.games.lucky_incense.moves import (
    ClearPlace,
    FaithUpgrade,
    LayCenser,
    PlaceCard,
    Pray,
    Reopen,
    StrikeBell,
    ToMidnight,
)
from companion.games.lucky_incense.view import Phase, Remark, RemarkKind
from companion.games.lucky_incense.words import Card, Censer, Options
from companion.texts import catalogue
from tests.games.lucky_incense.table import ADVANCED, ANN, BEN, Table
from tests.games.lucky_incense.track import name

FULL = (
    ("red mom", "yellow little_sister", "red dad", "yellow dog"),
    ("yellow brother", "red little_cousin", "yellow grandma", "red ancestor"),
)


def cards(table):
    return [name(runner) for temple in table.view.year.temples for runner in temple.places]


def test_cards_are_entered_at_midnight():
    assert Table().refused(PlaceCard(0, 0, ANN, Card.MOM)) == "in-evening"
    table = Table().enter(("red mom",))
    assert cards(table)[0] == "red mom"
    assert table.view.year.used == ((Card.MOM,), ())


def test_a_place_entered_again_is_corrected():
    table = Table().enter(("red mom",), ()).play(PlaceCard(0, 0, BEN, Card.CAT))
    assert cards(table)[0] == "yellow cat"
    assert table.view.year.empty == 7


def test_the_same_card_may_be_entered_again_with_its_incense():
    table = Table(2, ADVANCED).enter(("red mom",))
    table.play(PlaceCard(0, 0, ANN, Card.MOM, incense=1, defeats=True))
    runner = table.view.year.temples[0].places[0]
    assert (runner.incense, runner.defeats) == (1, True)


def test_a_place_can_be_cleared():
    table = Table().enter(("red mom",)).play(ClearPlace(0, 0))
    assert table.view.year.empty == 8
    assert table.refused(PlaceCard(1, 3, ANN, Card.MOM)) == "nothing"


def test_a_card_lies_in_one_place():
    table = Table(2).enter((), (None, "red mom"))
    assert table.refused(PlaceCard(0, 0, ANN, Card.MOM)) == "card-twice"
    assert table.refused(PlaceCard(0, 0, BEN, Card.MOM)) == "nothing"


def test_the_refusal_says_where_the_card_lies():
    table = Table(4).enter((), (), (None, None, "red mom"))
    said = catalogue("en").say(table.why(PlaceCard(0, 0, ANN, Card.MOM)))
    assert said.startswith("That card lies out already: Palace, place 3.")
    table = Table(4).enter((), ("red mom",), ())
    said = catalogue("en").say(table.why(PlaceCard(0, 0, ANN, Card.MOM)))
    assert said.startswith("That card lies out already: Temple 2, place 1.")


def test_only_colours_that_play_have_cards():
    table = Table(2).play(ToMidnight())
    assert table.refused(PlaceCard(0, 0, 2, Card.MOM)) == "nobody"
    assert table.refused(PlaceCard(0, 0, -1, Card.MOM)) == "nobody"


def test_a_junior_game_has_five_cards():
    table = Table(2, Options(junior=True)).play(ToMidnight())
    assert table.refused(PlaceCard(0, 0, ANN, Card.DOG)) == "junior"
    assert table.refused(PlaceCard(0, 0, ANN, Card.DAD)) == "nothing"


@pytest.mark.parametrize(("temple", "place"), [(2, 0), (-1, 0), (0, 4), (0, -1)])
def test_there_are_only_the_places_of_this_year(temple, place):
    table = Table(2).play(ToMidnight())
    assert table.refused(PlaceCard(temple, place, ANN, Card.MOM)) == "no-place"
    assert table.refused(ClearPlace(temple, place)) == "no-place"


@pytest.mark.parametrize("incense", [-1, 11])
def test_incense_on_a_card_is_0_to_10(incense):
    table = Table(2, ADVANCED).play(ToMidnight())
    assert table.refused(PlaceCard(0, 0, ANN, Card.MOM, incense=incense)) == "count"


@pytest.mark.parametrize("more", [{"incense": 1}, {"instant_win": True}, {"defeats": True}])
def test_incense_and_marks_belong_to_the_advanced_game(more):
    assert Table().play(ToMidnight()).refused(PlaceCard(0, 0, ANN, Card.MOM, **more)) == "advanced"
    table = Table(2, ADVANCED).play(ToMidnight())
    assert table.refused(PlaceCard(0, 0, ANN, Card.MOM, **more)) == "nothing"


# The bell


def test_the_bell_strikes_when_all_places_are_taken():
    table = Table().enter(*FULL).play(StrikeBell())
    assert table.phase is Phase.RACE


def test_empty_places_have_to_be_said():
    table = Table().enter(FULL[0], FULL[1][:3])
    assert table.refused(StrikeBell()) == "empty"
    assert catalogue("en").say(table.why(StrikeBell())).startswith("One place is still empty")
    assert table.play(StrikeBell(leave_empty=True)).phase is Phase.RACE


def test_an_empty_place_is_a_walkover():
    table = Table().midnight(("red mom",))
    assert table.view.year.race[0].stages[0][0].rule == "walkover"


def test_the_bell_strikes_at_midnight_and_once():
    assert Table().refused(StrikeBell(leave_empty=True)) == "in-evening"
    assert Table().midnight().refused(StrikeBell(leave_empty=True)) == "in-race"


def test_after_the_bell_cards_are_entered_only_when_the_table_goes_back():
    table = Table().midnight(("red mom",), ("yellow cat",))
    assert table.refused(PlaceCard(0, 1, BEN, Card.DAD)) == "in-race"
    table.play(Reopen(), PlaceCard(0, 1, BEN, Card.DAD))
    assert cards(table)[:2] == ["red mom", "yellow dad"]
    assert table.phase is Phase.MIDNIGHT


def test_there_is_nothing_to_go_back_to_before_the_bell():
    assert Table().refused(Reopen()) == "in-evening"
    assert Table().play(ToMidnight()).refused(Reopen()) == "in-midnight"


def test_the_order_of_entering_does_not_matter():
    entries = [
        PlaceCard(0, 0, ANN, Card.MOM),
        PlaceCard(0, 1, BEN, Card.MOM),
        PlaceCard(1, 3, ANN, Card.CAT),
        PlaceCard(1, 2, BEN, Card.DOG),
    ]
    views = [
        Table().play(ToMidnight(), *order, StrikeBell(leave_empty=True)).view
        for order in itertools.permutations(entries)
    ]
    assert all(view == views[0] for view in views)


# Remarks


def test_a_usual_midnight_needs_no_remark():
    assert Table().enter(*FULL).view.remarks == ()


def test_a_fifth_card_is_remarked_and_not_refused():
    table = Table().enter(("red mom", "red dad", "red cat", "red dog"), ("red grandma",))
    assert table.view.remarks == (Remark(RemarkKind.MORE_CARDS, ANN, 5),)


def test_too_few_cards_are_remarked_once_every_place_is_taken():
    table = Table().enter(FULL[0], ("red brother", *FULL[1][1:]))
    assert table.view.remarks == (
        Remark(RemarkKind.MORE_CARDS, ANN, 5),
        Remark(RemarkKind.FEWER_CARDS, BEN, 3),
    )
    assert table.play(ClearPlace(1, 0)).view.remarks == ()


def test_more_incense_than_there_can_be_is_remarked():
    table = Table(2, ADVANCED).enter(("red mom +2",))
    assert table.view.remarks == ()
    table.play(PlaceCard(0, 1, BEN, Card.CAT, incense=1))
    assert table.view.remarks == (Remark(RemarkKind.MORE_INCENSE, None, 3),)


def test_incense_at_a_censer_is_not_on_a_card():
    table = Table(2, ADVANCED).play(LayCenser(0, 0, Censer.MAZU), Pray(ANN, Censer.MAZU))
    table.play(FaithUpgrade(BEN)).enter(("red mom +2",))
    assert table.view.remarks == (Remark(RemarkKind.MORE_INCENSE, None, 2),)


def test_a_card_of_the_first_year_is_asked_about_in_the_second():
    table = (
        Table()
        .midnight(("red mom", "yellow dad"))
        .to_rewards()
        .second_year()
        .enter(("red mom", "red cat"))
    )
    assert table.view.remarks == (Remark(RemarkKind.LAST_YEAR, ANN, 1, (Card.MOM,)),)


def test_remarks_are_of_midnight():
    table = Table().midnight(
        ("red mom", "red dad", "yellow cat"), ("red cat", "red dog", "red big_sister")
    )
    assert table.view.remarks == ()
