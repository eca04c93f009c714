"""The screens of Bronze Heads. They see views and make moves; no state ever reaches them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import flet as ft

from companion.games.bronze_heads import practice as players
from companion.games.bronze_heads.moves import (
    LINE_UPS,
    DoubleAttack,
    Faction,
    Majority,
    RoleSource,
    VoteKind,
)
from companion.games.bronze_heads.screens.ballots import draw_chips, draw_judge
from companion.games.bronze_heads.screens.ending import draw_over
from companion.games.bronze_heads.screens.notebook import draw_notebook
from companion.games.bronze_heads.screens.practice import draw_practice_talk
from companion.games.bronze_heads.screens.revealing import draw_reveal
from companion.games.bronze_heads.screens.role import draw_enter, draw_night
from companion.games.bronze_heads.screens.talk import draw_talk
from companion.games.bronze_heads.screens.turn import draw_turn
from companion.games.bronze_heads.screens.vote import draw_vote, draw_voted
from companion.games.bronze_heads.terms import Phase, Step
from companion.games.bronze_heads.view import View
from companion.table.seats import Colour, Seat
from companion.table.text import Text, text
from companion.ui.feel import Moment
from companion.ui.motion import WINNER, Act, coins
from companion.ui.play import Play
from companion.ui.screens import Choice, Due, Screens

_ERRANDS = {
    Step.ENTER_ROLE: "enter",
    Step.SEE_ROLE: "night",
    Step.FIRST: "turn",
    Step.SECOND: "turn",
    Step.PASS: "turn",
    Step.SPEND: "chips",
    Step.JUDGE: "judge",
}

_SECRET = {
    "enter": draw_enter,
    "night": draw_night,
    "turn": draw_turn,
    "chips": draw_chips,
    "judge": draw_judge,
    "notebook": draw_notebook,
}

_PUBLIC = {
    Phase.SPEAKING: draw_talk,
    Phase.VOTING: draw_vote,
    Phase.VOTED: draw_voted,
    Phase.REVEAL: draw_reveal,
    Phase.OVER: draw_over,
}


class BronzeHeadsScreens(Screens):
    """The screens of this game."""

    game_id: Final = "bronze-heads"
    theme: Final = "bronze"
    motif: Final = "cover-fret"
    poster: Final = "poster-bronze-heads"
    practice: Final = players
    colours: Final = tuple(Colour)
    chips: Final = ("keypad.",)
    choices: Final[Sequence[Choice]] = (
        Choice(
            "roles",
            (RoleSource.DEALT, RoleSource.CARDS),
            "bronze-option-roles",
            ("bronze-option-roles-dealt", "bronze-option-roles-cards"),
            "bronze-option-roles-why",
        ),
        Choice(
            "votes",
            (VoteKind.TOTALS, VoteKind.CHIPS),
            "bronze-option-votes",
            ("bronze-option-votes-totals", "bronze-option-votes-chips"),
            "bronze-option-votes-why",
        ),
        Choice(
            "seconds",
            (0, 30, 60, 90, 120),
            "bronze-option-seconds",
            (
                "bronze-option-seconds-off",
                "bronze-option-seconds-30",
                "bronze-option-seconds-60",
                "bronze-option-seconds-90",
                "bronze-option-seconds-120",
            ),
            "bronze-option-seconds-why",
        ),
        Choice(
            "majority",
            (Majority.STRICT, Majority.HALF),
            "bronze-option-majority",
            ("bronze-option-majority-strict", "bronze-option-majority-half"),
            "bronze-option-majority-why",
        ),
        Choice(
            "early_end",
            (True, False),
            "bronze-option-early",
            ("bronze-option-early-on", "bronze-option-early-off"),
            "bronze-option-early-why",
        ),
        Choice(
            "double_attack",
            (DoubleAttack.EACH, DoubleAttack.MERGED),
            "bronze-option-double",
            ("bronze-option-double-each", "bronze-option-double-merged"),
            "bronze-option-double-why",
        ),
    )

    def set_up_line(self, players: int) -> Text:
        """How many of each side this number of players makes."""
        line_up = LINE_UPS.get(players)
        if line_up is None:
            return text("bronze-set-up-need")
        fakers = sum(role.faction is Faction.COUNTERFEITER for role in line_up)
        return text("bronze-set-up-sides", appraisers=players - fakers, counterfeiters=fakers)

    def summary(self, view: View, seats: Sequence[Seat]) -> Text:  # noqa: ARG002 - sides win
        """Where a match stands, for the start screen."""
        line = self._stands(view)
        if view.options.practice_seat is None:
            return line
        return text("learn-practice-summary", line=line)

    def _stands(self, view: View) -> Text:
        if view.phase is Phase.OVER:
            assert view.ending is not None and view.ending.points is not None
            return text(f"bronze-summary-{view.ending.winner}", points=view.ending.points.total)
        return text(f"bronze-summary-{view.phase}", round=view.round + 1)

    def due(self, view: View) -> Due | None:
        """The player whose secret step is next; None while the phone lies on the table."""
        if view.holder is None or view.step is None:
            return None
        return Due(view.holder, _ERRANDS[view.step])

    def cover_line(self, view: View, due: Due) -> Text:
        """What the cover says of the moment, for everybody to read."""
        if due.purpose == "turn":
            return text("bronze-cover-turn", round=view.round + 1, turn=len(view.acted) + 1)
        return text(f"bronze-cover-{due.purpose}", round=view.round + 1)

    def loans(self, view: View, seats: Sequence[Seat]) -> Sequence[tuple[int, str, Text, str]]:
        """Everybody's private notebook once there is something in it; before, a wrong card."""
        if view.phase is Phase.ENTER:
            entered = view.holder or 0
            return [
                (at, "enter", text("bronze-enter-correct", name=seat.name), "ui-pen")
                for at, seat in enumerate(seats[:entered])
            ]
        if view.phase in (Phase.NIGHT, Phase.REVEAL, Phase.OVER):
            return ()
        return [
            (at, "notebook", text("menu-notebook-of", name=seat.name), "ui-book")
            for at, seat in enumerate(seats)
            if view.options.practice_seat in (None, at)
        ]

    def act(self, before: View, after: View) -> Act | None:
        """The second head's coin at the vote, the first ones' at the reveal, the winner."""
        if after.phase is before.phase and after.ending == before.ending:
            return None
        if after.phase is Phase.VOTED:
            return coins([after.votes[-1].second_genuine], Moment.CLOSED)
        if after.phase is Phase.OVER:
            return WINNER
        ending = after.ending
        if after.phase is Phase.REVEAL and ending and ending.truth and ending.roles is None:
            return coins([dict(t)[v.first] for v, t in zip(after.votes, ending.truth, strict=True)])
        return None

    def draw(self, play: Play) -> ft.Control:
        """The table's screen, or with an open hand-over that player's."""
        if play.hand is not None:
            return _SECRET[play.hand.purpose](play)
        view: View = play.view()
        if play.person is not None and view.phase is Phase.SPEAKING:
            return draw_practice_talk(play)
        return _PUBLIC[view.phase](play)


SCREENS = BronzeHeadsScreens()
