"""Secret picks (rulings, Secret picks)."""

from companion.games.lucky_incense.moves import (
    HandOut,
    Overrule,
    Pick,
    PickOpenly,
    Reopen,
    RunStage,
    SeatAmulets,
    Start,
)
from companion.games.lucky_incense.view import Phase
from companion.games.lucky_incense.words import Card
from tests.games.lucky_incense.table import ANN, BEN, CY, Table
from tests.games.lucky_incense.track import name, told

TWO_OWNERS = (
    ("red mom", "red dad", "yellow cat", "yellow dog"),
    ("red cat", "red dog", "green mom", None),
)


def two_owners():
    return Table(3).play(Start(BEN)).midnight(*TWO_OWNERS)


def test_all_pairs_of_a_stage_over_all_temples_are_picked_together():
    picking = two_owners().view.picking
    assert [(p.at.temple, p.at.pair, p.owner) for p in picking.pairs] == [
        (0, 0, ANN),
        (0, 1, BEN),
        (1, 0, ANN),
    ]
    assert picking.stage == 1
    assert picking.secret


def test_every_owner_is_asked_once_in_the_order_of_play():
    picking = two_owners().view.picking
    assert picking.owners == (BEN, ANN)
    assert picking.holder == BEN


def test_an_owner_sees_all_pairs_of_that_owner():
    mine = two_owners().sees(ANN).mine
    assert [choice.at.temple for choice in mine.choices] == [0, 1]
    assert {s.runner.card for s in mine.choices[0].cards} == {Card.MOM, Card.DAD}


def test_a_player_with_nothing_to_pick_is_not_asked():
    table = two_owners()
    assert table.sees(CY).mine is None
    assert table.refused(Pick(CY, (Card.MOM,))) == "not-asked"
    assert table.refused(Pick(77, (Card.MOM,))) == "not-asked"


def test_one_move_carries_all_picks_of_an_owner():
    table = two_owners()
    assert table.refused(Pick(ANN, (Card.DAD,))) == "pick-all"
    assert table.refused(Pick(ANN, (Card.DAD, Card.CAT, Card.CAT))) == "pick-all"
    assert table.refused(Pick(ANN, ())) == "pick-all"
    assert table.play(Pick(ANN, (Card.DAD, Card.CAT))).view.picking.picked == (ANN,)


def test_a_pick_is_one_of_the_two_cards():
    table = two_owners()
    assert table.refused(Pick(ANN, (Card.CAT, Card.DAD))) == "pick-card"
    assert table.refused(Pick(ANN, (Card.GRANDMA, Card.CAT))) == "pick-card"


def test_nothing_is_shown_until_the_last_has_picked():
    table = two_owners().play(Pick(ANN, (Card.DAD, Card.CAT)))
    assert table.phase is Phase.PICKS
    assert table.view.picking.holder == BEN
    assert [pair.rule for pair in table.view.year.race[0].stages[0]] == ["pending", "pending"]


def test_then_all_are_shown_together_and_the_stage_has_run():
    table = two_owners().play(Pick(ANN, (Card.DAD, Card.CAT)), Pick(BEN, (Card.DOG,)))
    assert table.phase is Phase.RACE
    assert table.view.picking is None
    shown = [pair for temple in table.view.year.race[:2] for pair in temple.stages[0]]
    assert [told(pair) for pair in shown] == [
        ("own_choice", "red dad"),
        ("own_choice", "yellow dog"),
        ("own_choice", "red cat"),
        ("walkover", "green mom"),
    ]


def test_the_order_of_picking_does_not_matter():
    ann, ben = Pick(ANN, (Card.DAD, Card.CAT)), Pick(BEN, (Card.DOG,))
    assert two_owners().play(ann, ben).view == two_owners().play(ben, ann).view


def test_whoever_has_picked_sees_the_own_pick_again_and_nobody_else_does():
    table = two_owners().play(Pick(ANN, (Card.DAD, Card.CAT)))
    assert table.sees(ANN).mine.picked == (Card.DAD, Card.CAT)
    assert table.sees(BEN).mine.picked is None
    assert table.refused(Pick(ANN, (Card.MOM, Card.CAT))) == "picked"


