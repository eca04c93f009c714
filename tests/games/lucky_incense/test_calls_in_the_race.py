"""The table may overrule any pair, and the race goes on from there (rulings, last paragraph)."""

from tests.games.lucky_incense.track import name, paid, race, told


def test_the_call_decides_who_goes_on():
    raced = race("red mom", "blue cat", "green dad", calls={(1, 0): 1})
    pair = raced.stages[0][0]
    assert name(pair.advances) == "blue cat"
    assert name(raced.stages[1][0].cards[0].runner) == "blue cat"


def test_what_the_rule_says_stays_readable_beside_the_call():
    pair = race("red mom", "blue cat", calls={(1, 0): 1}).stages[0][0]
    assert pair.overruled
    assert (pair.rule, pair.by_rule, pair.side) == ("power", 0, 1)


def test_the_table_may_send_nobody_on():
    raced = race("red mom", "blue cat", "green dad", calls={(1, 0): None})
    assert told(raced.stages[0][0]) == ("power", None)
    assert paid(raced) == [("green dad", "top", 3)]


def test_a_call_in_the_final_moves_the_rewards():
    raced = race("red mom", None, "blue cat", calls={(2, 0): 1})
    assert paid(raced) == [("blue cat", "top", 3), ("red mom", "final", 1)]


def test_a_call_on_a_pair_of_one_colour_needs_no_pick():
    raced = race("red mom", "red cat", calls={(1, 0): 1})
    assert raced.finished
    assert raced.stages[0][0].rule == "pending"
    assert name(raced.stages[0][0].advances) == "red cat"


def test_possession_lasts_whoever_the_table_sends_on():
    raced = race("red ancestor", "blue ancestor", "green mom", calls={(1, 0): 0})
    assert told(raced.stages[1][0]) == ("possession", "green mom")


def test_nobody_can_be_called_from_an_empty_spot():
    raced = race("red mom", None, calls={(1, 0): 1})
    assert not raced.stages[0][0].overruled
    assert name(raced.stages[0][0].advances) == "red mom"
