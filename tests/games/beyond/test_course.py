"""Turns, reveals, the second pile, and how the end comes."""

import pytest

from companion.games.beyond.moves import (
    Change,
    Enchant,
    EndReveal,
    EndTurn,
    Enter,
    Item,
    PileOut,
    PreviousTurn,
    Reveal,
    SetSeen,
    Spirit,
    StartWith,
    Summon,
)
from companion.games.beyond.rules.course import Trigger
from companion.games.beyond.rules.reveal import Stopped
from tests.games.beyond.table import after, begun, holding, refusal, seen

TURTLE, BIRD, DRAGON, TIGER, UNICORN = Spirit

# Whose turn


def test_turns_go_clockwise_from_whoever_begins():
    match = begun(3).play(StartWith(1))
    order = []
    for _ in range(4):
        order.append(seen(match).active)
        match = match.play(EndTurn())
    assert order == [1, 2, 0, 1]
    assert seen(match).round == 2


def test_who_begins_is_settled_with_the_first_turn():
    match = after(begun(), StartWith(1), StartWith(0), EndTurn())
    assert refusal(match, StartWith(1)) == "begun"
    assert seen(after(match, PreviousTurn(), StartWith(1))).active == 1


def test_a_turn_is_taken_back_but_not_before_the_first():
    match = begun(3)
    assert refusal(match, PreviousTurn()) == "first-turn"
    assert seen(after(match, EndTurn(), PreviousTurn())).active == 0


# The end


def test_three_enchanted_spirits_bring_the_end_after_equal_turns():
    """Bo, second of three, enchants his third Spirit: Cy still has a turn, Ann has none."""
    match = holding(begun(3).play(EndTurn()), 1, turtle_snake=1, metal_tiger=1)
    assert seen(match).trigger is None
    match = match.play(Change(1, Item.AZURE_DRAGON, 1))
    assert seen(match).trigger is Trigger.THREE_SPIRITS
    assert seen(match).enchanters == (1,)
    assert seen(match).turns_left == (1, 2)
    match = match.play(EndTurn())
    assert seen(match).turns_left == (2,)
    assert not seen(match).turns_over
    match = match.play(EndTurn())
    assert seen(match).turns_over
    assert seen(match).turns_left == ()
    assert refusal(match, EndTurn()) == "last-turn-over"
    assert refusal(match, Reveal(TURTLE)) == "last-turn-over"
    assert refusal(match, PileOut()) == "last-turn-over"


def test_two_patterns_of_one_spirit_are_two_of_the_three():
    assert seen(holding(begun(), 0, turtle_snake=2, metal_tiger=1)).trigger is not None


def test_three_patterns_of_different_players_bring_no_end():
    match = holding(holding(begun(), 0, turtle_snake=2), 1, turtle_snake=2)
    assert seen(match).trigger is None


def test_equal_turns_are_counted_from_whoever_began():
    match = after(begun(3), StartWith(2), EndTurn())
    match = holding(match, 0, turtle_snake=3)
    assert seen(match).active == 0
    assert seen(match).turns_left == (0, 1)


def test_the_last_player_of_a_round_ends_it_with_the_own_turn():
    match = holding(after(begun(), EndTurn()), 1, turtle_snake=3)
    assert seen(match).turns_left == (1,)
    assert seen(match.play(EndTurn())).turns_over


def test_the_pile_is_mixed_anew_once_and_the_second_time_brings_the_end():
    match = begun().play(PileOut())
    assert (seen(match).piles_out, seen(match).trigger) == (1, None)
    match = match.play(PileOut())
    assert seen(match).trigger is Trigger.PILE
    assert seen(match).turns_left == (0, 1)
    assert refusal(match, PileOut()) == "piles-out"
    assert seen(after(match, EndTurn(), EndTurn())).turns_over


def test_six_nian_shou_cards_end_it_at_once():
    match = holding(begun(), 0, nian_shou=6)
    assert seen(match).trigger is Trigger.NIAN_SHOU
    assert seen(match).turns_over
    assert seen(match).turns_left == ()
    for move in (EndTurn(), Reveal(TURTLE), PileOut()):
        assert refusal(match, move) == "six"
    assert not seen(match.play(Change(0, Item.NIAN_SHOU, -1))).turns_over


