"""The evening: amulets, guesses, blessings, incense, censers; all of it can be put right."""

import pytest

from companion.games.lucky_incense.moves import (
    Bless,
    FaithUpgrade,
    LayCenser,
    NextYear,
    Pray,
    RightGuesses,
    SeatAmulets,
    TakeHome,
    TakeIncenseBack,
    ToMidnight,
)
from companion.games.lucky_incense.view import IncenseUse
from companion.games.lucky_incense.words import Blessing, Censer
from tests.games.lucky_incense.table import ADVANCED, ANN, BEN, CY, Table

GUAN, WEN = Censer.EMPEROR_GUAN, Censer.WEN_CHANG


def censers(table):
    return [c.censer for c in table.view.year.censers]


def test_an_evening_without_a_word_is_an_evening():
    table = Table().play(ToMidnight())
    assert table.view.totals == (0, 0)


# Amulets


def test_seat_amulets_count_at_once_and_can_be_put_right():
    table = Table().play(SeatAmulets(ANN, 3))
    assert table.view.totals == (3, 0)
    assert table.play(SeatAmulets(ANN, 2)).view.totals == (2, 0)


def test_every_right_guess_is_two_amulets():
    table = Table(2, ADVANCED).play(RightGuesses(BEN, 3))
    assert table.view.totals == (0, 6)
    assert table.view.year.sheets[BEN].guesses == 3


def test_amulets_can_be_put_right_until_the_match_is_over():
    table = Table().midnight(("red mom",)).play(SeatAmulets(BEN, 1)).to_rewards()
    table.play(SeatAmulets(BEN, 2), NextYear()).midnight().to_rewards()
    assert table.play(SeatAmulets(BEN, 1)).view.totals == (3, 3)
    assert table.to_end().refused(SeatAmulets(BEN, 4)) == "in-over"


@pytest.mark.parametrize("count", [-1, 100])
def test_amulets_and_guesses_are_0_to_99(count):
    assert Table().refused(SeatAmulets(ANN, count)) == "count"
    assert Table(2, ADVANCED).refused(RightGuesses(ANN, count)) == "count"


def test_the_next_year_counts_afresh_and_keeps_what_was_won():
    table = Table().play(SeatAmulets(ANN, 3)).second_year()
    assert table.view.year.sheets[ANN].total == 0
    assert table.view.past[0].sheets[ANN].seat_amulets == 3
    assert table.play(SeatAmulets(ANN, 1)).view.totals == (4, 0)


# A game without censers


@pytest.mark.parametrize(
    "move",
    [
        RightGuesses(ANN, 1),
        LayCenser(0, 0, Censer.MAZU),
        Pray(ANN, Censer.MAZU),
        FaithUpgrade(ANN),
        TakeIncenseBack(ANN),
        Bless(Blessing.WEN_CHANG, ANN),
    ],
)
def test_without_the_advanced_rules_there_is_no_incense(move):
    assert Table().refused(move) == "advanced"


def test_without_the_advanced_rules_no_censers_are_shown():
    assert Table().view.year.censers == ()


# Censers


def test_one_censer_lies_at_a_temple_and_two_at_a_palace():
    table = Table(4, ADVANCED)
    assert [(c.temple, c.slot) for c in table.view.year.censers] == [(0, 0), (1, 0), (2, 0), (2, 1)]
    assert table.refused(LayCenser(0, 1, Censer.MAZU)) == "no-place"
    table.play(LayCenser(2, 1, Censer.MAZU))
    assert censers(table) == [None, None, None, Censer.MAZU]


def test_a_censer_lies_in_one_place():
    table = Table(2, ADVANCED).play(LayCenser(0, 0, Censer.MAZU))
    assert table.refused(LayCenser(1, 0, Censer.MAZU)) == "censer-twice"
    assert table.refused(LayCenser(0, 0, Censer.MAZU)) == "nothing"
    table.play(LayCenser(0, 0, None), LayCenser(1, 0, Censer.MAZU))
    assert censers(table) == [None, Censer.MAZU]


@pytest.mark.parametrize(("temple", "slot"), [(2, 0), (-1, 0), (0, -1), (0, 7)])
def test_a_censer_lies_beside_a_temple_of_this_year(temple, slot):
    assert Table(2, ADVANCED).refused(LayCenser(temple, slot, Censer.MAZU)) == "no-place"


# Incense


def test_everybody_has_one_incense_a_year():
    table = Table(2, ADVANCED).play(FaithUpgrade(ANN))
    assert table.view.year.incense == (IncenseUse(None), None)
    assert table.refused(FaithUpgrade(ANN)) == "incense-gone"
    assert table.second_year().view.year.incense == (None, None)


def test_nobody_prays_twice_at_one_censer_in_a_year():
    table = Table(2, ADVANCED).play(LayCenser(0, 0, Censer.MAZU), Pray(ANN, Censer.MAZU))
    assert table.view.year.censers[0].used_by == ANN
    assert table.refused(Pray(BEN, Censer.MAZU)) == "censer-used"


def test_one_prays_only_at_what_is_within_reach():
    assert Table(2, ADVANCED).refused(Pray(ANN, Censer.MAZU)) == "censer-away"


