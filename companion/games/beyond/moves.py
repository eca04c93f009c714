"""The words of the game: Spirits, what a player can hold, options, and every move there is.

Seats are numbered clockwise from 0. The names of the moves and of their fields are the wire format
of the journal: renaming one breaks saved matches.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias


class Spirit(StrEnum):
    """The five Spirits; each has a colour of its own and 16 cards."""

    TURTLE_SNAKE = "turtle_snake"
    VERMILION_BIRD = "vermilion_bird"
    AZURE_DRAGON = "azure_dragon"
    METAL_TIGER = "metal_tiger"
    YELLOW_UNICORN = "yellow_unicorn"


class Item(StrEnum):
    """What is counted for a player: patterns of each Spirit, then cards and tokens of a point."""

    TURTLE_SNAKE = "turtle_snake"
    VERMILION_BIRD = "vermilion_bird"
    AZURE_DRAGON = "azure_dragon"
    METAL_TIGER = "metal_tiger"
    YELLOW_UNICORN = "yellow_unicorn"
    EXTRA_SPIRITS = "extra_spirits"  # Spirit cards in the play area, outside a pattern
    NIAN_SHOU = "nian_shou"
    CAPTURES = "captures"  # capture cards on the Stock
    TOKENS = "tokens"  # in the play area, those on patterns and cards included


CARDS_OF_A_SPIRIT = 16
CARDS = CARDS_OF_A_SPIRIT * len(Spirit)
"""All Spirit cards in the box: 80."""

PATTERN = 4
"""The cards of one Spirit that a pattern is made of."""

PATTERNS_MAX = CARDS_OF_A_SPIRIT // PATTERN
NIAN_SHOU_CARDS = 6
STOCK_SLOTS = 4
PILES_TO_END = 2
"""How often the draw pile runs out: the first time it is mixed anew, the second time ends it."""

VALUE_MAX = 99
LOOSE = (Item.EXTRA_SPIRITS, Item.NIAN_SHOU, Item.CAPTURES, Item.TOKENS)
"""The items that are worth one point each."""

DIFFERENT_MAX = len(Spirit)
"""The most different cards that can be revealed: five."""


class TieBreak(StrEnum):
    """The two readings of "fewer face-up Spirit cards" (rulings, Score)."""

    ALL_FACE_UP = "all_face_up"  # four for each pattern plus the extras
    OUTSIDE_PATTERNS = "outside_patterns"  # the extras alone

    @property
    def other(self) -> TieBreak:
        """The reading that is not this one."""
        return next(reading for reading in TieBreak if reading is not self)


Tally: TypeAlias = tuple[int, int, int, int, int]
"""A number for each Spirit, in the order of the Spirits."""

VALUES: Tally = (6, 6, 9, 9, 12)
"""What patterns are worth unless the players say otherwise: it comes from one public page."""


@dataclass(frozen=True, slots=True)
class Options:
    """What the table chose before the match.

    Attributes:
        advanced: Whether protection tokens and summoning are in play.
        tie_break: Which face-up cards count in a tie.
        count_cards: Whether the chances reckon with every card seen since the pile was mixed, and
            not with those of the present reveal alone.
        values: What a pattern of each Spirit is worth at the start, 0 to 99.
    """

    advanced: bool = False
    tie_break: TieBreak = TieBreak.ALL_FACE_UP
    count_cards: bool = False
    values: Tally = VALUES


class Target(StrEnum):
    """What can be captured, by the mark that protects it."""

    YIN_SPIRIT = "yin_spirit"
    YANG_SPIRIT = "yang_spirit"
    PROTECTED_SPIRIT = "protected_spirit"  # under a protection token, in the advanced game
    NIAN_SHOU = "nian_shou"


@dataclass(frozen=True, slots=True)
class StartWith:
    """This player takes the first turn. Said again before that turn is over: corrected."""

    seat: int


@dataclass(frozen=True, slots=True)
class Reveal:
    """A card is turned over from the pile."""

    spirit: Spirit


@dataclass(frozen=True, slots=True)
class EndReveal:
    """The player has stopped or had to, and has taken what is due: the cards are off the table."""


@dataclass(frozen=True, slots=True)
class SetSeen:
    """How many cards of a Spirit are known to be out of the pile, 0 to 16: a correction."""

    spirit: Spirit
    count: int


@dataclass(frozen=True, slots=True)
class PileOut:
    """The draw pile has run out: for the first time it is mixed anew, the second time ends it."""


@dataclass(frozen=True, slots=True)
class EndTurn:
    """The player's turn is over; the next one clockwise goes on."""


@dataclass(frozen=True, slots=True)
class PreviousTurn:
    """The turn goes back to the player before: somebody tapped once too often."""


@dataclass(frozen=True, slots=True)
class Change:
    """A count goes up or down by so many."""

    seat: int
    item: Item
    by: int


@dataclass(frozen=True, slots=True)
class Enter:
    """A count is typed in."""

    seat: int
    item: Item
    count: int


@dataclass(frozen=True, slots=True)
class Enchant:
    """Four loose cards of a player become a pattern."""

    seat: int
    spirit: Spirit


@dataclass(frozen=True, slots=True)
class Capture:
    """A player takes a card from another one, and both counts follow (rulings, Capture)."""

    seat: int
    victim: int
    target: Target


@dataclass(frozen=True, slots=True)
class Summon:
    """A player has used the effect of an enchanted Spirit; it is not offered again."""

    seat: int
    spirit: Spirit


@dataclass(frozen=True, slots=True)
class SetValue:
    """A pattern of this Spirit is worth so many points, 0 to 99."""

    spirit: Spirit
    value: int


@dataclass(frozen=True, slots=True)
class SetTieBreak:
    """The table reads the tie-break this way."""

    tie_break: TieBreak


@dataclass(frozen=True, slots=True)
class Declare:
    """Everything is counted: the match is over."""


Move: TypeAlias = (
    StartWith
    | Reveal
    | EndReveal
    | SetSeen
    | PileOut
    | EndTurn
    | PreviousTurn
    | Change
    | Enter
    | Enchant
    | Capture
    | Summon
    | SetValue
    | SetTieBreak
    | Declare
)
