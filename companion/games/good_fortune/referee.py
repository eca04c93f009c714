"""The referee's door of Good Fortune: collections in as JSON, scores and winners out."""

from __future__ import annotations

from dataclasses import dataclass

from companion.games.good_fortune.moves import (
    DIE_MAX,
    TILES_MAX,
    Tile,
    TypedGroup,
)
from companion.games.good_fortune.reading import read_tile
from companion.games.good_fortune.rules.checks import Doubt, Notice, warnings
from companion.games.good_fortune.rules.scoring import Sorting, sortings, typed, winners
from companion.table.reading import Answer, BadInput, Spot, distinct_names


@dataclass(frozen=True, slots=True)
class _Player:
    """One player of the input; `groups` is None where tiles were given."""

    name: str
    name_spot: Spot
    tiles: tuple[Tile, ...]
    groups: tuple[TypedGroup, ...] | None

    def sortings(self) -> tuple[Sorting, ...]:
        return sortings(self.tiles) if self.groups is None else (typed(self.groups),)


def answer(game: Spot) -> Answer:
    """Score, groups and warnings for one or two collections.

    Raises:
        BadInput: The input is no such game, or one that the box makes impossible.
    """
    spots = game.fields(required=("players",))["players"].items(1, 2)
    numbers: set[int] = set()
    players = [_player(spot, numbers) for spot in spots]
    distinct_names((player.name, player.name_spot) for player in players)
    ways = [player.sortings() for player in players]
    return {
        "players": [_scored(player.name, way) for player, way in zip(players, ways, strict=True)],
        "winners": [players[at].name for at in winners([way[0].score for way in ways])],
        "warnings": [_warning(one) for one in warnings([player.tiles for player in players])],
    }


def _player(spot: Spot, numbers: set[int]) -> _Player:
    fields = spot.fields(("name",), ("tiles", "groups"))
    name = fields["name"].name()
    if "tiles" not in fields and "groups" not in fields:
        raise BadInput(spot.key("tiles"), "either tiles or groups are due")
    if "groups" not in fields:
        tiles = tuple(read_tile(one, numbers) for one in fields["tiles"].items(0, TILES_MAX))
        return _Player(name, fields["name"], tiles, None)
    if "tiles" in fields:
        fields["groups"].fail("either tiles or groups are due, not both")
    return _Player(name, fields["name"], (), _groups(fields["groups"]))


def _groups(spot: Spot) -> tuple[TypedGroup, ...]:
    groups = tuple(_group(one) for one in spot.items())
    count = sum(group.tiles for group in groups)
    if count > TILES_MAX:
        spot.fail(f"at most {TILES_MAX} tiles can be won, not {count}")
    return groups


def _group(spot: Spot) -> TypedGroup:
    fields = spot.fields(("tiles", "points"))
    tiles = fields["tiles"].whole(1, TILES_MAX)
    return TypedGroup(tiles, fields["points"].whole(tiles, tiles * DIE_MAX))


def _scored(name: str, ways: tuple[Sorting, ...]) -> Answer:
    best = ways[0]
    return {
        "name": name,
        "score": best.score,
        "possible_scores": sorted(way.score for way in ways),
        "groups": [
            {
                "charm": group.charm,
                "tiles": group.tiles,
                "points": group.points,
                "score": group.score,
            }
            for group in best.groups
        ],
    }


def _warning(warning: Notice) -> Answer:
    tile = f"players[{warning.seat}].tiles[{warning.index}]"
    at = f"{tile}.die" if warning.doubt is Doubt.DIE_ABOVE_4 else tile
    return {"code": warning.doubt, "at": at}
