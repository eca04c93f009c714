"""A match on the screen: its cover, its menu, or what the game draws."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.ui import theme
from companion.ui.cover import cover
from companion.ui.frame import header, refusal, screen, title
from companion.ui.look import gap
from companion.ui.match_screen import open_match
from companion.ui.moving_screen import send
from companion.ui.parts import button, icon_button, link
from companion.ui.play import Play
from companion.ui.screens import Due
from companion.ui.secret import seal
from companion.ui.sheet import over


def draw_play(play: Play) -> ft.Control:
    """The screen of a match under way, or of one that is over, with the sheet that explains it."""
    play.out = None  # unless a page within the game is drawn
    drawn = _drawn(play)
    return drawn if play.why is None else over(play.look, drawn, play.why, lambda: play.ask(None))


def _drawn(play: Play) -> ft.Control:
    if play.menu:
        return _menu(play)
    if play.hand is not None and not play.hand.open:
        return _cover(play)
    return ft.Container(play.screens.draw(play), key=_key(play), expand=True)


def _key(play: Play) -> str:
    """A new key for every hand-over, so that no control of one is used for the next."""
    hand = play.hand
    return "table" if hand is None else f"{hand.seat}-{hand.purpose}-{hand.looked}"


def _cover(play: Play) -> ft.Control:
    look = play.look
    say = look.say
    hand = play.hand
    due = play.due
    assert hand is not None and due is not None
    seat = play.seats[hand.seat]
    refused = play.desk.refused
    foot = seal(
        look,
        "cover.confirm",
        say("cover-hold", name=seat.name),
        refused or say("cover-others"),
        f"shapes/{theme.paint(seat.colour).shape}",
        hand.fill,
        on_down=play.confirm_down,
        on_up=play.seal_up,
    )
    c = look.c
    corners = (
        icon_button(
            look, "cover.leave", say("go-home"), "ui-leave", play.desk.back, colour=c.muted
        ),
        icon_button(
            look, "cover.menu", say("menu-open"), "ui-more", lambda: open_menu(play), colour=c.muted
        ),
    )
    return ft.Container(
        cover(
            look,
            seat,
            play.screens.motif,
            say("cover-pass"),
            _line(play, due),
            foot,
            corners,
        ),
        key=f"cover-{hand.seat}-{hand.purpose}",
        expand=True,
    )


def _line(play: Play, due: Due) -> str:
    """The public line of the cover; at a practice table also who has had the phone before."""
    say = play.look.say
    line = say.say(play.screens.cover_line(play.view(), due))
    names = say.listed(seat.name for seat in play.before)
    return say("learn-practice-before", line=line, names=names) if names else line


def open_menu(play: Play) -> None:
    """Open the table's menu; what is in a hand is covered first."""
    play.cover()
    play.menu = True


def _close_menu(play: Play) -> None:
    """Back to the game: whoever borrowed the phone for a look has thought better of it."""
    play.menu = False
    if play.lent:
        play.give_back()


def _go(play: Play, move: object) -> None:
    """Make a move of the menu's; the game begins with a clear board then."""
    if play.move(move):
        play.menu = False
        play.board.clear()


def _menu(play: Play) -> ft.Control:
    """What the table can do besides: take a step back, borrow the phone, leave."""
    look = play.look
    say = look.say
    desk = play.desk
    body: list[ft.Control] = [title(look, say("menu-title")), refusal(look, desk.refused), gap(12)]
    for seat, purpose, words, icon in play.screens.loans(play.view(), play.seats):
        body.append(
            link(
                look,
                f"menu.{purpose}-{seat}",
                say.say(words),
                partial(play.lend, seat, purpose),
                icon=icon,
            )
        )
    if play.can_undo:
        body.append(link(look, "menu.undo", say("menu-undo"), play.undo, icon="ui-undo"))
    for name, icon, words, move in play.screens.ways(play.view()):
        go = partial(_go, play, move)
        body.append(link(look, f"menu.{name}", say.say(words), go, icon=icon))
    body.append(
        link(look, "menu.rules", say("learn-rules"), lambda: desk.learn(play), icon="ui-rules")
    )
    if play.over:
        label, icon, beside = say("result-match"), "ui-share", open_match
    else:
        label, icon, beside = say("moving-send"), "ui-phone", send
    which = "menu.match" if play.over else "menu.move"
    body.append(
        link(
            look,
            which,
            label,
            lambda: beside(desk, play.id, lambda: desk.enter(play.id)),
            icon=icon,
        )
    )
    body.append(link(look, "menu.home", say("go-home"), desk.go_home, icon="ui-leave"))
    dock = [button(look, "menu.close", say("menu-close"), lambda: _close_menu(play), expand=True)]
    head = header(look, say(f"{play.screens.game_id}-short"))
    return screen(look, head=head, body=body, dock=dock)
