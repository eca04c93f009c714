"""The race on the phone: stage after stage, the table's calls, the rewards."""

import pytest

from companion.games.lucky_incense.moves import (
    Bless,
    Finish,
    HandOut,
    LetRuleStand,
    Overrule,
    Pick,
    PickOpenly,
    Reopen,
    RunStage,
)
from companion.games.lucky_incense.view import Phase
from companion.games.lucky_incense.words import Blessing, Card
from tests.games.lucky_incense.table import ADVANCED, ANN, BEN, Table
from tests.games.lucky_incense.track import name

PALACE = (
    *("red mom", "yellow cat", "red dad", "yellow little_cousin"),
    *("yellow mom", "red cat", "yellow dad", "red little_cousin"),
)


def palace():
    """Two players in the second year: everything meets in one palace."""
    return Table(2).second_year().midnight(PALACE)


def advancing(table, stage):
    return [name(pair.advances) for pair in table.view.year.race[0].stages[stage - 1]]


def behind_the_semi_finals():
    """Both owners have picked who comes to the final."""
    table = palace().play(RunStage(2), Pick(ANN, (Card.DAD,)), Pick(BEN, (Card.DAD,)))
    return table.play(RunStage(3))


# Stages


def test_one_stage_runs_after_another():
    table = palace()
    assert (table.view.year.shown, table.view.year.stages) == (1, 3)
    assert len(table.view.year.race[0].stages) == 1
    assert advancing(table, 1) == ["red mom", "red dad", "yellow mom", "yellow dad"]


def test_a_double_tap_runs_one_stage():
    table = Table().midnight(("red mom",)).play(RunStage(2))
    assert table.refused(RunStage(2)) == "no-stage"
    assert Table(4).midnight().refused(RunStage(3)) == "stage-order"
    assert Table(4).midnight().play(RunStage(2)).refused(RunStage(2)) == "stage-order"


def test_the_rewards_come_after_the_last_stage():
    table = Table().midnight(("red mom",))
    assert table.refused(HandOut()) == "stages-left"
    assert table.view.year.sheets[ANN].total == 0
    table.play(RunStage(2), HandOut())
    assert table.phase is Phase.REWARDS
    assert table.view.year.sheets[ANN].total == 3
    assert table.refused(HandOut()) == "in-rewards"


def test_in_a_year_with_a_palace_a_temple_is_finished_after_two_stages():
    table = Table(4).midnight(("red mom",), (), ("yellow mom",)).to_rewards()
    assert [len(temple.stages) for temple in table.view.year.race] == [2, 2, 3]
    assert table.view.totals == (3, 5, 0, 0)


def test_blessings_bear_on_race_and_rewards():
    table = Table(2, ADVANCED).play(
        Bless(Blessing.EMPEROR_GUAN, ANN), Bless(Blessing.WEN_CHANG, ANN)
    )
    table.midnight(("red grandma", "yellow grandma")).to_rewards()
    (reward,) = table.view.year.sheets[ANN].rewards
    assert (reward.worth, reward.wen_chang) == (3, 2)


# Calls


def test_the_table_sets_a_result_by_hand_and_the_race_goes_on_from_there():
    table = Table().midnight(("red mom", "yellow cat"), ("yellow dad",))
    table.play(Overrule(0, 1, 0, 1), RunStage(2), HandOut())
    pair = table.view.year.race[0].stages[0][0]
    assert (pair.rule, pair.by_rule, pair.overruled, pair.side) == ("power", 0, True, 1)
    assert table.view.totals == (0, 6)


def test_the_table_may_send_nobody_on_and_take_it_back():
    table = Table().midnight(("red mom", "yellow cat")).play(Overrule(0, 1, 0, None))
    assert advancing(table, 1) == [None, None]
    table.play(LetRuleStand(0, 1, 0))
    assert advancing(table, 1) == ["red mom", None]
    assert table.refused(LetRuleStand(0, 1, 0)) == "no-call"


@pytest.mark.parametrize(
    ("at", "why"),
    [
        ((0, 2, 0), "no-pair"),
        ((0, 0, 0), "no-pair"),
        ((0, 1, 2), "no-pair"),
        ((0, 1, -1), "no-pair"),
        ((2, 1, 0), "no-pair"),
        ((-1, 1, 0), "no-pair"),
    ],
)
def test_only_a_pair_that_lies_open_is_called(at, why):
    table = Table().midnight(("red mom", "yellow cat"))
    assert table.refused(Overrule(*at, 0)) == why
    assert table.refused(LetRuleStand(*at)) == why


