"""A turn: what an appraisal shows, the abilities, and the passing of the marker."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TypeAlias

from companion.games.bronze_heads.moves import (
    Appraise,
    Attack,
    DoubleAttack,
    Faction,
    Forgo,
    Head,
    Hide,
    Invert,
    PassTo,
    Read,
    Reading,
    Role,
    Suspect,
)
from companion.games.bronze_heads.rules.state import Played, State, check_holder, check_other
from companion.games.bronze_heads.terms import Cause, Hindrance, Phase, Seen, Step
from companion.table.text import refuse

First: TypeAlias = Appraise | Read
Second: TypeAlias = Invert | Attack | Hide | Forgo | Suspect
Move: TypeAlias = First | Second | PassTo

ABILITIES: Mapping[Role, type[Invert | Attack | Hide]] = {
    Role.LAO_CHAOFENG: Invert,
    Role.YAO_BURAN: Attack,
    Role.ZHENG_GUOQU: Hide,
}
"""Who has something to do after the appraisal."""

MOST_HEADS: Mapping[Role, int] = {Role.XU_YUAN: 2, Role.FANG_ZHEN: 0}
"""How many heads a character may appraise on a turn, where it is not one."""

_FLIPPED = {Reading.GENUINE: Reading.FAKE, Reading.FAKE: Reading.GENUINE}


def check_turn(state: State, seat: int) -> None:
    """That this seat's turn begins now.

    Raises:
        Refused: It does not.
    """
    check_holder(state, seat, Phase.TURNS, Step.FIRST)


def due_hindrance(state: State) -> Hindrance | None:
    """What keeps the player whose turn begins from appraising (rulings, Attack)."""
    seat = state.turn.seat
    if state.pending[seat]:
        return Hindrance.ATTACKED
    if state.struck and state.deal.roles[seat] is Role.JI_YUNFU:
        return Hindrance.STRUCK
    return None


def read_before(state: State, seat: int) -> frozenset[int]:
    """The players whose side this seat has learned."""
    return frozenset(
        seen.about
        for done in state.rounds
        for turn in done.turns
        if turn.seat == seat
        for seen in turn.seen
        if isinstance(seen.about, int)
    )


def appraisal(state: State, seat: int, head: Head) -> Seen:
    """What this seat is shown of a head at this moment (rulings, What an appraisal shows)."""
    role = state.deal.roles[seat]
    truth = Reading.GENUINE if state.truth[head] else Reading.FAKE
    chosen = [turn.second for turn in state.round.turns]
    if (role, len(state.rounds) - 1) in state.deal.blind:
        return Seen(head, Reading.NO_RESULT, truth, Cause.BLIND)
    if any(isinstance(second, Hide) and second.head is head for second in chosen):
        return Seen(head, Reading.NO_RESULT, truth, Cause.HIDDEN)
    inverted = any(isinstance(second, Invert) for second in chosen)
    if inverted and role.faction is Faction.APPRAISER and role is not Role.JI_YUNFU:
        return Seen(head, _FLIPPED[truth], truth, Cause.INVERTED)
    return Seen(head, truth, truth, None)


def _faction(state: State, player: int) -> Seen:
    truth = Reading(state.deal.roles[player].faction.value)
    return Seen(player, truth, truth, None)


def verify(state: State, move: Move) -> None:
    """That the move may be made now. Of a first choice nothing depends on an attack.

    Raises:
        Refused: It may not.
    """
    match move:
        case Appraise() | Read():
            check_turn(state, move.seat)
            _verify_first(state, move)
        case PassTo(seat, player):
            check_holder(state, seat, Phase.TURNS, Step.PASS)
            _verify_pass(state, seat, player)
        case _:
            check_holder(state, move.seat, Phase.TURNS, Step.SECOND)
            _verify_second(state, move)


def _verify_first(state: State, move: First) -> None:
    role = state.deal.roles[move.seat]
    match move:
        case Appraise(_, heads):
            most = MOST_HEADS.get(role, 1)
            if not most:
                raise refuse("refused-bronze-fang-heads")
            if not 1 <= len(heads) <= most:
                raise refuse("refused-bronze-how-many", most=most)
            if any(head not in state.heads for head in heads):
                raise refuse("refused-bronze-head-elsewhere")
            if len(set(heads)) < len(heads):
                raise refuse("refused-bronze-head-twice")
        case Read(seat, player):
            if role is not Role.FANG_ZHEN:
                raise refuse("refused-bronze-only-fang")
            if player is not None:
                check_other(state, seat, player, "refused-bronze-read-self")
                if player in read_before(state, seat):
                    raise refuse("refused-bronze-read-again")


def _verify_second(state: State, move: Second) -> None:
    if isinstance(move, Suspect):
        _verify_suspect(state, move)
        return
    if state.turn.hindrance:
        raise refuse("refused-bronze-hindered")
    ability = ABILITIES.get(state.deal.roles[move.seat])
    if ability is None:
        raise refuse("refused-bronze-no-ability")
    if not isinstance(move, ability | Forgo):
        raise refuse("refused-bronze-other-ability")
    if isinstance(move, Attack):
        check_other(state, move.seat, move.player, "refused-bronze-attack-self")
    if isinstance(move, Hide) and move.head not in state.heads:
        raise refuse("refused-bronze-head-elsewhere")


def _verify_suspect(state: State, move: Suspect) -> None:
    if state.deal.roles[move.seat] in ABILITIES and not state.turn.hindrance:
        raise refuse("refused-bronze-has-ability")
    if move.player is not None:
        check_other(state, move.seat, move.player, "refused-bronze-suspect-self")


def _verify_pass(state: State, seat: int, player: int | None) -> None:
    if player is None:
        if state.passes:
            raise refuse("refused-bronze-pass-somebody")
        return
    if not state.passes:
        raise refuse("refused-bronze-pass-nobody")
    check_other(state, seat, player, "refused-bronze-pass-self")
    if player not in state.passes:
        raise refuse("refused-bronze-pass-acted")


def play(state: State, move: Move) -> State:
    """The state after a verified move."""
    match move:
        case Appraise() | Read():
            return _play_first(state, move)
        case PassTo(_, player):
            return _play_pass(state, player)
        case Attack(_, player):
            state = _attacked(state, player)
    return state.with_turn(replace(state.turn, second=move))


def _play_pass(state: State, player: int | None) -> State:
    if player is None:
        return replace(state, phase=Phase.SPEAKING)
    turns = (*state.round.turns, Played(player))
    return state.with_round(replace(state.round, turns=turns))


def _play_first(state: State, move: First) -> State:
    hindrance = due_hindrance(state)
    if hindrance:
        turn = replace(state.turn, first=move, hindrance=hindrance)
        return _struck(state, hindrance).with_turn(turn)
    match move:
        case Appraise(seat, heads):
            seen = tuple(appraisal(state, seat, head) for head in heads)
        case Read(_, player):
            seen = () if player is None else (_faction(state, player),)
    return state.with_turn(replace(state.turn, first=move, seen=seen))


def _struck(state: State, hindrance: Hindrance) -> State:
    if hindrance is not Hindrance.ATTACKED:
        return state
    seat = state.turn.seat
    return replace(
        state,
        pending=tuple(count - (at == seat) for at, count in enumerate(state.pending)),
        struck=state.struck or state.deal.roles[seat] is Role.JI_YUNFU,
    )


def _attacked(state: State, player: int) -> State:
    """One more attack pending on the player, and on Xu Yuan with Fang Zhen (rulings, Attack)."""
    roles = state.deal.roles
    victims = {player}
    if roles[player] is Role.FANG_ZHEN:
        victims.add(roles.index(Role.XU_YUAN))
    merged = state.options.double_attack is DoubleAttack.MERGED
    pending = (
        (1 if merged else count + 1) if seat in victims else count
        for seat, count in enumerate(state.pending)
    )
    return replace(state, pending=tuple(pending))
