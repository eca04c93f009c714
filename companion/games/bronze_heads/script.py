"""A game as a script of the referee's door: read from JSON, not yet played.

What a line may say is checked here as far as the line alone can tell; whether the table would
allow it is asked of the rules when it is played.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from companion.games.bronze_heads.moves import (
    HEADS_A_ROUND,
    LINE_UPS,
    ROUNDS,
    DoubleAttack,
    Head,
    Majority,
    Options,
    Role,
    VoteKind,
)
from companion.games.bronze_heads.rules import Deal
from companion.table.reading import Spot, distinct_names
from companion.table.seats import name_key
from companion.table.text import text

TYPED = "totals"
"""The key of a vote that was typed in from the table; so nobody can have this name."""

_HEADS = {head.value: head for head in Head}


@dataclass(frozen=True, slots=True)
class Line:
    """One turn of the script.

    Attributes:
        spot: The turn's place.
        seat: Who takes it.
        appraise: The heads in the order given; empty where none were.
        use: What the ability is used on, or None.
        next: To whom the marker goes, or None.
    """

    spot: Spot
    seat: int
    appraise: tuple[Head, ...]
    use: Spot | None
    next: int | None

    def place(self, key: str) -> Spot:
        """The place of a key of this turn, whether it is there or missing."""
        return Spot(None, self.spot.key(key))

    def head_place(self, at: int) -> Spot:
        """The place of the head at this position of `appraise`."""
        return Spot(None, f"{self.spot.key('appraise')}[{at}]")


@dataclass(frozen=True, slots=True)
class Chips:
    """Chips on heads, and their places; a head left out is not in it."""

    spot: Spot
    on: Mapping[Head, tuple[int, Spot]]


@dataclass(frozen=True, slots=True)
class Ballot:
    """One round's vote: the typed totals, or the chips of the players who were named."""

    spot: Spot
    totals: Chips | None
    by_seat: Mapping[int, Chips]


@dataclass(frozen=True, slots=True)
class Judging:
    """Whom each player names, as far as written, with the place of each answer."""

    spot: Spot
    named: Mapping[int, tuple[int, Spot]]


@dataclass(frozen=True, slots=True)
class Script:
    """The whole input, in the order of play."""

    names: Names
    options: Options
    deal: Deal
    turns: tuple[tuple[Spot, tuple[Line, ...]], ...]
    votes: tuple[Ballot, ...]
    judging: Judging | None


class Names:
    """The players' names, compared as the door compares names.

    Attributes:
        written: By seat, as written.
    """

    def __init__(self, written: tuple[str, ...]) -> None:
        self.written = written
        self._seats = {name_key(name): seat for seat, name in enumerate(written)}

    def seat(self, spot: Spot) -> int:
        """Whose name stands at this place. Raises BadInput where nobody has it."""
        return self._find(spot.text(), spot)

    def by_seat(self, spot: Spot) -> dict[int, Spot]:
        """An object whose keys are players. Raises BadInput for a stranger, or one twice."""
        found: dict[int, Spot] = {}
        for name, entry in spot.mapping().items():
            seat = self._find(name, entry)
            if seat in found:
                entry.fail(f"{self.written[seat]!r} is here twice")
            found[seat] = entry
        return found

    def _find(self, name: str, spot: Spot) -> int:
        seat = self._seats.get(name_key(name))
        if seat is None:
            spot.fail(f"nobody here is called {name!r}")
        return seat


def read(root: Spot) -> Script:
    """The script that the input holds.

    Raises:
        BadInput: It holds none.
    """
    top = root.fields(
        required=("players", "first", "rounds", "blind"),
        optional=("options", "turns", "votes", "judging"),
    )
    names, roles = _players(top["players"])
    rounds = _rounds(top["rounds"])
    deal = Deal(roles, rounds, _blind(top["blind"]), names.seat(top["first"]))
    votes = _votes(top["votes"], names, deal) if "votes" in top else ()
    kind = VoteKind.TOTALS if votes and votes[0].totals else VoteKind.CHIPS
    return Script(
        names=names,
        options=_options(top.get("options"), kind),
        deal=deal,
        turns=_turns(top["turns"], names) if "turns" in top else (),
        votes=votes,
        judging=_judging(top["judging"], names) if "judging" in top else None,
    )


def _list(spot: Spot, most: int) -> list[Spot]:
    """A list, with the first entry too many named."""
    entries = spot.items()
    if len(entries) > most:
        entries[most].fail(f"at most {most} entries are due in this list")
    return entries


def _players(spot: Spot) -> tuple[Names, tuple[Role, ...]]:
    entries = _list(spot, max(LINE_UPS))
    if len(entries) < min(LINE_UPS):
        spot.fail(text("refused-too-few", least=min(LINE_UPS), count=len(entries)))
    read_so_far = [entry.fields(required=("name", "role")) for entry in entries]
    written = tuple(fields["name"].name() for fields in read_so_far)
    for name, fields in zip(written, read_so_far, strict=True):
        if name_key(name) == TYPED:
            fields["name"].fail(f"{name!r} cannot be a name here: it is a word of the votes")
    distinct_names(
        (name, fields["name"]) for name, fields in zip(written, read_so_far, strict=True)
    )
    return Names(written), _roles([fields["role"] for fields in read_so_far])


