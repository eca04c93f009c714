"""A finished match for BG Stats, the app in which many players keep their evenings.

The record is what bgstatsapp.com publishes under “Push plays to BG Stats from other apps or
websites”. Its Android app wants `startPlayer` and `winner` for everybody, though they are optional.
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from typing import Any, Final
from urllib.parse import quote

from companion.store.record import Head
from companion.table.game import Outcome
from companion.table.seats import person_key

LINK_MAX: Final = 8000
"""Characters that a link may have."""

LINK: Final = "https://app.bgstatsapp.com/createPlay.html?data="
APP: Final = "Companion"

_ID_DIGITS = 16


@dataclass(frozen=True, slots=True)
class Details:
    """What the caller knows of a match beyond its result.

    Attributes:
        title: The game's name, in English where it has one.
        bgg_id: The game's number at BoardGameGeek, or None where it is not known.
        roles: What each seat was in the match, clockwise; empty where there are no roles.
        start: Who began, a seat; None where it is not known.
        minutes: How long it took; None where it is not known.
    """

    title: str
    bgg_id: int | None = None
    roles: tuple[str, ...] = ()
    start: int | None = None
    minutes: int | None = None


def play_record(match_id: str, head: Head, details: Details) -> dict[str, Any]:
    """The record of a finished match as JSON values.

    Raises:
        ValueError: The match is under way.
    """
    outcome = head.outcome
    if outcome is None:
        raise ValueError("the match is under way")
    game = {
        "name": details.title,
        "sourceGameId": head.game,
        "bggId": details.bgg_id,
        "highestWins": True,
        "noPoints": all(score is None for score in outcome.scores),
    }
    players = [
        {
            "name": seat.name,
            "sourcePlayerId": _player_id(seat.name),
            "startPlayer": at == details.start,
            "winner": at in outcome.winners,
            "score": outcome.scores[at],
            "rank": _rank(outcome, at),
            "role": details.roles[at] if details.roles else None,
        }
        for at, seat in enumerate(head.seats)
    ]
    return _without_gaps(
        {
            "sourceName": APP,
            "sourcePlayId": match_id,
            "playDate": head.changed.strftime("%Y-%m-%d %H:%M:%S"),
            "game": _without_gaps(game),
            "players": [_without_gaps(player) for player in players],
            "location": head.about.place or None,
            "comments": head.about.note or None,
            "durationMin": details.minutes,
        }
    )


def _without_gaps(values: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in values.items() if value is not None}


def _player_id(name: str) -> str:
    """The same for one person in every match, and nothing from which a name could be read."""
    return hashlib.sha256(person_key(name).encode()).hexdigest()[:_ID_DIGITS]


def _rank(outcome: Outcome, seat: int) -> int:
    """Winners are first; of the others each behind all with more, and equal where equal."""

    def order(at: int) -> tuple[bool, int]:
        score = outcome.scores[at]
        return at in outcome.winners, 0 if score is None or at in outcome.winners else score

    return 1 + sum(order(other) > order(seat) for other in range(len(outcome.scores)))


def link(record: dict[str, Any]) -> str:
    """The link that hands a record over, of `LINK_MAX` characters at most.

    The comments are shortened, and then the place and roles left out, as far as it takes.
    """
    comments = str(record.get("comments", ""))
    while len(found := _link(record)) > LINK_MAX and comments:
        comments = comments[: len(comments) * 3 // 4]
        record = {**record, "comments": comments}
    if len(found) <= LINK_MAX:
        return found
    bare = {name: value for name, value in record.items() if name not in {"comments", "location"}}
    if len(found := _link(bare)) <= LINK_MAX:
        return found
    return _link({**bare, "players": [_short(player) for player in record["players"]]})


def _short(player: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in player.items() if name != "role"}


def _link(record: dict[str, Any]) -> str:
    plain = json.dumps(record, ensure_ascii=False, separators=(",", ":"))
    return LINK + quote(plain, safe="")
