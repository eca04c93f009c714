"""The words of the game: heads, roles, options, and every move there is.

Seats are numbered clockwise from 0. Each class below that ends a move's sentence is the wire format
of the journal: renaming one breaks saved matches.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias


class Head(StrEnum):
    """The twelve heads in zodiac order, in which ties are broken."""

    RAT = "rat"
    OX = "ox"
    TIGER = "tiger"
    RABBIT = "rabbit"
    DRAGON = "dragon"
    SNAKE = "snake"
    HORSE = "horse"
    GOAT = "goat"
    MONKEY = "monkey"
    ROOSTER = "rooster"
    DOG = "dog"
    PIG = "pig"


class Faction(StrEnum):
    """The two sides."""

    APPRAISER = "appraiser"
    COUNTERFEITER = "counterfeiter"


class Role(StrEnum):
    """The eight characters."""

    LAO_CHAOFENG = "lao_chaofeng"
    YAO_BURAN = "yao_buran"
    ZHENG_GUOQU = "zheng_guoqu"
    XU_YUAN = "xu_yuan"
    FANG_ZHEN = "fang_zhen"
    HUANG_YANYAN = "huang_yanyan"
    KIDO_KANA = "kido_kana"
    JI_YUNFU = "ji_yunfu"

    @property
    def faction(self) -> Faction:
        """The side this character is on."""
        return Faction.COUNTERFEITER if self in COUNTERFEITERS else Faction.APPRAISER


COUNTERFEITERS = frozenset({Role.LAO_CHAOFENG, Role.YAO_BURAN, Role.ZHENG_GUOQU})

_SIX = (
    Role.LAO_CHAOFENG,
    Role.YAO_BURAN,
    Role.XU_YUAN,
    Role.FANG_ZHEN,
    Role.KIDO_KANA,
    Role.HUANG_YANYAN,
)
LINE_UPS = {
    6: _SIX,
    7: (*_SIX, Role.ZHENG_GUOQU),
    8: (*_SIX, Role.ZHENG_GUOQU, Role.JI_YUNFU),
}
"""The characters of each player count (rulings, Line-ups)."""

ROUNDS = 3
HEADS_A_ROUND = 4
CHIPS_A_ROUND = 2


class Reading(StrEnum):
    """What an appraisal shows: of a head, or for Fang Zhen of a player."""

    GENUINE = "genuine"
    FAKE = "fake"
    NO_RESULT = "no_result"
    APPRAISER = "appraiser"
    COUNTERFEITER = "counterfeiter"


class Majority(StrEnum):
    """How many Appraisers have to find Lao Chaofeng."""

    STRICT = "strict"
    HALF = "half"


class DoubleAttack(StrEnum):
    """What two attacks pending on one player come to."""

    EACH = "each"
    MERGED = "merged"


class RoleSource(StrEnum):
    """Whether the app deals the roles or they are drawn as cards and entered in secret."""

    DEALT = "dealt"
    CARDS = "cards"


class VoteKind(StrEnum):
    """Whether the table types the totals in or everybody's chips are entered in secret."""

    TOTALS = "totals"
    CHIPS = "chips"


@dataclass(frozen=True, slots=True)
class Options:
    """What the table chose before the game.

    Attributes:
        majority: Whether Lao Chaofeng is found by more than half or by half.
        early_end: Whether 0, 1 or 6 genuine heads end the game before judging.
        double_attack: Whether two attacks pending on one player take a turn each.
        roles: Where the roles come from.
        votes: How the chips are entered.
        seconds: How long each may speak, 0 to 600; 0 means without a timer.
        practice_seat: The only seat that a person plays at the practice table, where the app plays
            the others; None at a table of people.
    """

    majority: Majority = Majority.STRICT
    early_end: bool = True
    double_attack: DoubleAttack = DoubleAttack.EACH
    roles: RoleSource = RoleSource.DEALT
    votes: VoteKind = VoteKind.TOTALS
    seconds: int = 60
    practice_seat: int | None = None


