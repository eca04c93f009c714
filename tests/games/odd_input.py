"""Inputs with one thing wrong, or odd, anywhere in them."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from typing import Any

from hypothesis import strategies as st

ODD: list[Any] = [
    None,
    True,
    False,
    0,
    -1,
    1,
    7,
    10**17,
    10**40,
    2.0,
    1e300,
    "",
    " ",
    "x",
    "neko",
    "\ud800",
    "a" * 41,
    [],
    [[]],
    [1, 1],
    {},
    {"name": "x"},
    {"": None},
]


def places(value: Any, place: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Every place in a JSON value, as the keys and positions that lead there."""
    yield place
    inside: list[tuple[Any, Any]] = []
    if isinstance(value, dict):
        inside = list(value.items())
    elif isinstance(value, list):
        inside = list(enumerate(value))
    for key, entry in inside:
        yield from places(entry, (*place, key))


@st.composite
def spoilt(draw: st.DrawFn, good: Any) -> Any:
    """The input with another value somewhere, with a key or entry too many, or without one."""
    whole = copy.deepcopy(good)
    place = draw(st.sampled_from(list(places(whole))))
    odd = copy.deepcopy(draw(st.sampled_from(ODD)))
    if not place:
        return odd
    *path, last = place
    holder = whole
    for step in path:
        holder = holder[step]
    match draw(st.sampled_from(["put", "drop", "add"])):
        case "drop":
            del holder[last]
        case "add" if isinstance(holder, list):
            holder.insert(last, odd)
        case "add":
            holder[f"{last}s"] = odd
        case _:
            holder[last] = odd
    return whole
