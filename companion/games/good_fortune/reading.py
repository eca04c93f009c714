"""A tile as JSON: the one form of the referee's door and of the tile book."""

from __future__ import annotations

from companion.games.good_fortune.moves import DIE_MAX, NUMBER_MAX, Charm, Tile
from companion.table.reading import Spot


def read_tile(spot: Spot, numbers: set[int]) -> Tile:
    """The tile: `charms`, `die` and, if it is known, `number`.

    Args:
        spot: Where it stands.
        numbers: The numbers that cannot be given again; the tile's own is added.

    Raises:
        BadInput: It is no tile, or its number is one of `numbers`.
    """
    fields = spot.fields(("charms", "die"), ("number",))
    charms = fields["charms"]
    one, other = (charm.one_of(Charm) for charm in charms.items(2, 2))
    if one == other:
        charms.fail("the two charms of a tile are different ones")
    die = fields["die"].whole(1, DIE_MAX)
    if "number" not in fields:
        return Tile((one, other), die)
    number = fields["number"].whole(1, NUMBER_MAX)
    if number in numbers:
        fields["number"].fail(f"tile {number} is given twice")
    numbers.add(number)
    return Tile((one, other), die, number)
