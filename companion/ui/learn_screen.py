"""How the app helps in three cards, and the rules in brief with a field to look something up."""

from __future__ import annotations

import flet as ft

from companion.ui import theme
from companion.ui.desk import Desk
from companion.ui.frame import header, screen, title
from companion.ui.learn import Card, Learning, Section, looked_up
from companion.ui.look import Look, gap
from companion.ui.parts import icon_button, well


def draw_learning(desk: Desk, learning: Learning) -> ft.Control:
    """What there is to read about a game. While something is looked up, the cards give way."""
    look = desk.look(learning.screens.theme)
    say = look.say
    sections = looked_up(learning.book, learning.words, say)
    body: list[ft.Control] = []
    if not learning.words.strip():
        body += [title(look, say("learn-title")), gap(12)]
        for card in learning.book.cards:
            body += [_card(look, card), gap(10)]
        body.append(gap(14))
    body += [title(look, say("learn-rules")), gap(10), _field(look, desk, learning), gap(16)]
    for section in sections:
        body += [_section(look, section), gap(18)]
    if not sections:
        body.append(
            ft.Semantics(
                identifier="learn.nothing",
                live_region=True,
                content=look.text(
                    say("learn-nothing", words=learning.words.strip()), colour=look.c.muted
                ),
            )
        )
    head = header(
        look,
        say(f"{learning.screens.game_id}-short"),
        left=icon_button(look, "header.back", say("go-back"), "ui-back", desk.back),
    )
    return screen(look, head=head, body=body)


def _card(look: Look, card: Card) -> ft.Control:
    say = look.say
    return well(
        look,
        ft.Row(
            [
                look.icon(card.icon, 36, look.c.primary),
                ft.Column(
                    [
                        look.text(say(card.title), theme.STRONG),
                        look.text(say(card.words), theme.DENSE, colour=look.c.muted),
                    ],
                    spacing=2,
                    expand=True,
                ),
            ],
            spacing=16,
            vertical_alignment=ft.CrossAxisAlignment.START,
        ),
        padding=16,
    )


def _section(look: Look, section: Section) -> ft.Control:
    say = look.say
    lines = [look.text(say(line)) for line in section.lines]
    heading = ft.Semantics(
        identifier=f"learn.{section.title}",
        heading_level=2,
        content=look.text(say(section.title), theme.HEADING, size=18),
    )
    return ft.Column([heading, *lines], spacing=6, tight=True)


def _field(look: Look, desk: Desk, learning: Learning) -> ft.Control:
    def typed(words: str) -> None:
        learning.words = words
        desk.changed()

    glass = ft.Container(
        look.icon("ui-search", 22, look.c.muted),
        width=theme.TOUCH,
        alignment=ft.Alignment.CENTER,
    )
    return ft.Semantics(
        identifier="learn.field",
        key="learn-field",  # the same field wherever it stands, or the keyboard would close
        content=look.field(learning.words, typed, hint=look.say("learn-search"), before=glass),
    )
