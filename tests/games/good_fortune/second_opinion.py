"""Scoring worked out in the plainest way: every order there is, one after another."""

from __future__ import annotations

from collections.abc import Iterator

NAMES = ["neko", "clover", "ganesh", "mati", "fatma", "horseshoe", "scarab"]

Plain = tuple[frozenset[str], int]
"""A tile: its charms and its die."""

Order = list[tuple[str, int, int]]
"""Charm, tiles and points of each group."""


def orders(tiles: list[Plain]) -> Iterator[Order]:
    if not tiles:
        yield []
        return
    strength = {}
    for name in NAMES:
        dice = [die for charms, die in tiles if name in charms]
        strength[name] = (len(dice), sum(dice))
    top = sorted(strength.values())[-1]
    for name in NAMES:
        if strength[name] == top:
            rest = [one for one in tiles if name not in one[0]]
            for order in orders(rest):
                yield [(name, *top), *order]


def total(order: Order) -> int:
    return sum(count * points for _, count, points in order)


def judged(tiles: list[Plain]) -> tuple[list[int], Order]:
    """Every total, ascending, and the order that is shown."""
    every = list(orders(tiles))
    every.sort(key=lambda order: (-total(order), [NAMES.index(name) for name, _, _ in order]))
    return sorted({total(order) for order in every}), every[0]
