"""The table's vote: totals typed on a keypad, what they keep, and the correction."""

from __future__ import annotations

import flet as ft

from companion.games.bronze_heads.moves import GoOn, Head, TypeVote, VoteKind
from companion.games.bronze_heads.screens import why, words
from companion.games.bronze_heads.screens.talk import TILE_WORD, heads_row, table_head
from companion.games.bronze_heads.view import View, Vote
from companion.games.bronze_heads.views import preserved
from companion.ui import theme
from companion.ui.frame import refusal, screen, title
from companion.ui.look import Look, gap
from companion.ui.motion import coin, told
from companion.ui.parts import button, link, piece, tap, well
from companion.ui.play import Play

DIGITS_MAX = 2


def draw_vote(play: Play) -> ft.Control:
    """The totals of the round, head by head, with what they keep at once."""
    view: View = play.view()
    look = play.look
    say = look.say
    fields: list[str] = play.board.setdefault("totals", [""] * len(view.heads))
    at: int = play.board.setdefault("at", 0)
    typed = [int(field) if field else 0 for field in fields]
    whole = all(fields)
    total = sum(typed)
    body: list[ft.Control] = [
        title(look, say("bronze-vote-title")),
        refusal(look, play.desk.refused),
        gap(8),
    ]
    kept = preserved(view.heads, typed) if whole else None
    for index, head in enumerate(view.heads):
        body.append(_field_row(look, play, index, head, fields[index], index == at, kept))
        body.append(gap(6))
    body += [gap(4), _on_table(look, total, view.chips_out)]
    fits = total <= view.chips_out
    dock = [
        button(
            look,
            "vote.done",
            say("bronze-vote-done"),
            (lambda: _keep(play, typed)) if whole and fits else None,
            expand=True,
        )
    ]
    if "page" in play.board:
        dock.insert(
            0,
            button(
                look,
                "vote.back",
                say("go-back"),
                play.board.clear,
                primary=False,
                width=110,
            ),
        )
    return screen(
        look,
        head=table_head(play, say("bronze-round", round=view.round + 1)),
        body=body,
        foot=_keypad(look, play, fields, at),
        dock=dock,
    )


def _keep(play: Play, totals: list[int]) -> None:
    if play.move(TypeVote(tuple(totals))):
        play.board.clear()


def _field_row(
    look: Look,
    play: Play,
    index: int,
    head: Head,
    field: str,
    current: bool,
    kept: tuple[Head, Head] | None,
) -> ft.Control:
    c = look.c
    say = look.say
    name = say.say(words.head(head))
    place = 2
    if kept:
        place = kept.index(head) if head in kept else 2
        line = say(("bronze-kept-first", "bronze-kept-second", "bronze-left-behind")[place])
    else:
        line = say("bronze-vote-type") if current else ""
    compact = look.frame.compact
    height = 44 if compact else 60
    row = ft.Row(
        [
            look.icon(words.head_icon(head), 30 if compact else 38, c.primary),
            ft.Column(
                [
                    look.text(name, theme.STRONG, lines=1, most=18),
                    *(
                        []
                        if compact
                        else [look.text(line, theme.CAPTION, colour=c.muted, lines=1, most=13)]
                    ),
                ],
                spacing=0,
                expand=True,
                alignment=ft.MainAxisAlignment.CENTER,
            ),
            *([_place(look, str(place + 1))] if compact and place < 2 else []),
            ft.Container(
                look.text(
                    field or ("|" if current else ""),
                    theme.KEY,
                    centre=True,
                    size=20 if compact else None,
                    most=20 if compact else theme.LARGE_TEXT,
                ),
                width=72,
                height=height - 12,
                bgcolor=c.surface2,
                border_radius=theme.R_KEY,
                alignment=ft.Alignment.CENTER,
            ),
        ],
        spacing=12,
    )
    return tap(
        look,
        f"vote.field-{head}",
        say("bronze-vote-field", head=name, count=field) if field else name,
        piece(
            look,
            row,
            chosen=current,
            padding=6,
            height=height,
        ),
        lambda: play.board.update(at=index),
        selected=current,
    )


def _on_table(look: Look, total: int, most: int) -> ft.Control:
    c = look.c
    over = total > most
    return ft.Column(
        [
            ft.Row(
                [
                    ft.Container(
                        look.text(look.say("bronze-vote-sofar"), theme.SMALL, colour=c.muted),
                        expand=True,
                    ),
                    ft.Semantics(
                        identifier="vote.sum",
                        content=look.text(
                            look.say("bronze-vote-sum", count=total, most=most),
                            theme.LABEL,
                            colour=c.danger if over else c.text,
                        ),
                    ),
                ]
            ),
            ft.ProgressBar(
                value=min(total / most, 1) if most else 0,
                color=c.danger if over else c.accent,
                bgcolor=c.surface2,
                bar_height=6,
                border_radius=3,
            ),
        ],
        spacing=4,
    )


def _keypad(look: Look, play: Play, fields: list[str], at: int) -> ft.Control:
    """Three by four keys of our own; no system keyboard for numbers."""

    def digit(key: str) -> None:
        grown = (fields[at] + key).lstrip("0") or "0"
        if len(grown) <= DIGITS_MAX:
            fields[at] = grown

    def erase() -> None:
        fields[at] = fields[at][:-1]

    def onward() -> None:
        play.board["at"] = (at + 1) % len(fields)

    keys: list[list[ft.Control]] = [
        [_key(look, key, look.say("key-digit", digit=key), key, None, digit) for key in row]
        for row in ("123", "456", "789")
    ]
    keys.append(
        [
            _key(look, "erase", look.say("key-erase"), None, "ui-erase", lambda _: erase()),
            _key(look, "0", look.say("key-digit", digit="0"), "0", None, digit),
            _key(look, "next", look.say("key-next"), None, "ui-next", lambda _: onward()),
        ]
    )
    return ft.Column(
        [ft.Row(row, spacing=8) for row in keys],
        spacing=4 if look.frame.compact else 8,
    )


