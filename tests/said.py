"""Which messages the code says: ids written out, and ids put together from pieces.

An id may be put together, `f"bronze-head-{which}"` or `"lucky-card-" + which`. What may stand in
the gaps is written down once, in `GAPS`, from the enumerations and tables of the code.
"""

from __future__ import annotations

import ast
import itertools
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from companion.games import registry
from companion.games.beyond import moves as beyond
from companion.games.beyond.screens import words as beyond_words
from companion.games.beyond.view import By
from companion.games.bronze_heads import moves as bronze
from companion.games.bronze_heads import screens as bronze_screens
from companion.games.bronze_heads import terms as bronze_terms
from companion.games.good_fortune import moves as fortune
from companion.games.good_fortune.rules.scoring import Reason as Why
from companion.games.good_fortune.screens import placing
from companion.games.lucky_incense import terms as lucky_terms
from companion.games.lucky_incense import words as lucky
from companion.store.people import Movement, Theme
from companion.store.sealing import Reason
from companion.table.seats import Colour
from companion.ui.about_screen import SECTIONS as ABOUT

ROOT = Path(__file__).resolve().parent.parent
GAP = "{}"
SAYING = {"text", "say", "refuse", "Text"}
"""Names of the functions whose first argument is a message's id."""

NOT_SAID = {"seal-{}", "why-{}"}
"""Names of pictures and pages that are put together like the id of a message."""

_LETTERS = re.compile(r"[a-z0-9]+(-[a-z0-9]+)+")


def dashed(words: Iterable[object]) -> list[str]:
    """The words as they stand in ids."""
    return [str(word).replace("_", "-") for word in words]


def _of(template: str, *gaps: Iterable[object]) -> list[str]:
    return [template.replace(GAP, "%s") % words for words in itertools.product(*map(dashed, gaps))]


_GAMES = registry.playable()
_HOW = ("you", "they")
_BRONZE_ACTS = ("can", "does")

