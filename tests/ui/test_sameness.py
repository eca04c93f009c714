"""What reaches the client depends on what those who look may know, and on nothing else.

Whole games are driven through the screens twice, with other roles and other secret choices and
everything in the open alike. Every message that comes while somebody looks who knows the same in
both is the same byte for byte, the numbers of the controls included. Nothing is normalised.
"""

from __future__ import annotations

import gc
import tempfile
from collections.abc import Callable, Sequence
from itertools import groupby
from pathlib import Path
from typing import TypeAlias

import pytest

from companion.games.bronze_heads.moves import (
    OpenVote,
    Options,
    PassTo,
    Role,
    RoleSource,
    VoteKind,
)
from companion.games.bronze_heads.screens import words
from companion.games.bronze_heads.terms import Phase, Step
from companion.store.people import Movement, Settings
from companion.texts import catalogue
from companion.ui import assets
from tests.ui.bronze import Table, deal
from tests.ui.client import difference, unpacked
from tests.ui.evening import Evening, Glance, Touch
from tests.ui.harness import Browser, World, fast

Messages: TypeAlias = list[tuple[Glance, bytes]]

BASE = (
    Role.XU_YUAN,
    Role.LAO_CHAOFENG,
    Role.HUANG_YANYAN,
    Role.FANG_ZHEN,
    Role.KIDO_KANA,
    Role.YAO_BURAN,
)
OTHER = (
    Role.YAO_BURAN,
    Role.KIDO_KANA,
    Role.FANG_ZHEN,
    Role.XU_YUAN,
    Role.LAO_CHAOFENG,
    Role.HUANG_YANYAN,
)
SEVEN = (Role.ZHENG_GUOQU, *BASE)


def evening(
    roles: Sequence[Role] = BASE,
    salts: str = "aaaaaa",
    blind: tuple[int, int] = (0, 1),
    until: Phase = Phase.OVER,
    options: Options | None = None,
    before: Callable[[Table], object] = lambda _: None,
    settings: Settings | None = None,
) -> list[Touch]:
    """An evening on a machine of its own. Each player's salt is one letter of `salts`.

    What is played before the phone is opened is done by `before`.
    """
    with tempfile.TemporaryDirectory() as folder, pytest.MonkeyPatch.context() as patch:
        fast(patch)
        world = World(Path(folder), patch)
        given = deal(roles, huang=blind[0], kido=blind[1])
        table = Table(Browser(world), patch, given, options=options, settings=settings)
        before(table)
        table.open()
        gc.collect()  # services that nobody refers to any more are sent away at the next event
        table.phone.lifecycle("resume")
        touches = Evening(table, "in the open", salts).play(until)
        world.close()
        assert world.errors == []
        return touches


@pytest.fixture(scope="module")
def base() -> list[Touch]:
    """The evening that the others are compared with."""
    return evening()


def compare(one: list[Touch], other: list[Touch]) -> int:
    """Compares what can be: where those who looked knew the same. Says how many messages it was."""
    compared = 0
    assert [touch.what for touch in one] == [touch.what for touch in other]
    for at, (mine, yours) in enumerate(zip(one, other, strict=True)):
        for seat in dict.fromkeys(glance.seat for glance, _ in mine.messages):
            left = [message for message in mine.messages if message[0].seat == seat]
            right = [message for message in yours.messages if message[0].seat == seat]
            if known(left) == known(right):
                check_same(left, right, f"touch {at}, {mine.what}, for {seat}")
                compared += len(left)
    return compared


def known(messages: Messages) -> list[Glance]:
    """What those who looked knew, one after the other."""
    return [glance for glance, _ in groupby(glance for glance, _ in messages)]


def check_same(left: Messages, right: Messages, where: str) -> None:
    """That there are as many messages, and that they are the same byte for byte."""
    assert len(left) == len(right), where
    for (_, one), (_, other) in zip(left, right, strict=True):
        if one != other:
            pytest.fail(f"{where}: {difference(unpacked(one)[1], unpacked(other)[1])}")


def of(touches: list[Touch], seat: int | None) -> int:
    """How many messages came before the reveal while this seat looked, or the table."""
    glances = (glance for touch in touches for glance, _ in touch.messages)
    return sum(g.seat == seat and g.view.phase not in PUBLIC for g in glances)


