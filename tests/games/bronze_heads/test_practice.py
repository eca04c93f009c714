"""The practice table: simulated players who keep to the rules, to their role and to their view."""

from __future__ import annotations

import inspect
import random
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.games.bronze_heads import practice
from companion.games.bronze_heads.game import GAME
from companion.games.bronze_heads.moves import (
    Faction,
    GoOn,
    Head,
    Move,
    NextSpeaker,
    OpenVote,
    Options,
    RevealNext,
    Role,
    Say,
    VoteKind,
)
from companion.games.bronze_heads.practice.heads import belief, cases
from companion.games.bronze_heads.practice.trust import confidence, shown_to_me
from companion.games.bronze_heads.terms import Phase
from companion.games.bronze_heads.view import View
from companion.table.chance import Chance
from companion.table.codec import decode, encode
from companion.table.text import Refused
from tests.games.bronze_heads.players import SEATS, BronzeMatch, any_move, new_match

PERSON = 0
TABLE = Options(votes=VoteKind.CHIPS, seconds=0, practice_seat=PERSON)
counts = st.sampled_from(SEATS)
chances = st.integers(0, 2**32).map(random.Random)

TOGETHER: dict[Phase, Move] = {
    Phase.SPEAKING: OpenVote(),
    Phase.VOTED: GoOn(),
    Phase.REVEAL: RevealNext(),
}
"""What the person does for the whole table."""


def step(match: BronzeMatch, number: int) -> BronzeMatch:
    """The match after the move of the simulated player who is due."""
    seat = practice.acts(match.view(None))
    assert seat is not None
    chance = Chance(match.setting.seed, f"practice {number}")
    return match.play(practice.choose(match.view(seat), chance))


def of_themselves(match: BronzeMatch) -> BronzeMatch:
    """The match where the person is due again."""
    while practice.acts(match.view(None)) is not None:
        match = step(match, len(match.journal))
    return match


def whole(seats: int, seed: bytes) -> BronzeMatch:
    """A whole game in which a simulated player sits on the person's seat too."""
    match = of_themselves(new_match(seats, TABLE, seed))
    while match.outcome is None:
        table = match.view(None)
        waits = table.phase is Phase.SPEAKING and all(
            say.seat != table.speaker for say in table.said[table.round]
        )
        if table.holder is not None or waits:
            own = match.view(PERSON)
            match = match.play(practice.choose(own, Chance(seed, f"person {len(match.journal)}")))
        else:
            match = match.play(TOGETHER[table.phase])
        match = of_themselves(match)
    return match


def by(person: random.Random, match: BronzeMatch) -> Move:
    """Any move of the person's."""
    table = match.view(None)
    if table.phase is Phase.SPEAKING:
        if any(say.seat == table.speaker for say in table.said[table.round]):
            return OpenVote()
        told = person.sample(table.heads, 3)
        return Say(PERSON, (told[0],), (told[1],), (told[2],), person.choice([None, 1]))
    return any_move(match, person)


# Whole games


@settings(max_examples=20)
@given(counts, chances)
def test_whatever_the_person_does_every_move_of_the_others_is_allowed_and_the_game_ends(seats, rng):
    match = of_themselves(new_match(seats, TABLE, rng.randbytes(32)))
    while match.outcome is None:
        match = of_themselves(match.play(by(rng, match)))
        assert len(match.journal) < 300
    assert match.view(None).phase is Phase.OVER


@settings(max_examples=5)
@given(counts, st.binary(min_size=32, max_size=32))
def test_the_same_seed_gives_the_same_game(seats, seed):
    assert whole(seats, seed).journal == whole(seats, seed).journal


@pytest.mark.parametrize("seats", SEATS)
def test_either_side_wins_a_sensible_share(seats):
    """Between three and seven in ten over many games; measured, and written in the package."""
    won = Counter(
        Faction.APPRAISER
        if (view := whole(seats, number.to_bytes(32, "big")).view(None)).ending
        and view.ending.winner is Faction.APPRAISER
        else Faction.COUNTERFEITER
        for number in range(40)
    )
    assert 10 <= won[Faction.APPRAISER] <= 30


# What they go by


def test_a_simulated_player_is_given_a_view_and_chance_and_nothing_else():
    taken = inspect.get_annotations(practice.choose, eval_str=True)
    assert taken == {"view": View, "chance": Chance, "return": Move}


@settings(max_examples=8)
@given(counts, chances)
def test_the_same_knowledge_and_the_same_chance_give_the_same_move(seats, rng):
    match = of_themselves(new_match(seats, TABLE, rng.randbytes(32)))
    match = of_themselves(match.play(by(rng, match)))
    view = match.view(match.view(None).holder)
    seed = rng.randbytes(32)
    assert practice.choose(view, Chance(seed, "x")) == practice.choose(view, Chance(seed, "x"))


def test_only_the_person_is_waited_for():
    match = of_themselves(new_match(6, TABLE))
    assert match.view(None).holder == PERSON
    assert practice.acts(new_match(6).view(None)) is None


