"""The desk: one session of the app. It holds what is on the screen and hears every touch."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, TypeAlias

import flet as ft

from companion.games import registry
from companion.store.history import Thrown, Trash
from companion.store.kept import Kept
from companion.store.matches import Entry, Matches
from companion.store.people import Known, Movement, People, Settings, Theme
from companion.table.seats import Seat
from companion.table.text import Refused, Text, refuse, text
from companion.texts import best_language, catalogue
from companion.ui import assets, faults, theme
from companion.ui.feel import Feel, Moment
from companion.ui.feel_keys import Keys
from companion.ui.gate import Gate
from companion.ui.hand import Hand
from companion.ui.learn import Learning
from companion.ui.look import Do, Look
from companion.ui.motion import Scene, Stage
from companion.ui.pages import Page
from companion.ui.play import Play
from companion.ui.screens import counts_chips

if TYPE_CHECKING:
    from companion.ui.screens import Screens
    from companion.ui.set_up import SetUp


@ft.observable
@dataclass
class Pulse:
    """What the root of the page listens to: it draws anew with every beat.

    Attributes:
        beat: Counts the changes.
        epoch: Counts the connections: after a cut one, only content under a new key is painted.
    """

    beat: int = 0
    epoch: int = 0


class Opening:
    """The key is being fetched; nothing can be shown yet."""


@dataclass(frozen=True, slots=True)
class Shut:
    """The store cannot be opened; `why` says it, and trying again is offered."""

    why: Text


class Home:
    """The start screen."""


class Tuning:
    """The settings."""


Place: TypeAlias = "Opening | Shut | Home | Tuning | Learning | SetUp | Play | Page"


class Desk:
    """One session: the page, the store, the place where the user is, and the finger.

    Args:
        page: The session's page.
        address: The address at which other phones find this server, or None.
        now: A steady clock in seconds, for gates and idle hands.
    """

    def __init__(
        self,
        page: ft.Page,
        address: str | None = None,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self.page = page
        self.address = address
        self.reopen: Do = lambda: None
        self.keys = Keys(self.back, self._by_key)
        self._keyed = False
        self.on_language: Callable[[str], None] = lambda _: None
        self._device_languages: tuple[str, ...] = ()
        self._spoken: str | None = None
        self.pulse = Pulse()
        self.place: Place = Opening()
        self.refusal: Text | None = None
        self.known = Known()
        self._now = now
        self._gate = Gate()
        self._pressed: str | None = None
        self._hold: object | None = None
        self._touched = now()
        self._matches: Matches | None = None
        self._people: People | None = None
        self._kept: Kept | None = None
        self._trash: Trash | None = None
        self.thrown: Thrown | None = None
        self._width: float | None = page.width
        self.text_scale = 1.0
        self._drawn: object = None
        self._laid: dict[str, SetUp] = {}  # tables that were left before the deal
        self._lines: dict[tuple[str, int], Text] = {}  # of each save of a match, replayed once
        self._wakelock = ft.Wakelock()
        self._awake = False
        self.device_still = True  # until the device has said that it is not
        self._outward = False
        self.feel = Feel(
            page,
            vibrates=lambda: self.moves and self.settings.vibration,
            sounds=lambda: self.moves and self.settings.sounds,
        )
        self.stage = Stage(page.run_task, self._redraw, self.let_feel, lambda: self.moves)
        self._route = page.route.split("?")[0]
        self._arrived: str | None = None  # where the page was loaded, until it has told so

    # The store

    @property
    def matches(self) -> Matches:
        """The matches of this user."""
        assert self._matches is not None
        return self._matches

    @property
    def people(self) -> People:
        """The names of this user; after a change of them, `look_again`."""
        assert self._people is not None
        return self._people

    @property
    def documents(self) -> Kept:
        """The documents of games."""
        assert self._kept is not None
        return self._kept

    @property
    def trash(self) -> Trash:
        """What was removed and can come back."""
        assert self._trash is not None
        return self._trash

    def look_again(self) -> None:
        """The names were changed: read them anew."""
        self.known = self.people.known()

    def open_store(self, matches: Matches, people: People, kept: Kept, trash: Trash) -> None:
        """The key has come and opened the store: go where the user was."""
        self._matches = matches
        self._people = people
        self._kept = kept
        self._trash = trash
        self.known = people.known()
        self.place = Home()
        self.refusal = self.known.why
        self._speak()
        self.feel.prepare()
        if self.settings.table is not None:
            self.enter(self.settings.table)
        self.changed()

    def shut(self, why: Text) -> None:
        """The store cannot be opened, and why."""
        self.place = Shut(why)
        self.changed()

    @property
    def settings(self) -> Settings:
        """The user's settings."""
        return self.known.settings

    def change_settings(self, settings: Settings) -> None:
        """Keep other settings; they hold at once."""
        self._remember(lambda people: people.change(settings))
        self._speak()
        self.feel.prepare()

    def _remember(self, what: Callable[[People], None]) -> None:
        assert self._people is not None
        try:
            what(self._people)
        except Refused as trouble:
            self.refuse(trouble.why)
        self.known = self._people.known()

    def remember(self, seats: Sequence[Seat]) -> None:
        """Offer these people when somebody sits down."""
        self._remember(lambda people: people.remember(seats))

    def kept(self, name: str) -> str | None:
        """The document kept under a name, or None; also where the disk does not give it."""
        assert self._kept is not None
        try:
            return self._kept.read(name)
        except Refused as trouble:
            self.refuse(trouble.why)
            return None

    def keep(self, name: str, document: str) -> bool:
        """Keep a document under a name. Where the disk refuses, that is said and False returned."""
        assert self._kept is not None
        try:
            self._kept.write(name, document)
        except Refused as trouble:
            self.refuse(trouble.why)
            return False
        return True

    # Where the user is

    def go_home(self) -> None:
        """To the start screen; a match under way stays as it is, covered."""
        self.place = Home()
        self._set_table(None)

    def enter(self, match_id: str) -> None:
        """Open a match, at its cover or on the table's screen."""
        try:
            saved = self.matches.open(match_id)
        except Refused as refused:
            self.go_home()
            self.refuse(refused.why)
            return
        if saved.head.about.moved is not None and saved.head.outcome is None:
            from companion.ui.match_screen import MatchPage  # noqa: PLC0415 - each needs the other

            self.place = MatchPage(self, saved, self.go_home)
            self._set_table(None)
            return
        self._sit_down(Play(self, saved, registry.screens(saved.head.game)))

    def lay(self, screens: Screens) -> None:
        """Sit down for a game. Who sat there when the page was left still does."""
        from companion.ui.set_up import SetUp  # noqa: PLC0415 - each needs the other

        self.place = self._laid.setdefault(screens.game_id, SetUp(self, screens))

    def begin(self, set_up: SetUp) -> None:
        """Deal a new match from a finished set-up."""
        try:
            match, given = set_up.deal()
            saved = self.matches.create(match, promise=given)
            self.remember(saved.match.setting.seats)
        except Refused as refused:
            self.refuse(refused.why)
            return
        self._sit_down(Play(self, saved, set_up.screens))

    def practise(self, set_up: SetUp) -> None:
        """Deal a practice match. The app's players are not remembered, the person is."""
        try:
            saved = self.matches.create(set_up.practice_match())
            self.remember(saved.match.setting.seats[:1])
        except Refused as refused:
            self.refuse(refused.why)
            return
        self._sit_down(Play(self, saved, set_up.screens))

    def learn(self, origin: SetUp | Play) -> None:
        """Read about the game of a set-up or of a match, and come back to it."""
        book = registry.learn(origin.screens.game_id)
        if book is not None:
            self.place = Learning(origin.screens, book, origin)

    def rematch(self, play: Play) -> None:
        """The same people at the same table once more, before the deal."""
        from companion.ui.set_up import SetUp  # noqa: PLC0415 - each needs the other

        set_up = SetUp(self, play.screens)
        if play.person is None:
            set_up.sit_again(play.seats)
        else:
            set_up.sit_again([play.seats[play.person]])
            set_up.practise(len(play.seats))
        self.place = set_up
        self._set_table(None)

    def _sit_down(self, play: Play) -> None:
        self._laid.pop(play.screens.game_id, None)
        self.place = play
        self._set_table(play.id)

    def _set_table(self, match_id: str | None) -> None:
        if self._people is not None and self.settings.table != match_id:
            self.change_settings(replace(self.settings, table=match_id))

    def where(self, entry: Entry) -> str:
        """Where a match of the list stands, in a public line."""
        save = (entry.id, entry.head.revision)
        if save not in self._lines:
            try:
                match = self.matches.open(entry.id).match
            except Refused as refused:
                return self.say(refused.why)
            screens = registry.screens(entry.head.game)
            self._lines[save] = screens.summary(match.view(None), entry.head.seats)
        return self.say(self._lines[save])

    def last_table(self, game_id: str) -> tuple[Seat, ...] | None:
        """Who sat at the table in the latest match of a game, or None without one."""
        try:
            listing = self.matches.list()
        except Refused:
            return None
        entries = [
            entry
            for entry in (*listing.under_way, *listing.finished)
            if entry.head.game == game_id and not entry.head.practice
        ]
        latest = max(entries, key=lambda entry: entry.head.changed, default=None)
        return None if latest is None else latest.head.seats

    def throw_away(self, *match_ids: str) -> bool:
        """Take matches off the list, not for good yet. Where it is refused, that is said."""
        try:
            self.thrown = self.trash.throw_away(match_ids)
        except Refused as refused:
            self.refuse(refused.why)
            return False
        return True

    def bring_back(self) -> None:
        """Put back what was removed last."""
        thrown, self.thrown = self.thrown, None
        try:
            back = 0 if thrown is None else self.trash.bring_back(thrown)
        except Refused as refused:
            self.thrown = thrown
            self.refuse(refused.why)
            return
        if not back:
            self.refuse(text("refused-match-gone"))

    @property
    def route(self) -> str:
        """The public address of the place. No secret has one."""
        place = self.place
        if isinstance(place, Play):
            return "/table"
        if isinstance(place, Page):
            return place.route
        return {Opening: "/", Shut: "/", Home: "/", Tuning: "/settings", Learning: "/rules"}.get(
            type(place), "/new"
        )

    def back(self) -> None:
        """One level out: from a secret to its cover, from a page to what it lies on, else home."""
        self._outward = True
        from companion.ui.set_up import SetUp  # noqa: PLC0415 - each needs the other

        place = self.place
        self._unhold()  # without drawing: the address would follow a place that is left here
        if isinstance(place, Play) and place.hand is not None and place.hand.open:
            place.cover()
        elif isinstance(place, Play) and place.why is not None:
            place.ask(None)
        elif isinstance(place, Play) and place.menu:
            place.menu = False
        elif isinstance(place, Play) and place.out is not None:
            place.out()
        elif isinstance(place, Learning):
            self.place = place.origin
        elif isinstance(place, Opening | Shut | Home):
            pass
        elif not (isinstance(place, SetUp | Page) and place.close()):
            self.go_home()
        self.changed()

    def cover(self) -> None:
        """Something happened that is no touch of the player's: cover what is in a hand."""
        self.release()
        self._pressed = None
        if isinstance(self.place, Play):
            self.place.cover()
        self.changed()

    # What happened to the page

    def connected(self) -> None:
        """The page is back after its connection was cut, or was loaded anew in the meantime."""
        self.pulse.epoch += 1
        if self._matches is None:
            self.reopen()
        self._arrived = self.page.route.split("?")[0]
        self.cover()

    def resized(self, width: float | None) -> None:
        """The window changed. A turned phone covers; a keyboard that slides in does not."""
        turned = self._width is not None and width != self._width
        self._width = width
        if turned:
            self.cover()
        else:
            self.changed()

    def scaled(self, scale: float) -> None:
        """The device draws text so much larger than usual."""
        if scale > 0 and scale != self.text_scale:
            self.text_scale = scale
            self.changed()

    def tick(self) -> None:
        """Once a second: moves the countdown on, and covers what nobody has touched for long."""
        place = self.place
        if isinstance(place, Play) and place.clock is not None and place.clock.running:
            self.pulse.beat += 1
            moment = self.feel.countdown(place.clock.left(place.now()))
            if moment is not None:
                self.let_feel(moment)
        hand = self._in_hand
        # A hold that never ends, because its end got lost on the way, is idle as well.
        if hand is not None and hand.open and self._now() - self._touched > theme.IDLE:
            self.cover()

    # Fingers

    @property
    def pressed(self) -> str | None:
        """The identifier of the piece under the finger."""
        return self._pressed

    @property
    def ring(self) -> str | None:
        """The identifier of the piece that the keyboard is at."""
        return self.keys.at

    def key(self, key: str, shift: bool) -> None:
        """A key of a keyboard went down."""
        before = self.keys.at
        self._attempt(lambda: self.keys.press(key, shift))
        self._keyed = False
        if self.keys.at != before:
            self._touched = self._now()
            self.changed()

    def _by_key(self) -> None:
        self._keyed = True

    def stir(self) -> None:
        """Hands that type are not idle."""
        self._touched = self._now()

    def press(self, identifier: str) -> None:
        """A finger came down on a piece."""
        self.keys.at = None
        self._touched = self._now()
        self._pressed = identifier
        if self.stage.skip():  # a touch shows the end of a reveal, and does nothing else
            self._gate.turn(self._now())
        place = self.place
        chip = isinstance(place, Play) and counts_chips(place.screens, identifier)
        self.let_feel(Moment.COUNTED if chip else Moment.TOUCHED)
        self.changed()

    def lift(self) -> None:
        """The finger slid off, or was taken away."""
        self._pressed = None
        self.changed()

    def choose(self, do: Do) -> None:
        """The finger was lifted on a piece: do what it stands for, once."""
        self._touched = self._now()
        piece, self._pressed = self._pressed, None
        if self._gate.passes(self._now()):
            self.release()  # one finger at a time: another one on the seal holds no longer
            self.refusal = None
            self._attempt(do)
            if self.refused:
                self.let_feel(Moment.REFUSED)
                if piece is not None:
                    self.stage.shake(piece)
        self.changed()

    def _attempt(self, do: Do) -> None:
        """Do it. What fails by our own fault is said, and ends neither session nor secrecy."""
        try:
            do()
        except Exception as error:
            faults.note(error, "answering a touch")
            self.refuse(text("broken-text"))

    def hold(self, seconds: float, done: Callable[[], None]) -> None:
        """A seal is held: fill its ring, and when it is full do `done`."""
        self._touched = self._now()
        self.refusal = None
        token = self._hold = object()
        alone = self._keyed or not self.settings.hold  # nothing will let go of it
        self.page.run_task(self._fill, token, seconds, done, alone)

    async def _fill(
        self, token: object, seconds: float, done: Callable[[], None], alone: bool
    ) -> None:
        begun = self._now()
        hand = self._in_hand
        while True:
            part = (self._now() - begun) / seconds
            if self._hold is not token or hand is None or hand is not self._in_hand:
                return
            if part >= 1:
                break
            full = part if self.moves else int(4 * part) / 4  # by quarters where all keeps still
            hand.fill = min(max(full, 0.05), 0.95)  # full means that it shows
            self.changed()
            await asyncio.sleep(min(theme.RING_STEP, seconds * (1 - part)))
        hand.fill = 1.0
        self.feel.give(Moment.FULL)
        self._attempt(done)
        self.changed()
        if alone and hand.held:
            await asyncio.sleep(theme.TAP_TO_LOOK)
            if self._hold is token:
                self.release()

    @property
    def _in_hand(self) -> Hand | None:
        return self.place.hand if isinstance(self.place, Play) else None

    def let_go(self) -> None:
        """The finger left the seal. Where a tap stands in for a hold, the hold goes on alone."""
        if self.settings.hold:
            self.release()

    def release(self) -> None:
        """No seal is held any more; what it showed is gone."""
        self._unhold()
        self.changed()

    def _unhold(self) -> None:
        self._touched = self._now()
        self._hold = None
        place = self.place
        if isinstance(place, Play) and place.hand is not None:
            place.hand.looked = place.hand.looked or place.hand.held
            place.hand.held = False
            place.hand.fill = 0.0

    # Drawing

    def refuse(self, why: Text) -> None:
        """Say on the screen why something was refused, until the next touch."""
        self.refusal = why

    @property
    def refused(self) -> str | None:
        """What was refused, in words, or None."""
        return None if self.refusal is None else self.say(self.refusal)

    @property
    def language(self) -> str:
        """The language of the screens."""
        return self.settings.language or best_language(self._device_languages)

    def device_languages(self, tags: tuple[str, ...]) -> None:
        """What the device speaks, best first."""
        self._device_languages = tags
        self._speak()
        self.changed()

    def _speak(self) -> None:
        """Let the page load what another language is set in."""
        if self.language != self._spoken:
            self._spoken = self.language
            self.on_language(self.language)

    def say(self, what: Text) -> str:
        """A message in the language of the screens."""
        return catalogue(self.language).say(what)

    def check_letters(self, words: str) -> None:
        """That words typed by somebody can be drawn here. A phone's app has the phone's fonts too.

        Raises:
            Refused: A browser could not draw one of the characters.
        """
        place = assets.undrawable(words) if self.page.web else None
        if place is not None:
            raise refuse("refused-letters", place=place)

    @property
    def dark(self) -> bool:
        """Whether the screens are dark."""
        if self.settings.theme is Theme.SYSTEM:
            return self.page.platform_brightness == ft.Brightness.DARK
        return self.settings.theme is Theme.DARK

    def look(self, theme_name: str) -> Look:
        """How screens of a theme are drawn now."""
        frame = theme.Frame(self.page.width or 412, self.page.height or 915, self.text_scale)
        palette = theme.palette(theme_name, self.dark)
        return Look(palette, frame, catalogue(self.language), self, self.stage.motion)

    # Motion, and what is felt and heard

    @property
    def moves(self) -> bool:
        """Whether screens move: as the settings say, or as the device asks."""
        if self.settings.motion is Movement.SYSTEM:
            return not self.device_still
        return self.settings.motion is Movement.MOVING

    def device_rests(self, still: bool) -> None:
        """Whether the device asks for less motion."""
        if still != self.device_still:
            self.device_still = still
            self.feel.prepare()
            self.changed()

    def let_feel(self, moment: Moment) -> None:
        """Let a moment be felt and heard, unless somebody holds a secret."""
        if self._scene() is not Scene.SECRET:
            place = self.place
            name = place.screens.theme if isinstance(place, Play) else "shell"
            self.feel.give(moment, name)

    def _scene(self) -> Scene:
        place = self.place
        if not isinstance(place, Play) or place.menu:
            return Scene.OPEN
        if place.hand is not None:
            return Scene.SECRET if place.hand.open else Scene.COVER
        return Scene.OPEN if place.why is None else Scene.SHEET

    def _redraw(self) -> None:
        """Draw the same screen anew."""
        self.pulse.beat += 1

    def changed(self) -> None:
        """Something changed: draw anew, and after a change of screen let the finger rest first."""
        key = self._key()
        if key != self._drawn:
            self._drawn = key
            self._pressed = self.keys.at = None
            self._gate.turn(self._now())
            self.stage.turn(self._scene(), self._outward)
        self._outward = False
        self.stage.announce(None)
        self._show_route()
        self._stay_awake()
        self.pulse.beat += 1

    def _stay_awake(self) -> None:
        """While people talk with the phone on the table, its screen stays on."""
        place = self.place
        awake = isinstance(place, Play) and place.hand is None and not place.over
        if awake != self._awake:
            self._awake = awake
            self.page.run_task(self._keep_awake, awake)

    async def _keep_awake(self, awake: bool) -> None:
        with contextlib.suppress(TimeoutError, RuntimeError):  # a browser may not let us
            change = self._wakelock.enable if awake else self._wakelock.disable
            await change()  # type: ignore[no-untyped-call]

    def routed(self, route: str) -> None:
        """The browser went back or forward. Whatever it asked for, a secret ends covered.

        A page that was loaded at another address comes back to where the user was.
        """
        self._route = route.split("?", maxsplit=1)[0]
        loaded, self._arrived = self._route == self._arrived, None
        if loaded or self._route == self.route:
            self.cover()
        else:
            self.back()

    def _show_route(self) -> None:
        """Let the address follow the place, so that the browser's back leads one level out."""
        if isinstance(self.place, Opening | Shut) or self._route == self.route:
            return
        self._route = self.route
        self.page.run_task(self.page.push_route, self._route)

    def _key(self) -> object:
        place = self.place
        return place.key() if hasattr(place, "key") else type(place)
