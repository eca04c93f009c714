"""What a screen may draw. Nothing in this game is secret: all seats and the table see the same."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from companion.games.beyond.moves import Item, Options, Spirit, Tally, TieBreak
from companion.games.beyond.rules.captures import Offer, offers
from companion.games.beyond.rules.counts import Counts
from companion.games.beyond.rules.course import Trigger
from companion.games.beyond.rules.odds import Haul, Stop
from companion.games.beyond.rules.reveal import Stopped
from companion.games.beyond.rules.scoring import By, Parts, Verdict
from companion.games.beyond.rules.summoning import Reminder
from companion.table.text import Text

__all__ = [
    "By",
    "Haul",
    "Offer",
    "Parts",
    "Player",
    "Reminder",
    "Revealed",
    "Stop",
    "Stopped",
    "Trigger",
    "Verdict",
    "View",
]


@dataclass(frozen=True, slots=True)
class Player:
    """What lies before one player, and what it is worth.

    Attributes:
        counts: How many of each item; `counts.of(Item.TOKENS)`.
        room: How many more of each item there can be, in the order of `Item`; None without limit.
        parts: Where the points come from; `parts.total` is the score.
        face_up: The face-up Spirit cards under the reading in force; fewer win a tie.
        place: 1 for the leader; players who are level share a place, and the next one is skipped.
        summons: The enchanted Spirits whose effect can still be used; empty in the simple game.
    """

    counts: Counts
    room: tuple[int | None, ...]
    parts: Parts
    face_up: int
    place: int
    summons: tuple[Reminder, ...]

    def room_for(self, item: Item) -> int | None:
        """How many more of an item there can be; None without limit."""
        return self.room[tuple(Item).index(item)]


@dataclass(frozen=True, slots=True)
class Revealed:
    """The reveal of the turn being played.

    Attributes:
        cards: The cards turned over, in that order; empty before the first.
        stopped: Why no more may be turned over; None while the player may.
        takes: How many of them the player takes on stopping here, for 0, 1, 2, 3 and 4 tokens
            spent; tokens buy something after a repeat alone.
        nian_shou: Whether a Nian Shou card comes with them: the first two are alike, and one is
            left.
        new: The chance that the next card is new; None after a stop, before the first card, and
            when the pile is reckoned to be empty.
        stops: What stopping at each number of different cards gives on average, from stopping here
            (or at the first card) to five; empty after a stop.
        pile: How many cards of each Spirit the chances reckon with.
        seen: How many of each Spirit are known to be out of the pile; None where they are not
            counted.
        untold: Whether the pile has been mixed anew and `seen` still lacks the cards that lie
            before the players: nobody has told yet which they are.
    """

    cards: tuple[Spirit, ...]
    stopped: Stopped | None
    takes: tuple[int, ...]
    nian_shou: bool
    new: Fraction | None
    stops: tuple[Stop, ...]
    pile: Tally
    seen: Tally | None
    untold: bool


@dataclass(frozen=True, slots=True)
class View:
    """What a screen may draw.

    Attributes:
        options: What the table chose before the match.
        values: What a pattern of each Spirit is worth now, in the order of the Spirits.
        tie_break: The reading in force now.
        players: What each seat holds.
        verdict: Who leads as things stand, or has won; why; and who would under the other reading
            of the tie-break.
        six: The seat that holds all six Nian Shou cards and has won at once, or None.
        nian_shou_left: The Nian Shou cards that nobody holds, 0 to 6.
        cards_left: The Spirit cards in no pattern, play area or Stock, 0 to 80.
        first: The seat that took, or takes, the first turn.
        active: The seat whose turn it is, in clockwise order from the first.
        round: The number of the round, from 1.
        piles_out: How often the draw pile has run out: 0, 1 (the second pile is in use) or 2.
        trigger: What has brought the end, or None.
        enchanters: The seats with three patterns or more.
        turns_left: Once the end has come, the seats that still have a turn, the active one first.
        turns_over: Whether there is no turn left: only counting remains.
        reveal: The reveal of the turn being played.
        declared: Whether the match is over.
        not_declared: Why `Declare` would be refused now; None if it would not.
    """

    options: Options
    values: Tally
    tie_break: TieBreak
    players: tuple[Player, ...]
    verdict: Verdict
    six: int | None
    nian_shou_left: int
    cards_left: int
    first: int
    active: int
    round: int
    piles_out: int
    trigger: Trigger | None
    enchanters: tuple[int, ...]
    turns_left: tuple[int, ...]
    turns_over: bool
    reveal: Revealed
    declared: bool
    not_declared: Text | None

    def captures(self, seat: int, yin: int, yang: int) -> tuple[Offer, ...]:
        """What a player can capture with so many cards marked Yin and Yang on the Stock.

        In clockwise order of the victims; the `Capture` move takes `victim` and `target` of one.
        """
        table = [player.counts for player in self.players]
        return offers(table, seat, yin, yang, advanced=self.options.advanced)
