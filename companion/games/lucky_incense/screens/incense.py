"""The censers of the advanced game: where they lie, what they do, and who prays there."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import flet as ft

from companion.games.lucky_incense.moves import (
    Bless,
    FaithUpgrade,
    LayCenser,
    Pray,
    RightGuesses,
    TakeIncenseBack,
)
from companion.games.lucky_incense.screens import words
from companion.games.lucky_incense.screens.evening import amulet_stepper, evening_tabs
from companion.games.lucky_incense.screens.parts import (
    label,
    main_page,
    page_head,
    row,
    spread,
    stacked,
    stepper,
    table_head,
    turn_page,
    who,
)
from companion.games.lucky_incense.view import CenserView, View
from companion.games.lucky_incense.words import GUESS_AMULETS, Blessing, Censer
from companion.table.text import Text, text
from companion.ui import theme
from companion.ui.frame import screen, title
from companion.ui.look import Look, gap
from companion.ui.parts import button, link
from companion.ui.play import Play


def draw_censers(play: Play) -> ft.Control:
    """All censers within reach this year, what each does, and whether it has been used."""
    view: View = play.view()
    look = play.look
    say = look.say
    rows = [_censer_row(play, view, at, it) for at, it in enumerate(view.year.censers)]
    body: list[ft.Control] = [
        evening_tabs(play, "censers"),
        gap(12),
        title(look, say("lucky-censers-title")),
        gap(10),
        *spread(rows, 6),
        gap(16),
    ]
    dock = [
        button(
            look,
            "censers.done",
            say("lucky-to-turns"),
            lambda: turn_page(play, page="turns"),
            expand=True,
        )
    ]
    head = table_head(play, say("lucky-evening", year=view.year.number))
    return screen(look, head=head, body=body, dock=dock, refused=play.desk.refused)


def _place(play: Play, view: View, it: CenserView) -> Text:
    if it.home is not None:
        return text("lucky-censer-at-home", name=play.seats[it.home].name)
    assert it.temple is not None
    return words.temple(words.kinds(view.year.temples), it.temple)


def _censer_row(play: Play, view: View, at: int, it: CenserView) -> ft.Control:
    look = play.look
    say = look.say
    place = say.say(_place(play, view, it))
    if it.censer is None:
        content = ft.Row(
            [
                look.icon("ui-plus", 32, look.c.accent),
                stacked(
                    look.text(place, theme.CAPTION, colour=look.c.muted),
                    look.text(say("lucky-censer-which"), theme.STRONG),
                ),
            ],
            spacing=12,
        )
        return row(
            look,
            f"censers.lay-{at}",
            place,
            content,
            partial(turn_page, play, page=f"lay-{it.temple}-{it.slot}"),
        )
    used = it.used_by
    state = (
        say("lucky-censer-free")
        if used is None
        else say("lucky-censer-used", name=play.seats[used].name)
    )
    content = ft.Row(
        [
            look.icon(words.censer_icon(it.censer), 36, look.c.accent),
            stacked(
                look.text(
                    say("words-beside", first=place, second=state),
                    theme.CAPTION,
                    colour=look.c.muted,
                ),
                look.text(say.say(words.censer(it.censer)), theme.STRONG),
                look.text(say.say(words.effect(it.censer)), theme.SMALL, colour=look.c.muted),
            ),
            *([] if used is None else [look.token(play.seats[used], 28)]),
        ],
        spacing=12,
    )
    return row(
        look,
        f"censers.open-{it.censer}",
        say.say(words.censer(it.censer)),
        content,
        partial(turn_page, play, page=f"censer-{it.censer}"),
        faded=False,
    )


def draw_lay_censer(play: Play, temple: int, slot: int) -> ft.Control:
    """Which censer lies there."""
    view: View = play.view()
    look = play.look
    say = look.say

    def back() -> None:
        turn_page(play, page="censers")

    def choose(censer: Censer | None) -> None:
        if play.move(LayCenser(temple, slot, censer)):
            back()

    out = {it.censer for it in view.year.censers}
    rows: list[ft.Control] = [
        row(
            look,
            f"lay.censer-{censer}",
            say.say(words.censer(censer)),
            _censer_line(look, censer),
            partial(choose, censer),
            faded=censer in out,
        )
        for censer in Censer
    ]
    body: list[ft.Control] = [
        title(
            look,
            say("lucky-censer-which"),
            under=say.say(words.temple(words.kinds(view.year.temples), temple)),
        ),
        gap(10),
        *spread(rows, 5),
        gap(8),
        link(look, "lay.censer-none", say("lucky-censer-unknown"), lambda: choose(None)),
    ]
    return screen(
        look,
        head=page_head(play, say("lucky-tab-censers"), back),
        body=body,
        refused=play.desk.refused,
    )


def _censer_line(look: Look, censer: Censer) -> ft.Control:
    return ft.Row(
        [
            look.icon(words.censer_icon(censer), 32, look.c.accent),
            stacked(
                look.text(look.say.say(words.censer(censer)), theme.STRONG),
                look.text(look.say.say(words.effect(censer)), theme.SMALL, colour=look.c.muted),
            ),
        ],
        spacing=12,
    )


def draw_censer(play: Play, censer: Censer) -> ft.Control:
    """One censer: who prays there, or that it was a slip."""
    view: View = play.view()
    look = play.look
    say = look.say
    it = next((it for it in view.year.censers if it.censer is censer), None)

    def back() -> None:
        turn_page(play, page="censers")

    if it is None:
        return draw_censers(play)
    body: list[ft.Control] = [
        ft.Row(
            [
                look.icon(words.censer_icon(censer), 48, look.c.accent),
                ft.Container(title(look, say.say(words.censer(censer))), expand=True),
            ],
            spacing=14,
        ),
        gap(6),
        look.text(say.say(words.effect(censer)), colour=look.c.muted),
        gap(20),
    ]
    if it.used_by is None:
        body += [label(look, say("lucky-censer-who")), gap(8)]
        able = range(view.players) if it.home is None else (it.home,)
        body += spread([_prayer(play, view, censer, at) for at in able], 6)
    else:
        name = play.seats[it.used_by].name
        body += [
            who(look, play.seats[it.used_by]),
            gap(6),
            look.text(say("lucky-censer-used", name=name)),
            gap(6),
            link(
                look,
                "censer.back",
                say("lucky-incense-back", name=name),
                partial(play.move, TakeIncenseBack(it.used_by)),
                icon="ui-undo",
            ),
        ]
    if it.temple is not None and it.used_by is None:
        body += [
            gap(16),
            link(
                look,
                "censer.other",
                say("lucky-censer-other"),
                partial(turn_page, play, page=f"lay-{it.temple}-{it.slot}"),
                icon="ui-pen",
            ),
        ]
    return screen(
        look,
        head=page_head(play, say("lucky-tab-censers"), back),
        body=body,
        refused=play.desk.refused,
    )


def _prayer(play: Play, view: View, censer: Censer, at: int) -> ft.Control:
    look = play.look
    seat = play.seats[at]

    def pray() -> None:
        if play.move(Pray(at, censer)):
            turn_page(play, page="censers")

    return row(
        look,
        f"censer.pray-{at}",
        look.say("lucky-pray", name=seat.name),
        ft.Container(who(look, seat), height=36),
        pray,
        faded=view.year.incense[at] is not None,
    )


def draw_person(play: Play, at: int) -> ft.Control:
    """All that one player has this year: amulets, guesses, incense, tokens."""
    view: View = play.view()
    look = play.look
    say = look.say
    seat = play.seats[at]
    body: list[ft.Control] = [
        who(look, seat, size=48, style=theme.HEADING),
        gap(14),
        counter(look, say("lucky-seat-amulets"), "", amulet_stepper(play, view, at)),
        gap(8),
        guess_counter(play, view, at),
        gap(18),
        label(look, say("lucky-incense")),
        gap(4),
        *_incense(play, view, at),
        gap(18),
        label(look, say("lucky-blessings")),
        gap(6),
        *spread([_blessing(play, view, at, blessing) for blessing in Blessing], 6),
    ]
    dock = [button(look, "person.done", say("lucky-done"), lambda: main_page(play), expand=True)]
    head = page_head(play, say("lucky-evening", year=view.year.number), lambda: main_page(play))
    return screen(look, head=head, body=body, dock=dock, refused=play.desk.refused)


def counter(look: Look, words_: str, under: str, steps: ft.Control) -> ft.Control:
    """A counter with what it counts at its left."""
    lines: list[ft.Control] = [look.text(words_, theme.DENSE)]
    if under:
        lines.append(look.text(under, theme.CAPTION, colour=look.c.muted))
    return ft.Row([stacked(*lines), steps], spacing=12)


def guess_counter(play: Play, view: View, at: int) -> ft.Control:
    """How often a player was right with the God of Wealth."""
    look = play.look
    name = play.seats[at].name
    count = view.year.sheets[at].guesses

    def step(by: int) -> None:
        if count + by >= 0:
            play.move(RightGuesses(at, count + by))

    return counter(
        look,
        look.say("lucky-guesses"),
        look.say("lucky-guesses-worth", amulets=GUESS_AMULETS),
        stepper(
            look,
            "guesses",
            at,
            (look.say("lucky-guess-less", name=name), look.say("lucky-guess-more", name=name)),
            count,
            step,
        ),
    )


def _incense(play: Play, view: View, at: int) -> Sequence[ft.Control]:
    """Where a player's incense is, and where it can go."""
    look = play.look
    say = look.say
    use = view.year.incense[at]
    if use is not None:
        where = (
            say("lucky-incense-card")
            if use.on is None
            else say("lucky-incense-at", censer=words.censer(use.on))
        )
        return [
            look.text(where, theme.DENSE),
            link(
                look,
                "person.back",
                say("lucky-incense-back", name=play.seats[at].name),
                partial(play.move, TakeIncenseBack(at)),
                icon="ui-undo",
            ),
        ]
    free = [
        it.censer
        for it in view.year.censers
        if it.censer and it.used_by is None and it.home in (None, at)
    ]
    return [
        look.text(say("lucky-incense-there"), theme.DENSE),
        link(
            look,
            "person.card",
            say("lucky-incense-on-card"),
            partial(play.move, FaithUpgrade(at)),
            icon="ui-cards",
        ),
        *(
            link(
                look,
                f"person.pray-{censer}",
                say("lucky-incense-to", censer=words.censer(censer)),
                partial(play.move, Pray(at, censer)),
                icon=words.censer_icon(censer),
            )
            for censer in free
        ),
    ]


def _blessing(play: Play, view: View, at: int, blessing: Blessing) -> ft.Control:
    look = play.look
    say = look.say
    holder = dict(view.year.blessings).get(blessing)
    mine = holder == at
    state = say.say(words.blessing(blessing))
    if holder is not None and not mine:
        state = say("lucky-blessing-of", name=play.seats[holder].name)
    content = ft.Row(
        [
            look.icon(words.censer_icon(blessing), 32, look.c.accent if mine else None),
            stacked(
                look.text(say.say(words.censer(blessing)), theme.STRONG),
                look.text(state, theme.SMALL, colour=look.c.muted),
            ),
            look.icon("ui-tick", 24, look.c.accent if mine else ft.Colors.TRANSPARENT),
        ],
        spacing=12,
    )
    return row(
        look,
        f"person.bless-{blessing}",
        say.say(words.censer(blessing)),
        content,
        partial(play.move, Bless(blessing, None if mine else at)),
        chosen=mine,
    )
