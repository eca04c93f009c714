"""A simulated player's chips and judgement."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from companion.games.bronze_heads.moves import ROUNDS, Faction, Head, Judge, Move, Role, SpendChips
from companion.games.bronze_heads.practice.heads import belief, turner
from companion.games.bronze_heads.practice.luck import best, happens
from companion.games.bronze_heads.practice.trust import LIKE, confidence, likely, me, told
from companion.games.bronze_heads.view import View
from companion.table.chance import Chance

SURE = 0.8
"""With a head this likely to be genuine, an Appraiser holds nothing back."""

OPEN = 0.55
"""With no head more likely than this, an Appraiser keeps a chip for later."""

BLENDS = 30
"""How often in a hundred a Counterfeiter votes as an Appraiser would, not to be found out."""

HUNCH = 200
"""How much of a Counterfeiter's guess at a person is nothing but a feeling, in hundredths."""


def spend(view: View, chance: Chance) -> Move:
    """How the chips lie on the round's heads."""
    mine = me(view)
    assert mine.role is not None and mine.chips is not None
    guess = belief(view)
    if mine.role.faction is Faction.COUNTERFEITER:
        worth = guess if happens(chance, BLENDS) else _for_fakes(view, guess)
        spread = happens(chance, 70)
        held = mine.chips if view.round == ROUNDS - 1 or happens(chance, 25) else 2
    else:
        worth = guess
        spread = True
        sure = max(guess.values())
        last = view.round == ROUNDS - 1
        held = mine.chips if last or sure > SURE else mine.chips - (sure < OPEN)
    order = sorted(chance.shuffled(view.heads), key=lambda head: -worth[head])
    held = max(min(held, mine.chips), 0)
    second = held // 2 if spread else 0
    chips = {order[0]: held - second, order[1]: second}
    return SpendChips(mine.seat, tuple(chips.get(head, 0) for head in view.heads))


def _for_fakes(view: View, guess: Mapping[Head, float]) -> dict[Head, float]:
    """What a Counterfeiter wants kept: fakes, and of these the ones that somebody spoke for."""
    spoken = dict.fromkeys(view.heads, 0.0)
    for say in view.said[view.round]:
        for head, genuine in told(say):
            spoken[head] += 0.15 if genuine else -0.1
    return {head: 1 - guess[head] + spoken[head] for head in view.heads}


def judge(view: View, chance: Chance) -> Move:
    """Whom this player names."""
    mine = me(view)
    assert mine.role is not None
    worth, hunch = _WANTED.get(mine.role, (_like_lao, 1))
    answers = [move for move in mine.offers if isinstance(move, Judge) and move.player != mine.ally]
    felt = {move: chance.below(hunch) / 100 for move in answers}
    return best(chance, answers, lambda move: worth(view, move.player) + felt[move])


def _like_lao(view: View, seat: int) -> float:
    """How much a seat looks like Lao Chaofeng: untrusted, and perhaps the one who turned it."""
    return likely(-confidence(view)[seat]) * (0.3 + turner(view, seat))


_WANTED: Mapping[Role, tuple[Callable[[View, int], float], int]] = {
    Role.LAO_CHAOFENG: (LIKE[Role.XU_YUAN], HUNCH),
    Role.YAO_BURAN: (LIKE[Role.FANG_ZHEN], HUNCH),
}
"""What the two Counterfeiters who name somebody go by, and how far a feeling may mislead them."""
