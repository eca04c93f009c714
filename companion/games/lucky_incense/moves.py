"""Every move of a match: what the table tells the app, from the first evening to the end.

The names of these classes and of their fields are the wire format of the journal: renaming one
breaks saved matches. A *seat* is a player, numbered clockwise from 0; *temple* counts the temples
of the year from 0, *place* the places before one, *stage* from 1, *pair* from 0 within its stage.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from companion.games.lucky_incense.words import Blessing, Card, Censer

# The evening. Everything here is optional and can be corrected.


@dataclass(frozen=True, slots=True)
class Start:
    """This player has the start token of the first year and the first turn."""

    seat: int


@dataclass(frozen=True, slots=True)
class Turn:
    """It is this player's turn."""

    seat: int


@dataclass(frozen=True, slots=True)
class SeatAmulets:
    """The amulets that this player has had from seats this year, in all, 0 to 99."""

    seat: int
    amulets: int


@dataclass(frozen=True, slots=True)
class RightGuesses:
    """How often this player was right with the God of Wealth this year, in all, 0 to 99."""

    seat: int
    guesses: int


@dataclass(frozen=True, slots=True)
class LayCenser:
    """Which censer lies beside a temple; None when it is not known after all.

    Attributes:
        temple: Which temple.
        slot: 0, at a palace 0 or 1.
        censer: The censer, or None.
    """

    temple: int
    slot: int
    censer: Censer | None


@dataclass(frozen=True, slots=True)
class Pray:
    """A player's incense of the year burns at a censer, on the table or the player's own.

    At Emperor Guan and Wen Chang the player has the blessing at once.
    """

    seat: int
    censer: Censer


@dataclass(frozen=True, slots=True)
class FaithUpgrade:
    """A player's incense of the year lies on a card; which one is entered at midnight."""

    seat: int


@dataclass(frozen=True, slots=True)
class TakeIncenseBack:
    """That was a slip: the player still has the incense (and not the blessing it gave)."""

    seat: int


@dataclass(frozen=True, slots=True)
class Bless:
    """Who holds a blessing this year, whatever the censers say; None for nobody."""

    blessing: Blessing
    seat: int | None


# Midnight


@dataclass(frozen=True, slots=True)
class ToMidnight:
    """The places are taken: the cards are turned over and entered."""


@dataclass(frozen=True, slots=True)
class PlaceCard:
    """A card as it lies at a place. Placed again on a taken place: corrected.

    Attributes:
        temple: Which temple.
        place: 0 to 3, at a palace 0 to 7. Places 0 and 1 are a board, 2 and 3 the next.
        seat: Whose card.
        card: Which of the ten.
        incense: How many incense lie on it, 0 to 10.
        instant_win: The mark of Emperor Jade.
        defeats: The mark of Yue Lao.
    """

    temple: int
    place: int
    seat: int
    card: Card
    incense: int = 0
    instant_win: bool = False
    defeats: bool = False


@dataclass(frozen=True, slots=True)
class ClearPlace:
    """Nothing lies there."""

    temple: int
    place: int


@dataclass(frozen=True, slots=True)
class StrikeBell:
    """All cards are entered: the race begins.

    Attributes:
        leave_empty: Whether the table says that the places still empty stay empty.
    """

    leave_empty: bool = False


@dataclass(frozen=True, slots=True)
class Reopen:
    """Back to the cards: something was entered wrongly. Picks and calls of the race are void."""


# The race


@dataclass(frozen=True, slots=True)
class Pick:
    """One owner's picks in secret, for all of that owner's pairs that wait in this stage.

    Attributes:
        seat: The owner.
        cards: The card that goes on, for each pair in the order of the view.
    """

    seat: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class PickOpenly:
    """The owner's pick in the open, where only one pair waits."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class Overrule:
    """The table's call: the result of a pair that lies open, set by hand.

    Attributes:
        temple: Which temple.
        stage: From 1.
        pair: From 0 within the stage.
        side: The side that advances, 0 or 1; None for nobody.
    """

    temple: int
    stage: int
    pair: int
    side: int | None


@dataclass(frozen=True, slots=True)
class LetRuleStand:
    """The table takes its call on this pair back."""

    temple: int
    stage: int
    pair: int


@dataclass(frozen=True, slots=True)
class RunStage:
    """The table has seen a stage: the next one runs.

    Attributes:
        stage: Its number, so that a double tap cannot run two.
    """

    stage: int


@dataclass(frozen=True, slots=True)
class HandOut:
    """The table has seen the last stage: the rewards."""


# The year closes


@dataclass(frozen=True, slots=True)
class TakeHome:
    """Who takes a censer of this year home, instead of the winner of its temple; None: nobody."""

    censer: Censer
    seat: int | None


@dataclass(frozen=True, slots=True)
class NextYear:
    """The rewards are handed out: the second year's evening begins."""


@dataclass(frozen=True, slots=True)
class Finish:
    """The last rewards are handed out and right: the match is over."""


Move: TypeAlias = (
    Start
    | Turn
    | SeatAmulets
    | RightGuesses
    | LayCenser
    | Pray
    | FaithUpgrade
    | TakeIncenseBack
    | Bless
    | ToMidnight
    | PlaceCard
    | ClearPlace
    | StrikeBell
    | Reopen
    | Pick
    | PickOpenly
    | Overrule
    | LetRuleStand
    | RunStage
    | HandOut
    | TakeHome
    | NextYear
    | Finish
)