def _key(
    look: Look, which: str, label: str, digit: str | None, icon: str | None, do: object
) -> ft.Control:
    assert callable(do)
    identifier = f"keypad.{which}"
    height = 38 if look.frame.height < 720 else 54
    face = look.text(digit, theme.KEY, centre=True) if digit else look.icon(icon or "", 26)
    return ft.Container(
        tap(
            look,
            identifier,
            label,
            piece(
                look,
                face,
                sunk=look.hands.pressed == identifier,
                radius=theme.R_KEY,
                height=height,
                fill=None if digit else look.c.surface2,
            ),
            lambda: do(which),
        ),
        expand=True,
    )


def _agree(play: Play) -> ft.Control:
    """Before a correction: it may show another head's truth, so the whole table has to want it."""
    view: View = play.view()
    look = play.look
    say = look.say
    totals = [str(count) for count in view.votes[-1].totals]
    return screen(
        look,
        head=table_head(play, say("bronze-round", round=view.round + 1)),
        body=[
            title(look, say("bronze-agree-title")),
            gap(12),
            look.text(say("bronze-agree-text")),
        ],
        dock=[
            button(look, "agree.back", say("go-back"), play.board.clear, primary=False, width=110),
            button(
                look,
                "agree.correct",
                say("bronze-agree"),
                lambda: play.board.update(page="correct", totals=totals, at=0),
                expand=True,
            ),
        ],
    )


def draw_voted(play: Play) -> ft.Control:
    """What the vote kept: the first in secret, the second with its truth at once."""
    if "page" in play.board:
        play.out = play.board.clear
    if play.board.get("page") == "correct":
        return draw_vote(play)
    if play.board.get("page") == "agree":
        return _agree(play)
    view: View = play.view()
    look = play.look
    say = look.say
    vote = view.votes[-1]
    marks = [
        _mark(look, vote, head, chips) for head, chips in zip(view.heads, vote.totals, strict=True)
    ]
    last = view.round == 2
    body: list[ft.Control] = [
        title(look, say("bronze-voted-title", round=view.round + 1)),
        refusal(look, play.desk.refused),
        gap(16),
        heads_row(look, view.heads, marks),
        gap(20),
        _sentence(look, "1", say("bronze-voted-first", head=words.head(vote.first))),
        gap(10),
        _verdict(look, vote),
        gap(20),
        link(
            look,
            "voted.why",
            say("bronze-why-vote"),
            lambda: play.ask(why.vote(view, vote)),
            icon="ui-why",
        ),
    ]
    if view.options.votes is VoteKind.TOTALS:
        body.append(
            link(
                look,
                "voted.correct",
                say("bronze-vote-correct"),
                lambda: play.board.update(page="agree"),
                icon="ui-pen",
            )
        )
    dock = [
        button(
            look,
            "voted.on",
            say("bronze-to-judging") if last else say("bronze-next-round"),
            lambda: play.move(GoOn()),
            expand=True,
        )
    ]
    return screen(look, head=table_head(play, say("bronze-heads-short")), body=body, dock=dock)


def _mark(look: Look, vote: Vote, head: Head, chips: int) -> ft.Control:
    place = {vote.first: "1", vote.second: "2"}.get(head)
    say = look.say
    count = look.text(
        say("bronze-chips", count=chips),
        theme.CAPTION,
        colour=look.c.muted,
        centre=True,
        most=TILE_WORD,
    )
    return ft.Column(
        [count, gap(24) if place is None else _place(look, place)],
        spacing=4,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )


def _place(look: Look, place: str) -> ft.Control:
    c = look.c
    return ft.Container(
        look.text(place, theme.LABEL, colour=c.onaccent, centre=True, most=16),
        width=24,
        height=24,
        bgcolor=c.accent,
        shape=ft.BoxShape.CIRCLE,
        alignment=ft.Alignment.CENTER,
    )


def _sentence(look: Look, place: str, sentence: str) -> ft.Control:
    return ft.Row(
        [_place(look, place), ft.Container(look.text(sentence), expand=True)],
        spacing=12,
        vertical_alignment=ft.CrossAxisAlignment.START,
    )


def _verdict(look: Look, vote: Vote) -> ft.Control:
    """The second head's truth: the one thing of a vote that everybody learns at once."""
    c = look.c
    say = look.say
    genuine = vote.second_genuine
    colour = c.success if genuine else c.danger
    return ft.Column(
        [
            _sentence(look, "2", say("bronze-voted-second", head=words.head(vote.second))),
            gap(10),
            well(
                look,
                ft.Row(
                    [
                        look.icon(words.head_icon(vote.second), 48, c.primary),
                        coin(look, 0, genuine, 34),
                        ft.Semantics(
                            identifier="voted.second",
                            content=told(
                                look,
                                0,
                                look.text(
                                    say(
                                        "bronze-reading-genuine"
                                        if genuine
                                        else "bronze-reading-fake"
                                    ),
                                    theme.DISPLAY,
                                    colour=colour,
                                    size=28,
                                ),
                            ),
                        ),
                    ],
                    alignment=ft.MainAxisAlignment.CENTER,
                    spacing=14,
                ),
                padding=16,
            ),
        ],
        spacing=0,
    )
