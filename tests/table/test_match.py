import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.table.game import Outcome
from companion.table.match import Setting, begin, replay
from companion.table.text import Refused
from tests.table.coin_game import (
    ANN,
    BO,
    GAME,
    Cry,
    Guess,
    Options,
    Side,
    Toss,
    coin_match,
    played,
)

MOVES = st.sampled_from(
    [Toss(), Cry("ha"), *(Guess(seat, side) for seat in (0, 1) for side in Side)]
)


def test_a_new_match_has_no_moves():
    match = coin_match()
    assert match.journal == ()
    assert match.outcome is None


def test_a_move_is_written_into_the_journal_of_the_next_match():
    before = coin_match()
    after = before.play(Guess(0, Side.HEADS))
    assert after.journal == (Guess(0, Side.HEADS),)
    assert before.journal == ()


def test_a_refused_move_leaves_the_match_as_it_stood():
    match = coin_match()
    with pytest.raises(Refused):
        match.play(Toss())
    assert match == coin_match()


def test_a_seat_sees_its_own_guess_and_no_other():
    match = coin_match().play(Guess(0, Side.HEADS)).play(Guess(1, Side.TAILS))
    assert match.view(0).guesses == (Side.HEADS, None)
    assert match.view(1).guesses == (None, Side.TAILS)
    assert match.view(None).guesses == (None, None)


def test_the_last_toss_gives_the_outcome():
    assert played(coin_match()).outcome == Outcome(winners=(1,), scores=(0, 1))


def test_nothing_can_be_taken_back_before_the_first_move():
    assert not coin_match().can_undo
    with pytest.raises(Refused):
        coin_match().undo()


def test_what_everybody_saw_can_be_taken_back():
    match = coin_match().play(Cry("ha"))
    assert match.can_undo
    assert match.undo() == coin_match()


def test_what_was_chosen_in_secret_cannot_be_taken_back():
    match = coin_match().play(Guess(0, Side.HEADS))
    assert not match.can_undo
    with pytest.raises(Refused):
        match.undo()


def test_a_game_for_two_to_four_takes_neither_one_nor_five():
    for seats in ([ANN], [ANN, BO] * 2 + [ANN]):
        with pytest.raises(Refused):
            begin(GAME, Setting(tuple(seats), Options(), bytes(32)))


def test_a_journal_with_a_move_out_of_turn_gives_no_match():
    with pytest.raises(Refused):
        replay(GAME, coin_match().setting, (Toss(),))


@given(st.lists(MOVES))
def test_a_journal_gives_the_match_that_wrote_it(moves):
    match = coin_match(rounds=3)
    for move in moves:
        try:
            match = match.play(move)
        except Refused:
            continue
    assert replay(GAME, match.setting, match.journal) == match


def test_a_printed_match_tells_no_secret():
    match = coin_match().play(Guess(0, Side.HEADS))
    printed = f"{match!r} {match} {match.setting!r}"
    assert "seat=0" not in printed
    assert Side.HEADS not in printed
    assert repr(match.setting.seed) not in printed
