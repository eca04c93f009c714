"""A match that the test sentences move forward."""

from __future__ import annotations

from companion.games.lucky_incense.game import GAME
from companion.games.lucky_incense.moves import (
    Finish,
    HandOut,
    Move,
    NextYear,
    PlaceCard,
    RunStage,
    StrikeBell,
    ToMidnight,
)
from companion.games.lucky_incense.rules.state import State
from companion.games.lucky_incense.view import Phase, View
from companion.games.lucky_incense.words import Options
from companion.table.match import Match, Setting, begin
from companion.table.seats import Colour, Seat
from companion.table.text import Refused, Text
from companion.texts import catalogue
from tests.games.lucky_incense.track import card

ANN, BEN, CY, DI, ED = range(5)
NAMES = ("Ann", "Ben", "Cy", "Di", "Ed")
COLOURS = (Colour.RED, Colour.YELLOW, Colour.GREEN, Colour.BLUE, Colour.PURPLE)
SEED = bytes(32)
PLAIN = Options()
ADVANCED = Options(advanced=True)


class Table:
    """Ann has the red cards, Ben the yellow, Cy the green, Di the blue, Ed the purple ones."""

    def __init__(self, players: int = 2, options: Options = PLAIN, seed: bytes = SEED) -> None:
        seats = tuple(Seat(NAMES[seat], COLOURS[seat]) for seat in range(players))
        self.match: Match[State, Options, Move, View] = begin(GAME, Setting(seats, options, seed))
        self.refusals: set[str] = set()

    def play(self, *moves: Move) -> Table:
        for move in moves:
            self.match = self.match.play(move)
        return self

    def undo(self) -> Table:
        self.match = self.match.undo()
        return self

    def refused(self, move: Move) -> str:
        """The refusal's id without its beginning; its sentence has to be in the catalogue."""
        before = self.match.view(None)
        try:
            self.match.play(move)
        except Refused as refused:
            assert catalogue("en").say(refused.why)
            assert self.match.view(None) == before
            return refused.why.id.removeprefix("refused-lucky-")
        return "nothing"

    def why(self, move: Move) -> Text:
        try:
            self.match.play(move)
        except Refused as refused:
            return refused.why
        raise AssertionError("not refused")

    @property
    def view(self) -> View:
        return self.match.view(None)

    @property
    def phase(self) -> Phase:
        return self.view.phase

    def sees(self, seat: int) -> View:
        return self.match.view(seat)

    # Several moves at once

    def enter(self, *temples: tuple[str | None, ...]) -> Table:
        """To midnight, and the cards of each temple by place."""
        if self.phase is Phase.EVENING:
            self.play(ToMidnight())
        for temple, cards in enumerate(temples):
            for place, words in enumerate(cards):
                runner = card(words)
                if runner:
                    self.play(
                        PlaceCard(
                            temple,
                            place,
                            runner.owner,
                            runner.card,
                            runner.incense,
                            runner.instant_win,
                            runner.defeats,
                        )
                    )
        return self

    def midnight(self, *temples: tuple[str | None, ...]) -> Table:
        """The cards entered and the bell struck, the rest left empty."""
        return self.enter(*temples).play(StrikeBell(leave_empty=True))

    def to_rewards(self) -> Table:
        """All stages one after another; no pair may wait."""
        while self.phase is Phase.RACE:
            year = self.view.year
            last = year.shown == year.stages
            self.play(HandOut() if last else RunStage(year.shown + 1))
        assert self.phase is Phase.REWARDS
        return self

    def second_year(self) -> Table:
        """On to the second year; where the first has not run, without any card."""
        if self.phase is Phase.EVENING:
            self.midnight().to_rewards()
        return self.play(NextYear())

    def to_end(self) -> Table:
        return self.to_rewards().play(Finish())
