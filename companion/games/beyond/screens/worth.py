"""What patterns are worth at this table, and how a tie is read: changed here, and remembered."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial
from typing import Any

import flet as ft

from companion.games.beyond.moves import (
    VALUE_MAX,
    VALUES,
    Move,
    SetTieBreak,
    SetValue,
    Spirit,
    TieBreak,
)
from companion.games.beyond.screens import words
from companion.games.beyond.screens.pages import go, head
from companion.games.beyond.view import View
from companion.ui import theme
from companion.ui.frame import screen, title
from companion.ui.look import gap
from companion.ui.parts import button, link
from companion.ui.play import Play
from companion.ui.score import Steps, counted, segments, stepper

NAME = "beyond"


def remembered(read: Callable[[str], str | None]) -> dict[str, Any]:
    """The values and the reading of the last table that changed them, as options of a match."""
    try:
        document = json.loads(read(NAME) or "{}")
        values = document["values"]
        whole = [value for value in values if type(value) is int and 0 <= value <= VALUE_MAX]
        if len(whole) != len(values) or len(whole) != len(VALUES):
            return {}
        return {"values": tuple(whole), "tie_break": TieBreak(document["tie_break"])}
    except (ValueError, TypeError, LookupError):
        return {}


def _set(play: Play, move: Move) -> None:
    if not play.move(move):
        return
    view: View = play.view()
    document = {"values": list(view.values), "tie_break": view.tie_break.value}
    play.desk.keep(NAME, json.dumps(document))


def draw_values(play: Play) -> ft.Control:
    """The value of each pattern, and the two readings of the tie-break."""
    view: View = play.view()
    look = play.look
    say = look.say
    body: list[ft.Control] = [
        title(look, say("beyond-values-title"), under=say("beyond-values-under")),
        gap(12),
    ]
    for spirit, value in zip(Spirit, view.values, strict=True):
        name = say.say(words.spirit(spirit))
        body += [
            counted(
                look,
                words.spirit_picture(play, spirit, 36),
                look.text(name, theme.STRONG, lines=2),
                stepper(
                    look,
                    f"value.{spirit}",
                    name,
                    value,
                    Steps(
                        minus=partial(_set, play, SetValue(spirit, value - 1)) if value else None,
                        plus=partial(_set, play, SetValue(spirit, value + 1))
                        if value < VALUE_MAX
                        else None,
                    ),
                ),
                width=150,
            ),
            gap(8),
        ]
    if view.values != VALUES:
        body.append(
            link(
                look,
                "values.reset",
                say("beyond-values-reset"),
                lambda: _reset(play, view),
                icon="ui-undo",
            )
        )
    readings = tuple(TieBreak)
    body += [
        gap(10),
        look.text(say("beyond-option-tie"), theme.STRONG),
        gap(6),
        segments(
            look,
            "values.tie",
            [say("beyond-option-tie-" + one.replace("_", "-")) for one in readings],
            readings.index(view.tie_break),
            lambda at: _set(play, SetTieBreak(readings[at])),
        ),
        gap(6),
        look.text(say("beyond-option-tie-why"), theme.SMALL, colour=look.c.muted),
    ]
    back = partial(go, play, play.board.get("back_to", "pad"))
    dock = [button(look, "values.done", say("beyond-values-done"), back, expand=True)]
    return screen(look, head=head(play, back=back), body=body, dock=dock, refused=play.desk.refused)


def _reset(play: Play, view: View) -> None:
    for spirit, value, usual in zip(Spirit, view.values, VALUES, strict=True):
        if value != usual:
            _set(play, SetValue(spirit, usual))
