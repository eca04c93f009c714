"""The race, to look at: temple after temple and stage after stage, each pair with its reason."""

from __future__ import annotations

import asyncio
from functools import partial

import flet as ft

from companion.games.lucky_incense.moves import (
    HandOut,
    LetRuleStand,
    Overrule,
    Reopen,
    RunStage,
)
from companion.games.lucky_incense.screens import words
from companion.games.lucky_incense.screens.pairs import card_face, draw_pair
from companion.games.lucky_incense.screens.parts import (
    label,
    onward,
    page_head,
    row,
    segments,
    spread,
    table_head,
    turn_page,
)
from companion.games.lucky_incense.view import At, Pair, Phase, View, YearView
from companion.games.lucky_incense.words import Rule
from companion.table.text import Text
from companion.ui import theme
from companion.ui.frame import screen, title
from companion.ui.look import gap
from companion.ui.parts import button, link
from companion.ui.play import Play

OPENING = "opening"
"""The page of a race whose pairs open one after another: another one than when all have."""

PAIR_SECONDS = 0.7
"""How long the table looks at one pair before the next opens."""


# The animation


def begin_race(play: Play) -> None:
    """The stage that has just run opens pair by pair, if it lies open at all."""
    view: View = play.view()
    if view.phase is Phase.RACE:
        unfold(play, view, _first_temple(view.year))


def _first_temple(year: YearView) -> int:
    return next(at for at in range(len(year.race)) if len(year.race[at].stages) >= year.shown)


def unfold(play: Play, view: View, temple: int) -> None:
    """Show a temple's stage and open its pairs one after another, until all are or it is skipped.

    Where everything keeps still they lie open at once.

    Args:
        play: The match.
        view: The table's view of it.
        temple: Which temple.
    """
    stage = view.year.shown
    pairs = view.year.race[temple].stages[stage - 1]
    if not play.desk.moves:
        play.board.pop("page", None)
        play.board.update(temple=temple, stage=stage)
        return
    run = object()
    play.board.update(page=OPENING, temple=temple, stage=stage, run=run, opened=0)
    play.desk.page.run_task(_open_pairs, play, run, len(pairs))


async def _open_pairs(play: Play, run: object, pairs: int) -> None:
    for opened in range(1, pairs + 1):
        await asyncio.sleep(PAIR_SECONDS)
        if play.board.get("run") is not run or play.desk.place is not play:
            return
        play.board["opened"] = opened
        if opened == pairs:
            skip(play)
        play.desk.changed()


def skip(play: Play) -> None:
    """Open the rest at once."""
    if play.board.get("page") == OPENING:
        del play.board["page"]
        play.desk.stage.stay()
    play.board.pop("run", None)


# The table's screen


def draw_race(play: Play) -> ft.Control:
    """A stage of a temple, with every pair's reason, and the way on."""
    view: View = play.view()
    look = play.look
    say = look.say
    year = view.year
    temple, stage = _shown(play, year)
    opened = play.board["opened"] if play.board.get("page") == OPENING else None
    body: list[ft.Control] = [
        *race_body(play, year, temple, stage, opened, can_call=view.can_overrule),
        gap(8),
        link(
            look,
            "race.reopen",
            say(_reopen(year)),
            partial(onward, play, Reopen()),
            icon="ui-back",
        ),
    ]
    if opened is not None:
        dock = [
            button(
                look,
                "race.skip",
                say("lucky-skip"),
                partial(skip, play),
                primary=False,
                expand=True,
            )
        ]
    else:
        dock = [_way_on(play, view, temple, stage)]
    head = table_head(play, say("lucky-midnight", year=year.number))
    return screen(look, head=head, body=body, dock=dock, refused=play.desk.refused)


def _reopen(year: YearView) -> str:
    """Back to the cards, and that picks are lost on the way where there are any."""
    pairs = (pair for temple in year.race for stage in temple.stages for pair in stage)
    picked = any(pair.rule is Rule.OWN_CHOICE for pair in pairs)
    return "lucky-reopen-picks" if picked else "lucky-reopen"


def _shown(play: Play, year: YearView) -> tuple[int, int]:
    """The temple and the stage on the screen, as far as they have run."""
    temple = play.board.get("temple")
    if not isinstance(temple, int) or temple >= len(year.race):
        temple = _first_temple(year)
    most = len(year.race[temple].stages)
    stage = play.board.get("stage")
    return temple, min(stage, most) if isinstance(stage, int) and stage else most


def race_body(
    play: Play,
    year: YearView,
    temple: int,
    stage: int,
    opened: int | None,
    *,
    can_call: bool,
) -> list[ft.Control]:
    """A stage of a temple: what is chosen above, the pairs below.

    Args:
        play: The match.
        year: The year looked at.
        temple: Which temple.
        stage: Which of its stages.
        opened: How many pairs lie open so far; None for all.
        can_call: Whether the table may set results.
    """
    look = play.look
    say = look.say
    kinds = words.kinds(year.temples)
    race = year.race[temple]
    body: list[ft.Control] = [
        title(look, say.say(words.climb(race.kind, stage))),
        gap(10),
    ]
    if len(year.race) > 1:
        names = [
            (
                str(at),
                say.say(words.temple(kinds, at)),
                partial(_look_at, play, at, min(stage, len(year.race[at].stages))),
            )
            for at in range(len(year.race))
        ]
        body += [segments(look, "race.temple", names, str(temple)), gap(6)]
    stages = [
        (
            str(number),
            say.say(words.stage(race.kind, number)),
            partial(_look_at, play, temple, number) if number <= len(race.stages) else None,
        )
        for number in range(1, race.kind.stages + 1)
    ]
    body += [segments(look, "race.stage", stages, str(stage)), gap(12)]
    dense = len(race.stages[stage - 1]) > 2
    pairs = [
        draw_pair(
            look,
            play.seats,
            pair,
            is_open=opened is None or at < opened,
            dense=dense,
            call=partial(_open_call, play, pair.at)
            if can_call and pair.rule is not Rule.EMPTY
            else None,
        )
        for at, pair in enumerate(race.stages[stage - 1])
    ]
    return body + spread(pairs, 4 if look.frame.compact or dense else 16)


