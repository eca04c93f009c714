"""The JSON door `companion referee bronze-heads`: a script in, what came of it out."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from companion.games.bronze_heads import rules
from companion.games.bronze_heads.moves import (
    Appraise,
    Attack,
    Faction,
    Forgo,
    GoOn,
    Head,
    Hide,
    Invert,
    Judge,
    Move,
    OpenVote,
    PassTo,
    Read,
    Role,
    SeeRole,
    SpendChips,
    Suspect,
    TypeVote,
)
from companion.games.bronze_heads.rules import Played, State
from companion.games.bronze_heads.script import Ballot, Chips, Judging, Line, Names, Script, read
from companion.games.bronze_heads.terms import Hindrance, Phase
from companion.table.reading import Answer, Spot
from companion.table.text import Refused, text

WINNERS = {Faction.APPRAISER: "appraisers", Faction.COUNTERFEITER: "counterfeiters"}
"""The door's words for the winning side."""


def answer(root: Spot) -> Answer:
    """What came of a script, as far as it goes (the referee's door, bronze-heads).

    Raises:
        BadInput: The input is no script, or holds what a table would not allow.
    """
    script = read(root)
    names = script.names.written
    turns, votes, speaking = [], [], []
    state = _begun(script)
    for number in range(len(script.deal.rounds)):
        if number < len(script.turns):
            entry, lines = script.turns[number]
            if number:
                state = _do(state, GoOn(), entry)
            for line in lines:
                state = _taken(state, line, script.names)
            turns.append([_told(state, turn, names) for turn in state.round.turns[: len(lines)]])
            if state.phase is Phase.SPEAKING:
                speaking.append([names[seat] for seat in state.speaking])
        if number < len(script.votes):
            state = _voted(state, script.votes[number])
            votes.append(_vote(state, names))
    state = _ended(state, script)
    return {"turns": turns, "votes": votes, "speaking": speaking, **_end(state)}


def _do(state: State, move: Move, spot: Spot) -> State:
    """The state after the move; what the rules refuse is wrong at this place."""
    try:
        return rules.apply(state, move)
    except Refused as refused:
        spot.fail(refused.why)


def _begun(script: Script) -> State:
    """The state at the beginning of round 1, everybody having looked at the role."""
    seats = len(script.names.written)
    state = rules.begin(seats, script.options, script.deal)
    for seat in range(seats):
        state = rules.apply(state, SeeRole(seat))
    return state


# --- Turns


def _taken(state: State, line: Line, names: Names) -> State:
    """The state after one turn of the script."""
    try:
        rules.check_turn(state, line.seat)
    except Refused as refused:
        line.place("player").fail(refused.why)
    hindered = rules.due_hindrance(state) is not None
    state = _looked(state, line, names, hindered)
    state = _used(state, line, names, hindered)
    return _do(state, PassTo(line.seat, line.next), line.place("next"))


def _looked(state: State, line: Line, names: Names, hindered: bool) -> State:
    """The first choice. At the table a hindered player makes one too, without effect."""
    seat = line.seat
    reads = state.deal.roles[seat] is Role.FANG_ZHEN
    if hindered and line.appraise:
        line.head_place(0).fail("nothing can be appraised on this turn")
    if hindered and not reads:
        return rules.apply(state, Appraise(seat, state.heads[:1]))
    if reads and not line.appraise:
        if hindered or line.use is None:
            return rules.apply(state, Read(seat, None))
        return _do(state, Read(seat, names.seat(line.use)), line.use)
    return _do(state, Appraise(seat, line.appraise), _first_wrong(state, line))


def _first_wrong(state: State, line: Line) -> Spot:
    """The head at which an appraisal goes wrong, or the list where it is empty."""
    for at in range(len(line.appraise)):
        if not rules.can(state, Appraise(line.seat, line.appraise[: at + 1])):
            return line.head_place(at)
    return line.place("appraise")


def _used(state: State, line: Line, names: Names, hindered: bool) -> State:
    """The second choice: the ability, or what a player does who has none or leaves it."""
    seat = line.seat
    role = state.deal.roles[seat]
    if hindered and line.use:
        line.use.fail("no ability can be used on this turn")
    if line.use is None or role is Role.FANG_ZHEN:
        leave = Forgo(seat)
        return rules.apply(state, leave if rules.can(state, leave) else Suspect(seat, None))
    if role not in _ABILITIES:
        line.use.fail(text("refused-bronze-no-ability"))
    return _do(state, _ABILITIES[role](seat, line.use, names), line.use)


