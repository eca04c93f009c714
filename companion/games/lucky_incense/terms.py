"""What the rules work with and the screens are shown: cards before a temple, pairs, rewards.

An *owner* is a number: a player's seat in a match, the place of a colour in the list of colours at
the door.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from companion.games.lucky_incense.words import GUESS_AMULETS, Card, Censer, Kind, Rule, Spot

FIRST, SECOND = 0, 1
"""The two sides of a pair, by place."""


class Phase(StrEnum):
    """Where a year stands; everybody knows it."""

    EVENING = "evening"  # cards are played at the table; all that the app keeps is optional
    MIDNIGHT = "midnight"  # the revealed cards are entered
    PICKS = "picks"  # pairs of one colour wait for their owners
    RACE = "race"  # a stage has run and lies open
    REWARDS = "rewards"
    OVER = "over"


class RemarkKind(StrEnum):
    """What the table may want to look at again before the bell strikes."""

    MORE_CARDS = "more_cards"  # a player has more cards out than the four of a year
    FEWER_CARDS = "fewer_cards"  # all places are taken, and a player has fewer than four
    LAST_YEAR = "last_year"  # cards of a player that were played in the year before as well
    MORE_INCENSE = "more_incense"  # more incense lies on cards than the players had for them


@dataclass(frozen=True, slots=True)
class Remark:
    """Something unusual about what was entered. Effects can bring it about: it is no error.

    Attributes:
        kind: What it is.
        seat: Whom it is about; None for the whole table.
        count: How many cards or incense there are.
        cards: Which cards it is about, in `LAST_YEAR`.
    """

    kind: RemarkKind
    seat: int | None
    count: int
    cards: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True)
class IncenseUse:
    """Where a player's incense of the year went.

    Attributes:
        on: The censer it burns at; None when it lies on a card.
    """

    on: Censer | None


@dataclass(frozen=True, slots=True)
class Runner:
    """A card that runs, as it lies before the temple.

    Attributes:
        owner: Whose card.
        card: Which of the ten.
        incense: How many incense lie on it, 0 to 10.
        instant_win: Whether it bears the mark of Emperor Jade.
        defeats: Whether it bears the mark of Yue Lao.
    """

    owner: int
    card: Card
    incense: int = 0
    instant_win: bool = False
    defeats: bool = False


@dataclass(frozen=True, slots=True)
class Power:
    """A card's power in one pair, by where it comes from.

    Attributes:
        printed: 0 to 7.
        incense: 2 for every incense on the card.
        blessing: 1 if Emperor Guan blesses its colour, else 0.
        possession: What Ancestors have given and taken so far; may be below 0.
    """

    printed: int
    incense: int
    blessing: int
    possession: int

    @property
    def total(self) -> int:
        """The power that counts; may be below 0."""
        return self.printed + self.incense + self.blessing + self.possession


@dataclass(frozen=True, slots=True)
class Standing:
    """A card in a pair, with the power that is compared there (after possession)."""

    runner: Runner
    power: Power


@dataclass(frozen=True, slots=True)
class At:
    """Which pair.

    Attributes:
        temple: Counted from 0, in the order of the year's temples.
        stage: Counted from 1; a temple has 2, a palace 3.
        pair: Counted from 0 within that stage of that temple.
    """

    temple: int
    stage: int
    pair: int


@dataclass(frozen=True, slots=True)
class Pair:
    """One pair of the race and what came of it.

    Attributes:
        at: Which pair.
        cards: Both cards by place, None for an empty spot.
        rule: The rule that settles it; `PENDING` while its owner has not picked.
        by_rule: The side that advances by that rule: 0, 1, or None for nobody.
        overruled: Whether the table has set the result by hand.
        side: The side that does advance: that of the table where it overruled, else `by_rule`.
    """

    at: At
    cards: tuple[Standing | None, Standing | None]
    rule: Rule
    by_rule: int | None
    overruled: bool
    side: int | None

    @property
    def advances(self) -> Runner | None:
        """The card that advances, or None."""
        standing = None if self.side is None else self.cards[self.side]
        return standing.runner if standing else None

    @property
    def pending(self) -> bool:
        """Whether the race of this temple waits here for its owner."""
        return self.rule is Rule.PENDING and not self.overruled

    @property
    def owner(self) -> int | None:
        """Who owns both cards, or None where they are not two of one owner."""
        first, second = self.cards
        if first and second and first.runner.owner == second.runner.owner:
            return first.runner.owner
        return None

    @property
    def stopped(self) -> tuple[Runner, ...]:
        """The cards that go no further, by place."""
        return tuple(s.runner for side, s in enumerate(self.cards) if s and side != self.side)

    def side_of(self, card: Card) -> int | None:
        """The side on which this card stands, or None. Unique in a pair of one owner."""
        sides = [side for side, s in enumerate(self.cards) if s and s.runner.card is card]
        return sides[0] if sides else None


@dataclass(frozen=True, slots=True)
class Temple:
    """A temple or palace and the cards before it, by place; None for an empty one."""

    kind: Kind
    places: tuple[Runner | None, ...]


@dataclass(frozen=True, slots=True)
class TempleRace:
    """The race of one temple, as far as it has run.

    Attributes:
        kind: Temple or palace.
        stages: The pairs of each stage; the last one may have pairs that wait for a pick, and
            then the later ones are absent.
    """

    kind: Kind
    stages: tuple[tuple[Pair, ...], ...]

    @property
    def waiting(self) -> tuple[Pair, ...]:
        """The pairs that wait for their owner, by place."""
        return tuple(pair for pair in self.stages[-1] if pair.pending) if self.stages else ()

    @property
    def finished(self) -> bool:
        """Whether every pair is settled."""
        return len(self.stages) == self.kind.stages and not self.waiting

    def pair(self, at: At) -> Pair | None:
        """The pair at that stage and position, or None where there is none (yet)."""
        if 1 <= at.stage <= len(self.stages) and 0 <= at.pair < len(self.stages[at.stage - 1]):
            return self.stages[at.stage - 1][at.pair]
        return None


@dataclass(frozen=True, slots=True)
class Reward:
    """What one card earned.

    Attributes:
        temple: Where, counted from 0.
        runner: The card.
        spot: Where it stopped.
        worth: Amulets for that spot, 1 to 5.
        brother: 2 if the card is a Brother, else 0.
        wen_chang: 2 if Wen Chang blesses its colour, else 0.
    """

    temple: int
    runner: Runner
    spot: Spot
    worth: int
    brother: int
    wen_chang: int

    @property
    def amulets(self) -> int:
        """Everything together, 1 to 9."""
        return self.worth + self.brother + self.wen_chang


@dataclass(frozen=True, slots=True)
class Sheet:
    """Where a player's amulets of one year come from.

    Attributes:
        seat_amulets: From seats with an amulet.
        guesses: Right guesses with the God of Wealth, 2 amulets each.
        rewards: From the race, temple after temple.
    """

    seat_amulets: int
    guesses: int
    rewards: tuple[Reward, ...]

    @property
    def total(self) -> int:
        """Amulets of this year."""
        raced = sum(reward.amulets for reward in self.rewards)
        return self.seat_amulets + GUESS_AMULETS * self.guesses + raced