@pytest.mark.parametrize("side", [1, 2, -1])
def test_nobody_advances_from_where_nobody_stands(side):
    assert Table().midnight(("red mom",)).refused(Overrule(0, 1, 0, side)) == "call-nobody"


def test_a_call_at_the_rewards_lets_the_table_see_the_race_again():
    table = Table().midnight(("red mom", "yellow cat")).to_rewards().play(Overrule(0, 1, 0, 1))
    assert (table.phase, table.view.year.shown) == (Phase.RACE, 1)
    assert table.to_rewards().view.totals == (0, 3)


def test_a_call_can_be_undone():
    table = Table().midnight(("red mom", "yellow cat")).to_rewards()
    before = table.view
    assert table.play(Overrule(0, 1, 0, 1)).undo().view == before


def test_a_call_can_settle_a_pair_that_waits():
    table = Table().midnight(("red mom", "red dad")).play(Overrule(0, 1, 0, 1))
    assert table.phase is Phase.RACE
    assert advancing(table, 1) == ["red dad", None]
    assert table.play(LetRuleStand(0, 1, 0)).phase is Phase.PICKS


def test_what_was_picked_behind_a_changed_pair_is_picked_again():
    table = behind_the_semi_finals().play(Overrule(0, 1, 0, None))
    assert table.view.year.shown == 1
    table.play(RunStage(2))
    assert advancing(table, 2) == ["red dad", "yellow dad"]
    table = behind_the_semi_finals().play(Overrule(0, 1, 0, None), LetRuleStand(0, 1, 0))
    assert table.play(RunStage(2)).view.picking.owners == (ANN,)


def test_what_was_picked_elsewhere_stands():
    table = behind_the_semi_finals().play(Overrule(0, 1, 0, 1), RunStage(2))
    assert advancing(table, 2) == ["red dad", "yellow dad"]
    assert table.phase is Phase.RACE


def test_a_call_that_changes_nobody_leaves_the_picks_behind_it():
    table = behind_the_semi_finals().play(Overrule(0, 1, 0, 0), RunStage(2))
    assert table.phase is Phase.RACE
    assert advancing(table, 2) == ["red dad", "yellow dad"]


def test_a_call_behind_a_changed_pair_falls_with_it():
    table = Table(2).midnight(("red mom", "yellow cat", "yellow dad", None)).play(RunStage(2))
    table.play(Overrule(0, 2, 0, 1), Overrule(0, 1, 0, 1), RunStage(2))
    assert not table.view.year.race[0].stages[-1][0].overruled
    assert table.view.picking.holder == BEN


def test_a_call_may_bring_a_new_pair_of_one_colour():
    table = Table().midnight(("red mom", "yellow cat", "yellow dad", None))
    table.play(Overrule(0, 1, 0, 1), RunStage(2))
    assert table.phase is Phase.PICKS
    table.play(PickOpenly(BEN, Card.CAT), HandOut())
    assert table.view.totals == (0, 4)


def test_going_back_to_the_cards_forgets_the_calls():
    table = Table().midnight(("red mom", "yellow cat")).play(Overrule(0, 1, 0, 1), Reopen())
    assert advancing(table.midnight(), 1) == ["red mom", None]


def test_calls_are_made_while_the_race_lies_open():
    assert Table().refused(Overrule(0, 1, 0, 0)) == "in-evening"
    table = Table().second_year().midnight(("red mom",)).to_end()
    assert table.refused(Overrule(0, 1, 0, 0)) == "in-over"
    assert not table.view.can_overrule


# The end


def test_a_tie_is_shared():
    table = Table().second_year().midnight(("red mom", None, None, None, "yellow mom")).to_end()
    assert table.view.totals == (2, 2)
    assert table.view.winners == (ANN, BEN)
    assert table.match.outcome.winners == (ANN, BEN)


def test_both_years_count():
    table = Table().midnight(("red mom",), ("red dad",)).to_rewards()
    table.second_year().midnight(("yellow mom",)).to_end()
    assert table.match.outcome.scores == (6, 5)


def test_an_end_cannot_be_taken_back():
    table = Table().second_year().midnight().to_rewards()
    assert table.view.winners is None
    assert not table.play(Finish()).match.can_undo


def test_the_past_stays_to_be_looked_at():
    table = Table().midnight(("red mom",)).to_rewards().second_year()
    (past,) = table.view.past
    assert past.number == 1
    assert past.sheets[ANN].total == 3
    assert len(past.race[0].stages) == 2
