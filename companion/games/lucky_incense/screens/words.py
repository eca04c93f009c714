"""Cards, temples, censers and verdicts in words and pictures."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from companion.games.lucky_incense.view import FIRST, At, Pair, Power, Runner, Temple
from companion.games.lucky_incense.words import (
    Blessing,
    Card,
    Censer,
    Kind,
    Rule,
    Spot,
    temple_name,
)
from companion.table.seats import Seat
from companion.table.text import Text, text


def card_icon(card: Card) -> str:
    """The picture of a card."""
    return "card-" + card.replace("_", "-")


def censer_icon(censer: Censer | Blessing) -> str:
    """The picture of a censer, and of the token that it gives."""
    return "censer-" + censer.replace("_", "-")


def card(which: Card) -> Text:
    """A card's name."""
    return text("lucky-card-" + which.replace("_", "-"))


def censer(which: Censer | Blessing) -> Text:
    """A censer's name, and that of the token that it gives."""
    return text("lucky-censer-" + which.replace("_", "-"))


def effect(which: Censer) -> Text:
    """What a censer does, in a sentence."""
    return text("lucky-effect-" + which.replace("_", "-"))


def blessing(which: Blessing) -> Text:
    """What a token does, in a few words."""
    return text("lucky-blessing-" + which.replace("_", "-"))


def temple(kinds: Sequence[Kind], index: int) -> Text:
    """A temple's name, as everywhere at the table."""
    return temple_name(kinds, index)


def kinds(temples: Sequence[Temple]) -> tuple[Kind, ...]:
    """What stands there in a year."""
    return tuple(temple.kind for temple in temples)


def counted(kinds: Sequence[Kind]) -> Text:
    """How many temples and palaces a year has."""
    temples, palaces = kinds.count(Kind.TEMPLE), kinds.count(Kind.PALACE)
    if not palaces:
        return text("lucky-temples", count=temples)
    if not temples:
        return text("lucky-palaces", count=palaces)
    return text(
        "lucky-both",
        temples=text("lucky-temples", count=temples),
        palaces=text("lucky-palaces", count=palaces),
    )


def stage(kind: Kind, number: int) -> Text:
    """A stage's name: first pairs, in a palace semi-finals, and the final."""
    if number == kind.stages:
        return text("lucky-stage-final")
    return text("lucky-stage-first" if number == 1 else "lucky-stage-semi")


def climb(kind: Kind, number: int) -> Text:
    """How far up the cards of a stage have come, the heading of the race."""
    if number == kind.stages:
        return text("lucky-climb-final")
    return text("lucky-climb-first" if number == 1 else "lucky-climb-semi")


def where(kind: Kind, at: At) -> Text:
    """Where a pair stands in the picture of its temple."""
    if at.stage == kind.stages:
        return text("lucky-stage-final")
    if kind is Kind.PALACE and at.stage == 1:
        return text(f"lucky-board-{at.pair}")
    return text(f"lucky-side-{at.pair}")


def spot(which: Spot) -> Text:
    """Where a card stopped."""
    return text(f"lucky-spot-{which}")


def signed(number: int) -> str:
    """A number with its sign; a real minus, as high as the figures."""
    return f"{number:+d}".replace("-", "−")


def plain(number: int) -> str:
    """A number, below zero with a real minus."""
    return str(number).replace("-", "−")


# Why a pair ended as it did

_Say = Callable[[Pair, Sequence[Seat]], Text]


def reason(pair: Pair, seats: Sequence[Seat]) -> Text:
    """The rule that settles a pair, in a sentence."""
    return _REASONS[pair.rule](pair, seats)


def _runner(pair: Pair, side: int) -> Runner:
    standing = pair.cards[side]
    assert standing is not None
    return standing.runner


def _ahead(pair: Pair) -> Runner:
    """The card that goes on by the rule."""
    assert pair.by_rule is not None
    return _runner(pair, pair.by_rule)


def _fixed(message: str) -> _Say:
    return lambda _pair, _seats: text(message)


def _walkover(pair: Pair, _: Sequence[Seat]) -> Text:
    return text("lucky-why-walkover", card=card(_ahead(pair).card))


def _possession(pair: Pair, _: Sequence[Seat]) -> Text:
    if pair.by_rule is None:
        return text("lucky-why-ancestors")
    ahead, behind = _ahead(pair), _runner(pair, 1 - pair.by_rule)
    friends = ahead.owner == behind.owner
    return text(
        "lucky-why-ancestor-own" if friends else "lucky-why-ancestor-enemy", card=card(ahead.card)
    )


def _own_choice(pair: Pair, seats: Sequence[Seat]) -> Text:
    ahead = _ahead(pair)
    return text("lucky-why-choice", name=seats[ahead.owner].name, card=card(ahead.card))


def _pending(pair: Pair, seats: Sequence[Seat]) -> Text:
    owner = pair.owner
    assert owner is not None
    return text("lucky-why-pending", name=seats[owner].name)


def _instant_win(pair: Pair, _: Sequence[Seat]) -> Text:
    if pair.by_rule is None:
        return text("lucky-why-jade-both")
    return text("lucky-why-jade", card=card(_ahead(pair).card))


def _defeat(pair: Pair, _: Sequence[Seat]) -> Text:
    ahead = _ahead(pair)
    if ahead.defeats:
        return text("lucky-why-yue-lao", card=card(ahead.card))
    return text("lucky-why-sister")


def _power(pair: Pair, _: Sequence[Seat]) -> Text:
    assert pair.by_rule is not None
    ahead, behind = pair.cards[pair.by_rule], pair.cards[1 - pair.by_rule]
    assert ahead is not None and behind is not None
    met = {ahead.runner.card, behind.runner.card}
    return text(
        "lucky-why-power-dog" if met == {Card.DOG, Card.BIG_SISTER} else "lucky-why-power",
        card=card(ahead.runner.card),
        more=plain(ahead.power.total),
        less=plain(behind.power.total),
    )


def _equal(pair: Pair, _: Sequence[Seat]) -> Text:
    first = pair.cards[FIRST]
    assert first is not None
    return text("lucky-why-equal", power=plain(first.power.total))


_REASONS: Mapping[Rule, _Say] = {
    Rule.EMPTY: _fixed("lucky-why-empty"),
    Rule.WALKOVER: _walkover,
    Rule.POSSESSION: _possession,
    Rule.OWN_CHOICE: _own_choice,
    Rule.PENDING: _pending,
    Rule.INSTANT_WIN: _instant_win,
    Rule.DOG_TIE: _fixed("lucky-why-dog"),
    Rule.DEFEAT: _defeat,
    Rule.DEFEAT_CLASH: _fixed("lucky-why-clash"),
    Rule.POWER: _power,
    Rule.EQUAL_POWER: _equal,
}


def changes(power: Power) -> list[Text]:
    """What makes a power another one than the printed."""
    parts = (
        ("lucky-power-incense", power.incense),
        ("lucky-power-blessing", power.blessing),
        ("lucky-power-possession", power.possession),
    )
    return [text(message, change=signed(change)) for message, change in parts if change]
