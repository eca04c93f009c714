"""The quick way: groups that were sorted on the table already, as tiles and points."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.games.good_fortune.moves import ClearCollection, TypedGroup, TypeGroups
from companion.games.good_fortune.screens.pages import go, head, other_of, seat_of
from companion.games.good_fortune.view import View
from companion.ui import theme
from companion.ui.frame import screen, title
from companion.ui.look import Look, gap
from companion.ui.parts import button, icon_button, piece, tap
from companion.ui.play import Play
from companion.ui.score import keypad, note

TILES, POINTS = 0, 1
DIGITS = (1, 2)


def draw_groups(play: Play) -> ft.Control:
    """The groups so far, and the two figures of the next one on the keypad."""
    view: View = play.view()
    look = play.look
    say = look.say
    seat = seat_of(play)
    sheet = view.sheets[seat]
    if sheet.tiles:
        return _instead(play, seat, len(sheet.tiles))
    groups = sheet.groups or ()
    fields: list[str] = play.board.setdefault("fields", ["", ""])
    at: int = play.board.setdefault("at", TILES)
    body: list[ft.Control] = [
        title(look, say("fortune-groups-title")),
        ft.Row(
            [
                look.token(play.seats[seat], 24),
                ft.Container(look.text(play.seats[seat].name, theme.STRONG, lines=1), expand=True),
                ft.Semantics(
                    identifier="groups.total",
                    content=look.text(str(sheet.score), theme.FIGURE),
                ),
            ],
            spacing=8,
        ),
        gap(4),
    ]
    body += [_row(play, look, seat, groups, index) for index in range(len(groups))]
    body += [gap(8), _fields(play, look, fields, at)]
    ready = fields[TILES] and fields[POINTS]
    dock = [
        button(
            look,
            "groups.add",
            say("fortune-group-add"),
            partial(_add_by_button, play, seat, groups, fields) if ready else None,
            primary=not groups or bool(ready),
            expand=True,
        )
    ]
    if groups and not ready:
        other = other_of(seat)
        onward = "count" if view.sheets[other].entered else "groups"
        words = (
            say("fortune-groups-done")
            if onward == "count"
            else say("fortune-now", name=play.seats[other].name)
        )
        leave = partial(go, play, onward, seat=seat if onward == "count" else other, at=TILES)
        dock = [button(look, "groups.done", words, leave, expand=True)]
    return screen(
        look,
        refused=play.desk.refused,
        head=head(play, back=lambda: go(play, "count")),
        body=body,
        foot=keypad(
            look,
            lambda digit: _digit(play, fields, at, digit),
            lambda: _erase(play, fields, at),
            lambda: _onward(play, seat, groups, fields),
        ),
        dock=dock,
    )


def _instead(play: Play, seat: int, tiles: int) -> ft.Control:
    """Tiles are entered already: groups come in their place, so they have to go first."""
    look = play.look
    say = look.say
    back = partial(go, play, "count")
    body: list[ft.Control] = [
        title(look, say("fortune-groups-title")),
        gap(8),
        note(look, "groups.tiles", say("fortune-groups-instead", count=tiles)),
    ]
    dock = [
        button(look, "groups.keep", say("go-back"), back, primary=False, width=104),
        button(
            look,
            "groups.clear",
            say("fortune-groups-clear"),
            partial(play.move, ClearCollection(seat)),
            expand=True,
        ),
    ]
    return screen(look, head=head(play, back=back), body=body, dock=dock, refused=play.desk.refused)


def _fields(play: Play, look: Look, fields: list[str], at: int) -> ft.Control:
    say = look.say
    cells: list[ft.Control] = []
    for index, name in enumerate((say("fortune-field-tiles"), say("fortune-field-points"))):
        on = index == at
        face = ft.Row(
            [
                ft.Container(
                    look.text(name, theme.LABEL, colour=look.c.muted, lines=1, most=18),
                    expand=True,
                ),
                look.text(fields[index] or ("|" if on else "–"), theme.KEY, most=26),
            ],
            spacing=8,
        )
        cells.append(
            ft.Container(
                tap(
                    look,
                    f"groups.field-{index}",
                    say("score-of", name=name, score=fields[index] or "0"),
                    piece(look, face, chosen=on, height=52, padding=6),
                    partial(play.board.update, at=index),
                    selected=on,
                ),
                expand=True,
            )
        )
    return ft.Row(cells, spacing=8)


def _digit(play: Play, fields: list[str], at: int, digit: str) -> None:
    grown = (fields[at] + digit).lstrip("0")
    fields[at] = grown if len(grown) <= DIGITS[at] else digit.lstrip("0")
    if at == TILES and fields[TILES]:
        play.board["at"] = POINTS


def _erase(play: Play, fields: list[str], at: int) -> None:
    if at == POINTS and not fields[POINTS]:
        fields[TILES] = ""
        play.board["at"] = TILES
        return
    fields[at] = fields[at][:-1]


def _onward(play: Play, seat: int, groups: tuple[TypedGroup, ...], fields: list[str]) -> None:
    """To the field that is still empty, and from the last one on the group is added."""
    if fields[TILES] and fields[POINTS]:
        _add(play, seat, groups, fields)
    else:
        play.board["at"] = POINTS if fields[TILES] else TILES


def _add(play: Play, seat: int, groups: tuple[TypedGroup, ...], fields: list[str]) -> None:
    new = TypedGroup(int(fields[TILES]), int(fields[POINTS]))
    if play.move(TypeGroups(seat, (*groups, new))):
        play.board.update(fields=["", ""], at=TILES)


def _add_by_button(
    play: Play, seat: int, groups: tuple[TypedGroup, ...], fields: list[str]
) -> None:
    _add(play, seat, groups, fields)
    play.desk.fingers.turn()  # what comes in its place is for another touch


def _row(
    play: Play, look: Look, seat: int, groups: tuple[TypedGroup, ...], index: int
) -> ft.Control:
    group = groups[index]
    say = look.say

    def out() -> None:
        left = groups[:index] + groups[index + 1 :]
        play.move(TypeGroups(seat, left) if left else ClearCollection(seat))

    return ft.Row(
        [
            ft.Container(
                look.text(say("fortune-sum", tiles=group.tiles, points=group.points), theme.BODY),
                expand=True,
            ),
            ft.Semantics(
                identifier=f"groups.score-{index}",
                content=look.text(str(group.score), theme.FIGURE, size=22),
            ),
            icon_button(
                look,
                f"groups.out-{index}",
                say("fortune-group-out"),
                "ui-close",
                out,
                colour=look.c.muted,
            ),
        ],
        spacing=8,
    )