def test_an_end_that_was_a_slip_is_no_end():
    match = holding(after(begun(), EndTurn()), 1, turtle_snake=3).play(EndTurn())
    assert seen(match).turns_over
    match = holding(match, 1, turtle_snake=2)
    assert not seen(match).turns_over
    match = holding(match, 0, metal_tiger=3)
    assert seen(match).turns_left == (0, 1)


def test_the_last_turn_is_taken_back():
    match = after(holding(begun(), 0, turtle_snake=3), EndTurn(), EndTurn(), PreviousTurn())
    assert seen(match).turns_left == (1,)
    assert not seen(match).turns_over


# Revealing


def revealed(*cards, match=None):
    return seen(after(match or begun(), *(Reveal(card) for card in cards))).reveal


def test_different_cards_are_all_taken_and_the_player_may_go_on():
    reveal = revealed(TURTLE, BIRD, UNICORN)
    assert reveal.stopped is None
    assert reveal.takes == (3, 3, 3, 3, 3)
    assert round(float(reveal.new), 3) == 0.416
    assert [stop.different for stop in reveal.stops] == [3, 4, 5]


def test_before_the_first_card_there_is_nothing_to_be_new():
    reveal = revealed()
    assert reveal.new is None
    assert reveal.takes == (0, 0, 0, 0, 0)
    assert [stop.different for stop in reveal.stops] == [1, 2, 3, 4, 5]


def test_five_different_cards_are_the_most():
    reveal = revealed(*Spirit)
    assert reveal.stopped is Stopped.FIVE
    assert reveal.takes[0] == 5
    assert (reveal.new, reveal.stops) == (None, ())


def test_a_repeat_gives_the_last_card_and_one_more_for_each_token():
    reveal = revealed(TURTLE, BIRD, DRAGON, BIRD)
    assert reveal.stopped is Stopped.REPEAT
    assert reveal.takes == (1, 2, 3, 4, 4)
    assert not reveal.nian_shou


def test_the_first_two_alike_bring_a_nian_shou_card_if_one_is_left():
    assert revealed(TURTLE, TURTLE).nian_shou
    match = holding(holding(begun(), 0, nian_shou=3), 1, nian_shou=3)
    assert not revealed(TURTLE, TURTLE, match=match).nian_shou


@pytest.mark.parametrize("cards", [(TURTLE, TURTLE), tuple(Spirit)])
def test_after_a_stop_no_card_is_turned_over_until_they_are_taken(cards):
    match = after(begun(), *(Reveal(card) for card in cards))
    assert refusal(match, Reveal(BIRD)) == "stopped"
    assert seen(after(match, EndReveal(), Reveal(BIRD))).reveal.cards == (BIRD,)


def test_nothing_is_taken_where_nothing_lies():
    assert refusal(begun(), EndReveal()) == "nothing-revealed"


def test_the_end_of_a_turn_clears_the_table():
    assert seen(after(begun(), Reveal(BIRD), EndTurn())).reveal.cards == ()


# Counting the cards


def counting(*moves):
    return after(begun(count_cards=True), *moves)


def test_without_counting_every_reveal_begins_with_a_fresh_pile():
    match = after(begun(), Reveal(BIRD), EndTurn())
    assert seen(match).reveal.pile == (16, 16, 16, 16, 16)
    assert seen(match).reveal.seen is None
    assert refusal(match, SetSeen(BIRD, 1)) == "not-counting"


def test_with_counting_every_card_turned_over_is_out_of_the_pile():
    match = counting(Reveal(BIRD), Reveal(BIRD), EndReveal(), EndTurn(), Reveal(TURTLE))
    assert seen(match).reveal.pile == (15, 14, 16, 16, 16)
    assert seen(match).reveal.seen == (1, 2, 0, 0, 0)
    assert float(seen(match).reveal.new) == 62 / 77


def test_the_count_is_corrected_within_what_can_be():
    match = counting(Reveal(BIRD), SetSeen(BIRD, 9))
    assert seen(match).reveal.pile[1] == 7
    assert refusal(match, SetSeen(BIRD, 0)) == "seen"  # one lies on the table
    assert refusal(match, SetSeen(BIRD, 17)) == "seen"


def test_a_seventeenth_card_of_a_spirit_cannot_be():
    assert refusal(counting(SetSeen(BIRD, 16)), Reveal(BIRD)) == "all-seen"


def test_with_every_card_seen_nothing_is_left_to_reckon_with():
    match = counting(*(SetSeen(spirit, 16) for spirit in Spirit), SetSeen(BIRD, 15), Reveal(BIRD))
    assert seen(match).reveal.new is None
    assert seen(match).reveal.stops[1].reached == 0


