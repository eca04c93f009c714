"""Ten thousand random journals, written as the disk has them, replay to the state they came from.

Every beginning of a journal is one too, of a match that somebody stopped there. So each random
match is played once and tried at several moves: a few seconds for what else takes minutes.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator

import pytest

from companion.table.codec import decode, encode
from companion.table.match import begin
from tests.share.evenings import GAMES, AnyMatch

JOURNALS = 10_000
PORTIONS = 10
"""Of each game, so that several processes can share the work."""
STOPS = 10
EACH = JOURNALS // PORTIONS // len(GAMES)


def stages(whole: AnyMatch, rng: random.Random) -> Iterator[AnyMatch]:
    """The match as it was after some of its moves, and at its end."""
    count = len(whole.journal)
    stops = set(rng.sample(range(count), min(STOPS, count)))
    match: AnyMatch = begin(whole.game, whole.setting)
    for at, move in enumerate(whole.journal):
        if at in stops:
            yield match
        match = match.play(move)
    yield whole


def journals(game, rng: random.Random) -> Iterator[AnyMatch]:
    while True:
        whole, _ = game(rng)
        yield from stages(whole, rng)


@pytest.mark.parametrize("portion", range(PORTIONS))
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.__name__)
def test_random_journals_replay_to_the_same_state(game, portion):
    found = journals(game, random.Random(f"{game.__name__} {portion}"))
    seen = set()
    for _ in range(EACH):
        match = next(found)
        words = json.dumps(encode(match))
        again = decode(match.game, json.loads(words))
        assert again.journal == match.journal
        assert again._state == match._state, words
        assert again.outcome == match.outcome
        seen.add(words)
    assert len(seen) == EACH, "a journal was tried twice"


def test_they_are_ten_thousand():
    assert EACH * PORTIONS * len(GAMES) == JOURNALS
