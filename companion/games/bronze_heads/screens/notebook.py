"""A player's private notebook: all that was ever shown to them, by rounds, with their own lines."""

from __future__ import annotations

import flet as ft

from companion.games.bronze_heads.moves import Head, Note, Reading
from companion.games.bronze_heads.screens import words
from companion.games.bronze_heads.terms import Phase
from companion.games.bronze_heads.view import Mine, Page, View
from companion.table.text import Refused
from companion.ui import theme
from companion.ui.frame import refusal, screen, title
from companion.ui.look import Look, gap
from companion.ui.parts import button
from companion.ui.play import Play
from companion.ui.secret import Line, seal, secret_card, secret_screen

ROWS = (96, 112, 112, 112)


def notebook_card(play: Play, view: View) -> ft.Control:
    """The open notebook: the role, then a row for each of the three rounds."""
    assert view.mine is not None
    return secret_card(play.look, ROWS, notebook_lines(play, view.mine), _longest(play))


def _longest(play: Play) -> int:
    """Characters of the longest word that could stand in a notebook here."""
    say = play.look.say
    name = max((seat.name for seat in play.seats), key=len)
    read = say("bronze-shown", about=name, reading=words.reading(Reading.COUNTERFEITER))
    heads = sorted((say.say(words.head(head)) for head in Head), key=len)
    none = words.reading(Reading.NO_RESULT)
    two = [say("bronze-shown", about=head, reading=none) for head in heads[-2:]]
    return max(len(read), len(say.listed(two)))


def notebook_lines(play: Play, mine: Mine) -> list[Line]:
    """The notebook's rows; rounds that are to come are drawn as empty rows."""
    look = play.look
    lines = [_who(play, look, mine)]
    for at in range(len(ROWS) - 1):
        page = mine.pages[at] if at < len(mine.pages) else None
        caption = look.say("bronze-round", round=at + 1)
        if page is None:
            lines.append(Line(caption=caption, word=look.say("notebook-to-come"), quiet=True))
        else:
            lines.append(_round(play, look, caption, page))
    return lines


def _who(play: Play, look: Look, mine: Mine) -> Line:
    say = look.say
    if mine.role is None:
        return Line()
    sentence = (
        say("bronze-know-nobody")
        if mine.ally is None
        else say("bronze-know-ally", name=play.seats[mine.ally].name)
    )
    return Line(
        words.role_icon(mine.role),
        caption=say("bronze-you-are"),
        word=say.say(words.role(mine.role)),
        sentence=sentence,
    )


def _round(play: Play, look: Look, caption: str, page: Page) -> Line:
    say = look.say
    seats = play.seats
    shown = [
        say(
            "bronze-shown",
            about=words.about(line.about, seats),
            reading=words.reading(line.reading),
        )
        for line in page.shown
    ]
    if page.hindrance is not None:
        shown = [say(f"bronze-noted-{page.hindrance}")]
    if page.first is None:
        shown = [say("notebook-not-yet")]
    parts = [say.say(words.done(page.second, seats, mine=True))] if page.second else []
    if page.note:
        parts.append(say("notebook-note", words=page.note))
    return Line(
        "ui-book",
        caption=caption,
        word=say.listed(shown),
        sentence=say.run_on(parts),
        quiet=True,
    )


def draw_notebook(play: Play) -> ft.Control:
    """The notebook of whoever borrowed the phone: hold to look, a line to write, done."""
    hand = play.hand
    view: View = play.secret()
    assert hand is not None and view.mine is not None
    if isinstance(hand.draft, str):
        return _writing(play, view, hand.draft)
    look = play.look
    say = look.say
    seat = play.seats[hand.seat]
    card = (
        notebook_card(play, view) if hand.held else secret_card(look, ROWS, [Line() for _ in ROWS])
    )
    can_write = bool(view.mine.pages) and view.phase not in (Phase.REVEAL, Phase.OVER)
    below = ft.Row(
        [
            button(
                look,
                "notebook.write",
                say("notebook-write"),
                (lambda: _write(play, view)) if can_write else None,
                primary=False,
                expand=True,
                height=52,
            ),
            button(
                look, "notebook.done", say("notebook-done"), play.give_back, expand=True, height=52
            ),
        ],
        spacing=12,
    )
    foot = ft.Column(
        [
            seal(
                look,
                "seal.look",
                say("seal-let-go") if hand.held else say("seal-look"),
                say("notebook-under"),
                "ui-book",
                hand.fill,
                on_down=play.look_down,
                on_up=play.seal_up,
            ),
            gap(6),
            below,
        ],
        spacing=0,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )
    return secret_screen(look, say("secret-for", name=seat.name), [card], foot)


def _write(play: Play, view: View) -> None:
    assert play.hand is not None and view.mine is not None
    play.hand.draft = view.mine.pages[-1].note


def _writing(play: Play, view: View, draft: str) -> ft.Control:
    look = play.look
    say = look.say
    c = look.c
    hand = play.hand
    assert hand is not None
    seat = hand.seat

    def typed(words: str) -> None:
        hand.draft = words
        play.desk.fingers.stir()

    def keep() -> None:
        try:
            play.desk.check_letters(" ".join(str(hand.draft).split()))
        except Refused as refused:
            play.desk.refuse(refused.why)
            return
        if play.move(Note(seat, str(hand.draft))):
            hand.draft = None

    def drop() -> None:
        hand.draft = None

    field = ft.Semantics(
        identifier="notebook.field",
        content=look.field(
            draft,
            typed,
            key=f"note-{seat}-{view.round}",
            hint=say("notebook-hint"),
            lines=(2, 4),
            focused=True,
        ),
    )
    return screen(
        look,
        head=ft.Container(
            look.text(
                say("secret-for", name=play.seats[seat].name),
                theme.LABEL,
                colour=c.muted,
                centre=True,
                lines=1,
            ),
            height=theme.HEADER,
            alignment=ft.Alignment.CENTER,
        ),
        body=[
            title(look, say("notebook-write-title", round=view.round + 1)),
            refusal(look, play.desk.refused),
            gap(12),
            field,
        ],
        dock=[
            button(look, "notebook.drop", say("go-back"), drop, primary=False, width=120),
            button(look, "notebook.keep", say("notebook-keep"), keep, expand=True),
        ],
    )