def speaking(seats: int, seed: bytes) -> BronzeMatch:
    """The first moment at which the person is to speak."""
    rng = random.Random(1)
    match = of_themselves(new_match(seats, TABLE, seed))
    while match.view(None).phase is not Phase.SPEAKING or match.view(None).speaker != PERSON:
        match = of_themselves(match.play(by(rng, match)))
    return match


SEEDS = [bytes([number]) * 32 for number in range(12)]


def statements(seed: bytes):
    """Everybody's view in the first round's vote, with what they said."""
    match = speaking(8, seed)
    match = of_themselves(match.play(Say(PERSON)))
    said = match.view(None).said[0]
    return [(match.view(say.seat), say) for say in said if say.seat != PERSON]


def test_an_appraiser_with_a_result_tells_no_lie():
    for seed in SEEDS:
        for view, say in statements(seed):
            mine = view.mine
            if mine.role.faction is Faction.APPRAISER and mine.role is not Role.FANG_ZHEN:
                seen = shown_to_me(view, 0)
                assert all(seen[head] for head in say.genuine)
                assert not any(seen[head] for head in say.fake)


def test_fang_zhen_never_says_that_he_reads_people():
    for seed in SEEDS:
        for view, say in statements(seed):
            if view.mine.role is Role.FANG_ZHEN and say.suspect is not None:
                shown = {line.about: line.reading for line in view.mine.pages[0].shown}
                assert shown[say.suspect] == "counterfeiter"


def test_counterfeiters_lie_now_and_then_and_not_always():
    lies = Counter()
    for seed in SEEDS:
        for view, say in statements(seed):
            if view.mine.role.faction is Faction.COUNTERFEITER:
                seen = shown_to_me(view, 0)
                lies.update(seen[head] is False for head in say.genuine if head in seen)
                lies.update(seen[head] is True for head in say.fake if head in seen)
    assert lies[True] and lies[False]


def test_friends_are_neither_named_nor_accused():
    for seed in SEEDS:
        match = whole(8, seed)
        end = match.view(None)
        for view, say in statements(seed):
            assert view.mine.ally is None or say.suspect != view.mine.ally
        if not end.ending.early:
            lao, yao = (end.ending.roles.index(r) for r in (Role.LAO_CHAOFENG, Role.YAO_BURAN))
            assert end.ending.judged[lao] != yao
            assert end.ending.judged[yao] != lao


@settings(max_examples=10)
@given(counts, chances)
def test_what_somebody_believes_adds_up_to_two_genuine_heads(seats, rng):
    match = of_themselves(speaking(seats, rng.randbytes(32)).play(Say(PERSON)))
    for seat in range(seats):
        view = match.view(seat)
        guess = belief(view)
        assert sum(guess.values()) == pytest.approx(2)
        assert sum(case.weight for case in cases(view)) == pytest.approx(1)
        assert all(-0.001 <= chance <= 1.001 for chance in guess.values())
        assert set(confidence(view)) == set(range(seats)) - {seat}


# Statements


def test_a_statement_is_written_down_and_everybody_knows_it():
    match = speaking(6, SEEDS[0])
    heads = match.view(None).heads
    said = Say(PERSON, genuine=(heads[0],), suspect=2)
    match = match.play(said)
    assert said in match.view(3).said[0]
    again = Say(PERSON, fake=(heads[0],))
    match = match.play(again)
    assert [say for say in match.view(None).said[0] if say.seat == PERSON] == [again]


@pytest.mark.parametrize(
    "wrong",
    [
        Say(1),
        Say(PERSON, genuine=tuple(Head)[:5]),
        Say(PERSON, suspect=PERSON),
        Say(PERSON, suspect=6),
        Say(PERSON, suspect=-1),
    ],
)
def test_a_statement_that_makes_no_sense_is_refused(wrong):
    with pytest.raises(Refused):
        speaking(6, SEEDS[0]).play(wrong)


def test_no_head_is_both_genuine_and_fake():
    match = speaking(6, SEEDS[0])
    head = match.view(None).heads[0]
    with pytest.raises(Refused, match="refused-bronze-head-twice"):
        match.play(Say(PERSON, genuine=(head,), fake=(head,)))


def test_at_a_table_of_people_the_app_does_not_listen():
    match = new_match(6)
    rng = random.Random(2)
    while match.view(None).phase is not Phase.SPEAKING:
        match = match.play(any_move(match, rng))
    with pytest.raises(Refused, match="refused-bronze-say-aloud"):
        match.play(Say(match.view(None).speaker))


def test_somebody_must_sit_on_the_practice_seat():
    with pytest.raises(Refused, match="refused-bronze-nobody"):
        new_match(6, Options(practice_seat=6))


def test_a_match_from_before_there_was_a_practice_table_can_be_read():
    written = encode(new_match(6))
    del written["options"]["practice_seat"]
    assert decode(GAME, written) == new_match(6)


def test_a_statement_survives_the_disk():
    match = speaking(6, SEEDS[0]).play(Say(PERSON, suspect=2)).play(NextSpeaker())
    assert decode(GAME, encode(match)) == match
