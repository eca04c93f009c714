"""The screens of Good Fortune. They see views and make moves; no state ever reaches them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import flet as ft

from companion.games.good_fortune.moves import TURNS, Phase, Series, Variant
from companion.games.good_fortune.screens.counting import draw_count
from companion.games.good_fortune.screens.course import draw_turns
from companion.games.good_fortune.screens.ending import draw_result, draw_review
from companion.games.good_fortune.screens.groups import draw_groups
from companion.games.good_fortune.screens.library import (
    draw_book,
    draw_burn,
    draw_export,
    draw_import,
    draw_number,
)
from companion.games.good_fortune.screens.pages import seat_of
from companion.games.good_fortune.screens.placing import draw_pick, draw_row
from companion.games.good_fortune.screens.why import draw_why
from companion.games.good_fortune.view import View
from companion.table.seats import Colour, Seat
from companion.table.text import Text, text
from companion.ui.motion import WINNER, Act
from companion.ui.play import Play
from companion.ui.screens import Choice, Due, Screens

_ALWAYS = {
    "why": draw_why,
    "book": draw_book,
    "number": draw_number,
    "burn": draw_burn,
    "export": draw_export,
    "import": draw_import,
}

_PLAYING = {
    **_ALWAYS,
    "turns": draw_turns,
    "row": draw_row,
    "pick": draw_pick,
    "count": draw_count,
    "groups": draw_groups,
}

_SCORED = {**_ALWAYS, "result": draw_result, "review": draw_review}


class GoodFortuneScreens(Screens):
    """The screens of this game."""

    game_id: Final = "good-fortune"
    theme: Final = "fortune"
    motif: Final = "cover-spots"
    poster: Final = "poster-good-fortune"
    colours: Final = tuple(Colour)
    deals: Final = False
    choices: Final[Sequence[Choice]] = (
        Choice(
            "variant",
            (Variant.STANDARD, Variant.GUESSING, Variant.SIMPLE),
            "fortune-option-variant",
            (
                "fortune-option-variant-standard",
                "fortune-option-variant-guessing",
                "fortune-option-variant-simple",
            ),
            "fortune-option-variant-why",
        ),
        Choice(
            "series",
            (Series.SINGLE, Series.BEST_OF_THREE, Series.RUNNING),
            "fortune-option-series",
            (
                "fortune-option-series-single",
                "fortune-option-series-three",
                "fortune-option-series-running",
            ),
            "fortune-option-series-why",
        ),
    )

    def set_up_line(self, players: int) -> Text:
        """How many the game is for."""
        return text("fortune-set-up", count=players)

    def summary(self, view: View, seats: Sequence[Seat]) -> Text:
        """Where a match stands, for the start screen."""
        if view.phase is Phase.OVER:
            return _won(view, seats)
        one, other = (sheet.score for sheet in view.sheets)
        if view.options.series is not Series.SINGLE and view.results:
            wins, losses = view.wins
            return text("fortune-summary-series", wins=wins, losses=losses)
        if any(sheet.entered for sheet in view.sheets):
            return text("fortune-summary-score", one=one, other=other)
        if view.turn is None:
            return text("fortune-turns-over")
        return text("fortune-summary-turn", turn=view.turn.number)

    def due(self, view: View) -> Due | None:  # noqa: ARG002
        """Nobody: the phone lies on the table all the time."""
        return None

    def cover_line(self, view: View, due: Due) -> Text:  # noqa: ARG002
        """There is no cover in this game."""
        return text("good-fortune-short")

    def loans(
        self,
        view: View,  # noqa: ARG002
        seats: Sequence[Seat],  # noqa: ARG002
    ) -> Sequence[tuple[int, str, Text, str]]:
        """Nothing: everybody sees everything."""
        return ()

    def page(self, view: View) -> object:
        """Tiles go in by quick taps on one screen; a turn more, or a game scored, is another."""
        turn = view.turn
        return (view.phase, view.game, view.turns_over, turn and (turn.placing, turn.choosing))

    def act(self, before: View, after: View) -> Act | None:
        """The winner of a game that has just been scored."""
        return WINNER if len(after.results) > len(before.results) else None

    def draw(self, play: Play) -> ft.Control:
        """The page that lies open, or the one that the match stands at."""
        view: View = play.view()
        pages = _PLAYING if view.phase is Phase.PLAYING else _SCORED
        page = play.board.get("page")
        if page == "result" and view.phase is Phase.PLAYING:
            page = "count"  # where the step that was taken back was made
        if page not in pages:
            page = "result" if view.phase is not Phase.PLAYING else _first(view)
        picker = play.board.get("by", "") if page == "count" else ""  # each begins at its top
        key = f"{page}-{seat_of(play)}-{picker}"
        return ft.Container(pages[page](play), key=key, expand=True)


def _won(view: View, seats: Sequence[Seat]) -> Text:
    """Who has won, with the higher figure first: games in a series, else the scores."""
    series = view.options.series is not Series.SINGLE
    one, other = view.wins if series else [sheet.score for sheet in view.sheets]
    figures = {"most": max(one, other), "least": min(one, other)}
    if one == other:
        return text("fortune-summary-series-draw" if series else "fortune-summary-draw", **figures)
    name = seats[0 if one > other else 1].name
    return text(
        "fortune-summary-series-won" if series else "fortune-summary-won", name=name, **figures
    )


def _first(view: View) -> str:
    """Where a match is taken up: at its turn, or at the count where that has begun."""
    counting = view.turns_over in (0, TURNS) and any(sheet.entered for sheet in view.sheets)
    return "count" if counting else "turns"


SCREENS = GoodFortuneScreens()
