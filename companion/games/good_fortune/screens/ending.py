"""A game that is scored: who has won it, how the series stands, and the collections again."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.games.good_fortune.book import learn
from companion.games.good_fortune.moves import EndSeries, NextGame, Phase, Series
from companion.games.good_fortune.screens import shelf, words
from companion.games.good_fortune.screens.pages import go, head, standing, who
from companion.games.good_fortune.screens.why import group_cards
from companion.games.good_fortune.view import Doubt, Result, View
from companion.table.seats import Seat
from companion.ui import theme
from companion.ui.frame import screen, title
from companion.ui.look import gap
from companion.ui.parts import button, link
from companion.ui.play import Play
from companion.ui.results import Rank, ranking, winner
from companion.ui.score import note, segments


def draw_result(play: Play) -> ft.Control:
    """The game just scored, and the series where there is one."""
    view: View = play.view()
    look = play.look
    say = look.say
    latest = view.results[-1]
    series = view.options.series is not Series.SINGLE
    over = view.phase is Phase.OVER
    body: list[ft.Control] = [
        winner(look, "pictures/poster-good-fortune", *_headline(play, view, latest)),
        gap(14),
    ]
    if series:
        last = look.text(say("fortune-last-game"), theme.LABEL, colour=look.c.muted)
        body += [standing(play, view), gap(12), last, gap(6)]
    body += [
        ranking(look, play.seats, _ranks(latest), lambda at: _ask(play, at, None, "result")),
        gap(6),
        look.text(
            say("fortune-in-the-box", count=view.in_the_box), theme.SMALL, colour=look.c.muted
        ),
        gap(6),
        *_slips(play, view),
        *_book_lines(play, latest),
        link(
            look,
            "over.review",
            say("fortune-review"),
            lambda: go(play, "review", game=len(view.results) - 1),
            icon="ui-history",
        ),
        link(look, "over.correct", say("over-correct"), partial(_correct, play), icon="ui-pen"),
    ]
    return screen(
        look, head=head(play), body=body, dock=_dock(play, over), refused=play.desk.refused
    )


def _headline(play: Play, view: View, latest: Result) -> tuple[str, list[Seat]]:
    say = play.look.say
    one, other = view.wins
    settled = view.phase is Phase.OVER and view.options.series is not Series.SINGLE
    if not settled:
        winners = latest.winners
        line = "fortune-draw" if len(winners) > 1 else "fortune-won"
    else:
        winners = (0, 1) if one == other else (0 if one > other else 1,)
        line = "fortune-series-draw" if len(winners) > 1 else "fortune-series-won"
    return say(line), [play.seats[seat] for seat in winners]


def _slips(play: Play, view: View) -> list[ft.Control]:
    """Pairs that were counted twice: before anybody cheers, a second look."""
    look = play.look
    rows: list[ft.Control] = []
    for notice in view.notices:
        if notice.doubt is Doubt.PAIR_REPEATED:
            pair = view.sheets[notice.seat].tiles[notice.index].pair
            sentence = look.say("fortune-doubt-pair", pair=words.pair(pair))
            rows += [note(look, f"over.doubt-{len(rows)}", sentence, icon="ui-flag"), gap(6)]
    return rows


def _correct(play: Play) -> None:
    """Back to the collections of the last game, as they were before it was scored."""
    while play.view().phase is not Phase.PLAYING and play.can_undo:
        play.undo()
    go(play, "count", seat=0)


def _ranks(result: Result) -> list[Rank]:
    order = sorted((0, 1), key=lambda seat: -result.sheets[seat].score)
    return [
        Rank(
            seat,
            1 if seat in result.winners else 2,
            tuple(group.score for group in result.sheets[seat].sorting.groups),
            result.sheets[seat].score,
            seat in result.winners,
        )
        for seat in order
    ]


def _ask(play: Play, seat: int, game: int | None, back: str) -> None:
    go(play, "why", seat=seat, game=game, back=back)


def _book_lines(play: Play, latest: Result) -> list[ft.Control]:
    """What the tile book has learnt, and what it says otherwise."""
    look = play.look
    say = look.say
    known = shelf.book(play)
    tiles = [tile for sheet in latest.sheets for tile in sheet.tiles]
    if not tiles:
        return []
    conflicts = learn(known, tiles).conflicts
    message = "fortune-book-otherwise" if conflicts else "fortune-book-knows"
    count = len(conflicts) if conflicts else len(known.tiles)
    go_there = partial(go, play, "book", opened=None, conflicts=conflicts, read_in=False)
    return [link(look, "over.book", say(message, count=count), go_there, icon="ui-book")]


def _dock(play: Play, over: bool) -> list[ft.Control]:
    look = play.look
    say = look.say
    if over:
        return [
            button(look, "over.home", say("go-home"), play.desk.go_home, primary=False, width=140),
            button(
                look, "over.again", say("over-again"), lambda: play.desk.rematch(play), expand=True
            ),
        ]

    def onward() -> None:
        if play.move(NextGame()):
            go(play, None, seat=0)

    return [
        button(
            look,
            "over.stop",
            say("fortune-end-series"),
            lambda: play.move(EndSeries()),
            primary=False,
            width=140,
        ),
        button(look, "over.next", say("fortune-next-game"), onward, expand=True),
    ]


def draw_review(play: Play) -> ft.Control:
    """The collections of a game that is scored, tile by tile and group by group."""
    view: View = play.view()
    look = play.look
    say = look.say
    game: int = min(play.board.get("game") or 0, len(view.results) - 1)
    result = view.results[game]
    body: list[ft.Control] = [title(look, say("fortune-review-title")), gap(10)]
    if len(view.results) > 1:
        names = [say("fortune-game", number=at + 1) for at in range(len(view.results))]
        shown = names[-6:]
        first = len(names) - len(shown)
        body += [
            segments(
                look,
                "review.game",
                shown,
                game - first,
                lambda at: play.board.update(game=at + first),
            ),
            gap(14),
        ]
    for seat, sheet in enumerate(result.sheets):
        body += [
            who(play, seat, sheet.score),
            gap(6),
            ft.Row(
                [words.small_tile(look, tile, 22) for tile in sheet.tiles],
                wrap=True,
                spacing=6,
                run_spacing=6,
            ),
            gap(8),
            group_cards(
                play, sheet, partial(_ask, play, seat, game, "review"), f"review.group-{seat}-"
            ),
            gap(20),
        ]
    if not any(sheet.count for sheet in result.sheets):
        body.append(look.text(say("fortune-review-empty"), colour=look.c.muted))
    dock = [button(look, "review.back", say("go-back"), lambda: go(play, "result"), expand=True)]
    return screen(look, head=head(play, back=lambda: go(play, "result")), body=body, dock=dock)
