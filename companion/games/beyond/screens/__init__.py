"""The screens of Beyond. They see views and make moves; no state ever reaches them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

import flet as ft

from companion.games.beyond.moves import TieBreak
from companion.games.beyond.screens.capturing import draw_capture
from companion.games.beyond.screens.chances import draw_odds
from companion.games.beyond.screens.course import draw_turn
from companion.games.beyond.screens.ending import draw_result, draw_why
from companion.games.beyond.screens.pad import draw_pad
from companion.games.beyond.screens.pages import seat_of
from companion.games.beyond.screens.worth import draw_values, remembered
from companion.games.beyond.view import By, View
from companion.table.seats import Colour, Seat
from companion.table.text import Text, text
from companion.ui.motion import WINNER, Act
from companion.ui.play import Play
from companion.ui.screens import Choice, Due, Screens, named

_PLAYING = {
    "turn": draw_turn,
    "pad": draw_pad,
    "odds": draw_odds,
    "capture": draw_capture,
    "values": draw_values,
    "why": draw_why,
}

_OVER = {"result": draw_result, "why": draw_why}


class BeyondScreens(Screens):
    """The screens of this game."""

    game_id: Final = "beyond"
    theme: Final = "beyond"
    motif: Final = "cover-waves"
    poster: Final = "poster-beyond"
    colours: Final = tuple(Colour)
    deals: Final = False
    choices: Final[Sequence[Choice]] = (
        Choice(
            "advanced",
            (False, True),
            "beyond-option-advanced",
            ("beyond-option-advanced-no", "beyond-option-advanced-yes"),
            "beyond-option-advanced-why",
        ),
        Choice(
            "tie_break",
            tuple(TieBreak),
            "beyond-option-tie",
            ("beyond-option-tie-all-face-up", "beyond-option-tie-outside-patterns"),
            "beyond-option-tie-why",
        ),
        Choice(
            "count_cards",
            (False, True),
            "beyond-option-counting",
            ("beyond-option-counting-no", "beyond-option-counting-yes"),
            "beyond-option-counting-why",
        ),
    )

    def set_up_line(self, players: int) -> Text:
        """How many the game is for."""
        return text("beyond-set-up", count=players)

    def summary(self, view: View, seats: Sequence[Seat]) -> Text:
        """Where a match stands, for the start screen."""
        if view.declared:
            names = named(seats, view.verdict.winners)
            if view.verdict.by is By.NIAN_SHOU:
                return text("beyond-summary-nian-shou", names=names)
            best = max(player.parts.total for player in view.players)
            return text("beyond-summary-over", names=names, points=best)
        return text("beyond-summary-round", round=view.round)

    def due(self, view: View) -> Due | None:  # noqa: ARG002
        """Nobody: the phone lies on the table all the time."""
        return None

    def cover_line(self, view: View, due: Due) -> Text:  # noqa: ARG002
        """There is no cover in this game."""
        return text("beyond-short")

    def loans(
        self,
        view: View,  # noqa: ARG002
        seats: Sequence[Seat],  # noqa: ARG002
    ) -> Sequence[tuple[int, str, Text, str]]:
        """Nothing: everybody sees everything."""
        return ()

    def page(self, view: View) -> object:
        """Counts and cards go in by quick taps on one screen; a turn more is another."""
        return (view.declared, view.round, view.active, view.piles_out, view.turns_over)

    def changed(self, view: View) -> dict[str, Any]:
        """The values and the reading of a tie, which may be changed at any time."""
        return {"values": view.values, "tie_break": view.tie_break}

    def remembered(self, read: Callable[[str], str | None]) -> dict[str, Any]:
        """The values and the tie-break that were changed last."""
        return remembered(read)

    def act(self, before: View, after: View) -> Act | None:
        """The winner."""
        return WINNER if after.declared and not before.declared else None

    def draw(self, play: Play) -> ft.Control:
        """The page that lies open, or the one that the match stands at."""
        view: View = play.view()
        pages = _OVER if view.declared else _PLAYING
        page = play.board.get("page")
        if page not in pages:
            page = "result" if view.declared else _first(view)
        return ft.Container(pages[page](play), key=f"{page}-{seat_of(play)}", expand=True)


def _first(view: View) -> str:
    """Where a match is taken up: at its turn, or at the pad where only counting remains."""
    counted = any(any(player.counts.amounts) for player in view.players)
    begun = view.round > 1 or view.active != view.first or view.piles_out
    return "pad" if view.turns_over or (counted and not begun) else "turn"


SCREENS = BeyondScreens()