def _invert(seat: int, use: Spot, _: Names) -> Move:
    if not use.flag():
        use.fail("true is due here, or null to leave the ability")
    return Invert(seat)


_ABILITIES: Mapping[Role, Callable[[int, Spot, Names], Move]] = {
    Role.LAO_CHAOFENG: _invert,
    Role.YAO_BURAN: lambda seat, use, names: Attack(seat, names.seat(use)),
    Role.ZHENG_GUOQU: lambda seat, use, _: Hide(seat, use.one_of(Head)),
}


def _told(state: State, turn: Played, names: tuple[str, ...]) -> Answer:
    """A turn as the door tells it."""
    return {
        "player": names[turn.seat],
        "attacked": turn.hindrance is Hindrance.ATTACKED,
        "blinded": bool(turn.hindrance) and state.deal.roles[turn.seat] is Role.JI_YUNFU,
        "saw": {
            seen.about.value if isinstance(seen.about, Head) else names[seen.about]: (
                seen.reading.value
            )
            for seen in turn.seen
        },
    }


# --- Votes


def _voted(state: State, ballot: Ballot) -> State:
    """The state after one round's vote."""
    state = _do(state, OpenVote(), ballot.spot)
    if ballot.totals:
        totals = _row(state, ballot.totals)
        return _do(state, TypeVote(totals), _too_many(ballot.totals, state.chips_out))
    for seat in range(state.seats):
        chips = ballot.by_seat.get(seat, Chips(ballot.spot, {}))
        spend = SpendChips(seat, _row(state, chips))
        state = _do(state, spend, _too_many(chips, state.held(seat)))
    return state


def _row(state: State, chips: Chips) -> tuple[int, ...]:
    return tuple(chips.on[head][0] if head in chips.on else 0 for head in state.heads)


def _too_many(chips: Chips, most: int) -> Spot:
    """Where more chips lie than there are: on one head, or only on all of them together."""
    return next((spot for count, spot in chips.on.values() if count > most), chips.spot)


def _vote(state: State, names: tuple[str, ...]) -> Answer:
    """The round's vote as the door tells it."""
    vote = state.round.vote
    assert vote is not None
    left = {name: state.held(seat) for seat, name in enumerate(names)} if state.by_chips else None
    return {
        "first": vote.first.value,
        "second": vote.second.value,
        "second_genuine": vote.second_genuine,
        "totals": {head.value: count for head, count in zip(state.heads, vote.totals, strict=True)},
        "chips_left": left,
    }


# --- The end


def _ended(state: State, script: Script) -> State:
    """The state at the end, where the script goes so far."""
    if len(script.votes) == len(script.deal.rounds):
        state = rules.apply(state, GoOn())
    if script.judging:
        state = _judged(state, script.judging, script.names)
    return state


def _judged(state: State, judging: Judging, names: Names) -> State:
    _do(state, Judge(0, 1), judging.spot)  # whether it is time to judge at all
    for seat in range(state.seats):
        if seat in judging.named:
            player, spot = judging.named[seat]
        elif state.deal.roles[seat] is Role.ZHENG_GUOQU:
            player, spot = (seat + 1) % state.seats, judging.spot  # counts for nothing
        else:
            Spot(None, judging.spot.key(names.written[seat])).fail("this key is missing")
        state = _do(state, Judge(seat, player), spot)
    return state


def _end(state: State) -> Answer:
    """The points and who has won, as the door tells it."""
    if state.phase is not Phase.REVEAL:
        return {"points": None, "total": None, "winner": None, "ended": None}
    points = rules.points(state)
    parts = {
        "heads": points.heads,
        "lao_found": points.lao_found,
        "xu_safe": points.xu_safe,
        "fang_safe": points.fang_safe,
    }
    return {
        "points": {part: count for part, count in parts.items() if count is not None},
        "total": points.total,
        "winner": WINNERS[rules.winner(state)],
        "ended": "early" if rules.ended_early(state) else "judging",
    }
