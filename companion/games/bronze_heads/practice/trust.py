"""What a player thinks of the others: how far each may be trusted, and who might be whom.

Weights of evidence are log odds. They are ours: no rulebook says how much a wrong word weighs.
"""

from __future__ import annotations

import math
from collections.abc import Iterator

from companion.games.bronze_heads.moves import LINE_UPS, Faction, Head, Reading, Role, Say
from companion.games.bronze_heads.view import Mine, View

CERTAIN = 8.0
"""Weight of what Fang Zhen has read: the rules do not lie to him."""

RIGHT, WRONG = 0.7, -0.9
"""Weight of a word about a head whose truth the vote has shown."""

AGREES, DIFFERS = 0.4, -0.5
"""Weight of a word about a head that I have looked at myself."""

ACCUSED = -0.35
"""Weight of being accused, by somebody whom one trusts."""


def me(view: View) -> Mine:
    """What the asking seat alone knows. The view of the table has none."""
    assert view.mine is not None
    return view.mine


def others(view: View) -> list[int]:
    """All seats but one's own."""
    return [seat for seat in range(view.seats) if seat != me(view).seat]


def told(say: Say) -> Iterator[tuple[Head, bool]]:
    """The heads of a statement, and whether each is said to be genuine."""
    yield from ((head, True) for head in say.genuine)
    yield from ((head, False) for head in say.fake)


def shown_to_me(view: View, number: int) -> dict[Head, bool]:
    """What my appraisal of a round gave, turned back where the vote has shown that it was false.

    An Appraiser whose reading of the second head was not its truth has been deceived in that whole
    round (rulings, What an appraisal shows); nobody else is ever shown an untruth.
    """
    pages = me(view).pages
    lines = pages[number].shown if number < len(pages) else ()
    shown = {
        line.about: line.reading is Reading.GENUINE
        for line in lines
        if isinstance(line.about, Head) and line.reading in (Reading.GENUINE, Reading.FAKE)
    }
    if number < len(view.votes):
        vote = view.votes[number]
        if shown.get(vote.second, vote.second_genuine) is not vote.second_genuine:
            return {head: not genuine for head, genuine in shown.items()}
    return shown


def sides_read(view: View) -> dict[int, Faction]:
    """The sides that this player knows: read by Fang Zhen, or one's ally's."""
    mine = me(view)
    read = {
        line.about: Faction(line.reading.value)
        for page in mine.pages
        for line in page.shown
        if isinstance(line.about, int)
    }
    return read if mine.ally is None else {**read, mine.ally: Faction.COUNTERFEITER}


def confidence(view: View) -> dict[int, float]:
    """For each other seat the log odds that it is an Appraiser, as this player sees it."""
    line_up = LINE_UPS[view.seats]
    fakers = sum(role.faction is Faction.COUNTERFEITER for role in line_up)
    base = math.log((view.seats - 1 - fakers) / fakers)
    odds = {seat: base + _words_of(view, seat) for seat in others(view)}
    for said in view.said:
        for say in said:
            if say.suspect in odds and say.seat in odds:
                odds[say.suspect] += ACCUSED * likely(odds[say.seat])
    for seat, side in sides_read(view).items():
        odds[seat] = CERTAIN if side is Faction.APPRAISER else -CERTAIN
    return odds


def likely(odds: float) -> float:
    """Log odds as a probability."""
    return 1 / (1 + math.exp(-odds))


def _words_of(view: View, seat: int) -> float:
    """How much the words of a seat speak for it, over all rounds."""
    weight = 0.0
    for number, said in enumerate(view.said):
        mine = shown_to_me(view, number)
        vote = view.votes[number] if number < len(view.votes) else None
        for say in said:
            if say.seat != seat:
                continue
            for head, genuine in told(say):
                if vote is not None and head is vote.second:
                    weight += RIGHT if genuine is vote.second_genuine else WRONG
                elif head in mine:
                    weight += AGREES if genuine is mine[head] else DIFFERS
    return weight


# Who a Counterfeiter is looking for


def like_xu(view: View, seat: int) -> float:
    """How much a seat behaves like Xu Yuan: many heads told, and told right."""
    worth = 0.0
    for number, said in enumerate(view.said):
        mine = shown_to_me(view, number)
        for say in said:
            if say.seat == seat:
                heads = list(told(say))
                worth += 2.0 * (len(heads) > 1) + 0.5 * len(heads) - 1.0 * len(say.unread)
                worth += sum(
                    0.5 if mine[head] is genuine else -0.5
                    for head, genuine in heads
                    if head in mine
                )
    return worth


def like_fang(view: View, seat: int) -> float:
    """How much a seat behaves like Fang Zhen: no heads, but a feeling for people."""
    mine = me(view)
    friends = {mine.seat, mine.ally}
    worth = 0.0
    for said in view.said:
        for say in said:
            if say.seat == seat:
                worth += -1.0 if list(told(say)) or say.unread else 1.5
                worth += 0.0 if say.suspect is None else 2.0 if say.suspect in friends else -0.3
    return worth


LIKE = {Role.XU_YUAN: like_xu, Role.FANG_ZHEN: like_fang}
"""How each of the two that Counterfeiters look for gives itself away."""