def test_the_table_learns_nothing_of_a_pick():
    views = [
        [table.view, table.sees(BEN), table.sees(CY)]
        for cards in [(Card.DAD, Card.CAT), (Card.MOM, Card.CAT), (Card.MOM, Card.DOG)]
        for table in [two_owners().play(Pick(ANN, cards))]
    ]
    assert all(view == views[0] for view in views)


def test_the_next_stage_may_bring_new_ones():
    table = Table(2).midnight(
        ("red mom", "yellow cat", "red dad", "yellow little_cousin"), ("yellow mom",)
    )
    assert table.phase is Phase.RACE
    table.play(RunStage(2))
    assert table.phase is Phase.PICKS
    assert table.view.picking.stage == 2
    assert table.refused(HandOut()) == "in-picks"


def test_a_temple_that_has_come_further_waits_for_the_stage():
    table = Table(2).midnight(("red mom", None, "red dad", None), ("yellow mom", "yellow cat"))
    assert [pair.owner for pair in table.view.picking.pairs] == [BEN]
    assert [len(temple.stages) for temple in table.view.year.race] == [1, 1]
    table.play(PickOpenly(BEN, Card.CAT))
    assert table.phase is Phase.RACE
    assert [pair.owner for pair in table.play(RunStage(2)).view.picking.pairs] == [ANN]


def test_where_only_one_pair_waits_it_needs_no_secrecy():
    table = Table(2).midnight(("red mom", "red dad"))
    assert not table.view.picking.secret
    assert table.view.picking.holder == ANN
    assert table.refused(Pick(ANN, (Card.MOM,))) == "open"
    assert table.refused(PickOpenly(BEN, Card.MOM)) == "not-asked"
    assert table.refused(PickOpenly(ANN, Card.CAT)) == "pick-card"
    table.play(PickOpenly(ANN, Card.DAD))
    assert name(table.view.year.race[0].stages[0][0].advances) == "red dad"


def test_where_several_wait_nobody_picks_in_the_open():
    assert two_owners().refused(PickOpenly(ANN, Card.MOM)) == "secret"


def test_a_pick_in_secret_cannot_be_taken_back_one_in_the_open_can():
    table = two_owners().play(Pick(ANN, (Card.DAD, Card.CAT)))
    assert not table.match.can_undo
    table = Table(2).midnight(("red mom", "red dad")).play(PickOpenly(ANN, Card.DAD))
    assert table.undo().phase is Phase.PICKS


def test_an_evening_correction_between_picks_leaves_them_alone():
    table = two_owners().play(Pick(ANN, (Card.DAD, Card.CAT)), SeatAmulets(CY, 1))
    assert table.view.picking.picked == (ANN,)
    assert table.undo().view.picking.picked == (ANN,)


def test_going_back_to_the_cards_forgets_the_picks():
    table = two_owners().play(Pick(ANN, (Card.DAD, Card.CAT)), Reopen()).midnight()
    assert table.view.picking.picked == ()


def test_the_seed_mixes_left_and_right():
    orders = {
        tuple(s.runner.card for s in choice.cards)
        for n in range(12)
        for table in [Table(3, seed=bytes([n]) * 32).midnight(*TWO_OWNERS)]
        for choice in table.sees(BEN).mine.choices
    }
    assert orders == {(Card.CAT, Card.DOG), (Card.DOG, Card.CAT)}


def test_picks_are_made_when_pairs_wait():
    assert Table().midnight().refused(Pick(ANN, (Card.MOM,))) == "in-race"
    assert two_owners().refused(RunStage(2)) == "in-picks"


def test_a_call_waits_until_the_picks_under_way_are_in():
    table = two_owners()
    assert table.view.can_overrule
    table.play(Pick(ANN, (Card.DAD, Card.CAT)))
    assert not table.view.can_overrule
    assert table.refused(Overrule(0, 1, 0, 0)) == "call-later"