def _look_at(play: Play, temple: int, stage: int) -> None:
    skip(play)
    play.board.update(temple=temple, stage=stage)


def _way_on(play: Play, view: View, temple: int, stage: int) -> ft.Control:
    """The one button: the next temple, the next stage, the picks, the rewards."""
    look = play.look
    say = look.say
    year = view.year
    if view.phase is Phase.REWARDS:
        return button(look, "race.rewards", say("lucky-to-rewards"), play.board.clear, expand=True)
    if stage < year.shown and stage < len(year.race[temple].stages):
        return button(
            look,
            "race.next",
            say("lucky-to-stage", stage=words.stage(year.race[temple].kind, stage + 1)),
            partial(_look_at, play, temple, stage + 1),
            expand=True,
        )
    following = next(
        (
            at
            for at in range(temple + 1, len(year.race))
            if len(year.race[at].stages) >= year.shown and stage == year.shown
        ),
        None,
    )
    if following is not None and not _seen(play, following):
        return button(
            look,
            "race.temple-next",
            say.say(words.temple(words.kinds(year.temples), following)),
            partial(_next_temple, play, view, following),
            icon="ui-arrow",
            expand=True,
        )
    if year.shown < year.stages:
        return button(
            look,
            "race.run",
            say(_next_stage(view)),
            partial(_run, play, year.shown + 1),
            expand=True,
        )
    return button(
        look, "race.done", say("lucky-hand-out"), partial(onward, play, HandOut()), expand=True
    )


def _seen(play: Play, temple: int) -> bool:
    """Whether the table has seen this temple's stage unfold already."""
    return temple in play.board.get("seen", ())


def _next_temple(play: Play, view: View, temple: int) -> None:
    play.board["seen"] = {*play.board.get("seen", ()), temple}
    unfold(play, view, temple)


def _next_stage(view: View) -> str:
    return "lucky-run-final" if view.year.shown + 1 == view.year.stages else "lucky-run-semi"


def _run(play: Play, stage: int) -> None:
    if onward(play, RunStage(stage)):
        begin_race(play)


# The table's call


def _open_call(play: Play, at: At) -> None:
    skip(play)
    turn_page(play, page="call", call=at)


def draw_call(play: Play) -> ft.Control:
    """Who goes on from a pair, by the table's word."""
    view: View = play.view()
    at = play.board.get("call")
    found = view.year.race[at.temple].pair(at) if isinstance(at, At) and view.year.race else None
    if found is None or not isinstance(at, At):
        play.board.pop("page", None)
        return draw_race(play)
    pair: Pair = found
    look = play.look
    say = look.say
    kinds = words.kinds(view.year.temples)

    def back() -> None:
        play.board.pop("page", None)
        play.board.update(temple=at.temple, stage=at.stage)

    def call(side: int | None) -> None:
        if play.move(Overrule(at.temple, at.stage, at.pair, side)):
            back()

    def let_stand() -> None:
        if play.move(LetRuleStand(at.temple, at.stage, at.pair)):
            back()

    rows: list[ft.Control] = []
    for side, standing in enumerate(pair.cards):
        if standing is not None:
            seat = play.seats[standing.runner.owner]
            rows.append(
                row(
                    look,
                    f"call.side-{side}",
                    say("lucky-call-side", card=words.card(standing.runner.card), name=seat.name),
                    ft.Row(
                        [
                            ft.Container(card_face(look, standing), expand=True),
                            look.token(seat, 30),
                        ],
                        height=52,
                    ),
                    partial(call, side),
                    chosen=pair.side == side,
                )
            )
    rows.append(
        row(
            look,
            "call.nobody",
            say("lucky-call-nobody"),
            ft.Container(
                look.text(say("lucky-call-nobody"), theme.STRONG),
                height=52,
                alignment=ft.Alignment.CENTER_LEFT,
            ),
            partial(call, None),
            chosen=pair.side is None and not pair.pending,
        )
    )
    place: Text = words.where(kinds[at.temple], at)
    body: list[ft.Control] = [
        title(look, say("lucky-call-title")),
        label(look, say("lucky-place", temple=words.temple(kinds, at.temple), where=place)),
        gap(14),
        *spread(rows, 8),
        gap(18),
        label(look, say("lucky-the-rule")),
        look.text(say.say(words.reason(pair, play.seats))),
        gap(8),
    ]
    if pair.overruled:
        body.append(link(look, "call.rule", say("lucky-let-stand"), let_stand, icon="ui-undo"))
    head = page_head(play, say("lucky-midnight", year=view.year.number), back)
    return screen(look, head=head, body=body, refused=play.desk.refused)
