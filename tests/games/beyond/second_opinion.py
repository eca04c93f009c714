"""Scores, ties and chances worked out in the plainest way."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from itertools import permutations
from typing import Any

VALUES = {
    "turtle_snake": 6,
    "vermilion_bird": 6,
    "azure_dragon": 9,
    "metal_tiger": 9,
    "yellow_unicorn": 12,
}
LOOSE = ("extra_spirits", "nian_shou", "captures", "tokens")


def points(player: dict[str, Any], values: dict[str, int]) -> int:
    worth = {**VALUES, **values}
    patterns = sum(count * worth[spirit] for spirit, count in player.get("enchanted", {}).items())
    return patterns + sum(player.get(item, 0) for item in LOOSE)


def face_up(player: dict[str, Any], reading: str) -> int:
    loose: int = player.get("extra_spirits", 0)
    patterns = sum(player.get("enchanted", {}).values())
    return loose if reading == "outside_patterns" else loose + 4 * patterns


def winners(game: dict[str, Any], reading: str) -> list[str]:
    players = game["players"]
    for player in players:
        if player.get("nian_shou", 0) == 6:
            return [player["name"]]
    ranks = [
        (-points(player, game.get("values", {})), face_up(player, reading)) for player in players
    ]
    best = min(ranks)
    return [player["name"] for player, rank in zip(players, ranks, strict=True) if rank == best]


def possible(players: Sequence[dict[str, Any]]) -> bool:
    cards = patterns = 0
    for spirit in VALUES:
        of_spirit = sum(player.get("enchanted", {}).get(spirit, 0) for player in players)
        if of_spirit > 4:
            return False
        patterns += of_spirit
    cards = 4 * patterns + sum(
        player.get("extra_spirits", 0) + player.get("captures", 0) for player in players
    )
    nian_shou = sum(player.get("nian_shou", 0) for player in players)
    return cards <= 80 and nian_shou <= 6 and all(p.get("captures", 0) <= 4 for p in players)


def played_out(
    order: Sequence[int], revealed: Sequence[int], stop: int, tokens: int, nian_shou_left: bool
) -> tuple[int, int, int, bool]:
    """Cards, Nian Shou cards and tokens spent in one order of the pile, and whether it came to the
    stop."""
    table = list(revealed)
    for card in order:
        if len(table) >= stop:
            break
        if card in table:
            bought = min(tokens, len(table))
            return 1 + bought, int(len(table) == 1 and nian_shou_left), bought, False
        table.append(card)
    return len(table), 0, 0, len(table) == stop


def averages(
    pile: Sequence[int], revealed: Sequence[int], stop: int, tokens: int, nian_shou_left: bool
) -> tuple[Fraction, Fraction, Fraction, Fraction]:
    """The same over every order in which the cards of the pile can lie."""
    cards = [spirit for spirit, count in enumerate(pile) for _ in range(count)]
    ends = [
        played_out(order, revealed, stop, tokens, nian_shou_left) for order in permutations(cards)
    ]
    taken, nian_shou, spent, reached = (
        Fraction(sum(column), len(ends)) for column in zip(*ends, strict=True)
    )
    return taken, nian_shou, spent, reached
