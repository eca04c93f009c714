"""The settings: language, light or dark, holding or tapping, motion, vibration, sounds."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any

import flet as ft

from companion.store.people import Movement, Theme
from companion.texts import LANGUAGES
from companion.ui import theme
from companion.ui.about_screen import About
from companion.ui.desk import Desk
from companion.ui.frame import header, refusal, screen, title
from companion.ui.look import Look, gap
from companion.ui.parts import icon_button, link, piece, tap
from companion.ui.places import Tuning

OWN_NAMES = {
    "en": "English",
    "zh-Hant": "繁體中文",
    "zh-Hans": "简体中文",
    "it": "italiano",
    "fr": "français",
}
"""Each language as its speakers write it, in every language."""


def draw_settings(desk: Desk) -> ft.Control:
    """The settings; every choice holds at once."""
    look = desk.look("shell")
    say = look.say
    settings = desk.settings
    languages = [(None, say("settings-device")), *((tag, OWN_NAMES[tag]) for tag in LANGUAGES)]
    themes = [(value, say(f"settings-theme-{value}")) for value in Theme]
    holds = [(True, say("settings-hold-yes")), (False, say("settings-hold-no"))]
    motions = [(value, say(f"settings-motion-{value}")) for value in Movement]
    switch = [(True, say("settings-on")), (False, say("settings-off"))]
    body: list[ft.Control] = [
        title(look, say("settings-title")),
        refusal(look, desk.refused),
        gap(16),
        *_group(look, desk, "language", say("settings-language"), languages, settings.language),
        *_group(look, desk, "theme", say("settings-theme"), themes, settings.theme),
        *_group(look, desk, "hold", say("settings-hold"), holds, settings.hold),
        look.text(say("settings-hold-why"), theme.SMALL, colour=look.c.muted),
        gap(24),
        *_group(look, desk, "motion", say("settings-motion"), motions, settings.motion),
        look.text(say("settings-motion-why"), theme.SMALL, colour=look.c.muted),
        gap(24),
        *_group(look, desk, "vibration", say("settings-vibration"), switch, settings.vibration),
        *_group(look, desk, "sounds", say("settings-sounds"), switch, settings.sounds),
        link(look, "settings.about", say("about-title"), lambda: _about(desk), icon="ui-rules"),
    ]
    head = header(
        look,
        say("app-name"),
        left=icon_button(look, "header.back", say("go-back"), "ui-back", desk.back),
    )
    return screen(look, head=head, body=body)


def _about(desk: Desk) -> None:
    def back() -> None:
        desk.place = Tuning()

    desk.place = About(desk, back)


def _group(
    look: Look,
    desk: Desk,
    field: str,
    label: str,
    values: list[tuple[Any, str]],
    chosen: object,
) -> list[ft.Control]:
    pieces: list[ft.Control] = []
    for at, (value, words) in enumerate(values):
        identifier = f"settings.{field}-{at}"
        pieces.append(
            tap(
                look,
                identifier,
                words,
                piece(
                    look,
                    ft.Container(
                        look.text(words, theme.STRONG, centre=True),
                        padding=ft.Padding.symmetric(horizontal=4),
                    ),
                    sunk=look.hands.pressed == identifier,
                    chosen=value == chosen,
                    padding=12,
                    alignment=None,
                ),
                partial(desk.change_settings, replace(desk.settings, **{field: value})),
                selected=value == chosen,
            )
        )
    return [
        look.text(label, theme.LABEL, colour=look.c.muted),
        gap(8),
        ft.Row(pieces, wrap=True, spacing=8, run_spacing=8),
        gap(20),
    ]
