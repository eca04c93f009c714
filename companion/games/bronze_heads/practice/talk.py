"""What a simulated player tells the table: an honest one what was seen, a bluffing one what helps.

Lao Chaofeng wants to find Xu Yuan, and Yao Buran Fang Zhen: so these two do not tell all they know.
"""

from __future__ import annotations

from collections.abc import Iterable

from companion.games.bronze_heads.moves import Faction, Head, Hide, Invert, Role, Say
from companion.games.bronze_heads.practice.heads import belief
from companion.games.bronze_heads.practice.luck import best, happens, one_of
from companion.games.bronze_heads.practice.trust import (
    LIKE,
    confidence,
    me,
    others,
    shown_to_me,
)
from companion.games.bronze_heads.practice.turn import looked_at, read_as_faker
from companion.games.bronze_heads.view import View
from companion.table.chance import Chance

ACCUSE_BELOW = -0.4
"""Log odds below which an Appraiser accuses somebody aloud."""

LIES = {Role.LAO_CHAOFENG: 55, Role.YAO_BURAN: 50, Role.ZHENG_GUOQU: 40}
"""How often in a hundred a Counterfeiter tells the opposite of what was seen."""


def statement(view: View, chance: Chance) -> Say:
    """What this player says of the round."""
    mine = me(view)
    role = mine.role
    assert role is not None
    if role is Role.FANG_ZHEN:
        return _fang(view, chance)
    if role.faction is Faction.COUNTERFEITER:
        return _bluff(view, chance, role)
    seen = shown_to_me(view, view.round)
    if role is Role.XU_YUAN and seen:
        return _xu(view, chance, seen)
    unread = [head for head in looked_at(view) if head not in shown_to_me(view, view.round)]
    return _say(view, seen, unread[:1] if not seen else (), _accused(view, chance))


def _say(view: View, heads: dict[Head, bool], unread: Iterable[Head], suspect: int | None) -> Say:
    return Say(
        me(view).seat,
        genuine=tuple(head for head, genuine in heads.items() if genuine),
        fake=tuple(head for head, genuine in heads.items() if not genuine),
        unread=tuple(unread),
        suspect=suspect,
    )


def _accused(view: View, chance: Chance) -> int | None:
    """Whom an Appraiser accuses, if there is reason to."""
    odds = confidence(view)
    least = best(chance, others(view), lambda seat: -odds[seat])
    return least if odds[least] < ACCUSE_BELOW and happens(chance, 60) else None


def _xu(view: View, chance: Chance, seen: dict[Head, bool]) -> Say:
    """He sees most and hides it: one head of the two, or that there was no result."""
    accused = _accused(view, chance)
    kept = one_of(chance, tuple(seen))
    if happens(chance, 30):
        return _say(view, {}, (kept,), accused)
    return _say(view, seen if happens(chance, 15) else {kept: seen[kept]}, (), accused)


def _fang(view: View, chance: Chance) -> Say:
    """He knows no head: he repeats what the table believes, or names a Counterfeiter he has read.

    Doing both every time would give him away.
    """
    known = read_as_faker(view)
    suspect = one_of(chance, known) if known and happens(chance, 50) else None
    guess = belief(view)
    head = best(chance, view.heads, lambda head: abs(guess[head] - 0.5))
    if guess[head] != 0.5 and happens(chance, 70):
        return _say(view, {head: guess[head] > 0.5}, (), suspect)
    return _say(view, {}, (one_of(chance, view.heads),) if happens(chance, 70) else (), suspect)


def _bluff(view: View, chance: Chance, role: Role) -> Say:
    """A Counterfeiter has seen the truth, and tells it, or its opposite, as it helps."""
    mine = me(view)
    page = mine.pages[-1]
    seen = shown_to_me(view, view.round)
    suspect = None
    if happens(chance, 30):
        strangers = [seat for seat in others(view) if seat != mine.ally]
        wanted = LIKE[Role.XU_YUAN]
        suspect = best(chance, strangers, lambda seat: wanted(view, seat))
    if not seen:
        return _say(view, {}, looked_at(view)[:1], suspect)
    if isinstance(page.second, Hide) and happens(chance, 40):
        return _say(view, {}, (page.second.head,), suspect)
    turned = isinstance(page.second, Invert)
    lies = happens(chance, 80 if turned else LIES[role] - (15 if view.round == 0 else 0))
    return _say(view, {head: genuine is not lies for head, genuine in seen.items()}, (), suspect)