@dataclass(frozen=True, slots=True)
class EnterRole:
    """A player's card, entered in secret before the night (with `RoleSource.CARDS`).

    Entered again while others still enter theirs, it is corrected.
    """

    seat: int
    role: Role


@dataclass(frozen=True, slots=True)
class SeeRole:
    """In the night, this player has looked at the role and at whom it knows."""

    seat: int


@dataclass(frozen=True, slots=True)
class Appraise:
    """The first choice of a turn: one head, for Xu Yuan one or two.

    A player who is under attack, or Ji Yunfu once struck, chooses too and learns nothing.
    """

    seat: int
    heads: tuple[Head, ...]


@dataclass(frozen=True, slots=True)
class Read:
    """The first choice of Fang Zhen's turn: the player whose side he learns, or nobody."""

    seat: int
    player: int | None


@dataclass(frozen=True, slots=True)
class Invert:
    """Lao Chaofeng turns the truth for the Appraisers who look later this round."""

    seat: int


@dataclass(frozen=True, slots=True)
class Attack:
    """Yao Buran attacks another player."""

    seat: int
    player: int


@dataclass(frozen=True, slots=True)
class Hide:
    """Zheng Guoqu hides a head of this round."""

    seat: int
    head: Head


@dataclass(frozen=True, slots=True)
class Forgo:
    """The second choice of a turn by somebody with an ability: not this time."""

    seat: int


@dataclass(frozen=True, slots=True)
class Suspect:
    """The second choice of a turn by somebody without an ability: a private mark, or none."""

    seat: int
    player: int | None


@dataclass(frozen=True, slots=True)
class PassTo:
    """The turn ends: the marker goes to a player who has not acted, after the last to nobody."""

    seat: int
    player: int | None


@dataclass(frozen=True, slots=True)
class Say:
    """What the player speaking tells the table, true or not; at the practice table alone.

    Said again before the next speaker, it is corrected.

    Attributes:
        seat: Who speaks.
        genuine: Heads of this round that are said to be genuine.
        fake: Heads that are said to be fake.
        unread: Heads that are said to have given no result.
        suspect: A player who is said to be a Counterfeiter, or nobody.
    """

    seat: int
    genuine: tuple[Head, ...] = ()
    fake: tuple[Head, ...] = ()
    unread: tuple[Head, ...] = ()
    suspect: int | None = None


@dataclass(frozen=True, slots=True)
class NextSpeaker:
    """The player speaking has finished. After the last one the vote opens."""


@dataclass(frozen=True, slots=True)
class OpenVote:
    """Speaking is over, or the table speaks without the app."""


@dataclass(frozen=True, slots=True)
class TypeVote:
    """The chips on the table, for each head in the round's order. Typed again: corrected."""

    totals: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class SpendChips:
    """One player's chips, entered in secret, for each head in the round's order."""

    seat: int
    chips: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class GoOn:
    """The table has seen the vote: the next round opens, after the third judging or the end."""


@dataclass(frozen=True, slots=True)
class Judge:
    """One player's answer in secret (rulings, Judging)."""

    seat: int
    player: int


@dataclass(frozen=True, slots=True)
class RevealNext:
    """The table sees the next part of the end: heads, then who named whom, then points."""


@dataclass(frozen=True, slots=True)
class Note:
    """A line of a player's own in the private notebook of a round; an empty one takes it out.

    Attributes:
        seat: Whose notebook.
        words: At most 80 code points: what the notebook shows whole.
    """

    seat: int
    words: str


Move: TypeAlias = (
    EnterRole
    | SeeRole
    | Appraise
    | Read
    | Invert
    | Attack
    | Hide
    | Forgo
    | Suspect
    | PassTo
    | Say
    | NextSpeaker
    | OpenVote
    | TypeVote
    | SpendChips
    | GoOn
    | Judge
    | RevealNext
    | Note
)
