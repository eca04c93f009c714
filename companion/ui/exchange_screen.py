"""Everything out as one file, and back; the table for a spreadsheet."""

from __future__ import annotations

from dataclasses import asdict
from functools import partial
from typing import ClassVar, Final

import flet as ft

from companion.games import parts, registry
from companion.share.proof import evidence_of
from companion.share.tables import as_csv
from companion.store.export import collect, read, write
from companion.store.matches import utc_now
from companion.store.merging import Merged, merge
from companion.store.passphrase import new_passphrase
from companion.table.text import Refused, text
from companion.ui import theme
from companion.ui.desk import Desk
from companion.ui.incoming import choose
from companion.ui.look import Do, gap
from companion.ui.pages import Page, field
from companion.ui.parts import button, link, well

SHOWN_MAX: Final = 20_000
"""Characters that a field can hold without becoming slow."""

CAME: Final = {
    "new": "exchange-new",
    "longer": "exchange-longer",
    "same": "exchange-same",
    "apart": "exchange-apart",
    "people": "exchange-people",
    "kept": "exchange-kept",
    "sealed": "exchange-still-sealed",
}
"""What is told of each count of `Merged`."""


class Exchange(Page):
    """What goes out and what comes in.

    Attributes:
        out: The text that goes out.
        passphrase: What seals the matches under way in it; empty without any.
        pasted: What comes in as a text.
        chosen: The name and the content of the file that comes in instead; None without one.
        typed: The passphrase typed for it.
        merged: What has come of it.
    """

    route: ClassVar[str] = "/exchange"

    def __init__(self, desk: Desk, leave: Do) -> None:
        super().__init__(desk, leave)
        self.out = ""
        self.passphrase = ""
        self.pasted = ""
        self.chosen: tuple[str, bytes] | None = None
        self.typed = ""
        self._fresh = 0
        self.merged: Merged | None = None

    def draw(self) -> ft.Control:
        """The leaf that is open."""
        leaves = {
            "export": self._out,
            "table": self._out,
            "import": self._in,
            "done": self._done,
        }
        return leaves.get(self.leaf, self._first)()

    def _first(self) -> ft.Control:
        look = self.look
        say = look.say
        body: list[ft.Control] = [
            link(look, "exchange.export", say("exchange-export"), self._export, icon="ui-save"),
            link(look, "exchange.table", say("exchange-table"), self._table, icon="ui-table"),
            link(look, "exchange.import", say("exchange-import"), self._import, icon="ui-plus"),
        ]
        return self.frame(say("exchange-title"), body, under=say("exchange-why"))

    # Out

    def _export(self) -> None:
        desk = self.desk

        def make() -> None:
            listing = desk.matches.list()
            entries = [*listing.finished, *listing.under_way]
            saved = [desk.matches.open(entry.id) for entry in entries]
            self.passphrase = new_passphrase() if listing.under_way else ""
            document = collect(saved, desk.people, desk.documents)
            self.out = write(
                document, lambda one: evidence_of(one, parts.evidence), self.passphrase or None
            )

        if self.attempt(make):
            self.turn("export")

    def _table(self) -> None:
        def make() -> None:
            say = self.look.say
            entries = self.desk.matches.list().finished
            self.out = as_csv(entries, lambda game: say(f"{game}-short"))
            self.passphrase = ""

        if self.attempt(make):
            self.turn("table")

    def _out(self) -> ft.Control:
        look = self.look
        say = look.say
        body: list[ft.Control] = []
        if self.passphrase:
            words = look.text(self.passphrase, theme.HEADING, size=24, centre=True)
            body += [
                well(look, ft.Semantics(identifier="exchange.passphrase", content=words)),
                gap(6),
                look.text(say("exchange-sealed-why"), theme.SMALL, colour=look.c.muted),
                gap(16),
            ]
        if len(self.out) <= SHOWN_MAX:
            body.append(field(look, "exchange.text", self.out, say("exchange-text"), None, lines=8))
        else:
            body.append(look.text(say("exchange-size", count=len(self.out))))
        save = partial(self.desk.page.run_task, self._save)
        body += [
            gap(8),
            self.copy_link(look, "exchange.copy", self.out),
            link(look, "exchange.save", say("exchange-save"), save, icon="ui-save"),
        ]
        words_ = say("exchange-export") if self.leaf == "export" else say("exchange-table")
        return self.frame(words_, body)

    async def _save(self) -> None:
        day = utc_now().date().isoformat()
        ending, encoding = ("json", "utf-8") if self.leaf == "export" else ("csv", "utf-8-sig")
        try:
            await ft.FilePicker().save_file(
                file_name=f"companion-{day}.{ending}", src_bytes=self.out.encode(encoding)
            )
        except (RuntimeError, TimeoutError, OSError):  # there is no such thing on this device
            self.desk.refuse(text("refused-save"))
            self.desk.changed()

    # In

    def _import(self) -> None:
        self._empty()
        self.typed = ""
        self.turn("import")

    def _empty(self) -> None:
        self.pasted = ""
        self.chosen = None
        self._fresh += 1

    def _in(self) -> ft.Control:
        look = self.look
        say = look.say
        pick = partial(self.desk.page.run_task, self._choose)
        words = say("exchange-choose")
        body: list[ft.Control] = [
            button(look, "exchange.choose", words, pick, primary=False, icon="ui-book")
        ]
        if self.chosen is not None:
            name = look.text(self.chosen[0], theme.STRONG, lines=2)
            body += [gap(6), well(look, ft.Semantics(identifier="exchange.file", content=name))]
        body += [
            gap(14),
            field(
                look,
                "exchange.field",
                self.pasted,
                say("exchange-paste"),
                self._paste,
                lines=4,
                fresh=self._fresh,
            ),
            gap(16),
            field(
                look,
                "exchange.typed",
                self.typed,
                say("exchange-passphrase"),
                partial(setattr, self, "typed"),
            ),
        ]
        dock = [button(look, "exchange.read", say("exchange-read"), self._read, expand=True)]
        return self.frame(say("exchange-import"), body, dock=dock)

    def _paste(self, words: str) -> None:
        self.pasted = words
        self.chosen = None

    async def _choose(self) -> None:
        try:
            chosen = await choose(self.desk.page)
        except Refused as refused:
            self.desk.refuse(refused.why)
        else:
            if chosen is not None:
                self._empty()
                self.chosen = chosen
                self.desk.refusal = None
        self.desk.changed()

    def _read(self) -> None:
        desk = self.desk

        def take() -> None:
            words = self.pasted if self.chosen is None else self.chosen[1]
            found = read(words, registry.game, self.typed.strip() or None)
            self.merged = merge(
                desk.matches,
                desk.people,
                desk.documents,
                found.matches,
                found.people,
                found.kept,
                found.sealed,
            )

        if self.attempt(take):
            self.turn("done")
        desk.look_again()

    def _done(self) -> ft.Control:
        look = self.look
        say = look.say
        lines: list[ft.Control] = []
        counts: dict[str, int] = {} if self.merged is None else asdict(self.merged)
        for name, count in counts.items():
            if count:
                lines += [look.text(say(CAME[name], count=count)), gap(10)]
        if not lines:
            lines.append(look.text(say("exchange-nothing")))
        dock = [button(look, "exchange.done", say("go-back"), partial(self.turn, ""), expand=True)]
        return self.frame(say("exchange-done"), lines, dock=dock)
