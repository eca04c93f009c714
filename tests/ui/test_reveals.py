"""Reveals worth waiting for: a coin that spins, the winner; all there at once for whoever reads."""

from __future__ import annotations

import pytest

from companion.games.bronze_heads.moves import Judge, RevealNext
from companion.texts import catalogue
from companion.ui import assets, theme
from companion.ui.motion import UNSEEN, WINNER, coins
from tests.ui.client import nodes
from tests.ui.test_touches import to_judging, voting

say = catalogue("en")
WHOLE = assets.svg("icons/mark-genuine")
CRACKED = assets.svg("icons/mark-fake")


def mark(phone):
    """The coin on the screen."""
    return next(p for p in phone.pictures if p in (WHOLE, CRACKED))


def seen(phone, identifier):
    """Whether the words of a piece can be seen, and are said."""
    piece = phone.piece(identifier)
    assert any(n["_c"] == "Text" for n in nodes(piece))
    unseen = [n for n in phone.tree.all() if n.get("opacity") == UNSEEN]
    within = any(n.get("identifier") == identifier for one in unseen for n in nodes(one))
    return not within and not any(n.get("opacity") == UNSEEN for n in nodes(piece))


def spin(phone):
    """What of the coin turns: the part right around its picture."""
    return next(
        n
        for n in phone.tree.all()
        if isinstance(n.get("content"), dict) and n["content"].get("src") in (WHOLE, CRACKED)
    )


def voted(browser, monkeypatch, *, still=False):
    """A table on which the first vote has just been typed; its second head is a fake."""
    browser.still = still
    phone = voting(browser, monkeypatch).open().phone
    for head in ("rat", "ox", "tiger", "rabbit"):
        phone.tap(f"vote.field-{head}")
        phone.tap("keypad.1")
    phone.tap("vote.done")
    return phone


@pytest.fixture
def phone(browser, monkeypatch):
    return voted(browser, monkeypatch)


def test_a_coin_spins_lands_whole_and_cracks(phone):
    assert mark(phone) == WHOLE and not seen(phone, "voted.second")
    edges = set()
    for _ in range(18):
        phone.world.wait(0.05)
        edges.add(spin(phone)["width"])
        assert mark(phone) == WHOLE
    assert edges == {2, 34}
    assert spin(phone)["animate"]["duration"] == theme.COIN.ms
    phone.world.wait(theme.CRACK + 0.1)
    assert mark(phone) == CRACKED and seen(phone, "voted.second")


def test_what_it_is_can_be_read_at_once(phone):
    word = next(n["value"] for n in nodes(phone.piece("voted.second")) if n["_c"] == "Text")
    assert word == say("bronze-reading-fake")


def test_a_touch_shows_the_end_and_does_nothing_else(phone):
    phone.tap("voted.on", rest=0.45)
    assert mark(phone) == CRACKED and seen(phone, "voted.second")
    assert "voted.on" in phone.ids
    phone.tap("voted.on")
    assert "voted.on" not in phone.ids


def test_a_still_coin_is_cracked_at_once(browser, monkeypatch):
    phone = voted(browser, monkeypatch, still=True)
    assert mark(phone) == CRACKED and seen(phone, "voted.second")


def test_a_vote_that_is_looked_at_again_does_not_spin_again(phone):
    phone.world.wait(3)
    phone.tap("header.menu")
    phone.tap("menu.close")
    phone.world.wait(1)
    assert mark(phone) == CRACKED


def at_the_reveal(browser, monkeypatch, steps, settings=None):
    """All have named somebody, and the table has seen so many parts of the reveal."""
    browser.still = False
    table = to_judging(browser, monkeypatch, settings)
    while (view := table.saved.match.view(None)).holder is not None:
        table.play(Judge(view.holder, (view.holder + 1) % 6))
    return table.play(*[RevealNext()] * steps).open().phone


def test_the_first_heads_spin_one_after_another_and_the_count_comes_last(browser, monkeypatch):
    phone = at_the_reveal(browser, monkeypatch, 0)
    phone.tap("reveal.next")
    heads = ("rat", "dragon", "monkey")
    for at in range(3):
        phone.world.wait(1.0)
        assert [seen(phone, f"reveal.head-{head}") for head in heads[at:]] == [False] * (3 - at)
        assert seen(phone, "reveal.head-ox")  # known since the vote
        assert not seen(phone, "reveal.count")
        phone.world.wait(0.45)
        assert seen(phone, f"reveal.head-{heads[at]}")
    assert seen(phone, "reveal.count")


def test_the_winner_comes_last(browser, monkeypatch):
    phone = at_the_reveal(browser, monkeypatch, 2)
    phone.tap("reveal.next")
    phone.world.wait(0.1)
    assert not seen(phone, "over.total") and not seen(phone, "over.winner")
    phone.world.wait(0.5)
    assert seen(phone, "over.total") and not seen(phone, "over.winner")
    phone.world.wait(0.6)
    assert seen(phone, "over.total") and seen(phone, "over.winner")


def test_a_finished_match_that_is_opened_again_does_not_begin_again(browser, monkeypatch):
    phone = at_the_reveal(browser, monkeypatch, 3)
    assert seen(phone, "over.winner")


def test_coins_take_as_long_as_the_look_says():
    act = coins([True])
    assert sum(each.after for each in act.cues) == pytest.approx(0.9 + 0.5, abs=0.05)
    assert sum(each.after for each in WINNER.cues) == pytest.approx(1.4, abs=0.05)
