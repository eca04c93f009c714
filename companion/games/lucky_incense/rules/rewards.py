"""What the race pays (rulings, Placement), item by item, and who has most."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from companion.games.lucky_incense.terms import Reward, Runner, TempleRace
from companion.games.lucky_incense.words import WORTH, Card, Spot

BROTHER_AMULETS = 2
WEN_CHANG_AMULETS = 2


def rewards(temple: int, race: TempleRace, wen_chang: int | None) -> tuple[Reward, ...]:
    """What a finished race pays, from the top down and by place within a spot.

    Args:
        temple: Which temple it is, counted from 0.
        race: Its race.
        wen_chang: The owner whose cards Wen Chang blesses, or None.
    """
    return tuple(
        Reward(
            temple,
            runner,
            spot,
            WORTH[race.kind][spot],
            BROTHER_AMULETS if runner.card is Card.BROTHER else 0,
            WEN_CHANG_AMULETS if runner.owner == wen_chang else 0,
        )
        for spot, runner in _stopped(race)
    )


def _stopped(race: TempleRace) -> Iterator[tuple[Spot, Runner]]:
    top = race.stages[-1][0].advances
    if top:
        yield Spot.TOP, top
    below = [spot for spot in WORTH[race.kind] if spot is not Spot.TOP]
    # From the last stage backwards, as far as a spot earns anything: the bench does not.
    for spot, pairs in zip(below, reversed(race.stages), strict=False):
        for pair in pairs:
            for runner in pair.stopped:
                yield spot, runner


def leaders(totals: Mapping[int, int]) -> tuple[int, ...]:
    """Everybody on the highest total, ascending; of nobody, nobody."""
    most = max(totals.values(), default=0)
    return tuple(sorted(owner for owner, total in totals.items() if total == most))
