"""The midnight race of one year (rulings, A pair): every pair of every temple, and why.

The only implementation: the door, the screens and the review ask here. An *owner* is a number: a
player's seat in a match, the place of a colour in the list of colours at the door.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias

from companion.games.lucky_incense.terms import (
    FIRST,
    SECOND,
    At,
    Pair,
    Power,
    Runner,
    Standing,
    Temple,
    TempleRace,
)
from companion.games.lucky_incense.words import AncestorReading, Card, Rule

INCENSE_POWER = 2
BLESSING_POWER = 1
POSSESSION_POWER = 2
DEFEATED_FROM = 6
"""Little Sister defeats an enemy of this power or more."""

Picks: TypeAlias = Mapping[At, Card]
Overrules: TypeAlias = Mapping[At, int | None]


def run(
    temples: Sequence[Temple],
    reading: AncestorReading,
    *,
    picks: Picks,
    emperor_guan: int | None,
    overrules: Overrules,
) -> tuple[TempleRace, ...]:
    """The race of every temple, each by itself and as far as the picks carry it.

    Args:
        temples: The temples of the year with their cards.
        reading: How possession is read.
        picks: The card that its owner sends on, for pairs of one colour. A pick that fits no pair
            is not used: whoever takes picks from outside looks for them in the result.
        emperor_guan: The owner whose cards he blesses, or None.
        overrules: Results set by the table, as the side that advances or None for nobody. One for
            a pair that does not come up, or for a side where nobody stands, is not used.
    """
    given = _Given(reading, picks, emperor_guan, overrules)
    return tuple(_run_temple(at, temple, given) for at, temple in enumerate(temples))


@dataclass(frozen=True, slots=True)
class _Given:
    """What bears on every temple, as `run` is given it."""

    reading: AncestorReading
    picks: Picks
    emperor_guan: int | None
    overrules: Overrules


def _run_temple(index: int, temple: Temple, given: _Given) -> TempleRace:
    line = [_ready(runner, given.emperor_guan) for runner in temple.places]
    stages: list[tuple[Pair, ...]] = []
    while len(line) > 1:
        stage = len(stages) + 1
        meetings = list(zip(line[::2], line[1::2], strict=True))
        pairs = tuple(
            _settle(At(index, stage, number), meeting, given)
            for number, meeting in enumerate(meetings)
        )
        stages.append(pairs)
        if any(pair.pending for pair in pairs):
            break
        # Under `once` a card goes on as it came, otherwise as it stands in the pair.
        as_it_came = given.reading is AncestorReading.ONCE
        line = [
            None if pair.side is None else (meeting if as_it_came else pair.cards)[pair.side]
            for pair, meeting in zip(pairs, meetings, strict=True)
        ]
    return TempleRace(temple.kind, tuple(stages))


def _ready(runner: Runner | None, emperor_guan: int | None) -> Standing | None:
    if runner is None:
        return None
    blessing = BLESSING_POWER if runner.owner == emperor_guan else 0
    incense = INCENSE_POWER * runner.incense
    return Standing(runner, Power(runner.card.power, incense, blessing, 0))


def _settle(at: At, meeting: tuple[Standing | None, Standing | None], given: _Given) -> Pair:
    first, second = meeting
    cards = meeting
    if first and second:
        facing = _Facing(
            *_possess(first, second, given.reading), given.reading, given.picks.get(at)
        )
        cards = (facing.first, facing.second)
        rule, by_rule = _verdict(facing)
    else:
        rule, by_rule = _UNOPPOSED[first is not None, second is not None]
    overruled = at in given.overrules and may_call(cards, given.overrules[at])
    side = given.overrules[at] if overruled else by_rule
    return Pair(at, cards, rule, by_rule, overruled, side)


def may_call(cards: tuple[Standing | None, Standing | None], side: int | None) -> bool:
    """Whether the table can call this the result: somebody stands on that side, or nobody goes."""
    return side is None or (side in {FIRST, SECOND} and cards[side] is not None)


_UNOPPOSED: Mapping[tuple[bool, bool], tuple[Rule, int | None]] = {
    (False, False): (Rule.EMPTY, None),
    (True, False): (Rule.WALKOVER, FIRST),
    (False, True): (Rule.WALKOVER, SECOND),
}


def _possess(
    first: Standing, second: Standing, reading: AncestorReading
) -> tuple[Standing, Standing]:
    if reading is AncestorReading.RIDE and _is(first, Card.ANCESTOR) and _is(second, Card.ANCESTOR):
        return first, second  # neither finds anybody to ride on
    return _possessed(first, second), _possessed(second, first)


def _possessed(one: Standing, other: Standing) -> Standing:
    if not _is(other, Card.ANCESTOR):
        return one
    friends = one.runner.owner == other.runner.owner
    change = POSSESSION_POWER if friends else -POSSESSION_POWER
    return replace(one, power=replace(one.power, possession=one.power.possession + change))


def _is(standing: Standing, card: Card) -> bool:
    return standing.runner.card is card


@dataclass(frozen=True, slots=True)
class _Facing:
    """Two cards that face each other, possession done, and the pick of the owner of both."""

    first: Standing
    second: Standing
    reading: AncestorReading
    pick: Card | None


_Verdict: TypeAlias = tuple[Rule, int | None]


def _verdict(facing: _Facing) -> _Verdict:
    return next(verdict for step in _STEPS if (verdict := step(facing)))


def _only(first: bool, second: bool) -> int | None:
    """The side of which it is true; None where it is true of both or of neither."""
    if first == second:
        return None
    return FIRST if first else SECOND


def _possession(facing: _Facing) -> _Verdict | None:
    first, second = (_is(s, Card.ANCESTOR) for s in (facing.first, facing.second))
    if facing.reading is AncestorReading.RIDE and (first or second):
        return Rule.POSSESSION, _only(second, first)  # whoever faces it moves
    return None


def _own_choice(facing: _Facing) -> _Verdict | None:
    if facing.first.runner.owner != facing.second.runner.owner:
        return None
    side = _only(*(s.runner.card is facing.pick for s in (facing.first, facing.second)))
    return (Rule.PENDING if side is None else Rule.OWN_CHOICE), side


def _emperor_jade(facing: _Facing) -> _Verdict | None:
    first, second = facing.first.runner.instant_win, facing.second.runner.instant_win
    return (Rule.INSTANT_WIN, _only(first, second)) if first or second else None


def _dog(facing: _Facing) -> _Verdict | None:
    cards = {facing.first.runner.card, facing.second.runner.card}
    tied = Card.DOG in cards and Card.BIG_SISTER not in cards
    return (Rule.DOG_TIE, None) if tied else None


def _defeat(facing: _Facing) -> _Verdict | None:
    first = _defeats(facing.first, facing.second)
    second = _defeats(facing.second, facing.first)
    if first and second:
        return Rule.DEFEAT_CLASH, None
    return (Rule.DEFEAT, _only(first, second)) if first or second else None


def _defeats(one: Standing, other: Standing) -> bool:
    strong = other.power.total >= DEFEATED_FROM
    return one.runner.defeats or (_is(one, Card.LITTLE_SISTER) and strong)


def _power(facing: _Facing) -> _Verdict:
    first, second = facing.first.power.total, facing.second.power.total
    side = _only(first > second, second > first)
    return (Rule.EQUAL_POWER if side is None else Rule.POWER), side


_STEPS: tuple[Callable[[_Facing], _Verdict | None], ...] = (
    _possession,
    _own_choice,
    _emperor_jade,
    _dog,
    _defeat,
    _power,
)
"""The rules in the order in which they are asked (rulings, A pair, 1 to 6)."""
