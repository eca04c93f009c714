"""A small table for the rules: the rulings' words, a fixed deal, one line a turn."""

from __future__ import annotations

from companion.games.bronze_heads import rules
from companion.games.bronze_heads.moves import (
    Appraise,
    Attack,
    Forgo,
    GoOn,
    Head,
    Hide,
    Invert,
    Judge,
    Move,
    OpenVote,
    Options,
    PassTo,
    Read,
    Role,
    RoleSource,
    SeeRole,
    Suspect,
    TypeVote,
)
from companion.games.bronze_heads.rules import Deal, State
from companion.games.bronze_heads.terms import Hindrance, Phase, Step
from companion.games.bronze_heads.view import View
from companion.games.bronze_heads.views import view

LAO, YAO, XU, FANG, KIDO, HUANG, ZHENG, JI = range(8)
"""Everybody sits on the seat of this number, in tables of 6, 7 and 8."""

ROLES = (
    Role.LAO_CHAOFENG,
    Role.YAO_BURAN,
    Role.XU_YUAN,
    Role.FANG_ZHEN,
    Role.KIDO_KANA,
    Role.HUANG_YANYAN,
    Role.ZHENG_GUOQU,
    Role.JI_YUNFU,
)

ROUNDS = (
    {"rat": True, "ox": False, "tiger": True, "rabbit": False},
    {"dragon": True, "snake": True, "horse": False, "goat": False},
    {"monkey": False, "rooster": True, "dog": False, "pig": True},
)

NEVER = 3


class Table:
    """A match that test sentences move forward. Blind rounds are counted from 0; 3 is never."""

    def __init__(
        self,
        seats: int = 6,
        first: int = LAO,
        huang: int = NEVER,
        kido: int = NEVER,
        options: Options | None = None,
    ) -> None:
        deal = Deal(
            roles=ROLES[:seats],
            rounds=tuple(tuple((Head(h), t) for h, t in heads.items()) for heads in ROUNDS),
            blind=((Role.HUANG_YANYAN, huang), (Role.KIDO_KANA, kido)),
            first=first,
        )
        options = options or Options()
        if options.roles is RoleSource.CARDS:
            deal = Deal((), deal.rounds, deal.blind, deal.first)
        self.state: State = rules.begin(seats, options, deal)
        if self.state.phase is Phase.NIGHT:
            self.play(*(SeeRole(seat) for seat in range(seats)))

    def play(self, *moves: Move) -> Table:
        for move in moves:
            self.state = rules.apply(self.state, move)
        return self

    def view(self, seat: int | None = None) -> View:
        return view(self.state, seat)

    def comes_to(self, seat: int) -> Table:
        """The marker reaches this seat; the turn before it, if it goes on, ends idly."""
        if self.state.turn.seat == seat and self.state.step is Step.FIRST:
            return self
        self.finish()
        return self.play(PassTo(self.state.turn.seat, seat))

    def looks(self, seat: int, *about: str | int) -> dict[str | int, str]:
        """This seat takes the marker and looks at heads or at a player: what was shown."""
        self.comes_to(seat)
        if self.state.deal.roles[seat] is Role.FANG_ZHEN:
            self.play(Read(seat, about[0] if about else None))
        else:
            self.play(Appraise(seat, tuple(Head(head) for head in about)))
        return {
            shown.about if isinstance(shown.about, int) else shown.about.value: shown.reading.value
            for shown in self.view(seat).mine.pages[-1].shown
        }

    def hindrance(self, seat: int) -> Hindrance | None:
        """This seat takes the marker and makes a first choice: why it was in vain, if it was."""
        self.looks(seat, *(() if seat == FANG else (self.state.heads[0].value,)))
        return self.view(seat).mine.pages[-1].hindrance

    def inverts(self) -> Table:
        return self._uses(LAO, Invert(LAO))

    def attacks(self, player: int) -> Table:
        return self._uses(YAO, Attack(YAO, player))

    def hides(self, head: str) -> Table:
        return self._uses(ZHENG, Hide(ZHENG, Head(head)))

    def _uses(self, seat: int, move: Move) -> Table:
        if self.state.turn.seat != seat or self.state.step is not Step.SECOND:
            self.looks(seat, self.state.heads[0].value)
        return self.play(move)

    def finish(self) -> Table:
        """What is left of the turn under way is spent idly, up to the passing."""
        seat = self.state.turn.seat
        if self.state.step is Step.FIRST:
            idle = Appraise(seat, self.state.heads[:1])
            self.play(Read(seat, None) if seat == FANG else idle)
        if self.state.step is Step.SECOND:
            leave = Forgo(seat)
            self.play(leave if rules.can(self.state, leave) else Suspect(seat, None))
        return self

    def to_the_vote(self, last: int | None = None) -> Table:
        """Whoever has not acted acts idly, in seating order, `last` at the end; nobody speaks."""
        while self.state.phase is Phase.TURNS:
            self.finish()
            seat, left = self.state.turn.seat, list(self.view().passes)
            if last in left and len(left) > 1:
                left.remove(last)
            self.play(PassTo(seat, left[0] if left else None))
        return self.play(OpenVote())

    def votes(self, last: int | None = None, **totals: int) -> Table:
        """The round is played to its end and these chips lie on the table."""
        self.to_the_vote(last)
        return self.play(TypeVote(tuple(totals.get(head.value, 0) for head in self.state.heads)))

    def next_round(self, last: int | None = None) -> Table:
        """The round is played to its end without chips, and the next one opens."""
        return self.votes(last).play(GoOn())

    def preserves(self, *pairs: tuple[str, str]) -> Table:
        """Three rounds in which these heads come first and second; then the table goes on."""
        for first, second in pairs:
            self.votes(**{first: 2, second: 1}).play(GoOn())
        return self

    def judge(self, **named: int) -> Table:
        """Everybody names somebody: those left out name the seat on their left."""
        seats = self.state.seats
        for seat in range(seats):
            role = self.state.deal.roles[seat].value.split("_")[0]
            self.play(Judge(seat, named.get(role, (seat + 1) % seats)))
        return self
