"""A whole game of Bronze Heads through the page: what was chosen, and what each player was shown.

The players choose from what the page offers them and from nothing else. At the end the review
shows everything, so the game can be told to the referee's door as a script and every line that
was shown on the way be compared with the door's answer.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import Any

from companion.texts import catalogue
from tests.browser.driver import Driver

say = catalogue("en")

HEADS = (
    *("rat", "ox", "tiger", "rabbit", "dragon", "snake"),
    *("horse", "goat", "monkey", "rooster", "dog", "pig"),
)
ROLES = (
    *("lao_chaofeng", "yao_buran", "xu_yuan", "fang_zhen"),
    *("kido_kana", "huang_yanyan", "zheng_guoqu", "ji_yunfu"),
)
READINGS = ("genuine", "fake", "no_result", "appraiser", "counterfeiter")
CAUSES = ("blind", "hidden", "inverted")


def words(kind: str, of: tuple[str, ...]) -> dict[str, str]:
    """Which identifier a word on the screen stands for."""
    return {say(f"bronze-{kind}-" + each.replace("_", "-")): each for each in of}


HEAD, ROLE, READING = words("head", HEADS), words("role", ROLES), words("reading", READINGS)
CAUSE = words("cause", CAUSES)


@dataclass
class Turn:
    """A turn as it was seen from outside: touches, and the card while it was held."""

    player: int
    first: str
    card: list[str] = field(default_factory=list)
    second: str = ""
    next: int | None = None
    note: str = ""


@dataclass
class Played:
    """All that was touched and shown in one game; seats are numbered from 0."""

    names: list[str]
    night: list[list[str]] = field(default_factory=list)
    turns: list[list[Turn]] = field(default_factory=list)
    heads: list[list[str]] = field(default_factory=list)
    speaking: list[list[str]] = field(default_factory=list)
    ballots: list[dict[str, Any]] = field(default_factory=list)
    voted: list[list[str]] = field(default_factory=list)
    judging: dict[str, str] = field(default_factory=dict)
    reveal: list[list[str]] = field(default_factory=list)
    result: list[str] = field(default_factory=list)
    people: list[str] = field(default_factory=list)
    review: list[list[str]] = field(default_factory=list)


class Table:
    """The people round one phone.

    Args:
        phone: The phone, on the start screen.
        names: Who plays, clockwise.
        seed: Makes their choices repeatable, given what the page offers.
    """

    def __init__(self, phone: Driver, names: list[str], seed: int) -> None:
        self.phone = phone
        self.played = Played(names)
        self._any = Random(seed)

    def _pick(self, identifiers: list[str]) -> str:
        return self._any.choice(identifiers)

    def _tiles(self) -> list[str]:
        """What the cabinet offers, without its empty tiles."""
        self.phone.wait("grid.empty-11", "grid.empty-10")
        return [
            each.removeprefix("grid.")
            for each in self.phone.ids()
            if each.startswith("grid.") and not each.startswith("grid.empty-")
        ]

    def _touch(self, tile: str) -> None:
        before = self.phone.heading()
        self.phone.tap(f"grid.{tile}")
        self.phone.wait_heading_other(before)

    def _covered_next(self) -> int:
        """Wait for the cover of whoever is due, and hold it open: the seat."""
        self.phone.wait("cover.name")
        return self.played.names.index(self.phone.confirm())

    # Sitting down and the night

    def sit_down(self, *options: str) -> None:
        self.phone.sit_down("bronze-heads", self.played.names)
        if options:
            self.phone.choose_options(*options)
        self.phone.tap("seats.deal")

    def enter_cards(self, roles: list[str]) -> None:
        """Everybody enters the card drawn at the table, and looks at it once more.

        The last player enters the first one's card by mistake: it is refused, and nobody named.
        """
        for role in roles[:-1]:
            self._enter(role)
            self.phone.wait_gone("role.keep")
        self._enter(roles[0])
        refused = self.phone.text("refusal")
        assert not any(name in refused for name in self.played.names)
        self._enter(roles[-1], covered=False)
        self.phone.wait_gone("role.keep")

    def _enter(self, role: str, *, covered: bool = True) -> None:
        if covered:
            self._covered_next()
        self.phone.tap(f"grid.{role.replace('_', '-')}")
        card = self.phone.look()
        assert [ROLE[word] for word in card if word in ROLE] == [role]
        self.phone.tap("role.keep")

    def night(self) -> None:
        for seat in range(len(self.played.names)):
            assert self._covered_next() == seat
            self.played.night.append(self.phone.look())
            self.phone.tap("role.done")
            self.phone.wait_gone("role.done")

    # A round

    def take_turns(self) -> None:
        """All turns of a round, from the cover of whoever opens it to the phone on the table."""
        self.played.turns.append([])
        count = len(self.played.names)
        for number in range(count):
            self.take_turn(last=number == count - 1)

    def take_turn(self, *, last: bool) -> None:
        turns = self.played.turns[-1]
        seat = self._covered_next()
        first = self._pick(self._tiles())
        turn = Turn(seat, first)
        self.phone.tap(f"grid.{first}")
        turn.card = self.phone.look()
        turn.second = self._pick(self._tiles())
        self._touch(turn.second)
        offered = self._tiles()
        if last:
            assert offered == ["table"]
            self.phone.tap("grid.table")
        else:
            acted = {seat, *(done.player for done in turns)}
            open_to = [f"seat-{at}" for at in range(len(self.played.names)) if at not in acted]
            passed = self._pick([tile for tile in offered if tile in open_to])
            turn.next = int(passed.removeprefix("seat-"))
            self.phone.tap(f"grid.{passed}")
        turns.append(turn)
        self.phone.wait("cover.confirm", "talk.vote")

    def hear(self) -> None:
        """The order of statements, as the phone on the table shows it."""
        self.phone.wait("talk.vote")
        texts = self.phone.texts()
        self.played.speaking.append([each for each in texts if each in self.played.names])
        self.played.heads.append([HEAD[each] for each in texts if each in HEAD])

    def open_vote(self) -> None:
        self.phone.tap("talk.vote")

    def speak(self) -> None:
        """The countdown runs, stands still, and goes on to the next speaker."""
        self.phone.tap("talk.start")
        begun = self.phone.text("talk.left")
        self.phone.wait_text_other("talk.left", begun)
        self.phone.tap("talk.next")
        self.phone.tap("talk.pause")
        self.phone.wait("talk.start")

    def write_line(self, seat: int, words: str) -> None:
        """A player borrows the phone in between, writes a line, and reads it once more."""
        self.phone.tap("header.menu")
        self.phone.tap(f"menu.notebook-{seat}")
        assert self._covered_next() == seat
        self.phone.tap("notebook.write")
        self.phone.wait("notebook.field")
        self.phone.rest()
        self.phone.type(words)
        self.phone.tap("notebook.keep")
        opened = self.phone.look()
        assert any(say("notebook-note", words=words) in line for line in opened)
        self.phone.tap("notebook.done")
        self.phone.wait("talk.vote")
        turn = next(turn for turn in self.played.turns[-1] if turn.player == seat)
        turn.note = words

    def vote_totals(self) -> None:
        """Totals typed on the keypad, none above nine, and not more than there are chips."""
        self.phone.wait("vote.done")
        most = int(self.phone.text("vote.sum").split()[-1])
        totals: dict[str, int] = {}
        for head in self.played.heads[-1]:
            count = self._any.randint(0, min(9, most - sum(totals.values())))
            totals[head] = count
            self.phone.tap(f"keypad.{count}")
            self.phone.tap("keypad.next")
        self.phone.tap("vote.done")
        self.played.ballots.append({"totals": totals})
        self._see_vote()

    def vote_chips(self) -> None:
        """Everybody spends chips in secret; who has none passes the phone on all the same."""
        ballot: dict[str, dict[str, int]] = {}
        for _ in self.played.names:
            name = self.played.names[self._covered_next()]
            self.phone.wait("chips.done")
            left = next(
                count
                for count in range(7)
                if say("bronze-chips-left", count=count) in self.phone.texts()
            )
            spent = dict.fromkeys(self.played.heads[-1], 0)
            for _ in range(self._any.randint(0, left)):
                head = self._pick(list(spent))
                self.phone.tap(f"chips.more-{head}")
                spent[head] += 1
            ballot[name] = spent
            self.phone.tap("chips.done")
            self.phone.wait_gone("chips.done")
        self.played.ballots.append(ballot)
        self._see_vote()

    def correct_vote(self) -> None:
        """A total was typed wrong: the first head has one chip less, or none instead of one."""
        totals = dict(self.played.ballots[-1]["totals"])
        first = self.played.heads[-1][0]
        totals[first] = max(0, totals[first] - 1)
        self.phone.tap("voted.correct")
        self.phone.tap("agree.correct")
        self.phone.tap(f"vote.field-{first}")
        self.phone.tap("keypad.erase")
        self.phone.tap(f"keypad.{totals[first]}")
        self.phone.tap("vote.done")
        self.phone.wait("voted.on")
        self.played.ballots[-1] = {"totals": totals}
        self.played.voted[-1] = self.phone.texts()

    def _see_vote(self) -> None:
        self.phone.wait("voted.on")
        self.played.voted.append(self.phone.texts())

    def go_on(self) -> None:
        self.phone.tap("voted.on")
        self.phone.wait("cover.confirm", "reveal.next")

    # The end

    def judge(self) -> None:
        """Everybody names somebody in secret; nothing to do where the heads have decided."""
        for _ in self.played.names:
            if self.phone.wait("cover.confirm", "reveal.next") == "reveal.next":
                return
            name = self.played.names[self._covered_next()]
            tile = self._pick(self._tiles())
            self.played.judging[name] = self.played.names[int(tile.removeprefix("seat-"))]
            self.phone.tap(f"grid.{tile}")
            self.phone.wait_gone("grid.empty-11")

    def reveal(self) -> None:
        self.phone.wait("reveal.next")
        while self.phone.wait("reveal.next", "over.winner") == "reveal.next":
            before = self.phone.heading()
            self.phone.tap("reveal.next")
            self.phone.wait_heading_other(before)
            self.played.reveal.append(self.phone.texts())
        self.played.result = self.phone.texts()

    def read_review(self) -> None:
        for number in range(3):
            self.phone.tap(f"review.round-{number}")
            self.phone.rest()
            self.played.review.append(self.phone.texts())
        self.phone.tap("review.judging")
        self.phone.rest()
        self.played.people = self.phone.texts()
