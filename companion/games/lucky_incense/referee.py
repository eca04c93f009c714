"""The referee's door: the midnight race of one year, as JSON."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from companion.games.lucky_incense.rules.race import run
from companion.games.lucky_incense.rules.rewards import leaders, rewards
from companion.games.lucky_incense.terms import At, Pair, Reward, Runner, Temple, TempleRace
from companion.games.lucky_incense.words import (
    AncestorReading,
    Blessing,
    Card,
    Colour,
    Kind,
    Options,
    Rule,
)
from companion.table.reading import Answer, Spot

TEMPLES_MAX = 4
INCENSE_MAX = 10

_COLOURS = tuple(Colour)  # an owner is a place in this order


def answer(root: Spot) -> Answer:
    """The answer to one question.

    Raises:
        BadInput: Anything in the input is wrong.
    """
    given = root.fields(["temples"], ["options", "picks", "blessings", "earlier"])
    options = _options(given.get("options"))
    temples = _temples(given["temples"], options)
    blessings = _blessings(given.get("blessings"))
    earlier = _earlier(given.get("earlier"))
    picks = _picks(given.get("picks"), temples)
    races = run(
        temples,
        options.ancestor,
        picks={at: card for at, card, _ in picks},
        emperor_guan=_holder(blessings, Blessing.EMPEROR_GUAN),
        overrules={},
    )
    for at, card, spot in picks:
        _check_pick(races[at.temple].pair(at), card, spot)
    return _answer(races, blessings, earlier, _named(temples, blessings, earlier))


# What comes in


def _options(spot: Spot | None) -> Options:
    given = spot.fields(optional=["ancestor", "junior"]) if spot else {}
    ancestor, junior = given.get("ancestor"), given.get("junior")
    return Options(
        ancestor=ancestor.one_of(AncestorReading) if ancestor else AncestorReading.RIDE,
        junior=junior.flag() if junior else False,
    )


def _temples(spot: Spot, options: Options) -> tuple[Temple, ...]:
    seen: set[tuple[int, Card]] = set()
    return tuple(_temple(entry, options, seen) for entry in spot.items(1, TEMPLES_MAX))


def _temple(spot: Spot, options: Options, seen: set[tuple[int, Card]]) -> Temple:
    given = spot.fields(["kind", "seats"])
    kind = given["kind"].one_of(Kind)
    seats = given["seats"].items(kind.places, kind.places)
    return Temple(kind, tuple(_seat(seat, options, seen) for seat in seats))


def _seat(spot: Spot, options: Options, seen: set[tuple[int, Card]]) -> Runner | None:
    if spot.is_null():
        return None
    given = spot.fields(["colour", "card"], ["incense", "instant_win", "defeats"])
    owner = _COLOURS.index(given["colour"].one_of(Colour))
    card = given["card"].one_of(Card)
    if card not in options.cards:
        given["card"].fail(f"{card} is not in a junior game")
    if (owner, card) in seen:
        spot.fail(f"{_COLOURS[owner]} has only one {card}, and it runs already")
    seen.add((owner, card))
    incense, jade, yue_lao = (given.get(key) for key in ("incense", "instant_win", "defeats"))
    return Runner(
        owner,
        card,
        incense.whole(0, INCENSE_MAX) if incense else 0,
        instant_win=jade.flag() if jade else False,
        defeats=yue_lao.flag() if yue_lao else False,
    )


def _blessings(spot: Spot | None) -> dict[int, list[Blessing]]:
    """What each colour named there holds."""
    given = spot.fields(optional=_COLOURS) if spot else {}
    holders: dict[Blessing, str] = {}
    found: dict[int, list[Blessing]] = {}
    for name, entries in given.items():
        held = found.setdefault(_COLOURS.index(Colour(name)), [])
        for entry in entries.items():
            blessing = entry.one_of(Blessing)
            if blessing in holders:
                entry.fail(f"{blessing} is held by {holders[blessing]} already")
            holders[blessing] = name
            held.append(blessing)
    return found


def _earlier(spot: Spot | None) -> dict[int, int]:
    given = spot.fields(optional=_COLOURS) if spot else {}
    return {_COLOURS.index(Colour(name)): amulets.whole(0) for name, amulets in given.items()}


def _picks(spot: Spot | None, temples: Sequence[Temple]) -> list[tuple[At, Card, Spot]]:
    found: list[tuple[At, Card, Spot]] = []
    for entry in spot.items() if spot else []:
        given = entry.fields(["temple", "stage", "pair", "card"])
        temple = given["temple"].whole(0, len(temples) - 1)
        stage = given["stage"].whole(1, temples[temple].kind.stages)
        pairs = temples[temple].kind.places >> stage
        at = At(temple, stage, given["pair"].whole(0, pairs - 1))
        found.append((at, given["card"].one_of(Card), entry))
    seen: set[At] = set()
    for at, _, entry in found:
        if at in seen:
            entry.fail("this pair is picked twice")
        seen.add(at)
    return found


def _check_pick(pair: Pair | None, card: Card, spot: Spot) -> None:
    if pair is None:
        spot.fail("this temple has not come to that stage: an earlier pick is missing")
    if pair.rule is Rule.PENDING:
        spot.mapping()["card"].fail(f"{card} is not in this pair")
    if pair.rule is not Rule.OWN_CHOICE:
        spot.fail(f"this pair is not one to choose: it is settled by {pair.rule}")


def _named(temples: Iterable[Temple], *others: Iterable[int]) -> list[int]:
    """Every colour named anywhere in the input, in the order of the colours."""
    running = {place.owner for temple in temples for place in temple.places if place}
    return sorted(running.union(*others))


def _holder(blessings: Mapping[int, Sequence[Blessing]], blessing: Blessing) -> int | None:
    return next((owner for owner, held in blessings.items() if blessing in held), None)


# What goes out


def _answer(
    races: Sequence[TempleRace],
    blessings: Mapping[int, Sequence[Blessing]],
    earlier: Mapping[int, int],
    named: Sequence[int],
) -> Answer:
    wen_chang = _holder(blessings, Blessing.WEN_CHANG)
    pending = [pair for race in races for pair in race.waiting]
    paid = [
        rewards(index, race, wen_chang) if race.finished else None
        for index, race in enumerate(races)
    ]
    totals = {owner: earlier.get(owner, 0) for owner in named}
    for reward in (reward for temple in paid for reward in temple or ()):
        totals[reward.runner.owner] += reward.amulets
    return {
        "pending": [_pending(pair) for pair in pending],
        "temples": [
            {
                "stages": [[_pair(pair) for pair in stage] for stage in race.stages],
                "rewards": None if temple is None else [_reward(reward) for reward in temple],
            }
            for race, temple in zip(races, paid, strict=True)
        ],
        "amulets": None if pending else {_COLOURS[o].value: n for o, n in totals.items()},
        "winners": None if pending else [_COLOURS[owner].value for owner in leaders(totals)],
    }


def _card(runner: Runner) -> dict[str, str]:
    return {"colour": _COLOURS[runner.owner].value, "card": runner.card.value}


def _pair(pair: Pair) -> dict[str, Any]:
    return {
        "pair": pair.at.pair,
        "advances": pair.advances and _card(pair.advances),
        "powers": [standing and standing.power.total for standing in pair.cards],
        "rule": pair.rule.value,
    }


def _pending(pair: Pair) -> dict[str, Any]:
    assert pair.owner is not None
    return {
        "temple": pair.at.temple,
        "stage": pair.at.stage,
        "pair": pair.at.pair,
        "colour": _COLOURS[pair.owner].value,
        "cards": [standing.runner.card.value for standing in pair.cards if standing],
    }


def _reward(reward: Reward) -> dict[str, Any]:
    return {**_card(reward.runner), "spot": reward.spot.value, "amulets": reward.amulets}
