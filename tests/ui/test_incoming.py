"""A file on its way from a browser: taken for who waits for it, once, and never too much of it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest

from companion.ui import incoming

ADDRESS = incoming.PREFIX + "x" * 32
MEGABYTE = 1 << 20


def request(*messages: dict[str, Any]) -> incoming.Receive:
    left: Iterator[dict[str, Any]] = iter(messages)

    async def receive() -> dict[str, Any]:
        return next(left)

    return receive


def body(data: bytes, more: bool = False) -> dict[str, Any]:
    return {"type": "http.request", "body": data, "more_body": more}


def sent(
    monkeypatch: pytest.MonkeyPatch,
    *messages: dict[str, Any],
    path: str = ADDRESS,
    how: str = "PUT",
) -> tuple[int, bytes | None]:
    """The status that is answered, and what has come for who waits."""

    async def send() -> tuple[int, bytes | None]:
        coming: asyncio.Future[bytes | None] = asyncio.get_running_loop().create_future()
        monkeypatch.setitem(incoming._waiting, ADDRESS, coming)
        status = await incoming.take(path, how, request(*messages))
        return status, coming.result() if coming.done() else None

    return asyncio.run(send())


def test_a_file_comes_in_as_many_pieces_as_it_likes(monkeypatch):
    assert sent(monkeypatch, body(b"ab", more=True), body(b"c")) == (204, b"abc")


@pytest.mark.parametrize(("path", "how"), [(incoming.PREFIX, "PUT"), (ADDRESS, "GET")])
def test_what_nobody_waits_for_is_not_taken(monkeypatch, path, how):
    assert sent(monkeypatch, body(b"abc"), path=path, how=how) == (404, None)


def test_a_file_that_goes_on_for_ever_is_not_kept(monkeypatch):
    endless = [body(bytes(MEGABYTE), more=True)] * (incoming.LIMIT + 1)
    assert sent(monkeypatch, *endless) == (413, None)


def test_a_file_whose_sender_leaves_is_none(monkeypatch):
    gone = {"type": "http.disconnect"}
    assert sent(monkeypatch, body(b"ab", more=True), gone) == (400, None)
