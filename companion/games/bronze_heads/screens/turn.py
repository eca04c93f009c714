"""A turn under the cover: choose, look, choose, pass on. Five touches for everybody."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import flet as ft

from companion.games.bronze_heads.moves import (
    Appraise,
    Attack,
    Forgo,
    Head,
    Hide,
    Invert,
    Move,
    PassTo,
    Read,
    Reading,
    Role,
    Suspect,
)
from companion.games.bronze_heads.screens import words
from companion.games.bronze_heads.screens.notebook import notebook_card
from companion.games.bronze_heads.terms import Step
from companion.games.bronze_heads.view import Mine, Page, View
from companion.table.seats import Seat
from companion.table.text import Text, text
from companion.texts import Catalogue
from companion.ui import theme
from companion.ui.cabinet import CABINET_TILES, Tile, cabinet
from companion.ui.frame import refusal, title
from companion.ui.look import Do, Look, gap
from companion.ui.play import Play
from companion.ui.secret import Line, seal, secret_card, secret_screen

RESULT_ROWS = (56, 88, 88, 104)

_PROMPTS = {
    Role.LAO_CHAOFENG: "bronze-ask-invert",
    Role.YAO_BURAN: "bronze-ask-attack",
    Role.ZHENG_GUOQU: "bronze-ask-hide",
}


def draw_turn(play: Play) -> ft.Control:
    """The screen of the turn's step."""
    view: View = play.secret()
    mine = view.mine
    hand = play.hand
    assert mine is not None and hand is not None
    label = f"{view.round} {view.step} {hand.seat}"
    if view.step is Step.FIRST:
        return _choice(
            play,
            view,
            "bronze-first-title",
            _prompt_first(mine),
            [first_tile(play, move) for move in mine.offers],
            4 * play.shuffle(label, 3),  # whole rows: the four heads stay side by side
        )
    if view.step is Step.SECOND and not hand.looked:
        return _result(play, mine)
    if view.step is Step.SECOND:
        return _choice(
            play,
            view,
            "bronze-second-title",
            _prompt_second(mine),
            [second_tile(play, move) for move in mine.offers],
            play.shuffle(label, CABINET_TILES),
        )
    return _choice(play, view, "bronze-pass-title", text("bronze-pass-prompt"), pass_tiles(play))


def _prompt_first(mine: Mine) -> Text:
    return text("bronze-ask-read" if mine.role is Role.FANG_ZHEN else "bronze-ask-appraise")


def _prompt_second(mine: Mine) -> Text:
    marks = any(isinstance(move, Suspect) for move in mine.offers)
    if marks or mine.role is None:
        return text("bronze-ask-suspect")
    return text(_PROMPTS[mine.role])


def _choice(
    play: Play, view: View, heading: str, prompt: Text, tiles: Sequence[Tile], turned: int = 0
) -> ft.Control:
    """A question over the cabinet; behind the seal, for whoever holds it, the private notebook."""
    look = play.look
    say = look.say
    hand = play.hand
    assert hand is not None
    seat = play.seats[hand.seat]
    refused = play.desk.refused
    body: list[ft.Control]
    if hand.held:
        body = [notebook_card(play, view)]
    else:
        body = [
            gap(0 if look.frame.compact else 24),
            title(look, say(heading), centre=True),
            gap(8 if look.frame.compact else 28),
            cabinet(look, "grid", tiles, say.say(prompt), turned),
            refusal(look, refused)  # below the grid, that no tile moves from under the finger
            if refused
            else look.text(
                say("grid-how"), theme.CAPTION, colour=look.c.muted, centre=True, lines=2, most=18
            ),
        ]
    foot = seal(
        look,
        "seal.notebook",
        say("notebook-let-go") if hand.held else say("notebook-hold"),
        say("notebook-under"),
        "ui-book",
        hand.fill,
        on_down=play.look_down,
        on_up=play.seal_up,
    )
    return secret_screen(look, say("secret-for", name=seat.name), body, foot)


def _short(say: Catalogue, head: Head) -> str:
    """A head's name as two of them fit into one tile; the pictures and the strip say it whole."""
    return say.say(words.head(head))[:3]


def first_tile(play: Play, move: Move) -> Tile:
    """The tile of a first choice: heads, a pair of heads, or a player."""
    say = play.look.say

    def do() -> None:
        play.move(move)

    match move:
        case Appraise(heads=(only,)):
            name = say.say(words.head(only))
            return Tile(only, name, name, (words.head_icon(only), words.SHUT), do=do)
        case Appraise(heads=(one, two)):
            both = say("bronze-pair", first=words.head(one), second=words.head(two))
            return Tile(
                f"{one}-{two}",
                say("bronze-pair-short", first=_short(say, one), second=_short(say, two)),
                both,
                (words.head_icon(one), words.head_icon(two)),
                do=do,
            )
        case Read(player=int(player)):
            return _person(play.seats[player], player, do)
        case _:
            return _none(play, "bronze-nobody", do)


