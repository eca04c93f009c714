"""What holds in every game, tried on random ones."""

from __future__ import annotations

import json
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.games.bronze_heads.game import GAME
from companion.games.bronze_heads.moves import (
    LINE_UPS,
    Appraise,
    Attack,
    EnterRole,
    Forgo,
    GoOn,
    Head,
    Hide,
    Invert,
    Judge,
    NextSpeaker,
    OpenVote,
    PassTo,
    Read,
    RevealNext,
    Role,
    SeeRole,
    SpendChips,
    Suspect,
    TypeVote,
    VoteKind,
)
from companion.games.bronze_heads.rules import points
from companion.games.bronze_heads.terms import Phase, Step
from companion.table.codec import decode, encode
from companion.table.match import replay
from companion.table.text import Refused
from companion.texts import catalogue
from tests.games.bronze_heads.players import SEATS, moments, random_game, random_options
from tests.games.bronze_heads.scripts import script_of
from tests.games.bronze_heads.second_opinion import Opinion
from tests.games.case_files import ask

chances = st.integers(0, 2**32).map(random.Random)
counts = st.sampled_from(SEATS)


@given(counts, chances)
def test_a_game_always_ends_with_a_winner_and_up_to_ten_points(seats, rng):
    match = random_game(seats, rng, random_options(rng))
    view = match.view(None)
    assert view.phase is Phase.OVER
    assert 0 <= view.ending.points.total <= 10
    assert len(match.outcome.winners) in {2, 3, 4, 5}
    assert view.ending.points == points(match._state)
    assert len([move for move in match.journal if type(move).__name__ != "Note"]) < 250


@given(counts, chances)
def test_a_journal_on_disk_gives_the_same_match(seats, rng):
    match = random_game(seats, rng, random_options(rng))
    assert decode(GAME, json.loads(json.dumps(encode(match)))) == match
    assert replay(GAME, match.setting, match.journal) == match


@settings(max_examples=30)
@given(counts, chances)
def test_what_was_shown_never_changes(seats, rng):
    pages = [()] * seats
    for match in moments(seats, rng, random_options(rng)):
        for seat in range(seats):
            now = match.view(seat).mine.pages
            for before, after in zip(pages[seat], now, strict=False):
                if before.first is not None:
                    assert (before.first, before.shown, before.hindrance) == (
                        after.first,
                        after.shown,
                        after.hindrance,
                    )
            pages[seat] = now


def _plausible(seats):
    """Every kind of move by every seat, right or wrong."""
    everybody = range(-1, seats + 1)
    for seat in everybody:
        yield SeeRole(seat)
        yield from (EnterRole(seat, role) for role in Role)
        yield from (Appraise(seat, heads) for heads in [(), *((head,) for head in Head)])
        yield from (Appraise(seat, (Head.RAT, head)) for head in Head)
        yield Invert(seat)
        yield Forgo(seat)
        yield from (Hide(seat, head) for head in Head)
        yield SpendChips(seat, (0, 0, 0, 0))
        for player in everybody:
            yield from (kind(seat, player) for kind in (Read, Attack, Suspect, PassTo, Judge))
        yield from (kind(seat, None) for kind in (Read, Suspect, PassTo))
    yield from (NextSpeaker(), OpenVote(), TypeVote((0, 0, 0, 0)), GoOn(), RevealNext())


def _allowed_openly(view):
    """What the phase lets anybody do who stands at the table."""
    by_chips = view.options.votes is VoteKind.CHIPS
    nothing = (0, 0, 0, 0)
    if view.step is Step.PASS:
        return {PassTo(view.holder, seat) for seat in view.passes or (None,)}
    if view.step is Step.SPEND:
        return {SpendChips(view.holder, nothing)}
    return {
        Phase.SPEAKING: {NextSpeaker(), OpenVote()},
        Phase.VOTING: {TypeVote(nothing)},
        Phase.VOTED: {GoOn()} if by_chips else {GoOn(), TypeVote(nothing)},
        Phase.REVEAL: {RevealNext()},
    }.get(view.phase, set())


@settings(max_examples=6)
@given(counts, chances)
def test_only_whose_turn_it_is_can_move_and_only_as_offered(seats, rng):
    tried = list(_plausible(seats))
    say = catalogue("en").say
    for match in moments(seats, rng, random_options(rng)):
        view = match.view(None)
        offered = set() if view.holder is None else set(match.view(view.holder).mine.offers)
        if view.step is Step.ENTER_ROLE:
            entered = match._state.deal.roles
            offered = {
                EnterRole(seat, role)
                for seat in range(view.holder + 1)
                for role in LINE_UPS[seats]
                if role not in entered[:seat] + entered[seat + 1 :]
            }
        accepted = set()
        for move in tried:
            try:
                match.play(move)
            except Refused as refused:
                assert say(refused.why)
            else:
                accepted.add(move)
        assert accepted == {m for m in offered if m in tried} | _allowed_openly(view)
        for seat in range(seats):
            corrects = view.step is Step.ENTER_ROLE and seat < view.holder
            if seat != view.holder and not corrects:
                assert match.view(seat).mine.offers == ()


@given(counts, chances)
def test_everything_offered_is_accepted_but_a_card_already_entered(seats, rng):
    match = random_game(seats, rng, random_options(rng), until=lambda _: rng.random() < 0.02)
    view = match.view(None)
    if view.holder is not None:
        for move in match.view(view.holder).mine.offers:
            if isinstance(move, EnterRole) and move.role in match._state.deal.roles:
                continue
            match.play(move)


@pytest.mark.parametrize("seats", SEATS)
def test_the_number_of_moves_is_the_same_for_everybody(seats):
    rng = random.Random(seats)
    for _ in range(10):
        match = random_game(seats, rng)
        for kinds in ((Appraise, Read), (Invert, Attack, Hide, Forgo, Suspect), (PassTo, Judge)):
            made = [move.seat for move in match.journal if isinstance(move, kinds)]
            assert len({made.count(seat) for seat in range(seats)}) == 1


@given(counts, chances)
def test_the_door_and_a_second_opinion_answer_alike(seats, rng):
    """Whole games and beginnings, against the rulings read once more without the rules."""
    whole = rng.random() < 0.5
    stop = 0 if whole else 0.015
    match = random_game(
        seats,
        rng,
        random_options(rng),
        until=lambda view: bool(view.heads) and rng.random() < stop,
    )
    script = script_of(match._state)
    assert ask("bronze-heads", script) == Opinion(script).answer()


@given(counts, chances)
def test_the_app_shows_what_the_door_answers(seats, rng):
    match = random_game(seats, rng, random_options(rng))
    answer = ask("bronze-heads", script_of(match._state))
    ending = match.view(None).ending
    parts = {
        part: count
        for part in ("heads", "lao_found", "xu_safe", "fang_safe")
        if (count := getattr(ending.points, part)) is not None
    }
    assert answer["points"] == parts
    assert answer["total"] == ending.points.total
    assert answer["winner"] == f"{ending.winner.value}s"
    for round_, turns in zip(match.view(None).review, answer["turns"], strict=True):
        assert [[seen.reading.value for seen in turn.seen] for turn in round_.turns] == [
            list(turn["saw"].values()) for turn in turns
        ]