def test_the_cards_of_a_pattern_are_out_of_the_first_pile_already():
    match = after(
        begun(count_cards=True, advanced=True),
        Enter(0, Item.EXTRA_SPIRITS, 8),
        Enchant(0, DRAGON),
        Enchant(0, TURTLE),
    )
    assert seen(match).reveal.seen == (4, 0, 4, 0, 0)
    assert seen(match).reveal.pile == (12, 16, 12, 16, 16)
    assert refusal(match, SetSeen(DRAGON, 3)) == "seen"


def test_a_card_of_a_pattern_is_counted_once_and_another_one_besides():
    revealed = counting(*(move for _ in range(4) for move in (Reveal(BIRD), EndReveal())))
    assert seen(revealed.play(Enter(0, Item.VERMILION_BIRD, 1))).reveal.seen[1] == 4
    lying = counting(Enter(0, Item.VERMILION_BIRD, 1), Reveal(BIRD), EndReveal())
    assert seen(lying).reveal.seen[1] == 5, "four in the pattern, and the one that was taken"


def test_a_pattern_that_was_entered_by_mistake_is_out_no_more():
    match = counting(Enter(0, Item.VERMILION_BIRD, 1), Enter(0, Item.VERMILION_BIRD, 0))
    assert seen(match).reveal.pile == (16, 16, 16, 16, 16)


def test_a_pile_mixed_anew_lacks_what_lies_in_patterns_and_on_the_table():
    match = counting(Enter(0, Item.TURTLE_SNAKE, 1), SetSeen(DRAGON, 8), Reveal(BIRD), PileOut())
    assert seen(match).reveal.pile == (12, 15, 16, 16, 16)
    full = counting(Enter(0, Item.TURTLE_SNAKE, 4), Reveal(TURTLE), PileOut())
    assert seen(full).reveal.pile[0] == 0


# Summoning


def reminded(match, seat=0):
    return [(one.spirit, one.times) for one in seen(match).players[seat].summons]


def test_every_enchanted_spirit_is_reminded_of_until_it_is_used():
    match = holding(begun(advanced=True), 0, turtle_snake=1, azure_dragon=2)
    assert reminded(match) == [(TURTLE, 1), (DRAGON, 2)]
    match = match.play(Summon(0, DRAGON))
    assert reminded(match) == [(TURTLE, 1), (DRAGON, 1)]
    match = match.play(Summon(0, TURTLE))
    assert reminded(match) == [(DRAGON, 1)]
    assert refusal(match, Summon(0, TURTLE)) == "summoned"


def test_a_spirit_that_is_not_enchanted_is_not_summoned():
    assert refusal(begun(advanced=True), Summon(0, TURTLE)) == "summoned"


def test_the_simple_game_has_no_summoning():
    match = holding(begun(), 0, turtle_snake=1)
    assert reminded(match) == []
    assert refusal(match, Summon(0, TURTLE)) == "not-advanced"


def test_a_pattern_taken_out_takes_its_summoning_with_it():
    match = holding(begun(advanced=True), 0, turtle_snake=1).play(Summon(0, TURTLE))
    match = holding(holding(match, 0, turtle_snake=0), 0, turtle_snake=1)
    assert reminded(match) == [(TURTLE, 1)]


def worth_it(match, spirit):
    return next(one.worth_it for one in seen(match).players[0].summons if one.spirit == spirit)


def test_the_tiger_needs_a_nian_shou_card_that_nobody_holds():
    match = holding(begun(advanced=True), 0, metal_tiger=1)
    assert worth_it(match, TIGER)
    match = holding(holding(match, 0, nian_shou=3), 1, nian_shou=3)
    assert not worth_it(match, TIGER)


def test_the_unicorn_needs_a_lotus_on_another_pattern():
    match = holding(begun(advanced=True), 0, yellow_unicorn=1, turtle_snake=1)
    assert not worth_it(match, UNICORN)
    assert worth_it(match.play(Summon(0, TURTLE)), UNICORN)


def test_a_second_unicorn_can_take_the_lotus_of_the_first():
    match = holding(begun(advanced=True), 0, yellow_unicorn=2, turtle_snake=1)
    match = after(match, Summon(0, TURTLE), Summon(0, UNICORN))
    assert reminded(match) == [(UNICORN, 1)]
    assert worth_it(match, UNICORN)
