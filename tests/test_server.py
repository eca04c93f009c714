"""The page's server: whom it lets in, what it sends, what it prints when it starts."""

from __future__ import annotations

import base64
import html
import http.client
import ipaddress
import os
import re
import socket
import stat
import subprocess
import sys
from collections.abc import Iterator
from http.client import HTTPResponse
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from companion.server import DESCRIPTION, lan_address, same_origin
from companion.texts import LANGUAGES, catalogue
from tests.browser.serving import Server, free_port

PATIENCE = 30


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    ours = Server(tmp_path_factory.mktemp("server"))
    ours.start()
    yield ours
    ours.stop()


@pytest.fixture(scope="module")
def open_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One that lets phones in the network in."""
    ours = Server(tmp_path_factory.mktemp("open"), "companion", "--host", "0.0.0.0")
    ours.start()
    yield ours
    ours.stop()


def get(server: Server, path: str, **headers: str) -> HTTPResponse:
    """What the server answers; the body is read."""
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE)
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    connection.request("GET", path, headers=named)
    answer = connection.getresponse()
    answer.words = answer.read()
    connection.close()
    return answer


# Who may open a socket


def knock(server: Server, origin: str | None) -> int:
    """The status of a websocket's handshake from a page of this origin."""
    headers = {
        "Connection": "Upgrade",
        "Upgrade": "websocket",
        "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Key": base64.b64encode(os.urandom(16)).decode(),
    }
    if origin is not None:
        headers["Origin"] = origin
    return get(server, "/ws", **headers).status


def test_the_servers_own_page_opens_a_socket(server: Server) -> None:
    assert knock(server, server.url.rstrip("/")) == 101


def test_what_is_no_browser_and_names_no_origin_may_open_one(server: Server) -> None:
    assert knock(server, None) == 101


@pytest.mark.parametrize(
    "origin",
    [
        "http://elsewhere.example",
        "https://127.0.0.1",
        "http://127.0.0.1:1",
        "http://localhost",
        "null",
        "",
        "http://elsewhere.example#127.0.0.1",
    ],
)
def test_another_sites_page_opens_none(server: Server, origin: str) -> None:
    assert knock(server, origin) == 403


def test_the_host_of_an_origin_counts_with_its_port() -> None:
    def scope(origin: str, host: str) -> dict[str, object]:
        return {"headers": [(b"origin", origin.encode()), (b"host", host.encode())]}

    assert same_origin(scope("http://10.0.0.2:8550", "10.0.0.2:8550"))
    assert same_origin(scope("http://[fe80::1]:8550", "[fe80::1]:8550"))
    assert not same_origin(scope("http://10.0.0.2:8551", "10.0.0.2:8550"))
    assert not same_origin(scope("http://10.0.0.2:8550@elsewhere.example", "10.0.0.2:8550"))


# What it sends


@pytest.mark.parametrize("path", ["/", "/main.dart.js", "/fonts/sans-latin.woff2", "/none"])
def test_every_answer_says_how_it_may_be_kept_and_shown(server: Server, path: str) -> None:
    answer = get(server, path)
    assert answer.headers.get_all("Cache-Control") == ["no-cache"]
    assert answer.headers.get_all("X-Content-Type-Options") == ["nosniff"]
    assert answer.headers.get_all("X-Frame-Options") == ["DENY"]
    assert answer.headers.get_all("Referrer-Policy") == ["no-referrer"]


def test_a_file_that_has_not_changed_is_not_sent_again(server: Server) -> None:
    first = get(server, "/main.dart.js")
    again = get(server, "/main.dart.js", If_None_Match=first.headers["ETag"])
    assert (first.status, again.status) == (200, 304)
    assert again.words == b""


def test_the_page_names_no_other_machine(server: Server) -> None:
    page = get(server, "/").words.decode()
    assert "flet.noCdn=true;" in page
    ours = {"127.0.0.1", "localhost"}
    fetched = re.findall(r"""(?:src|href)\s*=\s*["']([^"']+)""", page)
    assert fetched
    assert {urlsplit(address).hostname or "127.0.0.1" for address in fetched} <= ours


def test_what_a_phone_keeps_on_its_home_screen_speaks_of_the_app(server: Server) -> None:
    for path in ("/", "/manifest.json"):
        words = get(server, path).words.decode()
        assert "Companion" in words
        assert DESCRIPTION in words
        assert "Flet application" not in words


