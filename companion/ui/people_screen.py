"""The people who have played here: calling one otherwise, making two spellings one, forgetting."""

from __future__ import annotations

from functools import partial
from typing import ClassVar

import flet as ft

from companion.store.persons import Plan, carry_out, known_names, plan_forget, plan_name
from companion.table.seats import Seat, person_key
from companion.table.text import Refused
from companion.ui import theme
from companion.ui.desk import Desk
from companion.ui.look import Look, gap
from companion.ui.pages import Page, field, rule
from companion.ui.parts import button, link, tap


class PeoplePage(Page):
    """Everybody who is known, and one of them.

    Attributes:
        person: Whose leaf is open, by name.
        typed: The new name as it is typed.
        plan: What would change, on the leaf that asks.
    """

    route: ClassVar[str] = "/people"

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk, desk.go_home)
        self.person = ""
        self.typed = ""
        self.plan: Plan | None = None

    def key(self) -> tuple[object, ...]:
        """Another person is another screen."""
        return (*super().key(), self.person)

    def close(self) -> bool:
        """From the question back to the person."""
        if self.leaf == "ask":
            self.leaf = "person"
            return True
        return super().close()

    def draw(self) -> ft.Control:
        """The leaf that is open."""
        if self.leaf == "person":
            return self._one()
        if self.leaf == "ask" and self.plan is not None:
            return self._ask(self.plan)
        return self._all()

    # Everybody

    def _all(self) -> ft.Control:
        look = self.look
        names = self._names()
        body: list[ft.Control] = []
        for at, name in enumerate(names):
            body += [self._row(look, at, name), rule(look)]
        if not names:
            body.append(look.text(look.say("people-none"), colour=look.c.muted))
        return self.frame(look.say("people-title"), body)

    def _names(self) -> list[str]:
        try:
            names = known_names(self.desk.matches, self.desk.people)
        except Refused as trouble:
            self.desk.refuse(trouble.why)
            return []
        return sorted(names, key=person_key)

    def _row(self, look: Look, at: int, name: str) -> ft.Control:
        colours = {person_key(seat.name): seat for seat in self.desk.known.people}
        known: Seat | None = colours.get(person_key(name))
        mark: ft.Control = look.token(known, 32) if known else look.icon("ui-person", 32)
        row = ft.Container(
            ft.Row(
                [
                    mark,
                    ft.Container(look.text(name, theme.STRONG, lines=1), expand=True),
                    look.icon("ui-arrow", 20, look.c.muted),
                ],
                spacing=14,
            ),
            height=look.frame.room(56),
        )
        return tap(look, f"people.open-{at}", name, row, partial(self._open, name))

    def _open(self, name: str) -> None:
        self.person = self.typed = name
        self.leaf = "person"

    # One of them

    def _one(self) -> ft.Control:
        look = self.look
        say = look.say
        body: list[ft.Control] = [
            look.text(self.person, theme.STRONG),
            gap(16),
            field(look, "people.field", self.typed, say("people-name"), self._type),
            gap(6),
            look.text(say("people-merge-why"), theme.SMALL, colour=look.c.muted),
            gap(18),
            link(look, "people.forget", say("people-forget"), self._forget, icon="ui-trash"),
        ]
        dock = [button(look, "people.rename", say("people-rename"), self._rename, expand=True)]
        return self.frame(say("people-title"), body, dock=dock)

    def _type(self, words: str) -> None:
        self.typed = words

    def _rename(self) -> None:
        def plan() -> None:
            self.desk.check_letters(self.typed)
            self.plan = plan_name(self.desk.matches, self.desk.people, self.person, self.typed)

        if self.attempt(plan):
            self.leaf = "ask"

    def _forget(self) -> None:
        def plan() -> None:
            somebody = self.look.say("people-somebody")
            self.plan = plan_forget(self.desk.matches, self.desk.people, self.person, somebody)

        if self.attempt(plan):
            self.leaf = "ask"

    # Before it is done

    def _ask(self, plan: Plan) -> ft.Control:
        look = self.look
        say = look.say
        lines = [say("people-plan-matches", count=len(plan.matches), new=plan.new)]
        if plan.remembered:
            lines.append(say("people-plan-offered"))
        if plan.mentioned:
            lines.append(say("people-plan-mentions", count=len(plan.mentioned)))
        if plan.forgets:
            lines.append(say("people-plan-notebooks"))
            lines.append(say("people-plan-trash"))
        lines.append(say("people-plan-copies"))
        body: list[ft.Control] = [
            look.text(self._question(plan), theme.HEADING),
            gap(16),
        ]
        for line in lines:
            body += [look.text(line), gap(10)]
        done = "people-forget-now" if plan.forgets else "people-do-it"
        dock = [
            button(
                look,
                "people.leave",
                say("people-leave-it"),
                self.close,
                primary=False,
                expand=True,
            ),
            button(look, "people.do", say(done), self._do, expand=True),
        ]
        return self.frame(say("people-title"), body, under=say("people-no-way-back"), dock=dock)

    def _question(self, plan: Plan) -> str:
        say = self.look.say
        if plan.forgets:
            return say("people-ask-forget", old=plan.old)
        others = {person_key(name) for name in self._names()} - {person_key(plan.old)}
        if person_key(plan.new) in others:
            return say("people-ask-merge", old=plan.old, new=plan.new)
        return say("people-ask-rename", old=plan.old, new=plan.new)

    def _do(self) -> None:
        plan, desk = self.plan, self.desk
        if plan is None:
            return
        if plan.forgets:
            desk.thrown = None
        self.attempt(lambda: carry_out(desk.matches, desk.people, desk.trash, plan))
        desk.look_again()
        self.plan = None
        self.leaf = ""