PUBLIC = {Phase.REVEAL, Phase.OVER}


def test_no_message_for_the_table_holds_a_secret_before_the_reveal(base):
    """And none for a player holds anybody's seal but the player's own."""
    say = catalogue("en")
    seals = {role: assets.svg(f"icons/{words.role_icon(role)}").encode() for role in Role}
    coins = {assets.svg(f"icons/{mark}").encode() for mark in words.COINS.values()}
    names = {say.say(words.role(role)).encode() for role in Role}
    before = [m for touch in base for m in touch.messages if m[0].view.phase not in PUBLIC]
    shown = set()
    for glance, data in before:
        own = None if glance.seat is None else BASE[glance.seat]
        found = {role for role, seal in seals.items() if seal in data}
        assert found <= {own}, glance
        shown |= found
        if glance.seat is None:
            assert not any(name in data for name in names), glance
            if glance.view.phase is not Phase.VOTED:
                assert not any(coin in data for coin in coins), glance
    assert shown == set(BASE)  # each was seen by its owner, so the search finds them


def test_what_moves_vibrates_and_sounds_tells_the_table_nothing(base):
    """Up to the first vote, which is public; the haptics and sounds are among the messages."""
    loud = Settings(motion=Movement.MOVING, sounds=True)
    one = evening(until=Phase.VOTING, settings=loud)
    other = evening(OTHER, "bcdefg", blind=(2, 0), until=Phase.VOTING, settings=loud)
    assert compare(one, other) >= of(one, None)
    sent = b"".join(data for touch in one for _, data in touch.messages)
    assert b"medium_impact" in sent and b"animate_offset" in sent
    assert len(sent) > sum(len(d) for t in base[: len(one)] for _, d in t.messages)


def test_other_roles_and_other_choices_of_all_change_nothing_for_the_table(base):
    other = evening(OTHER, "bcdefg", blind=(2, 0))
    assert compare(base, other) >= of(base, None)


def test_what_one_player_chooses_and_writes_changes_nothing_for_the_others(base):
    """Bo, who is Lao Chaofeng, chooses otherwise. Who reads other truths for it is left out."""
    other = evening(salts="azaaaa", until=Phase.VOTED)
    first_round = base[: len(other)]
    assert compare(first_round, other) >= sum(of(first_round, seat) for seat in (None, 3, 5))


def test_two_players_with_each_others_roles_change_nothing_for_the_others(base):
    """Huang Yanyan and Kido Kana change places: nobody else can know, and nobody's bytes differ."""
    swapped = list(BASE)
    swapped[2], swapped[4] = swapped[4], swapped[2]
    other = evening(swapped, blind=(1, 0), until=Phase.VOTED)
    first_round = base[: len(other)]
    assert compare(first_round, other) >= sum(of(first_round, s) for s in (None, 0, 1, 3, 5))


def test_cards_entered_in_secret_change_nothing_for_the_table():
    options = Options(roles=RoleSource.CARDS)
    one = evening(SEVEN, "aaaaaaa", until=Phase.TURNS, options=options)
    other = evening(SEVEN[::-1], "bcdefgh", until=Phase.TURNS, options=options)
    assert compare(one, other) >= of(one, None)


def test_chips_spent_in_secret_change_nothing_for_the_table():
    options = Options(votes=VoteKind.CHIPS)
    one = evening(SEVEN, "aaaaaaa", until=Phase.VOTED, options=options, before=to_the_vote)
    other = evening(SEVEN[::-1], "bcdefgh", until=Phase.VOTED, options=options, before=to_the_vote)
    one, other = one[:-1], other[:-1]  # the last chips make the vote, and everybody sees it
    assert compare(one, other) >= of(one, None)


def to_the_vote(table: Table) -> None:
    """A night and a round in which everybody chooses the last tile there is."""
    table.night()
    while (view := table.saved.match.view(None)).phase is Phase.TURNS:
        if view.step is Step.PASS:
            table.play(PassTo(view.holder, view.passes[0] if view.passes else None))
        else:
            table.play(table.saved.match.view(view.holder).mine.offers[-1])
    table.play(OpenVote())
