"""Who has won and why, and how each total came about."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.games.beyond.moves import LOOSE, Item, TieBreak
from companion.games.beyond.screens import words
from companion.games.beyond.screens.pad import PATTERNS
from companion.games.beyond.screens.pages import go, head, seat_of, who
from companion.games.beyond.view import By, View
from companion.ui import theme
from companion.ui.frame import screen, title
from companion.ui.look import gap
from companion.ui.parts import button, link
from companion.ui.play import Play
from companion.ui.results import Rank, cause_row, legend, ranking, sum_row, winner
from companion.ui.score import note


def draw_result(play: Play) -> ft.Control:
    """The result; opened again from the list of finished matches."""
    view: View = play.view()
    look = play.look
    say = look.say
    verdict = view.verdict
    line = "beyond-won-" + verdict.by.replace("_", "-")
    winners = [play.seats[seat] for seat in verdict.winners]
    body: list[ft.Control] = [
        winner(look, "pictures/poster-beyond", say(line), winners),
        gap(10),
        *_tie(play, view),
        ranking(look, play.seats, _ranks(view), lambda at: go(play, "why", seat=at, back=None)),
        gap(8),
        legend(
            look, [say("beyond-part-patterns"), say("beyond-part-cards"), say("beyond-part-tokens")]
        ),
        gap(8),
        link(look, "over.correct", say("over-correct"), partial(_correct, play), icon="ui-pen"),
    ]
    dock = [
        button(look, "over.home", say("go-home"), play.desk.go_home, primary=False, width=140),
        button(look, "over.again", say("over-again"), lambda: play.desk.rematch(play), expand=True),
    ]
    return screen(look, head=head(play), body=body, dock=dock, refused=play.desk.refused)


def _correct(play: Play) -> None:
    """Back to the counts, as they were before the winner was asked for."""
    play.undo()
    go(play, "pad", seat=0, pad_back="turn", passed=set(range(len(play.seats))))


def _tie(play: Play, view: View) -> list[ft.Control]:
    """How a tie was broken, and whom the other reading would have named."""
    look = play.look
    say = look.say
    verdict = view.verdict
    rows: list[ft.Control] = []
    if verdict.by in (By.TIE_BREAK, By.SHARED):
        reading = view.tie_break.replace("_", "-")
        counted = say.listed(
            say("beyond-face-up", name=seat.name, count=player.face_up)
            for seat, player in zip(play.seats, view.players, strict=True)
            if player.parts.total == max(one.parts.total for one in view.players)
        )
        sentence = say(f"beyond-tie-{reading}", counted=counted)
        rows += [note(look, "over.tie", sentence, icon="ui-equal"), gap(8)]
    if verdict.other_reading is not None:
        other = view.tie_break.other.replace("_", "-")
        names = words.named(play, verdict.other_reading)
        if len(verdict.other_reading) == 1 < len(verdict.winners):
            names = say("beyond-other-alone", names=names)
        sentence = say(f"beyond-other-{other}", names=names)
        rows += [note(look, "over.other", sentence, icon="ui-flag"), gap(8)]
    return rows


def _ranks(view: View) -> list[Rank]:
    order = sorted(range(len(view.players)), key=lambda seat: view.players[seat].place)
    ranks = []
    for seat in order:
        parts = view.players[seat].parts
        cards = parts.extra_spirits + parts.nian_shou + parts.captures
        ranks.append(
            Rank(
                seat,
                view.players[seat].place,
                (parts.patterns, cards, parts.tokens),
                parts.total,
                seat in view.verdict.winners,
            )
        )
    return ranks


def draw_why(play: Play) -> ft.Control:
    """One player's total, count by count."""
    view: View = play.view()
    look = play.look
    say = look.say
    seat = seat_of(play)
    player = view.players[seat]
    rows: list[ft.Control] = [
        title(look, say("beyond-why-title", score=player.parts.total)),
        gap(6),
        who(play, seat),
        gap(8),
    ]
    for item in Item:
        count = player.counts.of(item)
        if not count:
            continue
        each = 1 if item in LOOSE else view.values[PATTERNS.index(item)]
        name = say.say(words.item(item))
        sums = "beyond-why-one" if item in LOOSE else "beyond-why-patterns"
        rows.append(
            cause_row(
                look,
                words.item_picture(play, item, 32),
                name,
                str(count * each),
                say(sums, count=count, each=each),
            )
        )
    if not any(player.counts.amounts):
        rows.append(look.text(say("beyond-why-nothing"), colour=look.c.muted))
    rows += [gap(8), sum_row(look, say("score-total"), player.parts.total), gap(12)]
    reading = "beyond-why-face-up"
    if view.tie_break is TieBreak.OUTSIDE_PATTERNS:
        reading = "beyond-why-face-up-outside"
    rows.append(look.text(say(reading, count=player.face_up), theme.SMALL, colour=look.c.muted))
    back = partial(go, play, play.board.get("back"))
    dock = [button(look, "why.back", say("go-back"), back, expand=True)]
    return screen(
        look,
        head=head(play, back=back, undo=not view.declared),
        body=rows,
        dock=dock,
        refused=play.desk.refused,
    )
