"""A game that was played through the page, told to the referee's door and compared with it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from tests.browser.bronze_table import CAUSE, HEAD, READING, ROLE, Played, Turn, say
from tests.games.case_files import ask

KNOW_EACH_OTHER = {"lao_chaofeng": "yao_buran", "yao_buran": "lao_chaofeng"}
BLIND_ONCE = ("huang_yanyan", "kido_kana")
ATTACKED, STRUCK = say("bronze-hindrance-attacked"), say("bronze-hindrance-struck")


def after(texts: Sequence[str], words: str) -> str:
    """The text that follows these words."""
    return texts[texts.index(words) + 1]


def asked(words: str, figure: str) -> str:
    """A line that can be asked how it came about, as it is read out."""
    return say("words-beside", first=words, second=figure)


# What the review tells


def roles(played: Played) -> list[str]:
    shown = [after(played.people, name) for name in played.names]
    sides = {
        say("bronze-role-side", role=word, faction=say(f"bronze-faction-{side}")): role
        for word, role in ROLE.items()
        for side in ("appraiser", "counterfeiter")
    }
    return [sides[words] for words in shown]


def truth(review: Sequence[str]) -> dict[str, bool]:
    """The four heads at the top of a round's page, in their order, and whether each is genuine."""
    start = review.index(say("review-people")) + 1
    heads = [HEAD[each] for each in review[start : start + 4]]
    genuine = [READING[each] == "genuine" for each in review[start + 4 : start + 8]]
    return dict(zip(heads, genuine, strict=True))


def told_of(played: Played, number: int) -> list[list[str]]:
    """A round's page, cut into what stands below each player's name, in the order of turns."""
    review = played.review[number]
    sections: list[list[str]] = []
    waiting = [played.names[turn.player] for turn in played.turns[number]]
    for line, following in pairwise(review[review.index(say("review-people")) + 9 :]):
        if waiting and line == waiting[0] and following not in READING:
            sections.append([])
            waiting.pop(0)
        elif sections:
            sections[-1].append(line)
    assert not waiting, review
    return sections


# The game as a script


def script(played: Played, options: dict[str, Any]) -> dict[str, Any]:
    """The game in the words of the referee's door."""
    who = roles(played)
    told: dict[str, Any] = {
        "players": [
            {"name": name, "role": role} for name, role in zip(played.names, who, strict=True)
        ],
        "first": played.names[played.turns[0][0].player],
        "rounds": [truth(review) for review in played.review],
        "blind": {role: blind_round(played, who.index(role)) for role in BLIND_ONCE},
        "options": options,
        "turns": [
            [scripted(turn, who[turn.player], played.names) for turn in turns]
            for turns in played.turns
        ],
        "votes": played.ballots,
    }
    if played.judging:
        told["judging"] = played.judging
    return told


def blind_round(played: Played, seat: int) -> int:
    """The round in which this player was blind; one without a look where no look was spoilt."""
    without = 0
    for number, turns in enumerate(played.turns):
        at = next(at for at, turn in enumerate(turns) if turn.player == seat)
        if say("bronze-cause-blind") in told_of(played, number)[at]:
            return number + 1
        if hindered(turns[at]):
            without = number + 1
    assert without, "a player who looked three times was blind once"
    return without


def hindered(turn: Turn) -> bool:
    return ATTACKED in turn.card or STRUCK in turn.card


def scripted(turn: Turn, role: str, names: list[str]) -> dict[str, Any]:
    line: dict[str, Any] = {"player": names[turn.player], "use": None}
    if not hindered(turn):
        if turn.first.startswith("seat-"):
            line["use"] = person(turn.first, names)
        elif turn.first != "none":
            line["appraise"] = turn.first.split("-")
        if role == "lao_chaofeng" and turn.second == "invert":
            line["use"] = True
        if role == "yao_buran" and turn.second != "none":
            line["use"] = person(turn.second, names)
        if role == "zheng_guoqu" and turn.second != "none":
            line["use"] = turn.second
    if turn.next is not None:
        line["next"] = names[turn.next]
    return line


def person(tile: str, names: list[str]) -> str:
    return names[int(tile.removeprefix("seat-"))]


# What was shown, line by line, beside what the door says


def compare(played: Played, options: dict[str, Any]) -> None:
    """Everything that the page showed in this game is what the rules say."""
    told = script(played, options)
    answer = ask("bronze-heads", told)
    assert "error_at" not in answer, (answer, told)
    compare_night(played)
    for number, turns in enumerate(played.turns):
        sections = told_of(played, number)
        for turn, line, section in zip(turns, answer["turns"][number], sections, strict=True):
            compare_card(turn, line, played.names)
            compare_review(turn, line, section, played, number)
        assert played.speaking[number] == answer["speaking"][number]
        assert played.heads[number] == list(truth(played.review[number]))
        compare_vote(played, number, answer["votes"][number])
    compare_reveal(played, answer)


