"""What a finished match of Bronze Heads can be held against: the deal, and all that was shown."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from companion.games.bronze_heads.moves import (
    Appraise,
    GoOn,
    Head,
    Move,
    Options,
    Read,
    Reading,
    Role,
)
from companion.games.bronze_heads.rules import deal
from companion.games.bronze_heads.rules.state import State
from companion.games.bronze_heads.view import Turn, View, Vote
from companion.table.evidence import Told
from companion.table.match import Match
from companion.table.text import Text, text

BronzeMatch: TypeAlias = Match[State, Options, Move, View]


def dealt(match: BronzeMatch) -> tuple[Text, ...]:
    """Roles, genuine heads, blind rounds and who begins, from the seed alone.

    Roles that were drawn as cards are none of the seed's, and not among them.
    """
    setting = match.setting
    given = deal(len(setting.seats), setting.options, setting.seed)
    roles = [
        text("proof-bronze-role", name=seat.name, role=_role(role))
        for seat, role in zip(setting.seats, given.roles, strict=False)
    ]
    heads = [
        text("proof-bronze-heads", round=number + 1, first=_head(first), second=_head(second))
        for number, row in enumerate(given.rounds)
        for first, second in [[head for head, genuine in row if genuine]]
    ]
    blind = [
        text("proof-bronze-blind", role=_role(role), round=number + 1)
        for role, number in given.blind
    ]
    begins = text("proof-begins", name=setting.seats[given.first].name)
    return (*(roles or [text("proof-bronze-cards")]), *heads, *blind, begins)


def told(match: BronzeMatch) -> tuple[Told, ...]:
    """Every reading and every hindrance in the order shown, and the truth shown by each vote.

    Of a match that is not over there is nothing: what was shown is still somebody's secret.
    """
    rounds = match.view(None).review
    firsts = [at for at, move in enumerate(match.journal) if isinstance(move, Appraise | Read)]
    ends = [at for at, move in enumerate(match.journal) if isinstance(move, GoOn)]
    turns = [turn for one in rounds for turn in one.turns]
    found = [
        line for at, turn in zip(firsts, turns, strict=False) for line in _turn(match, at, turn)
    ]
    found += [_vote(at, one.vote) for at, one in zip(ends, rounds, strict=False)]
    return tuple(sorted(found, key=lambda line: line.at))


def _turn(match: BronzeMatch, at: int, turn: Turn) -> Iterator[Told]:
    seats = match.setting.seats
    name = seats[turn.seat].name
    if turn.hindrance is not None:
        words = text("proof-bronze-hindered", name=name)
        yield Told(at, turn.seat, "turn", turn.hindrance.value, words)
    for seen in turn.seen:
        about = seen.about
        what = _head(about) if isinstance(about, Head) else seats[about].name
        words = text("proof-bronze-shown", name=name, about=what, reading=_reading(seen.reading))
        label = about.value if isinstance(about, Head) else str(about)
        yield Told(at, turn.seat, label, seen.reading.value, words)


def _vote(at: int, vote: Vote) -> Told:
    reading = Reading.GENUINE if vote.second_genuine else Reading.FAKE
    words = text("proof-bronze-vote", head=_head(vote.second), reading=_reading(reading))
    return Told(at, None, vote.second.value, reading.value, words)


def _head(which: Head) -> Text:
    return text(f"bronze-head-{which}")


def _role(which: Role) -> Text:
    return text("bronze-role-" + which.replace("_", "-"))


def _reading(which: Reading) -> Text:
    return text("bronze-reading-" + which.replace("_", "-"))