def test_incense_can_be_taken_back():
    table = Table(2, ADVANCED).play(LayCenser(0, 0, Censer.MAZU), Pray(ANN, Censer.MAZU))
    table.play(TakeIncenseBack(ANN), Pray(BEN, Censer.MAZU))
    assert table.view.year.incense == (None, IncenseUse(Censer.MAZU))
    assert table.refused(TakeIncenseBack(ANN)) == "incense-there"


def test_a_censer_with_incense_is_not_exchanged():
    table = Table(2, ADVANCED).play(LayCenser(0, 0, Censer.MAZU), Pray(ANN, Censer.MAZU))
    assert table.refused(LayCenser(0, 0, Censer.WANG_YE)) == "censer-burns"
    assert table.refused(LayCenser(0, 0, None)) == "censer-burns"


# Blessings


def test_whoever_prays_at_emperor_guan_or_wen_chang_is_blessed():
    table = Table(2, ADVANCED).play(LayCenser(0, 0, GUAN), LayCenser(1, 0, WEN))
    table.play(Pray(BEN, WEN), Pray(ANN, GUAN))
    assert table.view.year.blessings == ((Blessing.EMPEROR_GUAN, ANN), (Blessing.WEN_CHANG, BEN))


def test_incense_taken_back_takes_its_blessing_back():
    table = Table(2, ADVANCED).play(LayCenser(0, 0, GUAN), Pray(ANN, GUAN), TakeIncenseBack(ANN))
    assert table.view.year.blessings == ()


def test_a_blessing_that_went_to_somebody_else_stays_there():
    table = Table(2, ADVANCED).play(LayCenser(0, 0, GUAN), Pray(ANN, GUAN))
    table.play(Bless(Blessing.EMPEROR_GUAN, BEN), TakeIncenseBack(ANN))
    assert table.view.year.blessings == ((Blessing.EMPEROR_GUAN, BEN),)


def test_a_blessing_has_one_holder_and_can_be_put_right():
    table = Table(3, ADVANCED).play(Bless(Blessing.WEN_CHANG, ANN), Bless(Blessing.WEN_CHANG, CY))
    assert table.view.year.blessings == ((Blessing.WEN_CHANG, CY),)
    assert table.play(Bless(Blessing.WEN_CHANG, None)).view.year.blessings == ()
    assert table.refused(Bless(Blessing.WEN_CHANG, 3)) == "nobody"


def test_one_player_may_hold_both():
    table = Table(2, ADVANCED).play(*(Bless(blessing, ANN) for blessing in Blessing))
    assert [seat for _, seat in table.view.year.blessings] == [ANN, ANN]


def test_blessings_last_for_their_year():
    table = Table(2, ADVANCED).play(Bless(Blessing.WEN_CHANG, ANN)).second_year()
    assert table.view.year.blessings == ()


def test_blessings_are_settled_when_the_bell_strikes():
    table = Table(2, ADVANCED).enter(("red mom",)).play(Bless(Blessing.WEN_CHANG, ANN)).midnight()
    assert table.refused(Bless(Blessing.WEN_CHANG, BEN)) == "in-race"


# Censers go home


def won_by_ann():
    table = Table(2, ADVANCED).play(LayCenser(0, 0, Censer.MAZU), LayCenser(1, 0, GUAN))
    return table.midnight(("red mom", "yellow cat")).to_rewards()


def test_the_winner_of_a_temple_takes_its_censer_home():
    table = won_by_ann()
    assert [c.goes_to for c in table.view.year.censers] == [ANN, None]
    table.play(NextYear())
    at_home = table.view.year.censers[-1]
    assert (at_home.censer, at_home.home, at_home.temple) == (Censer.MAZU, ANN, None)


def test_the_table_may_note_it_otherwise():
    table = won_by_ann().play(TakeHome(Censer.MAZU, None), TakeHome(GUAN, BEN), NextYear())
    assert [(c.censer, c.home) for c in table.view.year.censers if c.temple is None] == [
        (GUAN, BEN)
    ]


def test_a_censer_at_home_is_prayed_at_by_its_owner_alone_and_once_a_year():
    table = won_by_ann().play(NextYear())
    assert table.refused(Pray(BEN, Censer.MAZU)) == "censer-away"
    table.play(Pray(ANN, Censer.MAZU))
    assert table.view.year.censers[-1].used_by == ANN


def test_a_censer_at_home_is_not_on_the_table():
    table = won_by_ann().play(NextYear())
    assert table.refused(LayCenser(0, 0, Censer.MAZU)) == "censer-home"
    assert table.refused(LayCenser(0, 0, GUAN)) == "nothing"


def test_of_a_palace_the_winner_takes_both():
    table = Table(4, ADVANCED).play(LayCenser(2, 0, GUAN), LayCenser(2, 1, WEN))
    table.midnight((), (), ("red mom",)).to_rewards()
    assert [c.goes_to for c in table.view.year.censers if c.censer] == [ANN, ANN]


def test_only_a_censer_of_this_year_goes_home_and_only_at_the_rewards():
    assert won_by_ann().refused(TakeHome(Censer.WANG_YE, ANN)) == "censer-away"
    assert Table(2, ADVANCED).refused(TakeHome(GUAN, ANN)) == "in-evening"