def second_tile(play: Play, move: Move) -> Tile:
    """The tile of a second choice: the ability, a mark, or not this time."""
    say = play.look.say

    def do() -> None:
        play.move(move)

    match move:
        case Invert():
            return Tile(
                "invert",
                say("bronze-invert-short"),
                say("bronze-invert"),
                ("mark-genuine", "mark-fake"),
                do=do,
            )
        case Attack(player=player) | Suspect(player=int(player)):
            return _person(play.seats[player], player, do)
        case Hide(head=head):
            name = say.say(words.head(head))
            return Tile(head, name, name, (words.head_icon(head), words.SHUT), do=do)
        case Forgo():
            return _none(play, "bronze-not-now", do)
        case _:
            return _none(play, "bronze-nobody", do)


def _person(seat: Seat, at: int, do: Do) -> Tile:
    return Tile(f"seat-{at}", seat.name, seat.name, (words.shape_icon(seat), words.SHUT), do=do)


def _none(play: Play, message: str, do: Do) -> Tile:
    word = play.look.say(message)
    return Tile("none", word, word, ("mark-none", words.SHUT), do=do)


def pass_tiles(play: Play) -> list[Tile]:
    """Whom the phone may go to, publicly; after the last turn of a round, to the table."""
    view: View = play.view()
    hand = play.hand
    assert hand is not None
    holder = hand.seat
    if not view.passes:
        word = play.look.say("bronze-to-table")
        return [
            Tile(
                "table",
                word,
                word,
                ("ui-table", words.SHUT),
                do=lambda: play.move(PassTo(holder, None)),
            )
        ]
    return [
        Tile(
            f"seat-{at}",
            seat.name,
            seat.name,
            seat=seat,
            faded=at not in view.passes,
            do=partial(play.move, PassTo(holder, at)),  # who has acted is refused, in words
        )
        for at, seat in enumerate(play.seats)
        if at != holder
    ]


# The look at what came of the first choice


def _result(play: Play, mine: Mine) -> ft.Control:
    look = play.look
    say = look.say
    hand = play.hand
    assert hand is not None
    seat = play.seats[hand.seat]
    lines = result_lines(look, play.seats, mine.pages[-1]) if hand.held else shut_lines(RESULT_ROWS)
    foot = seal(
        look,
        "seal.look",
        say("seal-let-go") if hand.held else say("seal-look"),
        say("seal-look-under"),
        "ui-eye",
        hand.fill,
        on_down=play.look_down,
        on_up=play.seal_up,
    )
    return secret_screen(
        look,
        say("secret-for", name=seat.name),
        [secret_card(look, RESULT_ROWS, lines, max(len(seat.name) for seat in play.seats))],
        foot,
    )


def shut_lines(rows: Sequence[int]) -> list[Line]:
    """The rows of a card that is not held."""
    return [Line() for _ in rows]


def result_lines(look: Look, seats: Sequence[Seat], page: Page) -> list[Line]:
    """What the first choice of a turn gave, in the card's four rows."""
    say = look.say
    rows = [_shown_line(look, seats, about, reading) for about, reading in _readings(page)]
    nothing = Line(
        word=say("bronze-result-empty"), mark=words.SHUT, verdict=say("tile-empty")
    )  # as many marks and words as a reading
    rows += [nothing] * (2 - len(rows))
    told = say.say(words.hindrance(page.hindrance)) if page.hindrance else say("bronze-result-kept")
    return [
        Line("ui-clock", word=say("bronze-result-round", round=page.round + 1)),
        *rows[:2],
        Line("ui-book", sentence=told),
    ]


def _readings(page: Page) -> list[tuple[Head | int, Reading]]:
    """What to show of each choice; whoever was hindered has chosen and gets no result."""
    if page.hindrance is None:
        return [(line.about, line.reading) for line in page.shown]
    match page.first:
        case Appraise(heads=heads):
            return [(head, Reading.NO_RESULT) for head in heads]
        case Read(player=int(player)):
            return [(player, Reading.NO_RESULT)]
        case _:
            return []


def _shown_line(look: Look, seats: Sequence[Seat], about: Head | int, reading: Reading) -> Line:
    say = look.say
    icon = words.head_icon(about) if isinstance(about, Head) else words.shape_icon(seats[about])
    name = words.about(about, seats)
    return Line(
        icon,
        word=name if isinstance(name, str) else say.say(name),
        mark=words.COINS[reading],
        verdict=say.say(words.reading(reading)),
    )
