"""Whoever hears the screens gets every word of them, in every language.

That a secret is in the tree only while it is held is tested byte by byte in `test_secrecy.py` and
`test_sameness.py`, and that every piece has its identifier also in `test_pieces.py`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from tests.ui.client import Node, nodes
from tests.ui.wander import GAMES, Screen, screens_of

TOUCHED = ("on_tap_down", "on_pan_down")


@pytest.fixture(scope="module", params=GAMES)
def screens(request) -> tuple[Screen, ...]:
    return screens_of(request.param)


def pieces(tree: Any, above: Node | None = None) -> Iterator[tuple[Node, Node | None]]:
    """Every part that hears a finger, with the nearest named part it lies in."""
    if isinstance(tree, list):
        for value in tree:
            yield from pieces(value, above)
    elif isinstance(tree, dict):
        if tree.get("_c") == "Semantics" and tree.get("identifier"):
            above = tree
        scrim = above is None and tree.get("exclude_from_semantics")
        if any(tree.get(name) for name in TOUCHED) and not scrim:
            yield tree, above
        for value in tree.values():
            yield from pieces(value, above)


def failing(screens: tuple[Screen, ...], wrong: Any) -> set[str]:
    """What is wrong anywhere, each once."""
    return {found for screen in screens for found in wrong(screen)}


def test_the_hand_came_past_many_screens(screens):
    assert len({screen.ids for screen in screens}) > 12


def test_every_piece_has_an_identifier_and_a_label_in_every_language(screens):
    def wrong(screen: Screen) -> Iterator[str]:
        for _, piece in pieces(screen.tree):
            if piece is None:
                yield f"a piece without a name in {screen.ids}"
            elif not str(piece.get("label") or "").strip():
                yield f"{piece['identifier']} in {screen.language}"

    assert failing(screens, wrong) == set()


def test_every_piece_is_a_button_to_a_screen_reader(screens):
    def wrong(screen: Screen) -> Iterator[str]:
        for _, piece in pieces(screen.tree):
            if piece is not None and not (piece.get("button") or piece.get("link")):
                yield str(piece["identifier"])

    assert failing(screens, wrong) == set()


def test_no_two_pieces_of_a_screen_have_one_identifier(screens):
    def wrong(screen: Screen) -> Iterator[str]:
        yield from (one for one, count in Counter(screen.ids).items() if count > 1)

    assert failing(screens, wrong) == set()


def test_no_label_shows_the_name_of_a_message_or_of_a_hole_in_it(screens):
    def wrong(screen: Screen) -> Iterator[str]:
        for node in nodes(screen.tree):
            label = str(node.get("label") or "")
            if "{" in label or label == node.get("identifier"):
                yield label

    assert failing(screens, wrong) == set()


def test_every_screen_has_a_heading_and_every_heading_a_level(screens):
    def wrong(screen: Screen) -> Iterator[str]:
        headings = [n for n in nodes(screen.tree) if n.get("heading_level") or n.get("header")]
        if not headings:
            yield f"no heading: {screen.ids}"
        for node in headings:
            if not 1 <= (node.get("heading_level") or 0) <= 6:
                yield f"no level: {node}"

    assert failing(screens, wrong) == set()


def test_every_picture_is_passed_by_or_has_a_label(screens):
    def wrong(screen: Screen) -> Iterator[str]:
        for node in nodes(screen.tree):
            silent = node.get("exclude_from_semantics") or node.get("semantics_label")
            if node["_c"] == "Image" and not silent:
                yield f"a picture in {screen.ids}"

    assert failing(screens, wrong) == set()


def test_a_refusal_is_said_when_it_comes(screens):
    def wrong(screen: Screen) -> Iterator[str]:
        for node in nodes(screen.tree):
            if node.get("identifier") == "refusal" and not node.get("live_region"):
                yield f"a silent refusal in {screen.ids}"

    assert failing(screens, wrong) == set()
