"""The referee's door of Beyond: counts in as JSON, scores and winners out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from companion.games.beyond.moves import LOOSE, VALUE_MAX, VALUES, Item, Spirit, Tally, TieBreak
from companion.games.beyond.rules.counts import Counts, Excess, counts_of, excess
from companion.games.beyond.rules.scoring import face_up, parts, verdict
from companion.games.beyond.rules.tally import by_spirit, tally
from companion.table.reading import Answer, BadInput, Spot, distinct_names


def answer(game: Spot) -> Answer:
    """Score, winners and what decided it, for one to four players.

    Raises:
        BadInput: The input is no such game, or one that the box makes impossible.
    """
    fields = game.fields(("players",), ("values", "tie_break"))
    players = [
        spot.fields(("name",), ("enchanted", *LOOSE)) for spot in fields["players"].items(1, 4)
    ]
    names = [player["name"].name() for player in players]
    table = [_counts(player) for player in players]
    values = _values(fields)
    reading = (
        fields["tie_break"].one_of(TieBreak) if "tie_break" in fields else TieBreak.ALL_FACE_UP
    )
    distinct_names(zip(names, (player["name"] for player in players), strict=True))
    beyond = excess(table)
    if beyond is not None:
        raise BadInput(_place(beyond), beyond.why)
    return _answer(names, table, values, reading)


def _counts(player: Mapping[str, Spot]) -> Counts:
    amounts = {item: player[item].whole(0) for item in LOOSE if item in player}
    if "enchanted" in player:
        patterns = player["enchanted"].fields(optional=tuple(Spirit))
        amounts |= {Item(spirit): spot.whole(0) for spirit, spot in patterns.items()}
    return counts_of(amounts)


def _values(fields: Mapping[str, Spot]) -> Tally:
    given = fields["values"].fields(optional=tuple(Spirit)) if "values" in fields else {}
    return tally(
        given[spirit].whole(0, VALUE_MAX) if spirit in given else default
        for spirit, default in by_spirit(VALUES)
    )


def _place(beyond: Excess) -> str:
    player = f"players[{beyond.seat}]"
    if beyond.item is None:
        return player
    group = "" if beyond.item in LOOSE else ".enchanted"
    return f"{player}{group}.{beyond.item}"


def _answer(
    names: Sequence[str], table: Sequence[Counts], values: Tally, reading: TieBreak
) -> Answer:
    found = verdict(table, values, reading)
    others = found.other_reading
    return {
        "players": [
            _player(name, counts, values, reading)
            for name, counts in zip(names, table, strict=True)
        ],
        "winners": [names[seat] for seat in found.winners],
        "by": found.by,
        "other_reading": None if others is None else [names[seat] for seat in others],
    }


def _player(name: str, counts: Counts, values: Tally, reading: TieBreak) -> Answer:
    score = parts(counts, values)
    return {
        "name": name,
        "score": score.total,
        "face_up": face_up(counts, reading),
        "parts": {
            "patterns": score.patterns,
            "extra_spirits": score.extra_spirits,
            "nian_shou": score.nian_shou,
            "captures": score.captures,
            "tokens": score.tokens,
        },
    }