def compare_night(played: Played) -> None:
    who = roles(played)
    for seat, card in enumerate(played.night):
        assert ROLE[after(card, say("bronze-you-are"))] == who[seat]
        ally = KNOW_EACH_OTHER.get(who[seat])
        knows = (
            say("bronze-knows-nobody")
            if ally is None
            else say(
                "bronze-knows-ally",
                name=played.names[who.index(ally)],
                role=say("bronze-role-" + ally.replace("_", "-")),
            )
        )
        assert after(card, say("bronze-you-know")) == knows


def shown(card: Sequence[str], names: Sequence[str]) -> dict[str, str]:
    """The readings on a card: head or player, and the word behind it."""
    return {
        HEAD.get(one, one): READING[two]
        for one, two in pairwise(card)
        if two in READING and (one in HEAD or one in names)
    }


def compare_card(turn: Turn, line: dict[str, Any], names: list[str]) -> None:
    """While it was held, the card showed the door's readings; whoever was hindered saw none."""
    assert line["player"] == names[turn.player]
    seen = shown(turn.card, names)
    if line["attacked"] or line["blinded"]:
        assert set(seen.values()) <= {"no_result"}
        assert (ATTACKED if line["attacked"] else STRUCK) in turn.card
    else:
        assert seen == line["saw"]
        assert not hindered(turn)


def compare_review(
    turn: Turn, line: dict[str, Any], told: list[str], played: Played, number: int
) -> None:
    """The review tells the same readings, says why one was false, and what was done."""
    assert shown(told, played.names) == line["saw"]
    real = truth(played.review[number])
    for about, reading in line["saw"].items():
        if about in real:
            word = next(word for word, head in HEAD.items() if head == about)
            spoilt = reading != ("genuine" if real[about] else "fake")
            behind = told[told.index(word) + 2]
            assert (behind in CAUSE) is spoilt, told
    assert done(turn, played) in told
    if turn.note:
        assert say("notebook-note", words=turn.note) in told
    ballot = played.ballots[number]
    if "totals" not in ballot:
        spent = ballot[played.names[turn.player]]
        parts = [
            say("bronze-spent", count=count, head=say(f"bronze-head-{head}"))
            for head, count in spent.items()
            if count
        ]
        chips = say("bronze-voted-for", chips=", ".join(parts))
        assert (chips if parts else say("bronze-voted-none")) in told


def done(turn: Turn, played: Played) -> str:
    """The sentence of the review for a second choice."""
    role = roles(played)[turn.player]
    able = not hindered(turn) and role in {"lao_chaofeng", "yao_buran", "zheng_guoqu"}
    if turn.second == "none":
        return say("bronze-did-forgo-they" if able else "bronze-did-mark-nobody-they")
    if turn.second == "invert":
        return say("bronze-did-invert-they")
    if turn.second.startswith("seat-"):
        name = person(turn.second, played.names)
        return say("bronze-did-attack-they" if able else "bronze-did-suspect-they", name=name)
    return say("bronze-did-hide-they", head=say(f"bronze-head-{turn.second}"))


def compare_vote(played: Played, number: int, vote: dict[str, Any]) -> None:
    page = played.voted[number]
    first, second = (say(f"bronze-head-{vote[which]}") for which in ("first", "second"))
    assert say("bronze-voted-first", head=first) in page
    told = say("bronze-voted-second", head=second)
    genuine = "genuine" if vote["second_genuine"] else "fake"
    assert READING[after(page, told)] == genuine
    assert [word for word in page if word in READING] == [after(page, told)], "the first is secret"
    heads = list(vote["totals"])
    start = page.index(say(f"bronze-head-{played.heads[number][0]}"))
    assert [HEAD[word] for word in page[start : start + 4]] == played.heads[number]
    counts = page[start + 4 : start + 8]
    assert counts == [
        say("bronze-chips", count=vote["totals"][head]) for head in played.heads[number]
    ]
    assert sorted(heads) == sorted(played.heads[number])


def compare_reveal(played: Played, answer: dict[str, Any]) -> None:
    heads, people, _ = played.reveal
    kept = {vote[which] for vote in answer["votes"] for which in ("first", "second")}
    assert {HEAD[word] for word in heads if word in HEAD} == kept
    genuine = answer["points"]["heads"]
    assert sum(READING.get(word) == "genuine" for word in heads) == genuine
    assert say("bronze-reveal-count", count=genuine) in heads
    for name in played.names:
        assert after(people, name) == after(played.people, name)
        if played.judging:
            named = say("bronze-named", name=played.judging[name])
            assert named == people[people.index(name) + 2]
    result = played.result
    assert after(result, say("bronze-won-by")) == say(
        "bronze-won-" + answer["winner"].removesuffix("s")
    )
    parts = {"heads": "heads", "lao_found": "lao", "xu_safe": "xu", "fang_safe": "fang"}
    for part, message in parts.items():
        if part in answer["points"]:
            value = answer["points"][part]
            figure = f"+{value}" if value else "0"
            assert asked(say(f"bronze-points-{message}"), figure) in result
        else:
            assert not any(each.startswith(say(f"bronze-points-{message}")) for each in result)
    assert asked(say("bronze-points-total"), str(answer["total"])) in result
    early = say("bronze-points-early") in result
    assert early is (answer["ended"] == "early")
    assert early is not bool(played.judging)