def _roles(spots: list[Spot]) -> tuple[Role, ...]:
    roles: list[Role] = []
    for spot in spots:
        role = spot.one_of(Role)
        if role not in LINE_UPS[len(spots)]:
            spot.fail(text("refused-bronze-role-out", count=len(spots)))
        if role in roles:
            spot.fail(f"two players are {role.value}")
        roles.append(role)
    return tuple(roles)


def _rounds(spot: Spot) -> tuple[tuple[tuple[Head, bool], ...], ...]:
    entries = _list(spot, ROUNDS)
    if len(entries) < ROUNDS:
        spot.fail(f"{ROUNDS} rounds are due here, not {len(entries)}")
    seen: set[Head] = set()
    rounds = []
    for entry in entries:
        found = _by_head(entry)
        for head, value in found.items():
            if head in seen:
                value.fail(f"{head.value} is in an earlier round")
        heads = {head: value.flag() for head, value in found.items()}
        seen |= found.keys()
        if len(heads) != HEADS_A_ROUND:
            entry.fail(f"{HEADS_A_ROUND} heads are due here, not {len(heads)}")
        if sum(heads.values()) != HEADS_A_ROUND // 2:
            entry.fail(f"two genuine heads are due here, not {sum(heads.values())}")
        rounds.append(tuple((head, heads[head]) for head in Head if head in heads))
    return tuple(rounds)


def _by_head(spot: Spot) -> dict[Head, Spot]:
    found = spot.mapping()
    for key, entry in found.items():
        if key not in _HEADS:
            entry.fail(f"{key!r} is no head; heads are {', '.join(_HEADS)}")
    return {_HEADS[key]: entry for key, entry in found.items()}


def _blind(spot: Spot) -> tuple[tuple[Role, int], ...]:
    roles = (Role.HUANG_YANYAN, Role.KIDO_KANA)
    fields = spot.fields(required=tuple(role.value for role in roles))
    return tuple((role, fields[role.value].whole(1, ROUNDS) - 1) for role in roles)


def _options(spot: Spot | None, votes: VoteKind) -> Options:
    given = spot.fields(optional=("majority", "early_end", "double_attack")) if spot else {}
    table = Options(votes=votes)
    return Options(
        majority=given["majority"].one_of(Majority) if "majority" in given else table.majority,
        early_end=given["early_end"].flag() if "early_end" in given else table.early_end,
        double_attack=(
            given["double_attack"].one_of(DoubleAttack)
            if "double_attack" in given
            else table.double_attack
        ),
        votes=votes,
    )


def _turns(spot: Spot, names: Names) -> tuple[tuple[Spot, tuple[Line, ...]], ...]:
    return tuple(
        (entry, tuple(_line(line, names) for line in entry.items()))
        for entry in _list(spot, ROUNDS)
    )


def _line(spot: Spot, names: Names) -> Line:
    fields = spot.fields(required=("player",), optional=("appraise", "use", "next"))
    use = fields.get("use")
    return Line(
        spot=spot,
        seat=names.seat(fields["player"]),
        appraise=tuple(
            entry.one_of(Head)
            for entry in (fields["appraise"].items() if "appraise" in fields else ())
        ),
        use=None if use is None or use.is_null() else use,
        next=names.seat(fields["next"]) if "next" in fields else None,
    )


def _votes(spot: Spot, names: Names, deal: Deal) -> tuple[Ballot, ...]:
    ballots: list[Ballot] = []
    for number, entry in enumerate(_list(spot, ROUNDS)):
        ballot = _ballot(entry, names, tuple(head for head, _ in deal.rounds[number]))
        if ballots and (ballot.totals is None) != (ballots[0].totals is None):
            entry.fail("all rounds of a game are voted on in one way: by players or by totals")
        ballots.append(ballot)
    return tuple(ballots)


def _ballot(spot: Spot, names: Names, heads: tuple[Head, ...]) -> Ballot:
    if TYPED in spot.mapping():
        fields = spot.fields(required=(TYPED,))
        return Ballot(spot, _chips(fields[TYPED], heads), {})
    by_seat = names.by_seat(spot)
    return Ballot(spot, None, {seat: _chips(entry, heads) for seat, entry in by_seat.items()})


def _chips(spot: Spot, heads: tuple[Head, ...]) -> Chips:
    found = _by_head(spot)
    for head, entry in found.items():
        if head not in heads:
            entry.fail(text("refused-bronze-head-elsewhere"))
    return Chips(spot, {head: (entry.whole(0), entry) for head, entry in found.items()})


def _judging(spot: Spot, names: Names) -> Judging:
    answers = names.by_seat(spot)
    return Judging(spot, {seat: (names.seat(entry), entry) for seat, entry in answers.items()})
