"""What somebody reads who learns a game: how the app helps, and the rules in brief.

A game has its `Book` in `companion/games/<game>/learn.py`, as `LEARN` (see `registry.learn`).
"""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from typing import TYPE_CHECKING

from companion.texts import Catalogue

if TYPE_CHECKING:
    from companion.ui.play import Play
    from companion.ui.screens import Screens
    from companion.ui.set_up import SetUp


@dataclass(frozen=True, slots=True)
class Card:
    """One way in which the app helps.

    Attributes:
        icon: A picture's name.
        title: A message's id: the heading.
        words: A message's id: two sentences.
    """

    icon: str
    title: str
    words: str


@dataclass(frozen=True, slots=True)
class Section:
    """A part of the rules in brief.

    Attributes:
        title: A message's id: the heading.
        lines: The ids of its paragraphs.
    """

    title: str
    lines: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Book:
    """All there is to read about a game.

    Attributes:
        cards: How the app helps.
        sections: The rules in brief, in the order of play.
    """

    cards: tuple[Card, Card, Card]
    sections: tuple[Section, ...]


@dataclass(slots=True)
class Learning:
    """Reading about a game, on the way back to where one came from.

    Attributes:
        screens: The game's screens.
        book: What there is to read.
        origin: The set-up or the match that goes on behind.
        words: What is looked up; empty shows everything.
    """

    screens: Screens
    book: Book
    origin: SetUp | Play
    words: str = ""


def looked_up(book: Book, words: str, say: Catalogue) -> tuple[Section, ...]:
    """The sections in which every word that was typed is found, in part or whole."""
    wanted = _plain(words).split()
    return tuple(
        section
        for section in book.sections
        if all(word in _plain(_all(section, say)) for word in wanted)
    )


def _all(section: Section, say: Catalogue) -> str:
    return " ".join(say(id_) for id_ in (section.title, *section.lines))


def _plain(words: str) -> str:
    """Without capitals and accents, so that whoever types quickly finds it too."""
    apart = unicodedata.normalize("NFKD", words.casefold())
    return "".join(char for char in apart if not unicodedata.combining(char))
