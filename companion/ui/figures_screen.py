"""Statistics: for every game who won how often and had how many points, and what it counts itself.

Every figure stands with the number of matches behind it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import ClassVar

import flet as ft
from babel.numbers import format_decimal

from companion.games import parts
from companion.store.matches import Entry
from companion.store.statistics import (
    Played,
    Result,
    Standing,
    games_played,
    results,
    standings,
)
from companion.table.rates import Group, Tally
from companion.table.seats import person_key
from companion.table.text import Refused
from companion.ui import theme
from companion.ui.charts import Bar, bar_row
from companion.ui.desk import Desk
from companion.ui.look import Do, Look, gap
from companion.ui.pages import Page
from companion.ui.parts import link


class Figures(Page):
    """The charts of every game, and of one what only that game counts; read once.

    Attributes:
        game: Whose own figures are open.
        name: Of whom; empty for the whole table.
    """

    route: ClassVar[str] = "/statistics"

    def __init__(self, desk: Desk, leave: Do) -> None:
        super().__init__(desk, leave)
        self.game = self.name = ""
        self._found: tuple[Result, ...] = ()
        self._tallies: dict[str, Tally] = {}
        try:
            finished = desk.matches.list().finished
            self._found = results(entry.head for entry in finished)
            for played in games_played(self._found):
                tally = self._tally(played.game, finished)
                if tally is not None:
                    self._tallies[played.game] = tally
        except Refused as trouble:
            desk.refuse(trouble.why)

    def _tally(self, game: str, finished: Sequence[Entry]) -> Tally | None:
        if not parts.has_figures(game):
            return None
        counted = [e for e in reversed(finished) if e.head.game == game and results([e.head])]
        matches = [self.desk.matches.open(entry.id).match for entry in counted]
        return parts.figures(game, [(one.setting.seats, one.view(None)) for one in matches])

    def key(self) -> tuple[object, ...]:
        """Another person's figures are another screen."""
        return (*super().key(), self.game, self.name)

    def draw(self) -> ft.Control:
        """Every game that was finished, the one played most first; or what one counts itself."""
        return self._own() if self.leaf else self._all()

    def _all(self) -> ft.Control:
        look = self.look
        body: list[ft.Control] = []
        for played in games_played(self._found):
            body += [*self._game(look, played), gap(28)]
        if not body:
            body.append(look.text(look.say("figures-none"), colour=look.c.muted))
        return self.frame(look.say("figures-title"), body)

    def _game(self, look: Look, played: Played) -> list[ft.Control]:
        say = look.say
        game = played.game
        rows = standings(self._found, game)
        drawn: list[ft.Control] = [
            look.text(say(f"{game}-short"), theme.HEADING),
            look.text(
                say("figures-matches", count=played.matches), theme.DENSE, colour=look.c.muted
            ),
            gap(8),
            look.text(say("figures-wins"), theme.LABEL, colour=look.c.muted),
        ]
        own = dict(self._tallies[game].people) if game in self._tallies else {}
        keys = {person_key(name) for name in own}
        for at, row in enumerate(rows):
            has_own = person_key(row.name) in keys
            do = partial(self._open, game, row.name) if has_own else None
            bar = Bar(row.name, self._of(look, row.won, row.played), row.won_share)
            drawn.append(bar_row(look, f"figures.won-{game}-{at}", bar, do))
        if own:
            whole = partial(self._open, game, "")
            words = say("figures-table")
            drawn.append(link(look, f"figures.own-{game}", words, whole, icon="ui-table"))
        return drawn + self._points(look, game, rows)

    def _points(self, look: Look, game: str, rows: Sequence[Standing]) -> list[ft.Control]:
        """Means as bars, the best match of each as a paler one; nothing without points."""
        say = look.say
        most = max((row.best for row in rows if row.best is not None), default=0)
        if most <= 0:
            return []
        drawn: list[ft.Control] = [
            gap(12),
            look.text(say("figures-points"), theme.LABEL, colour=look.c.muted),
        ]
        scored = [(row.mean, row.best, row) for row in rows]
        locale = say.language.replace("-", "_")
        for at, (mean, best, row) in enumerate(scored):
            if mean is None or best is None:
                continue
            written = format_decimal(round(mean, 1), format="0.#", locale=locale)
            figure = say("figures-mean", mean=written, best=best, count=row.scored)
            bar = Bar(row.name, figure, mean / most, best / most)
            drawn.append(bar_row(look, f"figures.points-{game}-{at}", bar))
        return drawn

    def _open(self, game: str, name: str) -> None:
        self.game, self.name, self.leaf = game, name, "own"

    # What only one game counts

    def _own(self) -> ft.Control:
        look = self.look
        say = look.say
        tally = self._tallies[self.game]
        people = {person_key(name): groups for name, groups in tally.people}
        groups = people[person_key(self.name)] if self.name else tally.table
        body: list[ft.Control] = [look.text(self.name or say("figures-table"), theme.HEADING)]
        for number, group in enumerate(groups):
            body += [gap(20), *self._group(look, number, group)]
        return self.frame(say(f"{self.game}-short"), body)

    def _group(self, look: Look, number: int, group: Group) -> list[ft.Control]:
        say = look.say
        drawn: list[ft.Control] = [
            look.text(say.say(group.title), theme.LABEL, colour=look.c.muted)
        ]
        for at, line in enumerate(group.lines):
            rate = line.rate
            figure = self._of(look, rate.times, rate.of)
            bar = Bar(say.say(line.words), figure, rate.share or 0)
            drawn.append(bar_row(look, f"figures.rate-{number}-{at}", bar))
        return drawn

    @staticmethod
    def _of(look: Look, times: int, of: int) -> str:
        return look.say("figures-of", times=times, of=of)
