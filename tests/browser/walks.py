"""A way through every screen of the app, as data: for pictures, and for a look at each of them."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from companion.games.bronze_heads.game import GAME as BRONZE
from companion.games.bronze_heads.moves import Options, RoleSource, VoteKind
from companion.games.bronze_heads.view import Phase, Step
from companion.games.lucky_incense.moves import LayCenser
from companion.games.lucky_incense.words import Censer
from companion.table.match import Setting, begin
from companion.table.seats import Colour, Seat
from tests.browser.walking import NAMES, AnyMatch, Walk
from tests.games.bronze_heads.players import any_move
from tests.games.lucky_incense.table import ADVANCED
from tests.games.lucky_incense.table import Table as IncenseTable


def bronze(wanted: Callable[[Any], bool], options: Options | None = None) -> AnyMatch:
    """A random game of six until the table's view is as wanted."""
    rng = random.Random(5)
    seats = tuple(Seat(name, colour) for name, colour in zip(NAMES[:6], Colour, strict=False))
    match: AnyMatch = begin(BRONZE, Setting(seats, options or Options(), rng.randbytes(32)))
    while not wanted(match.view(None)):
        match = match.play(any_move(match, rng))
    return match


def at(phase: Phase, options: Options | None = None) -> Callable[[], AnyMatch]:
    return lambda: bronze(lambda view: view.phase is phase, options)


def incense() -> AnyMatch:
    """Five players of the advanced game, before the first card is laid."""
    return IncenseTable(5, ADVANCED).play(LayCenser(0, 0, Censer.GUAN_YIN)).match


