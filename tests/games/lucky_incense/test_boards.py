"""What lies on the table in which year, who begins, and which way it goes (rulings, Boards)."""

import pytest

from companion.games.lucky_incense.game import GAME
from companion.games.lucky_incense.moves import Finish, NextYear, Start, ToMidnight, Turn
from companion.games.lucky_incense.words import (
    BOARDS,
    CARDS_A_YEAR,
    JUNIOR_CARDS,
    Card,
    Censer,
    Colour,
    Kind,
    Options,
    check_colours,
)
from companion.table import seats as people
from companion.table.text import Refused
from companion.texts import catalogue
from tests.games.lucky_incense.table import ANN, BEN, CY, DI, SEED, Table


def kinds(table):
    return [temple.kind.value for temple in table.view.year.temples]


@pytest.mark.parametrize(
    ("players", "first", "second"),
    [
        (2, ["temple", "temple"], ["palace"]),
        (3, ["temple"] * 3, ["temple", "palace"]),
        (4, ["temple", "temple", "palace"], ["palace", "palace"]),
        (5, ["temple", "temple", "temple", "palace"], ["temple", "palace", "palace"]),
    ],
)
def test_the_temples_of_each_year(players, first, second):
    table = Table(players)
    assert kinds(table) == first
    assert kinds(table.second_year()) == second


@pytest.mark.parametrize("players", BOARDS)
def test_everybody_plays_four_cards_in_every_year(players):
    for year in BOARDS[players]:
        assert sum(kind.places for kind in year) == players * CARDS_A_YEAR


def test_a_temple_has_four_places_and_two_stages_a_palace_eight_and_three():
    assert (Kind.TEMPLE.places, Kind.TEMPLE.stages) == (4, 2)
    assert (Kind.PALACE.places, Kind.PALACE.stages) == (8, 3)


@pytest.mark.parametrize("players", BOARDS)
def test_two_years_need_no_more_censers_than_there_are(players):
    assert sum(kind.censers for year in BOARDS[players] for kind in year) <= len(Censer)


def test_every_colour_has_ten_cards_and_five_in_a_junior_game():
    assert len(Options().cards) == 10
    assert Options(junior=True).cards == JUNIOR_CARDS
    assert [card.power for card in Card] == [1, 2, 3, 4, 5, 6, 7, 0, 0, 0]


@pytest.mark.parametrize("players", [1, 6])
def test_two_to_five_players(players):
    with pytest.raises(Refused):
        GAME.setup(players, Options(), SEED)
    assert list(GAME.players) == [2, 3, 4, 5]


def test_the_box_has_five_colours():
    assert {colour.value for colour in Colour} < {colour.value for colour in people.Colour}
    check_colours([people.Seat("Ann", people.Colour.PURPLE)])
    with pytest.raises(Refused) as refused:
        check_colours([people.Seat("Ann", people.Colour.ORANGE)])
    assert "Ann" in catalogue("en").say(refused.value.why)


def test_the_seed_says_who_begins():
    starts = {Table(4, seed=bytes([n]) * 32).view.year.start for n in range(40)}
    assert starts == {0, 1, 2, 3}


def test_the_table_may_say_who_begins():
    table = Table(4).play(Start(CY))
    assert table.view.year.order == (CY, DI, ANN, BEN)
    assert table.view.turn == CY


def test_the_first_year_goes_round_clockwise():
    table = Table(3).play(Start(BEN))
    assert table.view.year.clockwise
    assert (table.view.turn, table.view.next_turn) == (BEN, CY)
    table.play(Turn(CY))
    assert (table.view.turn, table.view.next_turn) == (CY, ANN)


def test_in_the_second_year_the_player_to_the_right_begins_and_it_goes_the_other_way():
    table = Table(4).play(Start(ANN)).second_year()
    assert table.view.year.order == (DI, CY, BEN, ANN)
    assert not table.view.year.clockwise
    assert (table.view.turn, table.view.next_turn) == (DI, CY)


def test_the_start_of_the_second_year_follows_from_the_first():
    table = Table(4).play(Start(ANN)).second_year()
    assert table.refused(Start(BEN)) == "start"
    assert table.play(Turn(BEN)).view.turn == BEN


def test_turns_belong_to_the_evening():
    table = Table().play(ToMidnight())
    assert table.refused(Turn(ANN)) == "in-midnight"
    assert table.refused(Start(ANN)) == "in-midnight"
    assert (table.view.turn, table.view.next_turn) == (None, None)


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_nobody_else_sits_there(seat):
    assert Table(2).refused(Turn(seat)) == "nobody"


def test_a_junior_game_ends_after_one_year():
    table = Table(2, Options(junior=True)).midnight().to_rewards()
    assert table.refused(NextYear()) == "last-year"
    table.play(Finish())
    assert table.match.outcome is not None


def test_the_second_year_cannot_be_left_out():
    table = Table().midnight().to_rewards()
    assert table.refused(Finish()) == "year-left"
    table.play(NextYear()).midnight().to_rewards()
    assert table.refused(NextYear()) == "last-year"


def test_a_match_has_no_outcome_before_its_end():
    table = Table().second_year().midnight(("red mom",)).to_rewards()
    assert table.match.outcome is None
    table.play(Finish())
    assert table.match.outcome.winners == (ANN,)
    assert table.match.outcome.scores == (5, 0)
