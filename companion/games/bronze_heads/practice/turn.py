"""A simulated player's turn: what to look at, whether to use the ability, whom to pass to."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from companion.games.bronze_heads.moves import (
    ROUNDS,
    Appraise,
    Attack,
    Faction,
    Forgo,
    Head,
    Hide,
    Invert,
    Move,
    PassTo,
    Read,
    Role,
    Suspect,
)
from companion.games.bronze_heads.practice.luck import best, happens, one_of
from companion.games.bronze_heads.practice.trust import (
    LIKE,
    confidence,
    me,
    others,
    shown_to_me,
    sides_read,
)
from companion.games.bronze_heads.view import View
from companion.table.chance import Chance

DOUBTFUL = 0.0
"""Log odds below which a player is marked as suspect."""


def first(view: View, chance: Chance) -> Move:
    """What to look at: any head, two for Xu Yuan; for Fang Zhen the one he trusts least."""
    offers = me(view).offers
    reads = [move for move in offers if isinstance(move, Read) and move.player is not None]
    if reads:
        odds = confidence(view)
        return best(chance, reads, lambda move: -odds[_player(move.player)])
    most = max((len(move.heads) for move in offers if isinstance(move, Appraise)), default=0)
    looks = [move for move in offers if isinstance(move, Appraise) and len(move.heads) == most]
    return one_of(chance, looks or offers)


def _player(player: int | None) -> int:
    assert player is not None
    return player


def second(view: View, chance: Chance) -> Move:
    """The ability, or a private mark."""
    mine = me(view)
    if any(isinstance(move, Suspect) for move in mine.offers):
        return _mark(view, chance)
    assert mine.role is not None
    return _ABILITIES[mine.role](view, chance)


def _mark(view: View, chance: Chance) -> Move:
    odds = confidence(view)
    least = best(chance, others(view), lambda seat: -odds[seat])
    return Suspect(me(view).seat, least if odds[least] < DOUBTFUL else None)


def _to_come(view: View) -> list[int]:
    """Who has yet to act this round."""
    return [seat for seat in others(view) if seat not in view.acted]


def _invert(view: View, chance: Chance) -> Move:
    """Worth it while enough of the others are still to look."""
    seat = me(view).seat
    enough = len(_to_come(view)) > 1
    return Invert(seat) if enough and happens(chance, 75) else Forgo(seat)


def _attack(view: View, chance: Chance) -> Move:
    """Whoever looks most like Fang Zhen or Xu Yuan; in the last round while it still strikes."""
    mine = me(view)
    last = view.round == ROUNDS - 1
    victims = [s for s in (_to_come(view) if last else others(view)) if s != mine.ally]
    if not victims or happens(chance, 15):
        return Forgo(mine.seat)
    wanted = one_of(chance, (Role.FANG_ZHEN, Role.XU_YUAN))
    soon = set(_to_come(view))
    return Attack(
        mine.seat,
        best(chance, victims, lambda seat: LIKE[wanted](view, seat) + 0.5 * (seat in soon)),
    )


def _hide(view: View, chance: Chance) -> Move:
    """A genuine head, so that nobody can speak for it; where none was seen, any other."""
    seat = me(view).seat
    if not _to_come(view) or happens(chance, 20):
        return Forgo(seat)
    seen = shown_to_me(view, view.round)
    good = [head for head, genuine in seen.items() if genuine]
    unknown = [head for head in view.heads if head not in seen]
    return Hide(seat, one_of(chance, good or unknown or view.heads))


_ABILITIES: Mapping[Role, Callable[[View, Chance], Move]] = {
    Role.LAO_CHAOFENG: _invert,
    Role.YAO_BURAN: _attack,
    Role.ZHENG_GUOQU: _hide,
}


def pass_on(view: View, chance: Chance) -> Move:
    """To somebody trusted rather than not; a Counterfeiter passes to anybody."""
    mine = me(view)
    if not view.passes:
        return PassTo(mine.seat, None)
    assert mine.role is not None
    if mine.role.faction is Faction.COUNTERFEITER or happens(chance, 50):
        return PassTo(mine.seat, one_of(chance, view.passes))
    odds = confidence(view)
    return PassTo(mine.seat, best(chance, view.passes, lambda seat: odds[seat]))


def looked_at(view: View) -> tuple[Head, ...]:
    """The heads of this round that the player chose, whatever it gave."""
    look = me(view).pages[-1].first
    return look.heads if isinstance(look, Appraise) else ()


def read_as_faker(view: View) -> list[int]:
    """The seats that this player knows to be Counterfeiters, without an ally."""
    ally = me(view).ally
    return [
        seat
        for seat, side in sides_read(view).items()
        if side is Faction.COUNTERFEITER and seat != ally
    ]
