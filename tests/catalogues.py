"""The text catalogues as they are written: their messages, variables and choices."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

FOLDER = Path(__file__).resolve().parent.parent / "companion" / "locales"
NBSP = "\u00a0"


@dataclass(frozen=True, slots=True)
class Choice:
    """One `{ $selector -> ... }` of a message.

    Attributes:
        selector: The variable it looks at.
        numbers: The variants for one number each.
        words: The other variants: plural categories, or words.
        silent: The words whose text does not say the variable.
    """

    selector: str
    numbers: frozenset[str]
    words: frozenset[str]
    silent: frozenset[str]


@dataclass(frozen=True, slots=True)
class Message:
    """A message of one language.

    Attributes:
        file: The name of its file.
        id: Its id.
        variables: What has to be filled in.
        choices: Its plurals and other choices.
        words: All that it may say, variant after variant, with `{$name}` for each variable.
    """

    file: str
    id: str
    variables: frozenset[str]
    choices: tuple[Choice, ...]
    words: tuple[str, ...]

    @property
    def spoken(self) -> frozenset[str]:
        """The variables that are put into the text, and not only looked at."""
        return frozenset(re.findall(r"\{\$(\w+)\}", " ".join(self.words)))


class _Reader(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.choices: list[Choice] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        assert isinstance(node.selector, ast.VariableReference), "only variables are looked at"
        name = node.selector.id.name
        numbers, words, silent = set(), set(), set()
        for variant in node.variants:
            if isinstance(variant.key, ast.NumberLiteral):
                numbers.add(variant.key.value)
                continue
            words.add(variant.key.name)
            inside = _Reader()
            inside.visit(variant.value)
            if name not in inside.variables:
                silent.add(variant.key.name)
        self.choices.append(Choice(name, frozenset(numbers), frozenset(words), frozenset(silent)))
        self.generic_visit(node)


def _variants(pattern: ast.Pattern) -> list[str]:
    """Everything that a pattern may say."""
    found = [""]
    for element in pattern.elements:
        match element:
            case ast.TextElement(value=value):
                ends = [value]
            case ast.Placeable(expression=ast.StringLiteral() as literal):
                ends = [literal.parse()["value"]]
            case ast.Placeable(expression=ast.VariableReference(id=name)):
                ends = [f"{{${name.name}}}"]
            case ast.Placeable(expression=ast.SelectExpression(variants=variants)):
                ends = [words for variant in variants for words in _variants(variant.value)]
            case _:
                raise TypeError(f"a catalogue may not say {element}")
        found = [start + end for start in found for end in ends]
    return found


def entries(language: str) -> Iterator[tuple[str, ast.EntryType]]:
    """Every entry of every file of a language, with the file's name."""
    for path in sorted((FOLDER / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            yield path.name, entry


@cache
def messages(language: str) -> dict[str, Message]:
    """The messages of a language by id."""
    found = {}
    for file, entry in entries(language):
        if isinstance(entry, ast.Message):
            reader = _Reader()
            assert entry.value is not None, entry.id.name
            reader.visit(entry.value)
            found[entry.id.name] = Message(
                file,
                entry.id.name,
                frozenset(reader.variables),
                tuple(reader.choices),
                tuple(_variants(entry.value)),
            )
    return found
