"""How a figure of the end came about, what a reading hides, and why two heads were kept."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from companion.games.bronze_heads.moves import Faction, Head, Hide, Invert, Majority, Role
from companion.games.bronze_heads.screens import words
from companion.games.bronze_heads.terms import Cause as Hidden
from companion.games.bronze_heads.view import Ending, ReviewRound, Seen, View, Vote
from companion.games.bronze_heads.views import ranking
from companion.table.seats import Seat
from companion.table.text import Text, text
from companion.ui.sheet import Cause, Why


def heads(view: View, seats: Sequence[Seat]) -> Why:  # noqa: ARG001 - asked alike
    """Which of the heads that were kept are genuine."""
    ending = _end(view)
    assert ending.truth is not None and ending.points is not None
    causes = []
    for number, (vote, truth) in enumerate(zip(view.votes, ending.truth, strict=True), 1):
        known = dict(truth)
        for place, head in enumerate((vote.first, vote.second), 1):
            kept = text("bronze-why-kept", place=place, head=words.head(head), round=number)
            causes.append(Cause(kept, words.head_icon(head), figure="+1" if known[head] else "0"))
    return Why(
        text("bronze-why-heads"),
        tuple(causes),
        text("bronze-why-heads-rule"),
        (text("bronze-points-heads"), str(ending.points.heads)),
    )


def lao_found(view: View, seats: Sequence[Seat]) -> Why:
    """Whom each Appraiser named, and how many had to be right."""
    ending = _end(view)
    assert ending.roles is not None and ending.judged is not None and ending.points is not None
    appraisers = [at for at, role in enumerate(ending.roles) if role.faction is Faction.APPRAISER]
    right = [at for at in appraisers if _named(ending, at) is Role.LAO_CHAOFENG]
    causes = tuple(_vote_of(ending, seats, at) for at in appraisers)
    half = view.options.majority is Majority.HALF
    return Why(
        text("bronze-why-lao"),
        causes,
        text("bronze-why-lao-half") if half else text("bronze-why-lao-strict"),
        (
            text("bronze-why-count", count=len(right), all=len(appraisers)),
            _signed(ending.points.lao_found or 0),
        ),
    )


def _vote_of(ending: Ending, seats: Sequence[Seat], at: int) -> Cause:
    assert ending.judged is not None
    named, role = ending.judged[at], _named(ending, at)
    assert named is not None
    names = {"name": seats[at].name, "other": seats[named].name}
    if role is Role.LAO_CHAOFENG:
        return Cause(text("bronze-why-named-lao", **names), seat=seats[at])
    line = text("bronze-why-named-not-lao", **names, role=words.role(role))
    return Cause(line, seat=seats[at])


def xu_safe(view: View, seats: Sequence[Seat]) -> Why:
    """Whom Lao Chaofeng named."""
    ending = _end(view)
    assert ending.points is not None
    return Why(
        text("bronze-why-xu"),
        (_guess(ending, seats, Role.LAO_CHAOFENG, ending.points.xu_safe or 0),),
        text("bronze-why-xu-rule"),
    )


def fang_safe(view: View, seats: Sequence[Seat]) -> Why:
    """Whom Yao Buran named."""
    ending = _end(view)
    assert ending.points is not None
    return Why(
        text("bronze-why-fang"),
        (_guess(ending, seats, Role.YAO_BURAN, ending.points.fang_safe or 0),),
        text("bronze-why-fang-rule"),
    )


def _guess(ending: Ending, seats: Sequence[Seat], by: Role, points: int) -> Cause:
    assert ending.roles is not None and ending.judged is not None
    at = ending.roles.index(by)
    named = ending.judged[at]
    assert named is not None
    line = text(
        "bronze-why-guess",
        name=seats[at].name,
        by=words.role(by),
        other=seats[named].name,
        role=words.role(_named(ending, at)),
    )
    return Cause(line, seat=seats[at], figure=_signed(points))


def total(view: View, seats: Sequence[Seat]) -> Why:  # noqa: ARG001 - asked alike
    """The parts of the Appraisers' points, and how many win."""
    points = _end(view).points
    assert points is not None
    parts = (
        ("bronze-points-heads", "mark-genuine", points.heads),
        ("bronze-points-lao", words.role_icon(Role.LAO_CHAOFENG), points.lao_found),
        ("bronze-points-xu", words.role_icon(Role.XU_YUAN), points.xu_safe),
        ("bronze-points-fang", words.role_icon(Role.FANG_ZHEN), points.fang_safe),
    )
    return Why(
        text("bronze-why-total"),
        tuple(
            Cause(text(message), icon, figure=_signed(value))
            for message, icon, value in parts
            if value is not None
        ),
        text("bronze-why-total-rule"),
        (text("bronze-points-total"), str(points.total)),
    )


PARTS: Mapping[str, Callable[[View, Sequence[Seat]], Why]] = {
    "bronze-points-heads": heads,
    "bronze-points-lao": lao_found,
    "bronze-points-xu": xu_safe,
    "bronze-points-fang": fang_safe,
    "bronze-points-total": total,
}
"""What each line of the points can be asked."""


def vote(view: View, done: Vote) -> Why:
    """Why these two heads were kept: the order of all four."""
    chips = dict(zip(view.heads, done.totals, strict=True))
    return Why(
        text("bronze-why-vote"),
        tuple(
            Cause(
                words.head(head),
                words.head_icon(head),
                figure=str(chips[head]),
            )
            for head in ranking(view.heads, done.totals)
        ),
        text("bronze-why-vote-rule"),
    )


def reading(
    seats: Sequence[Seat], roles: Sequence[Role], done: ReviewRound, seen: Seen, by: int
) -> Why:
    """Why a reading was not the truth.

    Args:
        seats: Who plays.
        roles: Who is who.
        done: The round in which it was shown.
        seen: The reading; it has a cause.
        by: The seat to which it was shown.
    """
    about = words.about(seen.about, seats)
    icon = words.head_icon(seen.about) if isinstance(seen.about, Head) else "ui-person"
    shown = text("bronze-why-shown", about=about, reading=words.reading(seen.reading))
    truth = text("bronze-why-truth", about=about, reading=words.reading(seen.truth))
    return Why(
        text("bronze-why-reading"),
        (Cause(shown, icon), Cause(truth, words.COINS[seen.truth])),
        _reason(seats, roles, done, seen, by),
    )


def _reason(
    seats: Sequence[Seat], roles: Sequence[Role], done: ReviewRound, seen: Seen, by: int
) -> Text:
    if seen.cause is Hidden.BLIND:
        return text("bronze-why-blind", role=words.role(roles[by]))
    kind, message = {
        Hidden.HIDDEN: (Hide, "bronze-why-hidden"),
        Hidden.INVERTED: (Invert, "bronze-why-inverted"),
    }[seen.cause or Hidden.INVERTED]
    doer = next(turn.seat for turn in done.turns if isinstance(turn.second, kind))
    return text(message, name=seats[doer].name)


def _end(view: View) -> Ending:
    assert view.ending is not None
    return view.ending


def _named(ending: Ending, at: int) -> Role:
    assert ending.roles is not None and ending.judged is not None
    named = ending.judged[at]
    assert named is not None
    return ending.roles[named]


def _signed(points: int) -> str:
    return f"+{points}" if points else "0"
