"""Players who make any allowed move, and moves that nobody should make: for whole games."""

from __future__ import annotations

import random
from collections.abc import Callable

from companion.games.lucky_incense.moves import (
    Bless,
    ClearPlace,
    FaithUpgrade,
    Finish,
    HandOut,
    LayCenser,
    LetRuleStand,
    Move,
    NextYear,
    Overrule,
    Pick,
    PickOpenly,
    PlaceCard,
    Pray,
    Reopen,
    RightGuesses,
    RunStage,
    SeatAmulets,
    Start,
    StrikeBell,
    TakeHome,
    TakeIncenseBack,
    ToMidnight,
    Turn,
)
from companion.games.lucky_incense.view import Phase, View
from companion.games.lucky_incense.words import Blessing, Card, Censer
from companion.table.text import Refused
from tests.games.lucky_incense.table import Table


def any_move(rng: random.Random) -> Move:
    """Any move at all, most of them out of place."""

    def n() -> int:
        return rng.choice([-1, 0, 0, 0, 1, 1, 1, 2, 2, 3, 4, 5, 7, 8, 100])

    def maybe() -> int | None:
        return rng.choice([None, n()])

    def flag() -> bool:
        return rng.random() < 0.2

    card, censer = rng.choice(list(Card)), rng.choice(list(Censer))
    cards = tuple(rng.choices(list(Card), k=rng.randint(0, 3)))
    makers: list[Callable[[], Move]] = [
        lambda: Start(n()),
        lambda: Turn(n()),
        lambda: SeatAmulets(n(), n()),
        lambda: RightGuesses(n(), n()),
        lambda: LayCenser(n(), n(), rng.choice([None, censer, censer])),
        lambda: Pray(n(), censer),
        lambda: FaithUpgrade(n()),
        lambda: TakeIncenseBack(n()),
        lambda: Bless(rng.choice(list(Blessing)), maybe()),
        ToMidnight,
        lambda: PlaceCard(n(), n(), n(), card, rng.choice([0, 0, n()]), flag(), flag()),
        lambda: ClearPlace(n(), n()),
        lambda: StrikeBell(flag()),
        Reopen,
        lambda: Pick(n(), cards),
        lambda: PickOpenly(n(), card),
        lambda: Overrule(n(), n(), n(), maybe()),
        lambda: LetRuleStand(n(), n(), n()),
        lambda: RunStage(n()),
        HandOut,
        lambda: TakeHome(censer, maybe()),
        NextYear,
        Finish,
    ]
    return rng.choice(makers)()


def onward(table: Table, rng: random.Random) -> Move:
    """A move that brings the match on, whatever stands there."""
    view = table.view
    steps: dict[Phase, Callable[[], Move]] = {
        Phase.EVENING: ToMidnight,
        Phase.MIDNIGHT: lambda: _enter(view, rng),
        Phase.PICKS: lambda: pick(table, rng),
        Phase.RACE: lambda: _run(view),
        Phase.REWARDS: lambda: NextYear() if _more(view) else Finish(),
    }
    return steps[view.phase]()


def _more(view: View) -> bool:
    return view.year.number < view.options.years


def _run(view: View) -> Move:
    year = view.year
    return HandOut() if year.shown == year.stages else RunStage(year.shown + 1)


def _enter(view: View, rng: random.Random) -> Move:
    empty = [
        (at, place)
        for at, temple in enumerate(view.year.temples)
        for place, runner in enumerate(temple.places)
        if runner is None
    ]
    left = [
        (seat, card)
        for seat in range(view.players)
        for card in view.options.cards
        if card not in view.year.used[seat]
    ]
    if not empty or rng.random() < 0.03:
        return StrikeBell(leave_empty=bool(empty))
    seat, card = rng.choice(left)
    incense = rng.choice([0, 0, 1, 3]) if view.options.advanced else 0
    jade, yue = (view.options.advanced and rng.random() < 0.1 for _ in range(2))
    return PlaceCard(*empty[0], seat, card, incense, jade, yue)


def pick(table: Table, rng: random.Random) -> Move:
    """The next owner's picks, any of those allowed."""
    picking = table.view.picking
    assert picking is not None
    seat = picking.holder
    mine = table.sees(seat).mine
    assert mine is not None
    cards = tuple(rng.choice(choice.cards).runner.card for choice in mine.choices)
    return Pick(seat, cards) if picking.secret else PickOpenly(seat, cards[0])


def aside(table: Table, rng: random.Random) -> Move:
    """A move beside the way onward that fits where the match stands, or nearly."""
    view = table.view
    if not view.year.shown:
        censers = view.year.censers
        if not censers:
            return SeatAmulets(rng.randrange(view.players), rng.randrange(5))
        spot = rng.choice(censers)
        if spot.censer and rng.random() < 0.7:
            return Pray(rng.randrange(view.players), spot.censer)
        return LayCenser(spot.temple or 0, spot.slot, rng.choice(list(Censer)))
    if view.phase is Phase.REWARDS and view.year.censers and rng.random() < 0.3:
        return TakeHome(rng.choice(list(Censer)), rng.randrange(view.players))
    pairs = [pair for temple in view.year.race for stage in temple.stages for pair in stage]
    called = [pair for pair in pairs if pair.overruled]
    if called and rng.random() < 0.4:
        at = rng.choice(called).at
        return LetRuleStand(at.temple, at.stage, at.pair)
    taken = [pair for pair in pairs if any(pair.cards)]
    at = rng.choice(taken or pairs).at
    return Overrule(at.temple, at.stage, at.pair, rng.choice([0, 1, None]))


def stray(table: Table, rng: random.Random) -> Move:
    """Any move at all, whatever stands there."""
    return any_move(rng)


def play_on(table: Table, rng: random.Random, moves: int, mess: float) -> Table:
    """So many moves, a part of them not onward; what is refused is left out."""
    for _ in range(moves):
        if table.phase is Phase.OVER:
            break
        kind = onward if rng.random() > mess else rng.choice([aside, aside, stray])
        move = kind(table, rng)
        try:
            table.play(move)
        except Refused as refused:
            table.refusals.add(refused.why.id)
    return table
