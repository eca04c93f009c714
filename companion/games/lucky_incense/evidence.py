"""What a finished match of Lucky First Incense can be held against: its start and secret picks."""

from __future__ import annotations

from typing import TypeAlias

from companion.games.lucky_incense.moves import Move, Pick
from companion.games.lucky_incense.rules.state import State, begin
from companion.games.lucky_incense.view import View
from companion.games.lucky_incense.words import Card, Options
from companion.table.evidence import Told
from companion.table.fairness import seal_of
from companion.table.match import Match
from companion.table.text import Text, text

LuckyMatch: TypeAlias = Match[State, Options, Move, View]


def dealt(match: LuckyMatch) -> tuple[Text, ...]:
    """Who would begin, from the seed alone; a table may say otherwise on the first evening."""
    setting = match.setting
    state = begin(len(setting.seats), setting.options, setting.seed)
    return (text("proof-begins", name=setting.seats[state.year.start].name),)


def told(match: LuckyMatch) -> tuple[Told, ...]:
    """Every card picked in secret, and the code that was shown when the pick was made.

    The code stands for the whole pick (`fairness.seal_of`) and could be noted before any pick lay
    open. Picks that the table had to make anew are among them.
    """
    return tuple(
        line
        for at, move in enumerate(match.journal)
        if isinstance(move, Pick)
        for line in _pick(match, at, move)
    )


def _pick(match: LuckyMatch, at: int, move: Pick) -> list[Told]:
    name, code = match.setting.seats[move.seat].name, seal_of(match, at).code
    return [
        Told(
            at,
            move.seat,
            f"{code} {number}",
            card.value,
            text("proof-lucky-pick", name=name, card=_card(card), code=code),
        )
        for number, card in enumerate(move.cards)
    ]


def _card(which: Card) -> Text:
    return text("lucky-card-" + which.replace("_", "-"))