@pytest.mark.parametrize(
    "path",
    ["/canvaskit/canvaskit.wasm", "/fonts/sans-cjk.woff2", "/fonts/serif-bold-latin.woff2"],
)
def test_what_the_page_draws_with_comes_from_here(server: Server, path: str) -> None:
    assert get(server, path).status == 200


def test_over_the_network_it_is_sent_packed_and_on_one_machine_as_it_is(
    server: Server, open_server: Server
) -> None:
    here = get(server, "/main.dart.js", Accept_Encoding="gzip")
    there = get(open_server, "/main.dart.js", Accept_Encoding="gzip")
    assert here.headers.get("Content-Encoding") is None
    assert there.headers.get("Content-Encoding") == "gzip"
    assert len(there.words) < len(here.words) / 2


def test_nothing_of_the_disk_can_be_fetched(server: Server) -> None:
    for path in ("/../pyproject.toml", "/%2e%2e/pyproject.toml", "//etc/passwd", "/..%2fkey"):
        answer = get(server, path)
        assert b"root:" not in answer.words
        assert b"[project]" not in answer.words


# What it prints


def test_a_file_that_nobody_waits_for_is_not_taken(server: Server) -> None:
    assert get(server, "/file/guessed").status == 404


def test_it_says_where_it_is(server: Server) -> None:
    assert server.said().strip() == f"Companion: {server.url}  (stop with Ctrl+C)"


def test_phones_in_the_network_get_an_address_and_a_code(open_server: Server) -> None:
    said = open_server.said()
    assert f"http://{lan_address()}:{open_server.port}/" in said
    assert "█" in said


def test_an_address_in_the_network_is_one() -> None:
    assert ipaddress.ip_address(lan_address())


def test_a_port_that_is_taken_is_said_in_words(server: Server, tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "companion", "--no-browser", "--port", str(server.port)],
        capture_output=True,
        timeout=PATIENCE,
        check=False,
        env={**os.environ, "COMPANION_DATA": str(tmp_path)},
    )
    assert done.returncode == 1
    assert done.stdout == b""
    words = done.stderr.decode()
    assert len(words.splitlines()) == 1
    assert f"Port {server.port} " in words
    assert server.url in words


def test_an_address_that_is_none_of_ours_is_said_in_words(tmp_path: Path) -> None:
    done = subprocess.run(
        [
            *(sys.executable, "-m", "companion", "--no-browser"),
            *("--host", "192.0.2.1", "--port", str(free_port())),
        ],
        capture_output=True,
        timeout=PATIENCE,
        check=False,
        env={**os.environ, "COMPANION_DATA": str(tmp_path)},
    )
    assert done.returncode == 1
    assert b"Traceback" not in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_only_this_machine_gets_in_unless_it_is_told_otherwise(server: Server) -> None:
    address = lan_address()
    if ipaddress.ip_address(address).is_loopback:
        address = "127.0.0.2"  # a machine without a network: another address of its own
    with pytest.raises(OSError):
        socket.create_connection((address, server.port), timeout=2)


# How it ends


def test_ctrl_c_ends_it_without_a_word(tmp_path: Path) -> None:
    server = Server(tmp_path)
    server.start()
    said = server.said()
    assert server.stop() == 0
    assert server.said() == said


def test_its_folder_is_for_the_owners_eyes(tmp_path: Path) -> None:
    """Whatever the umask; here the folder of one browser's matches."""
    from companion.store.people import People, Settings
    from companion.store.sealing import new_key

    folder = tmp_path / "data"
    People(folder, new_key()).change(Settings())
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700


# The guard


def test_the_page_carries_its_guard_and_its_words_in_every_language(server):
    answer = get(server, "/")
    assert b'<script src="/guard.js" data-words=' in answer.words
    for language in LANGUAGES:
        assert (
            catalogue(language)("lost-connection").encode()
            in html.unescape(answer.words.decode()).encode()
        )
    assert int(answer.headers["content-length"]) == len(answer.words)
    assert get(server, "/guard.js").status == 200


def test_nothing_from_anywhere_else_may_run_in_the_page(server):
    policy = get(server, "/").headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "http" not in policy
    assert get(server, "/").headers["access-control-allow-origin"] is None


@pytest.mark.parametrize("path", ["/docs", "/redoc", "/openapi.json"])
def test_what_the_framework_would_serve_besides_is_not_there(server, path):
    assert get(server, path).status == 404
