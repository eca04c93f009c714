"""The words of the game: colours, cards, boards, censers, and what the table chooses.

Everything here is data of the box (rulings: Cards, Boards, Junior, Advanced). A *seat* is a player,
numbered clockwise from 0; where cards lie before a temple is a *place*, counted from 0 along it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from companion.table.seats import Seat
from companion.table.text import Text, refuse, text


class Colour(StrEnum):
    """The five colours of the box, in the order in which winners are named."""

    RED = "red"
    YELLOW = "yellow"
    GREEN = "green"
    BLUE = "blue"
    PURPLE = "purple"


def check_colours(seats: Sequence[Seat]) -> None:
    """Whether everybody's colour is one that the box has.

    Raises:
        Refused: Somebody sits there in another one.
    """
    box = {colour.value for colour in Colour}
    for seat in seats:
        if seat.colour.value not in box:
            raise refuse("refused-lucky-colour", name=seat.name)


class Card(StrEnum):
    """The ten cards of every colour, one of each (rulings, Cards)."""

    LITTLE_SISTER = "little_sister"
    LITTLE_COUSIN = "little_cousin"
    BROTHER = "brother"
    BIG_SISTER = "big_sister"
    DAD = "dad"
    GRANDMA = "grandma"
    MOM = "mom"
    ANCESTOR = "ancestor"
    DOG = "dog"
    CAT = "cat"

    @property
    def power(self) -> int:
        """The printed power, 0 to 7."""
        return POWERS[self]


POWERS = {
    Card.LITTLE_SISTER: 1,
    Card.LITTLE_COUSIN: 2,
    Card.BROTHER: 3,
    Card.BIG_SISTER: 4,
    Card.DAD: 5,
    Card.GRANDMA: 6,
    Card.MOM: 7,
    Card.ANCESTOR: 0,
    Card.DOG: 0,
    Card.CAT: 0,
}
"""The printed powers."""

JUNIOR_CARDS = (Card.LITTLE_SISTER, Card.LITTLE_COUSIN, Card.BROTHER, Card.DAD, Card.MOM)
"""The cards of a junior game (rulings, Junior)."""

CARDS_A_YEAR = 4
"""How many cards every player plays in a year, as long as no effect changes it."""


class Kind(StrEnum):
    """The two sides of a temple card."""

    TEMPLE = "temple"
    PALACE = "palace"

    @property
    def places(self) -> int:
        """How many cards wait there: 4 or 8, two on a board."""
        return 1 << self.stages

    @property
    def stages(self) -> int:
        """How many stages its race has: 2 or 3."""
        return len(WORTH[self])

    @property
    def censers(self) -> int:
        """How many censers lie there in the advanced game: 1 or 2."""
        return 2 if self is Kind.PALACE else 1


class Spot(StrEnum):
    """Where a card that earns something stopped, from the top down."""

    TOP = "top"
    FINAL = "final"
    SEMI = "semi"


WORTH = {
    Kind.TEMPLE: {Spot.TOP: 3, Spot.FINAL: 1},
    Kind.PALACE: {Spot.TOP: 5, Spot.FINAL: 2, Spot.SEMI: 1},
}
"""Amulets for each spot, from the top down; one spot a stage (rulings, Placement)."""

_T, _P = Kind.TEMPLE, Kind.PALACE
BOARDS = {
    2: ((_T, _T), (_P,)),
    3: ((_T, _T, _T), (_T, _P)),
    4: ((_T, _T, _P), (_P, _P)),
    5: ((_T, _T, _T, _P), (_T, _P, _P)),
}
"""For each player count the temples of the first and of the second year (rulings, Boards)."""


def temple_name(kinds: Sequence[Kind], index: int) -> Text:
    """What a temple is called: numbered where the year has several of its kind."""
    kind = kinds[index]
    if kinds.count(kind) == 1:
        return text("lucky-only", kind=kind.value)
    return text("lucky-numbered", kind=kind.value, number=kinds[: index + 1].count(kind))


class Rule(StrEnum):
    """Which rule settled a pair (rulings, A pair)."""

    EMPTY = "empty"
    WALKOVER = "walkover"
    POSSESSION = "possession"
    OWN_CHOICE = "own_choice"
    INSTANT_WIN = "instant_win"
    DOG_TIE = "dog_tie"
    DEFEAT = "defeat"
    DEFEAT_CLASH = "defeat_clash"
    POWER = "power"
    EQUAL_POWER = "equal_power"
    PENDING = "pending"


class AncestorReading(StrEnum):
    """What an Ancestor does to the card that it faces (rulings, A pair, 1)."""

    RIDE = "ride"
    COMPARE = "compare"
    ONCE = "once"


class Blessing(StrEnum):
    """The two tokens that a player can hold through midnight; each by one player at most."""

    EMPEROR_GUAN = "emperor_guan"
    WEN_CHANG = "wen_chang"


class Censer(StrEnum):
    """The censers of the advanced game that we know of, one of each (rulings, Advanced)."""

    MAZU = "mazu"
    LAND_LORD = "land_lord"
    TOWN_GOD = "town_god"
    WANG_YE = "wang_ye"
    GUAN_YIN = "guan_yin"
    GOD_OF_WEALTH = "god_of_wealth"
    EMPEROR_GUAN = "emperor_guan"
    WEN_CHANG = "wen_chang"
    EMPEROR_JADE = "emperor_jade"
    YUE_LAO = "yue_lao"

    @property
    def blessing(self) -> Blessing | None:
        """The token that goes to whoever prays here, or None."""
        return _BLESSINGS.get(self)


_BLESSINGS = {
    Censer.EMPEROR_GUAN: Blessing.EMPEROR_GUAN,
    Censer.WEN_CHANG: Blessing.WEN_CHANG,
}

GUESS_AMULETS = 2
"""Amulets for each right guess with the God of Wealth."""


@dataclass(frozen=True, slots=True)
class Options:
    """What the table chose before the game.

    Attributes:
        ancestor: How an Ancestor's possession is read.
        junior: Five cards of each colour, one year.
        advanced: With censers, incense, blessings and marks.
    """

    ancestor: AncestorReading = AncestorReading.RIDE
    junior: bool = False
    advanced: bool = False

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards of each colour that are in the game."""
        return JUNIOR_CARDS if self.junior else tuple(Card)

    @property
    def years(self) -> int:
        """How many years are played: 1 or 2."""
        return 1 if self.junior else 2
