"""What a client has: the page as it makes it from the messages, and nothing else.

It reads the bytes of the wire as the real client does, so that a test sees what a player's device
holds, and not what the server believes that it holds.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import IntEnum
from typing import Any, TypeAlias

import msgpack

Node: TypeAlias = dict[Any, Any]


class Action(IntEnum):
    """The messages of the wire that the server sends."""

    REGISTER = 1
    PATCH = 2
    INVOKE = 5
    CRASHED = 6


class Operation(IntEnum):
    """The operations of a patch."""

    REPLACE = 0
    ADD = 1
    REMOVE = 2
    MOVE = 3


def unpacked(message: bytes) -> tuple[Action, Any]:
    """A message as it was before it was packed."""
    action, body = msgpack.unpackb(message, strict_map_key=False, ext_hook=msgpack.ExtType)
    return Action(action), body


def nodes(tree: Any) -> Iterator[Node]:
    """Everything in the tree that is a control, from the top down."""
    if isinstance(tree, dict):
        if "_i" in tree:
            yield tree
        for value in tree.values():
            yield from nodes(value)
    elif isinstance(tree, list):
        for value in tree:
            yield from nodes(value)


def strings(tree: Any) -> Iterator[str]:
    """Every text in the tree, whatever it is used for."""
    if isinstance(tree, str):
        yield tree
    elif isinstance(tree, dict):
        for value in tree.values():
            yield from strings(value)
    elif isinstance(tree, list):
        for value in tree:
            yield from strings(value)


class Tree:
    """The page of one client, kept up to date by the messages."""

    def __init__(self) -> None:
        self.page: Node = {}

    def register(self, page: Node) -> None:
        """The whole page has come, at the start or after a cut connection."""
        self.page = page

    def patch(self, control: int, patch: list[Any]) -> None:
        """A part of the page has changed. Raises KeyError where the client would be lost.

        As in the client, a path is followed when its operation is done, not before the first.
        """
        table, *operations = patch
        paths = dict(_paths(table, ()))
        root = self.node(control)
        for kind, at, key, *rest in operations:
            place = _place(root, paths[at])
            match Operation(kind):
                case Operation.REPLACE:
                    _put(place, key, rest[0], insert=False)
                case Operation.ADD:
                    _put(place, key, rest[0], insert=True)
                case Operation.REMOVE:
                    _take(place, key)
                case Operation.MOVE:
                    moved = _take(place, key)
                    _put(_place(root, paths[rest[0]]), rest[1], moved, insert=True)

    def node(self, control: int) -> Node:
        """The control of this number. Raises KeyError."""
        for node in nodes(self.page):
            if node["_i"] == control:
                return node
        raise KeyError(control)

    def all(self) -> Iterator[Node]:
        """Every control, from the top down."""
        return nodes(self.page)


def _paths(table: list[Any], above: tuple[Any, ...]) -> Iterator[tuple[int, tuple[Any, ...]]]:
    """The paths of a patch, by their numbers."""
    yield table[0], above
    for key, below in (table[1] if len(table) > 1 else {}).items():
        yield from _paths(below, (*above, key))


def _place(root: Any, path: tuple[Any, ...]) -> Any:
    for key in path:
        root = root[key]
    return root


def _put(place: Any, key: Any, value: Any, *, insert: bool) -> None:
    if isinstance(place, dict):
        place[key] = value
    elif not isinstance(place, list):
        raise KeyError(key)
    elif insert:
        place.insert(key, value)
    else:
        place[key] = value


def _take(place: Any, key: Any) -> Any:
    return place.pop(key)


def difference(one: Any, other: Any, path: str = "") -> str | None:
    """Where two messages differ first, and how; None where they do not."""
    if isinstance(one, dict) and isinstance(other, dict) and list(one) == list(other):
        pairs: Any = ((key, one[key], other[key]) for key in one)
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        pairs = ((at, a, b) for at, (a, b) in enumerate(zip(one, other, strict=True)))
    else:
        return None if one == other else f"{path}: {str(one)[:200]} / {str(other)[:200]}"
    found = (difference(a, b, f"{path}/{key}") for key, a, b in pairs)
    return next((where for where in found if where), None)
