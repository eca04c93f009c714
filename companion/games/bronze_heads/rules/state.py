"""The deal and the match as it stands, and what follows from them."""

from __future__ import annotations

from dataclasses import dataclass, replace

from companion.games.bronze_heads.moves import (
    CHIPS_A_ROUND,
    Appraise,
    Attack,
    Forgo,
    Head,
    Hide,
    Invert,
    Options,
    Read,
    Role,
    Say,
    Suspect,
    VoteKind,
)
from companion.games.bronze_heads.terms import Hindrance, Phase, Seen, Step, Vote
from companion.table.seats import clockwise_from
from companion.table.text import refuse


@dataclass(frozen=True, slots=True)
class Deal:
    """What chance decides before the first turn.

    Attributes:
        roles: The role of each seat; with `RoleSource.CARDS` those entered so far.
        rounds: Three times four heads in zodiac order and whether each is genuine, two and two
            (rulings, Heads).
        blind: Huang Yanyan and Kido Kana with the round, 0 to 2, in which each is blind.
        first: The seat that opens round 1.
    """

    roles: tuple[Role, ...]
    rounds: tuple[tuple[tuple[Head, bool], ...], ...]
    blind: tuple[tuple[Role, int], ...]
    first: int


@dataclass(frozen=True, slots=True)
class Played:
    """One player's turn as far as it has gone. What was shown is kept here and never changes.

    Attributes:
        seat: Whose turn.
        first: The first choice, or None while it is to come.
        seen: What it showed, in the order chosen; empty for a hindered player.
        hindrance: Why it showed nothing, or None.
        second: The second choice, or None while it is to come.
    """

    seat: int
    first: Appraise | Read | None = None
    seen: tuple[Seen, ...] = ()
    hindrance: Hindrance | None = None
    second: Invert | Attack | Hide | Forgo | Suspect | None = None


@dataclass(frozen=True, slots=True)
class Round:
    """One round as far as it has been played.

    Attributes:
        turns: In the order they were taken; the last may be under way.
        notes: Each seat's line in the notebook.
        spoken: How many have finished their statement.
        said: At the practice table, the statements so far in the order of speaking.
        spent: With `VoteKind.CHIPS`, the chips of each seat that has spent, on each head.
        vote: The result, or None while it is to come.
        mistyped: Totals that were typed and then corrected, the first first.
    """

    turns: tuple[Played, ...]
    notes: tuple[str, ...]
    spoken: int = 0
    said: tuple[Say, ...] = ()
    spent: tuple[tuple[int, ...], ...] = ()
    vote: Vote | None = None
    mistyped: tuple[tuple[int, ...], ...] = ()


