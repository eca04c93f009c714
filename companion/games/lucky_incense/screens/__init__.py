"""The screens of Lucky First Incense. They see views and make moves; no state ever reaches them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

import flet as ft

from companion.games.lucky_incense.moves import Reopen
from companion.games.lucky_incense.screens import words
from companion.games.lucky_incense.screens.ending import draw_over, draw_review
from companion.games.lucky_incense.screens.evening import draw_turns
from companion.games.lucky_incense.screens.incense import (
    draw_censer,
    draw_censers,
    draw_lay_censer,
    draw_person,
)
from companion.games.lucky_incense.screens.lay import draw_lay, is_fresh
from companion.games.lucky_incense.screens.midnight import draw_bell, draw_pad
from companion.games.lucky_incense.screens.picks import draw_gather, draw_open, draw_secret
from companion.games.lucky_incense.screens.race import OPENING, draw_call, draw_race
from companion.games.lucky_incense.screens.rewards import draw_home, draw_rewards, draw_why
from companion.games.lucky_incense.view import Phase, View
from companion.games.lucky_incense.words import BOARDS, AncestorReading, Censer
from companion.games.lucky_incense.words import Colour as BoxColour
from companion.table.seats import Colour, Seat
from companion.table.text import Text, text
from companion.ui.feel import Moment
from companion.ui.motion import WINNER, Act, cue
from companion.ui.play import Play
from companion.ui.screens import Choice, Due, Screens, named

Draw = Callable[[Play], ft.Control]


def _evening(play: Play) -> ft.Control:
    """The sheet of what to lay out as long as nothing has been told, then the turns."""
    return draw_lay(play) if is_fresh(play.view()) else draw_turns(play)


_MAIN: Mapping[Phase, Draw] = {
    Phase.EVENING: _evening,
    Phase.MIDNIGHT: draw_pad,
    Phase.PICKS: draw_open,
    Phase.RACE: draw_race,
    Phase.REWARDS: draw_rewards,
    Phase.OVER: draw_over,
}

_PAGES: Mapping[tuple[Phase, str], Draw] = {
    (Phase.EVENING, "turns"): draw_turns,
    (Phase.EVENING, "censers"): draw_censers,
    (Phase.MIDNIGHT, "bell"): draw_bell,
    (Phase.RACE, "gather"): draw_gather,
    (Phase.RACE, "call"): draw_call,
    (Phase.RACE, OPENING): draw_race,
    (Phase.REWARDS, "race"): draw_race,
    (Phase.REWARDS, "call"): draw_call,
    (Phase.REWARDS, "home"): draw_home,
    (Phase.OVER, "review"): draw_review,
}
"""The pages that the table's screen can be turned to, and in which phase."""


def _numbered(play: Play, phase: Phase, page: str) -> ft.Control | None:
    """A page about one player, one censer or one slot, such as `why-2`."""
    kind, _, which = page.partition("-")
    if kind == "person" and phase is Phase.EVENING:
        return draw_person(play, int(which))
    if kind == "why" and phase in (Phase.REWARDS, Phase.OVER):
        return draw_why(play, int(which))
    if kind == "censer" and phase is Phase.EVENING:
        return draw_censer(play, Censer(which))
    if kind == "lay" and phase is Phase.EVENING:
        temple, _, slot = which.partition("-")
        return draw_lay_censer(play, int(temple), int(slot))
    return None


class LuckyIncenseScreens(Screens):
    """The screens of this game."""

    game_id: Final = "lucky-incense"
    theme: Final = "incense"
    motif: Final = "cover-smoke"
    poster: Final = "poster-lucky-incense"
    colours: Final = tuple(Colour(colour.value) for colour in BoxColour)
    choices: Final[Sequence[Choice]] = (
        Choice(
            "junior",
            (False, True),
            "lucky-option-junior",
            ("lucky-option-junior-off", "lucky-option-junior-on"),
            "lucky-option-junior-why",
        ),
        Choice(
            "advanced",
            (False, True),
            "lucky-option-advanced",
            ("lucky-option-advanced-off", "lucky-option-advanced-on"),
            "lucky-option-advanced-why",
        ),
        Choice(
            "ancestor",
            (AncestorReading.RIDE, AncestorReading.COMPARE, AncestorReading.ONCE),
            "lucky-option-ancestor",
            (
                "lucky-option-ancestor-ride",
                "lucky-option-ancestor-compare",
                "lucky-option-ancestor-once",
            ),
            "lucky-option-ancestor-why",
        ),
    )

    def set_up_line(self, players: int) -> Text:
        """The boards of both years for this number of players."""
        if players not in BOARDS:
            return text("lucky-set-up-need")
        first, second = BOARDS[players]
        return text("lucky-set-up-boards", first=words.counted(first), second=words.counted(second))

    def summary(self, view: View, seats: Sequence[Seat]) -> Text:
        """Where a match stands, for the start screen."""
        if view.winners:
            names = named(seats, view.winners)
            return text("lucky-summary-over", names=names, most=max(view.totals))
        return text(f"lucky-summary-{view.phase}", year=view.year.number)

    def page(self, view: View) -> object:
        """What makes it another screen: counting and filling in do not."""
        picking = view.picking and (view.picking.stage, view.picking.holder)
        return (view.phase, view.year.number, view.turn, view.year.shown, picking)

    def due(self, view: View) -> Due | None:
        """The next owner who picks in secret; None while the phone lies on the table."""
        if view.picking is None or not view.picking.secret:
            return None
        return Due(view.picking.holder, "pick")

    def cover_line(self, view: View, due: Due) -> Text:
        """How many pairs wait for that player, as everybody can see on the table."""
        picking = view.picking
        pairs = [pair for pair in picking.pairs if pair.owner == due.seat] if picking else []
        return text("lucky-cover", count=len(pairs))

    def loans(
        self,
        view: View,  # noqa: ARG002 - whatever is not a pick lies open already
        seats: Sequence[Seat],  # noqa: ARG002
    ) -> Sequence[tuple[int, str, Text, str]]:
        """No looks in between."""
        return ()

    def ways(self, view: View) -> Sequence[tuple[str, str, Text, object]]:
        """While picks are made in secret the cards can still be corrected: the picks are void."""
        if view.phase is not Phase.PICKS:
            return ()
        return [("reopen", "ui-back", text("lucky-reopen-picks"), Reopen())]

    def act(self, before: View, after: View) -> Act | None:
        """The bell as midnight strikes, and the winner."""
        if after.phase is before.phase:
            return None
        if after.phase is Phase.OVER:
            return WINNER
        struck = before.phase is Phase.MIDNIGHT and after.phase in {Phase.PICKS, Phase.RACE}
        return cue(Moment.MIDNIGHT) if struck else None

    def draw(self, play: Play) -> ft.Control:
        """The table's screen, or with an open hand-over that player's."""
        if play.hand is not None:
            return draw_secret(play)
        phase = play.view().phase
        page = str(play.board.get("page", ""))
        draw = _PAGES.get((phase, page))
        if draw is not None:
            return draw(play)
        return _numbered(play, phase, page) or _MAIN[phase](play)


SCREENS = LuckyIncenseScreens()
