"""A match on the screen: its moves go to the disk first, and its secrets to one hand at a time."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from companion.store.matches import Conflict, Gone, Unopened
from companion.store.record import Saved
from companion.table.chance import Chance
from companion.table.clock import Clock
from companion.table.seats import Seat
from companion.table.text import Refused
from companion.ui import theme
from companion.ui.hand import Hand
from companion.ui.learn_practice import played_on
from companion.ui.screens import Due, Screens

if TYPE_CHECKING:
    from companion.ui.desk import Desk
    from companion.ui.look import Do, Look
    from companion.ui.set_up import SetUp
    from companion.ui.sheet import Why


class Play:
    """One match at the table.

    Attributes:
        desk: The session it is played in.
        screens: The game's screens.
        hand: The hand-over under way, or None while the phone lies on the table.
        menu: Whether the table's menu is open.
        why: What the sheet over the table's screen explains, or None without one.
        board: What the table's own screen is typing or paging through; never a secret.
        out: What leads out of the page that is drawn, as its arrow does; None where that is
            the start screen. Whatever draws a page within a game says it.
    """

    def __init__(self, desk: Desk, saved: Saved, screens: Screens) -> None:
        self.desk = desk
        self.screens = screens
        self._saved = saved
        self.hand: Hand | None = None
        self._lent = False
        self.menu = False
        self.why: Why | None = None
        self.board: dict[str, Any] = {}
        self.out: Do | None = None
        self._follow()

    @property
    def id(self) -> str:
        """The match's id, which tells nothing about it."""
        return self._saved.id

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who plays, clockwise."""
        return self._saved.match.setting.seats

    @property
    def look(self) -> Look:
        """How this game's screens are drawn now."""
        return self.desk.look(self.screens.theme)

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self._saved.match.outcome is not None

    @property
    def steps(self) -> int:
        """How many moves have been made, those taken back left out."""
        return len(self._saved.match.journal)

    @property
    def can_undo(self) -> bool:
        """Whether the table may take the last step back; the app's players never do."""
        return self.person is None and self._saved.match.can_undo

    @property
    def person(self) -> int | None:
        """The only seat that a person plays, at a practice table; None at a table of people."""
        return self._saved.match.practice_seat

    @property
    def before(self) -> tuple[Seat, ...]:
        """At a practice table, who has had the phone before the person who is due now."""
        practice = self.screens.practice
        if practice is None or self.person is None:
            return ()
        return tuple(self.seats[seat] for seat in practice.before(self.view()))

    def view(self) -> Any:
        """What everybody at the table may know."""
        return self._saved.match.view(None)

    def secret(self) -> Any:
        """What the player with the phone may know.

        Raises:
            PermissionError: The hand-over is not open; nothing of it may be drawn.
        """
        if self.hand is None or not self.hand.open:
            raise PermissionError("covered")
        return self._saved.match.view(self.hand.seat)

    def key(self) -> tuple[object, ...]:
        """What makes this another screen when it changes, as far as touches are concerned."""
        hand = self.hand
        state = None if hand is None else (hand.seat, hand.purpose, hand.open, hand.looked)
        page = self.screens.page(self.view())
        return (self.id, page, state, self.menu, self.why is None, self.board.get("page"))

    def once_more(self, set_up: SetUp) -> None:
        """Let these people sit down for another match, with what they had chosen for this one."""
        set_up.sit_again(self._saved.match)
        if self.person is not None:
            set_up.practise(len(self.seats))

    def ask(self, why: Why | None) -> None:
        """Open the sheet that explains something, or with None close it."""
        self.why = why

    def close(self) -> bool:
        """One level out: a secret, or what lies over the screen; False where nothing does."""
        if self.hand is not None and self.hand.open:
            self.cover()
        elif self.why is not None:
            self.ask(None)
        elif self.menu:
            self.menu = False
        elif self.out is not None:
            self.out()
        else:
            return False
        return True

    # Moves

    def move(self, move: object, clock: Clock | None = None) -> bool:
        """Make a move. It is on the disk when this returns True; otherwise the reason is said.

        Args:
            move: A move of the game.
            clock: The countdown from now on; None stops it.
        """
        try:
            match = played_on(self.screens.practice, self._saved.match.play(move))
        except Refused as refused:
            self.desk.refuse(refused.why)
            return False
        before = self._saved.with_clock(clock)
        known = self.view()
        hand = self.hand
        if not self._keep(lambda: self.desk.matches.save(before, match)):
            return False
        if hand is not None:
            hand.looked = hand.held = False
        self.desk.stage.announce(self.screens.act(known, self.view()))
        return True

    def undo(self) -> None:
        """Take back the last public step; whoever is due then is covered."""
        try:
            match = self._saved.match.undo()
        except Refused as refused:
            self.desk.refuse(refused.why)
            return
        if self._keep(lambda: self.desk.matches.save(self._saved, match)):
            self._start_over()

    def _keep(self, save: Callable[[], Saved]) -> bool:
        try:
            self._saved = save()
        except Conflict as conflict:
            self.desk.refuse(conflict.why)
            self._reload()
            return False
        except (Gone, Unopened) as gone:
            self.desk.go_home()
            self.desk.refuse(gone.why)
            return False
        except Refused as trouble:
            self.desk.refuse(trouble.why)
            return False
        self._follow()
        return True

    def _reload(self) -> None:
        """The match as it stands on the disk: it went on in another window."""
        try:
            self._saved = self.desk.matches.open(self.id)
        except (Gone, Unopened) as gone:
            self.desk.go_home()
            self.desk.refuse(gone.why)
            return
        self._start_over()

    def shuffle(self, what: str, ways: int) -> int:
        """A number below `ways`, fixed for this match and known to nobody at the table.

        Screens use it to change places on a secret grid, so that the thumb's way tells nothing.
        """
        return Chance(self._saved.match.setting.seed, f"screen {what}").below(ways)

    # The hand-over

    def _follow(self) -> None:
        """Hand the phone to whoever is due; the same player on the same errand keeps it open."""
        self.why = None
        if self._lent:
            return
        due = self.screens.due(self.view())
        hand = self.hand
        if due is None:
            self.hand = None
        elif hand is None or (hand.seat, hand.purpose) != (due.seat, due.purpose):
            self.hand = Hand(due.seat, due.purpose)
            self.board = {}
        self.menu = False

    @property
    def lent(self) -> bool:
        """Whether somebody has borrowed the phone for a look in between."""
        return self._lent

    def lend(self, seat: int, purpose: str) -> None:
        """Hand the phone to somebody for a look, in between."""
        self.hand = Hand(seat, purpose)
        self._lent = True
        self.menu = False

    def give_back(self) -> None:
        """The look in between is over: back to whoever is due, covered."""
        self._start_over()

    def _start_over(self) -> None:
        """The phone to whoever is due, covered, whatever was in between."""
        self.hand = None
        self._lent = False
        self._follow()

    def cover(self) -> None:
        """Cover whatever is in a hand, and what was refused there: the table reads the cover."""
        if self.hand is not None:
            if self.hand.open:
                self.desk.refusal = None
            self.hand.cover()

    @property
    def due(self) -> Due | None:
        """The hand-over under way, as the screens name it."""
        return None if self.hand is None else Due(self.hand.seat, self.hand.purpose)

    def confirm_down(self) -> None:
        """The seal on the cover is held."""
        self.desk.fingers.hold(theme.HOLD_TO_CONFIRM, self._opened)

    def _opened(self) -> None:
        if self.hand is not None:
            self.hand.cover()
            self.hand.open = True

    def look_down(self) -> None:
        """The seal of a secret is held."""
        self.desk.fingers.hold(theme.HOLD_TO_LOOK, self._shown)

    def _shown(self) -> None:
        if self.hand is not None and self.hand.open:
            self.hand.held = True

    def seal_up(self) -> None:
        """The seal is let go, in whatever way: what it showed is gone with the next frame."""
        self.desk.fingers.let_go()

    # The clock

    @property
    def clock(self) -> Clock | None:
        """The table's countdown, or None without one."""
        return self._saved.clock

    def set_clock(self, clock: Clock | None) -> None:
        """Keep another countdown, on the disk as well."""
        changed = self._saved.with_clock(clock)
        self._keep(lambda: self.desk.matches.save(changed, changed.match))

    @staticmethod
    def now() -> float:
        """The time that countdowns are kept in: the machine's wall clock, in seconds."""
        return time.time()
