"""Statistics: for every game who played, won and had how many points, and by role and side."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar

import flet as ft
from babel.numbers import format_decimal

from companion.games import parts
from companion.store.statistics import Result, Standing, games_played, results, standings
from companion.table.rates import Rate
from companion.table.seats import person_key
from companion.table.text import Refused
from companion.ui import theme
from companion.ui.desk import Desk
from companion.ui.look import Do, Look, gap
from companion.ui.pages import Page, rule


class Figures(Page):
    """The tables, one under the other, read once when the page is opened."""

    route: ClassVar[str] = "/statistics"

    def __init__(self, desk: Desk, leave: Do) -> None:
        super().__init__(desk, leave)
        self._found: tuple[Result, ...] = ()
        self._parts: dict[str, dict[str, Any]] = {}
        try:
            finished = desk.matches.list().finished
            self._found = results(entry.head for entry in finished)
            for played in games_played(self._found):
                self._parts[played.game] = self._fared(played.game)
        except Refused as trouble:
            desk.refuse(trouble.why)

    def _fared(self, game: str) -> dict[str, Any]:
        """What only this game counts, by person; empty for most games."""
        counted = parts.statistics(game)
        if counted is None:
            return {}
        found = [
            entry
            for entry in reversed(self.desk.matches.list().finished)
            if entry.head.game == game and results([entry.head])
        ]
        opened = [self.desk.matches.open(entry.id).match for entry in found]
        rows = counted.fared([(match.setting.seats, match.view(None)) for match in opened])
        return {person_key(name): row for name, row in rows}

    def draw(self) -> ft.Control:
        """Every game that was finished, the one played most first."""
        look = self.look
        say = look.say
        body: list[ft.Control] = []
        for played in games_played(self._found):
            body += [
                look.text(say(f"{played.game}-short"), theme.HEADING),
                look.text(
                    say("figures-matches", count=played.matches),
                    theme.DENSE,
                    colour=look.c.muted,
                ),
                gap(8),
            ]
            for row in standings(self._found, played.game):
                body += [*self._person(look, played.game, row), rule(look)]
            body.append(gap(24))
        if not body:
            body.append(look.text(say("figures-none"), colour=look.c.muted))
        return self.frame(say("figures-title"), body)

    def _person(self, look: Look, game: str, row: Standing) -> list[ft.Control]:
        say = look.say
        lines = [say("figures-won", won=row.won, played=row.played)]
        if row.mean is not None and row.best is not None:
            locale = say.language.replace("-", "_")
            mean = format_decimal(round(row.mean, 1), format="0.#", locale=locale)
            lines.append(say("figures-points", mean=mean, best=row.best))
        fared = self._parts.get(game, {}).get(person_key(row.name))
        if fared is not None:
            lines += self._by_part(look, fared)
        return [
            gap(8),
            look.text(row.name, theme.STRONG, lines=1),
            *(look.text(line, theme.SMALL, colour=look.c.muted) for line in lines),
            gap(8),
        ]

    def _by_part(self, look: Look, fared: Any) -> Iterable[str]:
        """By side and by role; both are of Bronze Heads."""
        say = look.say
        sides: Mapping[str, Rate] = fared.sides
        roles: Mapping[str, Rate] = fared.roles
        for side, rate in sides.items():
            what = say(f"bronze-faction-{side.replace('_', '-')}")
            yield say("figures-part", what=what, won=rate.times, played=rate.of)
        for role, rate in roles.items():
            what = say(f"bronze-role-{role.replace('_', '-')}")
            yield say("figures-part", what=what, won=rate.times, played=rate.of)
