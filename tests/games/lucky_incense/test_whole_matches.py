"""What holds for every match: nothing but a refusal stops it, nothing leaks, nothing is lost."""

import json
import random
import re
from dataclasses import asdict
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import companion.games.lucky_incense as package
from companion.games.lucky_incense.game import GAME
from companion.games.lucky_incense.moves import Finish, Move, Pick
from companion.games.lucky_incense.view import Phase
from companion.games.lucky_incense.words import AncestorReading, Colour, Options
from companion.table.codec import decode, encode
from companion.table.text import Refused
from companion.texts import catalogue
from tests.games.case_files import ask
from tests.games.lucky_incense.players import any_move, onward, pick, play_on
from tests.games.lucky_incense.table import Table

OPTIONS = st.builds(
    Options,
    ancestor=st.sampled_from(AncestorReading),
    junior=st.booleans(),
    advanced=st.booleans(),
)
PLAYERS = st.integers(2, 5)
NUMBERS = st.integers(0, 2**32)


@settings(max_examples=60)
@given(PLAYERS, OPTIONS, NUMBERS)
def test_any_move_at_any_time_is_made_or_refused_in_words(players, options, number):
    table = play_on(Table(players, options), random.Random(number), 150, mess=0.6)
    assert table.refusals


@settings(max_examples=40)
@given(PLAYERS, OPTIONS, NUMBERS)
def test_a_journal_goes_through_the_wire_and_back(players, options, number):
    table = play_on(Table(players, options), random.Random(number), 200, mess=0.3)
    match = decode(GAME, json.loads(json.dumps(encode(table.match))))
    assert match.journal == table.match.journal
    assert all(match.view(seat) == table.sees(seat) for seat in (None, *range(players)))
    assert match.outcome == table.match.outcome


@settings(max_examples=40)
@given(PLAYERS, OPTIONS, NUMBERS)
def test_a_public_move_can_be_taken_back(players, options, number):
    rng = random.Random(number)
    table = play_on(Table(players, options), rng, rng.randint(0, 60), mess=0.3)
    for _ in range(20):
        before = table.view
        try:
            table.play(any_move(rng))
        except Refused:
            continue
        last = table.match.journal[-1]
        assert table.match.can_undo == (not isinstance(last, Pick | Finish))
        if not table.match.can_undo:
            break
        assert table.undo().view == before


@settings(max_examples=80)
@given(PLAYERS, OPTIONS, NUMBERS)
def test_nobody_learns_of_a_pick_before_all_are_in(players, options, number):
    rng = random.Random(number)
    table = Table(players, options)
    while table.phase is not Phase.OVER:
        if table.phase is not Phase.PICKS or not table.view.picking.secret:
            table.play(onward(table, rng))
            continue
        seat = table.view.picking.holder
        others = [None, *(other for other in range(players) if other != seat)]
        seen = []
        for _ in range(4):
            after = table.match.play(pick(table, rng))
            if after.view(None).phase is Phase.PICKS and after.view(None).picking.picked:
                seen.append([after.view(other) for other in others])
        assert all(views == seen[0] for views in seen)
        table.play(pick(table, rng))


@settings(max_examples=80)
@given(PLAYERS, OPTIONS, NUMBERS)
def test_a_match_comes_to_its_end(players, options, number):
    rng = random.Random(number)
    table = Table(players, options)
    for _ in range(200):
        if table.phase is Phase.OVER:
            break
        table.play(onward(table, rng))
    outcome = table.match.outcome
    assert outcome.scores == table.view.totals
    assert outcome.winners == table.view.winners
    assert max(outcome.scores) == outcome.scores[outcome.winners[0]]


@settings(max_examples=150)
@given(PLAYERS, OPTIONS, NUMBERS)
def test_no_pick_and_no_call_outlives_its_pair(players, options, number):
    rng = random.Random(number)
    table = Table(players, options)
    while table.phase is not Phase.OVER:
        play_on(table, rng, 1, mess=0.3)
        if table.phase is Phase.REWARDS:
            year = table.match._state.year
            pairs = [p for temple in table.view.year.race for stage in temple.stages for p in stage]
            assert {p.at for p in pairs if p.overruled} == set(dict(year.calls))
            assert {p.at for p in pairs if p.rule == "own_choice"} == set(dict(year.picks))
            assert not any(pair.pending for pair in pairs)


def as_the_door_has_it(year, options):
    """The year as the door's input, with the picks that were made."""
    names = list(Colour)

    def seat(runner):
        fields = asdict(runner)
        return {"colour": names[fields.pop("owner")], **fields}

    return {
        "options": {"ancestor": options.ancestor, "junior": options.junior},
        "temples": [
            {"kind": t.kind, "seats": [runner and seat(runner) for runner in t.places]}
            for t in year.temples
        ],
        "picks": [
            {**asdict(pair.at), "card": pair.advances.card}
            for temple in year.race
            for stage in temple.stages
            for pair in stage
            if pair.rule == "own_choice"
        ],
    }


@settings(max_examples=60)
@given(PLAYERS, OPTIONS, NUMBERS)
def test_the_phone_and_the_door_agree(players, options, number):
    rng = random.Random(number)
    table = Table(players, options)
    while table.phase is not Phase.OVER:
        table.play(onward(table, rng))
    for year in (*table.view.past, table.view.year):
        answer = ask("lucky-incense", as_the_door_has_it(year, options))
        won = [sheet.total for sheet in year.sheets]
        assert [answer["amulets"].get(colour, 0) for colour in list(Colour)[:players]] == won


def test_every_refusal_has_its_sentence():
    sources = Path(package.__file__).parent.rglob("*.py")
    found = {
        name for file in sources for name in re.findall(r'"(refused-[a-z-]+)"', file.read_text())
    }
    phases = {f"refused-lucky-in-{phase}" for phase in Phase}
    words = catalogue("en")
    assert [name for name in sorted(found | phases) if name not in words] == []


def test_every_sentence_is_somebodys_refusal():
    folder = Path(package.__file__).parent
    sources = "".join(file.read_text() for file in folder.rglob("*.py"))
    catalog = folder.parent.parent / "locales" / "en" / "lucky_incense_refusals.ftl"
    said = re.findall(r"^(refused-[a-z-]+) =", catalog.read_text(), re.MULTILINE)
    phases = {f"refused-lucky-in-{phase}" for phase in Phase}
    assert [name for name in said if f'"{name}"' not in sources and name not in phases] == []


@pytest.mark.parametrize("kind", Move.__args__, ids=lambda kind: kind.__name__)
def test_every_move_is_on_the_wire(kind):
    assert kind in GAME.move_types
    assert kind.__doc__