GAPS: dict[str, list[str]] = {
    template: _of(template, *gaps)
    for template, gaps in {
        # The shell and the store
        "{}-short": (_GAMES,),
        "about-{}": (ABOUT,),
        "about-{}-title": (ABOUT,),
        "{}-tag": (_GAMES,),
        "aside-{}": (Reason,),
        "colour-{}": (Colour,),
        "set-up-{}": (("up", "down"),),
        "settings-motion-{}": (Movement,),
        "settings-theme-{}": (Theme,),
        # Bronze Heads
        "bronze-head-{}": (bronze.Head,),
        "bronze-role-{}": (bronze.Role,),
        "bronze-faction-{}": (bronze.Faction,),
        "bronze-reading-{}": (bronze.Reading,),
        "bronze-won-{}": (bronze.Faction,),
        "bronze-was-{}": (bronze_terms.Hindrance,),
        "bronze-hindrance-{}": (bronze_terms.Hindrance,),
        "bronze-noted-{}": (bronze_terms.Hindrance,),
        "bronze-cause-{}": (bronze_terms.Cause,),
        "bronze-cover-{}": (bronze_screens._SECRET,),
        "bronze-{}-{}": (_BRONZE_ACTS, bronze.Role),
        "bronze-did-invert-{}": (_HOW,),
        "bronze-did-attack-{}": (_HOW,),
        "bronze-did-hide-{}": (_HOW,),
        "bronze-did-suspect-{}": (_HOW,),
        "bronze-did-mark-nobody-{}": (_HOW,),
        "bronze-did-forgo-{}": (_HOW,),
        "refused-bronze-in-{}": (bronze_terms.Phase,),
        "refused-bronze-at-{}": (("first", "second", "pass"),),
        # Lucky First Incense
        "lucky-card-{}": (lucky.Card,),
        "lucky-censer-{}": (lucky.Censer,),
        "lucky-effect-{}": (lucky.Censer,),
        "lucky-blessing-{}": (lucky.Blessing,),
        "lucky-board-{}": (range(lucky.Kind.PALACE.places // 2),),
        "lucky-side-{}": (range(2),),
        "lucky-spot-{}": (lucky.Spot,),
        "lucky-remark-{}": (lucky_terms.RemarkKind,),
        "lucky-lay-{}": (lucky.Kind,),
        "lucky-tab-{}": (("turns", "censers"),),
        "lucky-mark-{}": (("jade", "yue-lao"),),
        "lucky-summary-{}": (lucky_terms.Phase,),
        "refused-lucky-in-{}": (lucky_terms.Phase,),
        # Good Fortune
        "fortune-charm-{}": (fortune.Charm,),
        "fortune-why-{}": (Why,),
        "fortune-slot-{}": (placing.SLOTS,),
        "fortune-enter-{}": (placing.SLOTS,),
        "fortune-end-{}": (fortune.End,),
        "fortune-face-{}": (fortune.Face,),
        "fortune-places-{}": (fortune.Face,),
        # Beyond
        "beyond-option-tie-{}": (beyond.TieBreak,),
        "beyond-spirit-{}": (beyond_words.PICTURES.values(),),
        "beyond-item-{}": (beyond.LOOSE,),
        "beyond-won-{}": (By,),
        "beyond-tie-{}": (beyond.TieBreak,),
        "beyond-other-{}": (beyond.TieBreak,),
        "beyond-summon-{}": (beyond_words.PICTURES.values(),),
        "beyond-summon-{}-not": (("tiger", "unicorn"),),
        "beyond-mark-{}": (("yin", "yang"),),
        "beyond-target-{}": (beyond.Target,),
        "beyond-gain-{}": (range(2),),
    }.items()
}
GAPS["beyond-cost-{}-{}"] = ["beyond-cost-0-1", "beyond-cost-1-0", "beyond-cost-1-1"]
GAPS["bronze-summary-{}"] = _of(
    "bronze-summary-{}",
    [phase for phase in bronze_terms.Phase if phase is not bronze_terms.Phase.OVER],
) + _of("bronze-summary-{}", bronze.Faction)


@dataclass(frozen=True, slots=True)
class Saying:
    """A call that names a message.

    Attributes:
        at: File and line.
        ids: The messages it may say.
        given: The names of the arguments.
    """

    at: str
    ids: tuple[str, ...]
    given: frozenset[str]


def sources() -> Iterator[tuple[str, ast.Module]]:
    """Every module of the app: its path below the repository, and its tree."""
    for path in sorted((ROOT / "companion").rglob("*.py")):
        yield path.relative_to(ROOT).as_posix(), ast.parse(path.read_text(encoding="utf-8"))


def template(node: ast.expr) -> str | None:
    """A text put together from pieces, with a gap for each that varies; None for anything else."""
    match node:
        case ast.Constant(value=str(value)):
            return value
        case ast.JoinedStr(values=values):
            return "".join(
                str(part.value) if isinstance(part, ast.Constant) else GAP for part in values
            )
        case ast.BinOp(left=left, op=ast.Add()):
            start = template(left)
            return None if start is None else start + GAP
        case ast.Call(func=ast.Attribute(value=inner, attr="replace")):
            return template(inner)
    return None


def _branches(node: ast.expr) -> Iterator[ast.expr]:
    if isinstance(node, ast.IfExp):
        yield from _branches(node.body)
        yield from _branches(node.orelse)
    else:
        yield node


def _says(call: ast.Call) -> bool:
    match call.func:
        case ast.Name(id=name):
            return name in SAYING
        case ast.Attribute(value=ast.Name(id="say"), attr="say"):
            return False  # it takes a message with its arguments
        case ast.Attribute(value=ast.Attribute(attr="say"), attr="say"):
            return False
        case ast.Attribute(attr="say"):
            return True
    return False


class _Finder(ast.NodeVisitor):
    """Gathers what one module says."""

    def __init__(self, at: str, known: frozenset[str]) -> None:
        self.at = at
        self.known = known
        self.written: dict[str, str] = {}
        self.templates: dict[str, str] = {}
        self.sayings: list[Saying] = []

    def visit_keyword(self, node: ast.keyword) -> None:
        if node.arg != "key":  # a control's key, which nobody reads
            self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, str):
            self.written.setdefault(node.value, f"{self.at}:{node.lineno}")

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        self._template(node)
        for part in node.values:
            if isinstance(part, ast.FormattedValue):
                self.visit(part.value)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        if not self._template(node):
            self.visit(node.left)
        self.visit(node.right)

    def _template(self, node: ast.expr) -> bool:
        found = template(node)
        if found is None or GAP not in found or found.startswith(GAP):
            return False
        parts = re.compile("[a-z0-9-]+".join(map(re.escape, found.split(GAP))))
        if any(parts.fullmatch(id_) for id_ in self.known):
            self.templates.setdefault(found, f"{self.at}:{node.lineno}")
        return True

    def visit_Call(self, node: ast.Call) -> None:
        if _says(node) and node.args and all(k.arg for k in node.keywords):
            for branch in _branches(node.args[0]):
                self._saying(branch, node)
        self.generic_visit(node)

    def _saying(self, branch: ast.expr, call: ast.Call) -> None:
        found = template(branch)
        if found is None:
            return
        place = f"{self.at}:{call.lineno}"
        if GAP in found:
            self.templates.setdefault(found, place)
            ids = tuple(GAPS.get(found, ()))
        else:
            ids = (found,)
        given = frozenset(str(k.arg) for k in call.keywords)
        self.sayings.append(Saying(place, ids, given))


@dataclass(frozen=True, slots=True)
class Said:
    """What the whole app says.

    Attributes:
        written: Every text in the code that looks like an id, and where it is first.
        templates: Every id that is put together, and where it is first.
        sayings: Every call that names its message.
    """

    written: dict[str, str]
    templates: dict[str, str]
    sayings: tuple[Saying, ...]

    @property
    def ids(self) -> set[str]:
        """Every id that the code may say, and some texts that are no ids."""
        return set(self.written) | {id_ for t in self.templates for id_ in GAPS.get(t, ())}


def said(known: frozenset[str]) -> Said:
    """Read the code.

    Args:
        known: The ids of the catalogue.
    """
    written: dict[str, str] = {}
    templates: dict[str, str] = {}
    sayings: list[Saying] = []
    for at, tree in sources():
        finder = _Finder(at, known)
        finder.visit(tree)
        written = {w: p for w, p in finder.written.items() if _LETTERS.fullmatch(w)} | written
        templates = finder.templates | templates
        sayings += finder.sayings
    return Said(written, templates, tuple(sayings))
