"""No word on a screen is written in the code: what players read comes from the catalogue."""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Callable, Iterator
from typing import Any

import flet as ft
import pytest

from companion.ui import cabinet, cover, frame, parts, secret
from companion.ui.look import Look
from tests.said import sources

SCREENS = re.compile(r"companion/(?:ui|games/[a-z_]+/screens)(?:/|\.py)")
SOURCES = {at: tree for at, tree in sources() if SCREENS.match(at)}

TELLING = re.compile(
    r"[^\W\d_]{2,}[,;:]? [^\W\d_]{2,}|(?<![\w-])[A-Z][a-z]+|[^\x00-\x7f]*[^\W\d_a-zA-Z]"
)
"""Two words in a row, a word with a capital letter, or a letter that English has not."""

OWN = {
    "Companion": "the app's name where no catalogue is read yet",
    "Companion ": "the app's name before its version",
    "English": "each language calls itself by its own name in all of them",
    "français": "likewise",
    "繁體中文": "likewise",
    "简体中文": "likewise",
}
"""Words that stand in the code for a reason."""

READ = {"words", "label", "under", "prompt", "before", "below", "whole", "word", "caption"}
READ |= {"verdict", "sentence", "semantics_label", "hint_text", "tooltip", "text"}
"""Names of the arguments that somebody reads or hears."""


def _silent(node: ast.AST) -> bool:
    """What nobody at the table reads: for a programmer, for the type checker, for the log."""
    match node:
        case ast.Raise() | ast.Assert():
            return True
        case ast.Call(func=ast.Attribute(value=ast.Name(id="_LOGGER"))):
            return True
        case ast.Call(func=ast.Name(id="TypeVar" | "cast")):
            return True
    return False


def _texts(node: ast.AST) -> Iterator[ast.Constant]:
    """Every text in the code but docstrings, annotations and errors."""
    if _silent(node):
        return
    for name, value in ast.iter_fields(node):
        if name in ("annotation", "returns"):
            continue
        if isinstance(node, ast.AnnAssign) and _is_alias(node) and name == "value":
            continue
        for child in value if isinstance(value, list) else [value]:
            if not isinstance(child, ast.AST) or _is_docstring(child):
                continue
            if isinstance(child, ast.Constant) and isinstance(child.value, str):
                yield child
            yield from _texts(child)


def _is_alias(node: ast.AnnAssign) -> bool:
    return isinstance(node.annotation, ast.Name) and node.annotation.id == "TypeAlias"


def _is_docstring(node: ast.AST) -> bool:
    return (
        isinstance(node, ast.Expr)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, str)
    )


@pytest.mark.parametrize("at", SOURCES)
def test_no_sentence_and_no_name_stands_in_the_code_of_a_screen(at: str) -> None:
    for constant in _texts(SOURCES[at]):
        if TELLING.search(constant.value) and constant.value not in OWN:
            assert constant.value.startswith("<"), f"{at}:{constant.lineno}: {constant.value!r}"


def _reading() -> dict[str, Callable[..., Any]]:
    """What draws words: our own parts, and the toolkit's where we use it."""
    ours = {
        name: what
        for module in (cabinet, cover, frame, parts, secret)
        for name, what in vars(module).items()
        if callable(what) and getattr(what, "__module__", "") == module.__name__
    }
    return ours | {
        "text": Look.text,
        "field": Look.field,
        "Text": ft.Text,
        "TextField": ft.TextField,
        "TextSpan": ft.TextSpan,
        "Semantics": ft.Semantics,
        "Image": ft.Image,
        "ProgressRing": ft.ProgressRing,
    }


READING = _reading()


def _called(call: ast.Call) -> str | None:
    match call.func:
        case ast.Name(id=name) if name not in ("text",):  # a message, not words
            return name
        case ast.Attribute(attr=name) if name != "say":
            return name
    return None


def _spoken(call: ast.Call) -> Iterator[ast.expr]:
    """The arguments of a call that somebody reads."""
    name = _called(call)
    if name not in READING:
        return
    takes = list(inspect.signature(READING[name]).parameters)
    if takes[0] == "self":
        takes = takes[1:]
    if name in ("Text", "TextSpan"):
        yield from call.args[:1]
        yield from (k.value for k in call.keywords if k.arg == "value")
    elif not any(isinstance(argument, ast.Starred) for argument in call.args):
        pairs = zip(takes, call.args, strict=False)
        yield from (argument for taken, argument in pairs if taken in READ)
    yield from (k.value for k in call.keywords if k.arg in READ)


def _letters(node: ast.expr) -> str:
    """What of an argument is written out, as far as it has letters."""
    match node:
        case ast.Constant(value=str(value)):
            return "".join(filter(str.isalpha, value))
        case ast.JoinedStr(values=values):
            return "".join(map(_letters, values))
        case ast.BinOp(left=left, right=right):
            return _letters(left) + _letters(right)
        case ast.IfExp(body=body, orelse=orelse):
            return _letters(body) + _letters(orelse)
        case ast.BoolOp(values=values):
            return "".join(map(_letters, values))
    return ""


@pytest.mark.parametrize("at", SOURCES)
def test_what_is_read_on_a_screen_is_said_by_the_catalogue(at: str) -> None:
    for node in ast.walk(SOURCES[at]):
        if isinstance(node, ast.Call):
            for argument in _spoken(node):
                written = _letters(argument)
                assert written in ("", *OWN), f"{at}:{node.lineno}: {written!r}"


def test_a_word_in_the_code_would_be_found() -> None:
    """The tests above see what they are made for."""
    bad = [
        'look.text("Rules")',
        'button(look, "a.b", "ok", do)',
        'title(look, words, under="now")',
        'tap(look, "a.b", f"{name} did", face, do)',
        'ft.TextField(hint_text="name")',
        'ft.Semantics(label=name + " plays")',
    ]
    for line in bad:
        call = ast.parse(line, mode="eval").body
        assert isinstance(call, ast.Call)
        assert any(map(_letters, _spoken(call))), line
    for words in ("Pass the phone", "Rules", "and now", "über", "规则"):
        assert TELLING.search(words), words
    for words in ("seats.name-0", "ui-pen", "bronze-vote-title", "#F0C843", "0:30", ", ", "sans"):
        assert not TELLING.search(words), words