WALKS = (
    Walk(
        "shell",
        """
        shot home
        tap home.settings
        shot settings
        tap header.back
        tap home.new-bronze-heads
        shot set-up-empty
        tap header.help
        shot rules
        tap header.back
        tap seats.add
        type Ann
        shot name
        tap header.back
        sit bronze-heads
        shot set-up
        tap seats.options
        shot options
        """,
    ),
    Walk(
        "bronze-cards",
        """
        confirm
        shot bronze-enter
        tap grid.lao-chaofeng
        held seal.look bronze-entered
        """,
        at(Phase.ENTER, Options(roles=RoleSource.CARDS)),
    ),
    Walk(
        "bronze-night",
        """
        shot cover
        confirm
        shot bronze-role-shut
        held seal.look bronze-role
        """,
        at(Phase.NIGHT),
    ),
    Walk(
        "bronze-turn",
        """
        confirm
        shot turn
        held seal.notebook bronze-turn-notebook
        tap grid.*
        shot bronze-result-shut
        held seal.look bronze-result
        shot bronze-second
        tap grid.none
        shot bronze-pass
        """,
        lambda: bronze(lambda view: view.step is Step.FIRST and view.round == 1),
    ),
    Walk(
        "bronze-talk",
        """
        shot bronze-talk
        tap header.menu
        shot bronze-menu
        tap menu.notebook-2
        confirm
        shot bronze-notebook-shut
        held seal.look bronze-notebook
        tap notebook.write
        shot bronze-notebook-writing
        """,
        lambda: bronze(lambda view: view.phase is Phase.SPEAKING and view.round == 1),
    ),
    Walk(
        "bronze-vote",
        """
        tap keypad.4
        tap keypad.next
        tap keypad.2
        shot bronze-vote
        """,
        at(Phase.VOTING),
    ),
    Walk("bronze-voted", "shot bronze-voted", at(Phase.VOTED)),
    Walk(
        "bronze-chips",
        """
        confirm
        tap chips.more*
        shot bronze-chips
        """,
        at(Phase.VOTING, Options(votes=VoteKind.CHIPS)),
    ),
    Walk("bronze-judge", "confirm\nshot bronze-judge", at(Phase.JUDGING, Options(early_end=False))),
    Walk(
        "bronze-end",
        """
        shot bronze-reveal-ready
        tap reveal.next
        shot bronze-reveal-heads
        tap reveal.next
        shot bronze-reveal-people
        tap reveal.next
        shot bronze-over
        tap review.round-1
        shot review
        tap review.judging
        shot bronze-people
        tap over.home
        shot home-played
        """,
        at(Phase.REVEAL, Options(early_end=False)),
    ),
    Walk(
        "evenings",
        """
        tap header.share
        wait result.card
        shot evening-result
        tap header.back
        tap over.home
        tap home.evenings
        shot evenings
        tap evenings.more*
        shot evening
        tap match.note
        shot evening-note
        tap header.back
        tap match.proof
        shot proof
        tap header.back
        tap match.bgstats
        shot bg-stats
        tap header.back
        tap match.remove
        shot evening-remove
        tap header.back
        tap header.back
        tap evenings.figures
        shot figures
        tap figures.won*
        shot figures-person
        tap header.back
        tap figures.own*
        shot figures-table
        tap header.back
        tap header.back
        tap evenings.exchange
        shot exchange
        tap exchange.export
        shot exchange-out
        tap header.back
        tap exchange.import
        shot exchange-in
        tap header.back
        tap header.back
        tap header.back
        tap home.people
        shot people
        tap people.open-0
        shot person
        tap people.forget
        shot person-forget
        """,
        lambda: bronze(lambda view: view.phase is Phase.OVER),
    ),
    Walk(
        "evenings-moving",
        """
        tap header.menu
        tap menu.move
        shot moving-out
        tap send.done
        shot moving-gone
        tap header.back
        tap home.receive
        shot moving-in
        """,
        at(Phase.SPEAKING),
    ),
    Walk(
        "incense-evening",
        """
        tap lay.start-2
        shot incense-lay
        tap lay.done
        shot incense-evening
        tap amulets.more-4
        tap evening.tab.censers
        shot incense-censers
        tap censers.open-guan_yin
        shot incense-censer
        tap page.back
        tap censers.done
        tap evening.person-0
        shot incense-person
        tap person.done
        tap evening.midnight
        tap pad.colour-0
        tap pad.card-mom
        tap pad.colour-1
        tap pad.card-dog
        shot incense-midnight
        tap pad.colour-2
        tap pad.card-dad
        tap pad.colour-2
        tap pad.card-grandma
        tap pad.temple.0
        tap pad.place-0-0
        shot incense-card
        tap card.done
        tap midnight.bell
        shot incense-bell
        tap bell.strike
        shot incense-pick-open
        tap pick.card-dad
        shot incense-race
        tap race.flag-0-1-0
        shot incense-call
        """,
        incense,
    ),
    Walk(
        "incense-picks",
        """
        shot incense-cover
        confirm
        tap pick.0-1
        shot incense-pick
        """,
        lambda: (
            IncenseTable(2)
            .midnight(("red mom", "red dog", "yellow dad", "yellow cat"), ("red brother",))
            .match
        ),
    ),
    Walk(
        "incense-rewards",
        """
        shot incense-rewards
        tap why.open-0
        shot incense-why
        """,
        lambda: (
            IncenseTable(3)
            .midnight(("red mom", "yellow dog", "green dad", "red cat"))
            .to_rewards()
            .match
        ),
    ),
    Walk(
        "fortune",
        """
        tap home.new-good-fortune
        sit good-fortune
        tap seats.deal
        shot fortune-turns
        tap turns.row
        shot fortune-row
        tap header.back
        tap turns.book
        shot fortune-book
        tap book.done
        tap turns.count
        tap pair.clover-ganesh
        tap die.4
        tap pair.ganesh-scarab
        tap die.2
        tap pair.neko-fatma
        tap die.3
        shot fortune-count
        tap count.total
        shot fortune-why
        tap why.back
        tap count.next
        tap count.groups
        shot fortune-groups
        tap header.back
        tap count.none
        tap count.done
        shot fortune-over
        tap over.review
        shot fortune-review
        """,
    ),
    Walk(
        "beyond",
        """
        tap home.new-beyond
        sit beyond
        tap seats.deal
        tap turn.enchant-metal_tiger
        shot beyond-turn
        tap turn.odds
        tap odds.card-metal_tiger
        shot beyond-odds
        tap header.back
        tap turn.capture
        shot beyond-capture
        tap header.back
        tap turn.values
        shot beyond-values
        tap values.done
        tap turn.count
        tap count.0-tokens.count
        shot beyond-number
        tap number.3
        tap count.0-yellow_unicorn.plus
        shot beyond-count
        tap pad.next
        tap count.1-metal_tiger.plus
        tap pad.next
        tap count.2-extra_spirits.plus
        tap pad.next
        tap count.3-vermilion_bird.plus
        tap pad.done
        shot beyond-over
        tap over.rank-0
        shot beyond-why
        """,
    ),
    Walk(
        "fortune-row",
        """
        tap home.new-good-fortune
        sit good-fortune
        tap seats.deal
        tap turns.holder-0
        tap turns.row
        tap row.pick
        tap charm.neko
        tap charm.clover
        shot fortune-pick
        tap die.1
        tap row.pick
        tap pair.ganesh-mati
        tap die.2
        tap row.pick
        tap pair.fatma-scarab
        tap die.3
        tap row.choose-0
        tap number.9
        tap pair.ganesh-mati
        tap die.2
        shot fortune-doubt
        tap row.choose-1
        tap number.3
        tap pair.clover-horseshoe
        tap die.4
        shot fortune-place
        tap header.back
        tap turns.book
        tap pair.neko-clover
        tap die.3
        tap book.number
        shot fortune-number
        tap number.7
        shot fortune-book-filled
        """,
    ),
    Walk(
        "beyond-pile",
        """
        tap home.new-beyond
        sit beyond
        tap seats.options
        tap options.advanced-1
        tap options.count_cards-1
        tap options.done
        tap seats.deal
        tap turn.enchant-yellow_unicorn
        tap turn.pile
        shot beyond-summon
        tap turn.odds
        shot beyond-untold
        tap seen.turtle_snake.count
        shot beyond-seen
        tap number.16
        tap odds.card-metal_tiger
        tap odds.taken
        shot beyond-taken
        tap header.back
        tap turn.capture
        tap capture.pad
        tap count.1-extra_spirits.plus
        tap count.1-nian_shou.plus
        tap header.back
        tap capture.yin.plus
        tap capture.yang.plus
        shot beyond-offers
        tap capture.1-yang-spirit
        shot beyond-captured
        """,
    ),
)
