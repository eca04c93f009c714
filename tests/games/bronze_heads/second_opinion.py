"""The rulings read once more, straight from a script and in another order of thought.

It looks back over the whole script for every answer, keeps no state, and shares no code with the
rules; it takes correct scripts only.
"""

from __future__ import annotations

from typing import Any

ZODIAC = ("rat", "ox", "tiger", "rabbit", "dragon", "snake")
ZODIAC += ("horse", "goat", "monkey", "rooster", "dog", "pig")
BAD = {"lao_chaofeng", "yao_buran", "zheng_guoqu"}


class Opinion:
    def __init__(self, script: dict[str, Any]) -> None:
        self.script = script
        self.names = [player["name"] for player in script["players"]]
        self.role = {player["name"]: player["role"] for player in script["players"]}
        self.who = {role: name for name, role in self.role.items()}
        self.turns = [
            (number, at, turn)
            for number, turns in enumerate(script["turns"])
            for at, turn in enumerate(turns)
        ]

    def uses(self, role: str, number: int, before: int) -> list[Any]:
        """What this role has used in the round before the turn at this position."""
        return [
            turn["use"]
            for n, at, turn in self.turns
            if n == number and at < before
            if self.role[turn["player"]] == role and turn.get("use") is not None
        ]

    def strikes(self, name: str) -> set[tuple[int, int]]:
        """The turns, as round and position, on which an attack strikes this player."""
        targets = {name, self.who["fang_zhen"]} if self.role[name] == "xu_yuan" else {name}
        attacks = [
            (n, at)
            for n, at, turn in self.turns
            if self.role[turn["player"]] == "yao_buran" and turn.get("use") in targets
        ]
        struck = set()
        for n, at, turn in self.turns:
            waiting = [attack for attack in attacks if attack < (n, at)]
            if turn["player"] == name and waiting:
                struck.add((n, at))
                merged = self.script["options"]["double_attack"] == "merged"
                for attack in waiting if merged else waiting[:1]:
                    attacks.remove(attack)
        return struck

    def turn(self, number: int, at: int, turn: dict[str, Any]) -> dict[str, Any]:
        name = turn["player"]
        role, strikes = self.role[name], self.strikes(name)
        attacked = (number, at) in strikes
        blinded = role == "ji_yunfu" and any(strike <= (number, at) for strike in strikes)
        saw = {}
        if not attacked and not blinded:
            if role == "fang_zhen" and turn.get("use"):
                side = "counterfeiter" if self.role[turn["use"]] in BAD else "appraiser"
                saw = {turn["use"]: side}
            saw |= {head: self.shown(number, at, role, head) for head in turn.get("appraise", [])}
        return {"player": name, "attacked": attacked, "blinded": blinded, "saw": saw}

    def shown(self, number: int, at: int, role: str, head: str) -> str:
        if self.script["blind"].get(role) == number + 1:
            return "no_result"
        if head in self.uses("zheng_guoqu", number, at):
            return "no_result"
        real = self.script["rounds"][number][head]
        touched = role in {"xu_yuan", "huang_yanyan", "kido_kana"}
        flipped = touched and bool(self.uses("lao_chaofeng", number, at))
        return "genuine" if real != flipped else "fake"

    def spent(self, number: int) -> dict[str, dict[str, int]]:
        """Chips by player and head; typed totals as if one player had them all."""
        return self.script["votes"][number]

    def vote(self, number: int) -> dict[str, Any]:
        rows = self.spent(number).values()
        heads = self.script["rounds"][number]
        totals = {head: sum(row.get(head, 0) for row in rows) for head in heads}
        first = max(heads, key=lambda head: (totals[head], -ZODIAC.index(head)))
        rest = [head for head in heads if head != first]
        second = max(rest, key=lambda head: (totals[head], -ZODIAC.index(head)))
        left = None
        if "totals" not in self.spent(number):
            left = {
                name: 2 * (number + 1)
                - sum(sum(self.spent(n).get(name, {}).values()) for n in range(number + 1))
                for name in self.names
            }
        return {
            "first": first,
            "second": second,
            "second_genuine": heads[second],
            "totals": totals,
            "chips_left": left,
        }

    def speaking(self) -> list[list[str]]:
        orders = []
        for turns in self.script["turns"]:
            if len(turns) == len(self.names):
                last = self.names.index(turns[-1]["player"])
                orders.append(self.names[last + 1 :] + self.names[: last + 1])
        return orders

    def answer(self) -> dict[str, Any]:
        votes = [self.vote(number) for number in range(len(self.script["votes"]))]
        return {
            "turns": [
                [self.turn(number, at, turn) for at, turn in enumerate(turns)]
                for number, turns in enumerate(self.script["turns"])
            ],
            "votes": votes,
            "speaking": self.speaking(),
            **self.end(votes),
        }

    def end(self, votes: list[dict[str, Any]]) -> dict[str, Any]:
        heads = sum(
            self.script["rounds"][number][vote[place]]
            for number, vote in enumerate(votes)
            for place in ("first", "second")
        )
        if len(votes) == 3 and self.script["options"]["early_end"] and heads in {0, 1, 6}:
            return self.verdict({"heads": heads}, "early")
        if "judging" not in self.script:
            return {"points": None, "total": None, "winner": None, "ended": None}
        named = self.script["judging"]
        good = [name for name in self.names if self.role[name] not in BAD]
        right = sum(named[name] == self.who["lao_chaofeng"] for name in good)
        due = len(good) / 2
        found = right >= due if self.script["options"]["majority"] == "half" else right > due
        xu_found = named[self.who["lao_chaofeng"]] == self.who["xu_yuan"]
        fang_found = named[self.who["yao_buran"]] == self.who["fang_zhen"]
        points = {
            "heads": heads,
            "lao_found": int(found),
            "xu_safe": 0 if xu_found else 2,
            "fang_safe": 0 if fang_found else 1,
        }
        return self.verdict(points, "judging")

    def verdict(self, points: dict[str, int], ended: str) -> dict[str, Any]:
        total = sum(points.values())
        winner = "appraisers" if total >= 6 else "counterfeiters"
        return {"points": points, "total": total, "winner": winner, "ended": ended}
