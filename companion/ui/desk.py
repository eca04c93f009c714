"""The desk: one session of the app. It holds what is on the screen and where the user is."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, TypeAlias

import flet as ft

from companion.games import registry
from companion.store.history import Trash
from companion.store.kept import Kept
from companion.store.matches import Matches
from companion.store.people import Movement, People, Settings, Theme
from companion.store.record import Saved
from companion.table.text import Refused, Text, refuse, text
from companion.texts import best_language, catalogue
from companion.ui import assets, faults, theme
from companion.ui.browser import Address, Wake
from companion.ui.feel import Feel, Moment
from companion.ui.fingers import Fingers
from companion.ui.hand import Hand
from companion.ui.learn import Learning
from companion.ui.look import Do, Look
from companion.ui.motion import Scene, Stage
from companion.ui.pages import Page
from companion.ui.places import Home, Opening, Pulse, Shut, Tuning
from companion.ui.play import Play
from companion.ui.set_up import SetUp
from companion.ui.shelf import Shelf

if TYPE_CHECKING:
    from companion.ui.screens import Screens


Place: TypeAlias = "Opening | Shut | Home | Tuning | Learning | SetUp | Play | Page"


class Desk(Shelf):
    """One session: the page, the store, and the place where the user is.

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
        super().__init__()
        self.page = page
        self.address = address
        self.reopen: Do = lambda: None
        self.on_language: Callable[[str], None] = lambda _: None
        self._device_languages: tuple[str, ...] = ()
        self._spoken: str | None = None
        self.pulse = Pulse()
        self.place: Place = Opening()
        self.refusal: Text | None = None
        self.fingers = Fingers(self, now)
        self._width: float | None = page.width
        self.text_scale = 1.0
        self._drawn: object = None
        self._laid: dict[str, SetUp] = {}  # tables that were left before the deal
        self._wake = Wake(page)
        self.device_still = True  # until the device has said that it is not
        self._outward = False
        self.feel = Feel(
            page,
            vibrates=lambda: self.moves and self.settings.vibration,
            sounds=lambda: self.moves and self.settings.sounds,
        )
        self.stage = Stage(page.run_task, self._redraw, self.let_feel, lambda: self.moves)
        self._address = Address(page)

    def open_store(self, matches: Matches, people: People, kept: Kept, trash: Trash) -> None:
        """The key has come and opened the store: go where the user was."""
        self.fill(matches, people, kept, trash)
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

    def change_settings(self, settings: Settings) -> None:
        """Keep other settings; they hold at once."""
        self._change_people(lambda people: people.change(settings))
        self._speak()
        self.feel.prepare()

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

    def visit(self, match_id: str, page: Callable[[Saved], Page]) -> None:
        """Open a page about one match; where the match cannot be opened, that is said."""
        try:
            saved = self.matches.open(match_id)
        except Refused as refused:
            self.refuse(refused.why)
            return
        self.place = page(saved)

    def lay(self, screens: Screens) -> None:
        """Sit down for a game. Who sat there when the page was left still does."""
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

    def missed(self) -> None:
        """A touch came too soon to count. A field that it may have left has the cursor again."""
        if isinstance(self.place, SetUp):
            self.place.type_on()

    def sit_again(self, set_up: SetUp, match_id: str) -> None:
        """Let the people of an earlier match sit down as they did, with what they had chosen."""
        try:
            set_up.sit_again(self.matches.open(match_id).match)
        except Refused as refused:
            self.refuse(refused.why)

    def rematch(self, play: Play) -> None:
        """The same people at the same table once more, before the deal."""
        set_up = SetUp(self, play.screens)
        play.once_more(set_up)
        self.place = set_up
        self._set_table(None)

    def _sit_down(self, play: Play) -> None:
        self._laid.pop(play.screens.game_id, None)
        self.place = play
        self._set_table(play.id)

    def _set_table(self, match_id: str | None) -> None:
        if self.is_open and self.settings.table != match_id:
            self.change_settings(replace(self.settings, table=match_id))

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
        place = self.place
        self.refusal = None
        self.fingers.let_loose()  # without drawing: the address would follow a place that is left
        if isinstance(place, Learning):
            self.place = place.origin
        elif isinstance(place, Opening | Shut | Home):
            pass
        elif isinstance(place, Tuning) or not place.close():
            self.go_home()
        self.changed()

    def cover(self) -> None:
        """Something happened that is no touch of the player's: cover what is in a hand."""
        self.fingers.drop()
        if isinstance(self.place, Play):
            self.place.cover()
        self.changed()

    # What happened to the page

    def connected(self) -> None:
        """The page is back after its connection was cut, or was loaded anew in the meantime."""
        self.pulse.epoch += 1
        if not self.is_open:
            self.reopen()
        self._address.loaded()
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
        hand = self.in_hand
        # A hold that never ends, because its end got lost on the way, is idle as well.
        if hand is not None and hand.open and self.fingers.idle > theme.IDLE:
            self.cover()

    # Touches

    @property
    def in_hand(self) -> Hand | None:
        """The hand-over under way, open or covered; None while the phone lies on the table."""
        return self.place.hand if isinstance(self.place, Play) else None

    def counts(self, identifier: str) -> bool:
        """Whether touching a piece counts a chip or an amulet."""
        return isinstance(self.place, Play) and identifier.startswith(self.place.screens.chips)

    def attempt(self, do: Do) -> None:
        """Do it. What fails by our own fault is said, and ends neither session nor secrecy."""
        try:
            do()
        except Exception as error:
            faults.note(error, "answering a touch")
            self.refuse(text("broken-text"))

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
        return Look(palette, frame, catalogue(self.language), self.fingers, self.stage.motion)

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
            self.fingers.turn()
            self.stage.turn(self._scene(), self._outward)
        self._outward = False
        self.stage.announce(None)
        if not isinstance(self.place, Opening | Shut):
            self._address.show(self.route)
        self._wake.keep(self._talked_over)
        self.pulse.beat += 1

    @property
    def _talked_over(self) -> bool:
        """Whether people talk with the phone on the table: its screen stays on meanwhile."""
        place = self.place
        return isinstance(place, Play) and place.hand is None and not place.over

    def routed(self, route: str) -> None:
        """The browser went back or forward. Whatever it asked for, a secret ends covered.

        A page that was loaded at another address comes back to where the user was.
        """
        if self._address.left(route, self.route):
            self.back()
        else:
            self.cover()

    def _key(self) -> object:
        place = self.place
        return place.key() if hasattr(place, "key") else type(place)
