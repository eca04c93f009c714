"""A match as a script of the referee's door, and what came of it in the door's words."""

from __future__ import annotations

from typing import Any

from companion.games.bronze_heads.moves import (
    Appraise,
    Attack,
    Hide,
    Invert,
    Options,
    Read,
)
from companion.games.bronze_heads.rules import Played, State
from tests.games.bronze_heads.players import NAMES


def _names(state: State) -> tuple[str, ...]:
    return NAMES[: state.seats]


def script_of(state: State) -> dict[str, Any]:
    """The script that a match has followed: its ended turns, its votes, its judging if complete."""
    names, deal, options = _names(state), state.deal, state.options
    script: dict[str, Any] = {
        "players": [
            {"name": name, "role": role.value} for name, role in zip(names, deal.roles, strict=True)
        ],
        "first": names[deal.first],
        "rounds": [{head.value: true for head, true in heads} for heads in deal.rounds],
        "blind": {role.value: number + 1 for role, number in deal.blind},
        "options": _options(options),
        "turns": [
            [_turn(state, number, at) for at in range(_ended(state, number))]
            for number in range(len(state.rounds))
        ],
        "votes": [_vote(state, number) for number, done in enumerate(state.rounds) if done.vote],
    }
    if len(state.judged) == state.seats:
        script["judging"] = {
            name: names[player] for name, player in zip(names, state.judged, strict=True)
        }
    return script


def _options(options: Options) -> dict[str, Any]:
    return {
        "majority": options.majority.value,
        "early_end": options.early_end,
        "double_attack": options.double_attack.value,
    }


def _ended(state: State, number: int) -> int:
    return len(state.acted) if number == len(state.rounds) - 1 else state.seats


def _turn(state: State, number: int, at: int) -> dict[str, Any]:
    names, turns = _names(state), state.rounds[number].turns
    turn = turns[at]
    line: dict[str, Any] = {"player": names[turn.seat]}
    if not turn.hindrance:
        line |= _choices(turn, names)
    if at + 1 < state.seats:
        line["next"] = names[turns[at + 1].seat]
    return line


def _choices(turn: Played, names: tuple[str, ...]) -> dict[str, Any]:
    chosen: dict[str, Any] = {"use": None}
    match turn.first:
        case Appraise(_, heads):
            chosen["appraise"] = [head.value for head in heads]
        case Read(_, int(player)):
            chosen["use"] = names[player]
    match turn.second:
        case Invert():
            chosen["use"] = True
        case Attack(_, player):
            chosen["use"] = names[player]
        case Hide(_, head):
            chosen["use"] = head.value
    return chosen


def _vote(state: State, number: int) -> dict[str, Any]:
    done = state.rounds[number]
    heads = [head.value for head, _ in state.deal.rounds[number]]
    if not state.by_chips:
        assert done.vote is not None
        return {"totals": dict(zip(heads, done.vote.totals, strict=True))}
    return {
        name: dict(zip(heads, chips, strict=True))
        for name, chips in zip(_names(state), done.spent, strict=True)
    }