@dataclass(frozen=True, slots=True)
class State:
    """A match of Bronze Heads. Only the rules and the views read it.

    Attributes:
        seats: How many play, 6 to 8.
        options: The table's choices.
        deal: What chance decided.
        phase: Where the match stands.
        looked: How many have looked at their role in the night.
        rounds: The rounds opened so far.
        pending: For each seat, the attacks that have yet to strike (rulings, Attack).
        struck: Whether Ji Yunfu has been struck.
        judged: Whom each seat named, in seating order, as far as answered.
        revealed: How many parts of the end the table has seen, 0 to 3.
    """

    seats: int
    options: Options
    deal: Deal
    phase: Phase
    looked: int
    rounds: tuple[Round, ...]
    pending: tuple[int, ...]
    struck: bool
    judged: tuple[int, ...]
    revealed: int

    @property
    def round(self) -> Round:
        """The round under way, or the last one. Raises IndexError before round 1."""
        return self.rounds[-1]

    @property
    def turn(self) -> Played:
        """The turn under way, or the last one. Raises IndexError before round 1."""
        return self.round.turns[-1]

    @property
    def truth(self) -> dict[Head, bool]:
        """The round's heads in zodiac order, and whether each is genuine."""
        return dict(self.deal.rounds[len(self.rounds) - 1])

    @property
    def heads(self) -> tuple[Head, ...]:
        """The round's heads in zodiac order; empty before round 1."""
        return tuple(self.truth) if self.rounds else ()

    @property
    def by_chips(self) -> bool:
        """Whether everybody's chips are entered in secret."""
        return self.options.votes is VoteKind.CHIPS

    @property
    def step(self) -> Step | None:
        """What the player with the phone does next; None in a phase without hand-over."""
        match self.phase:
            case Phase.TURNS if self.turn.first is None:
                return Step.FIRST
            case Phase.TURNS if self.turn.second is None:
                return Step.SECOND
            case Phase.VOTING if not self.by_chips:
                return None
        return _STEPS.get(self.phase)

    @property
    def holder(self) -> int | None:
        """The seat to whom the phone goes; None when it lies on the table."""
        match self.step:
            case None:
                return None
            case Step.ENTER_ROLE:
                return len(self.deal.roles)
            case Step.SEE_ROLE:
                return self.looked
            case Step.SPEND:
                return len(self.round.spent)
            case Step.JUDGE:
                return len(self.judged)
        return self.turn.seat

    @property
    def acted(self) -> tuple[int, ...]:
        """The seats that have ended their turn this round, in that order."""
        if not self.rounds:
            return ()
        done = self.round.turns[:-1] if self.phase is Phase.TURNS else self.round.turns
        return tuple(turn.seat for turn in done)

    @property
    def passes(self) -> tuple[int, ...]:
        """The seats that have not had the marker this round; empty before round 1."""
        if not self.rounds:
            return ()
        had = {turn.seat for turn in self.round.turns}
        return tuple(seat for seat in range(self.seats) if seat not in had)

    @property
    def speaking(self) -> tuple[int, ...]:
        """The order of statements: left of the last to act first (rulings, Speaking).

        Empty until the round's turns are over.
        """
        if len(self.acted) < self.seats:
            return ()
        return clockwise_from((self.acted[-1] + 1) % self.seats, self.seats)

    @property
    def chips_out(self) -> int:
        """The most chips that can lie on the table in this round's vote.

        Two a player and round, less what earlier rounds spent (rulings, Chips and votes).
        """
        dealt = CHIPS_A_ROUND * self.seats * max(len(self.rounds), 1)
        return dealt - sum(sum(done.vote.totals) for done in self.rounds[:-1] if done.vote)

    def held(self, seat: int) -> int:
        """The chips this seat holds, where they are entered by player; 0 before round 1."""
        spent = sum(sum(done.spent[seat]) for done in self.rounds if seat < len(done.spent))
        return CHIPS_A_ROUND * len(self.rounds) - spent

    def with_turn(self, turn: Played) -> State:
        """The state with the turn under way as given."""
        return self.with_round(replace(self.round, turns=(*self.round.turns[:-1], turn)))

    def with_round(self, done: Round) -> State:
        """The state with the round under way as given."""
        return replace(self, rounds=(*self.rounds[:-1], done))


_STEPS = {
    Phase.ENTER: Step.ENTER_ROLE,
    Phase.NIGHT: Step.SEE_ROLE,
    Phase.TURNS: Step.PASS,
    Phase.VOTING: Step.SPEND,
    Phase.JUDGING: Step.JUDGE,
}


def opened(state: State, starter: int) -> State:
    """The state in which the next round begins with this seat's turn."""
    fresh = Round(turns=(Played(starter),), notes=("",) * state.seats)
    return replace(state, phase=Phase.TURNS, rounds=(*state.rounds, fresh))


def check_phase(state: State, *phases: Phase) -> None:
    """That the match stands in one of these phases. Raises Refused, saying what is due."""
    if state.phase not in phases:
        raise refuse(f"refused-bronze-in-{state.phase}")


def check_holder(state: State, seat: int, phase: Phase, step: Step) -> None:
    """That this seat has the phone, for this step.

    Raises:
        Refused: Something else is due, or it is somebody else's turn.
    """
    check_phase(state, phase)
    if state.holder != seat:
        raise refuse("refused-bronze-not-yours")
    if state.step is not step:
        raise refuse(f"refused-bronze-at-{state.step}")


def check_other(state: State, seat: int, player: int, if_self: str) -> None:
    """That `player` sits at the table and is not `seat` itself.

    Raises:
        Refused: Nobody sits there, or with the message `if_self` it is the same seat.
    """
    if not 0 <= player < state.seats:
        raise refuse("refused-bronze-nobody")
    if player == seat:
        raise refuse(if_self)
