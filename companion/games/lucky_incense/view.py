"""What a seat, or the whole table, may know: the only thing that screens see.

The cards, pairs and rewards inside are those of `terms`; they are named here too, so that a screen
needs `words`, `moves` and `view` and nothing else. A seat is a player, numbered clockwise from 0;
the `owner` of a card is a seat.
"""

from __future__ import annotations

from dataclasses import dataclass

from companion.games.lucky_incense.terms import (
    FIRST,
    SECOND,
    At,
    IncenseUse,
    Pair,
    Phase,
    Power,
    Remark,
    RemarkKind,
    Reward,
    Runner,
    Sheet,
    Standing,
    Temple,
    TempleRace,
)
from companion.games.lucky_incense.words import Blessing, Card, Censer, Options

__all__ = [
    "FIRST",
    "SECOND",
    "At",
    "CenserView",
    "Choice",
    "IncenseUse",
    "Mine",
    "Pair",
    "Phase",
    "Picking",
    "Power",
    "Remark",
    "RemarkKind",
    "Reward",
    "Runner",
    "Sheet",
    "Standing",
    "Temple",
    "TempleRace",
    "View",
    "YearView",
]


@dataclass(frozen=True, slots=True)
class CenserView:
    """A censer that can be prayed at this year, or the room for one that is not known yet.

    Attributes:
        censer: Which one; None for a slot that nobody has told about.
        temple: The temple beside which it lies; None for one that a player has at home.
        slot: 0, at a palace 0 or 1; 0 for one at home.
        home: The seat that has it at home since the first year; None for one on the table.
        used_by: The seat whose incense burns there this year, or None.
        goes_to: In `Phase.REWARDS` and `Phase.OVER`, who takes it home: the winner of its temple
            or whom the table noted (`TakeHome`); None for nobody, and for one at home.
    """

    censer: Censer | None
    temple: int | None
    slot: int
    home: int | None
    used_by: int | None
    goes_to: int | None


@dataclass(frozen=True, slots=True)
class YearView:
    """One year.

    Attributes:
        number: 1 or 2.
        start: The seat with the start token.
        clockwise: Which way play runs: true in the first year, false in the second.
        order: The seats in the order of play, `start` first.
        temples: The temples in order, with the cards entered so far by place. Places 0 and 1 are
            a board and the first pair, 2 and 3 the next, and so on.
        empty: How many places have no card.
        used: For each seat its cards that lie somewhere, in the order of the temples and places.
        incense: For each seat where its incense of the year went; None while it has it. In a
            game without `advanced` always None.
        blessings: The tokens that are held, each with its seat.
        censers: Those beside the temples by temple and slot, then those at home; empty without
            `advanced`.
        stages: How many stages the longest race has: 2, with a palace 3. A temple takes part in
            2 of them.
        shown: The last stage that has run for the table: 0 before the bell, `stages` once all
            have.
        race: For each temple its pairs as far as stage `shown`, every pair with both cards, both
            powers, the rule, and what the table called; empty before the bell. In `Phase.PICKS`
            the pairs of stage `shown` that wait have the rule `pending`.
        sheets: For each seat where its amulets of this year come from. Seat amulets and guesses
            at once; the rewards of the race from `Phase.REWARDS` on.
    """

    number: int
    start: int
    clockwise: bool
    order: tuple[int, ...]
    temples: tuple[Temple, ...]
    empty: int
    used: tuple[tuple[Card, ...], ...]
    incense: tuple[IncenseUse | None, ...]
    blessings: tuple[tuple[Blessing, int], ...]
    censers: tuple[CenserView, ...]
    stages: int
    shown: int
    race: tuple[TempleRace, ...]
    sheets: tuple[Sheet, ...]


@dataclass(frozen=True, slots=True)
class Picking:
    """The picks of one stage, as the table knows them.

    Attributes:
        stage: From 1.
        pairs: All pairs that wait, by temple and pair; nothing of any pick is in them.
        secret: Whether the phone goes round and `Pick` is due; false where only one pair waits,
            and then the owner sends `PickOpenly` in front of everybody.
        owners: The seats that are asked, in the order in which the phone goes round.
        picked: Those whose picks are in, in that order.
        holder: The seat to ask now: the first of `owners` that has not picked.
    """

    stage: int
    pairs: tuple[Pair, ...]
    secret: bool
    owners: tuple[int, ...]
    picked: tuple[int, ...]
    holder: int


@dataclass(frozen=True, slots=True)
class Choice:
    """One pair that a player has to pick from.

    Attributes:
        at: Which pair; `View.year.temples[at.temple]` says whether of a temple or a palace.
        cards: Both cards, left and right as they are to be shown: the seed has mixed them, so
            that where the thumb goes tells nothing.
    """

    at: At
    cards: tuple[Standing, Standing]


@dataclass(frozen=True, slots=True)
class Mine:
    """What one player knows beyond the table: the pairs to pick, and the picks once made.

    Attributes:
        seat: Who.
        choices: All of the player's pairs that wait in this stage, in the order in which
            `Pick.cards` answers them.
        picked: The player's own picks in that order, once they are in; None before.
    """

    seat: int
    choices: tuple[Choice, ...]
    picked: tuple[Card, ...] | None


@dataclass(frozen=True, slots=True)
class View:
    """What a screen may draw.

    Attributes:
        players: How many play, 2 to 5.
        options: The table's choices; `options.cards` are the cards of each colour in the game,
            `options.years` the years.
        phase: Where the match stands.
        year: The year at hand; in `Phase.OVER` the last one.
        past: The years before it.
        turn: In `Phase.EVENING` the seat whose turn it is, else None.
        next_turn: The seat whose turn is next (send `Turn` with it), else None.
        remarks: In `Phase.MIDNIGHT`, what is unusual about the cards entered; never an error.
        picking: In `Phase.PICKS` alone.
        mine: In `Phase.PICKS`, for a seat that is asked; None for all others and for the table.
        can_overrule: Whether `Overrule` and `LetRuleStand` are taken now for the pairs in
            `year.race`. Not while some picks are in and others are not.
        totals: For each seat its amulets over all years so far.
        winners: In `Phase.OVER` the seats on the highest total, ascending; else None.
    """

    players: int
    options: Options
    phase: Phase
    year: YearView
    past: tuple[YearView, ...]
    turn: int | None
    next_turn: int | None
    remarks: tuple[Remark, ...]
    picking: Picking | None
    mine: Mine | None
    can_overrule: bool
    totals: tuple[int, ...]
    winners: tuple[int, ...] | None
