"""The app as a web page: served from this machine, for its own browser or for phones beside it."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import html
import ipaddress
import json
import socket
import sys
import webbrowser
from pathlib import Path
from urllib.parse import urlsplit

import flet_web.fastapi
import uvicorn
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from companion.share.qr import qr_terminal
from companion.texts import LANGUAGES, catalogue
from companion.ui import assets, incoming
from companion.ui.shell import Entrance, app

DEFAULT_PORT = 8550
"""Always the same: a browser keeps its key by address, port included."""

DESCRIPTION = "One phone for a table with real cards"
"""What a phone says of the app that it keeps on its home screen."""

_HEADERS = (
    # Files keep their names from version to version, so the browser asks each time and gets 304.
    (b"cache-control", b"no-cache"),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    # Nothing comes from anywhere else, whatever the client's own scripts ask for.
    (
        b"content-security-policy",
        b"default-src 'self'; script-src 'self' 'unsafe-inline' 'unsafe-eval' blob:; "
        b"worker-src 'self' blob:; style-src 'self' 'unsafe-inline'; "
        b"img-src 'self' data: blob:; font-src 'self' data:; "
        b"connect-src 'self' ws: wss: data: blob:; object-src 'none'; frame-ancestors 'none'",
    ),
)
_LEFT_OUT = {b"access-control-allow-origin"} | {name for name, _ in _HEADERS}
_NOT_HERE = ("/docs", "/docs/oauth2-redirect", "/openapi.json", "/redoc")
_ANSWERS = {"/alive": 204, **dict.fromkeys(_NOT_HERE, 404)}
"""What is answered at once: the page's guard, and what the framework would serve besides."""


class Guard:
    """Refuses sockets that another site's page opens, and says how pages may be kept and shown."""

    def __init__(self, inner: ASGIApp) -> None:
        self._inner = inner

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request or socket."""
        if scope["type"] == "websocket" and not same_origin(scope):
            await send({"type": "websocket.close", "code": 1008})
            return

        async def answer(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = message.get("headers", [])
                kept = [pair for pair in headers if pair[0].lower() not in _LEFT_OUT]
                message["headers"] = [*kept, *_HEADERS]
            await send(message)

        if scope["type"] == "http" and scope["path"] in _ANSWERS:
            await Response(status_code=_ANSWERS[scope["path"]])(scope, receive, answer)
            return
        if scope["type"] == "http" and scope["path"].startswith(incoming.PREFIX):
            status = await incoming.take(scope["path"], scope["method"], receive)
            await Response(status_code=status)(scope, receive, answer)
            return
        await self._inner(scope, receive, answer)


class Watched:
    """Puts `guard.js` into the page: it hides what was held when the server cannot in time."""

    def __init__(self, inner: ASGIApp) -> None:
        self._inner = inner
        words = {language: catalogue(language)("lost-connection") for language in LANGUAGES}
        quoted = html.escape(json.dumps(words, ensure_ascii=False), quote=True)
        self._script = f'<script src="/guard.js" data-words="{quoted}"></script>'.encode()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request or socket; only a page is changed, and is no longer what its ETag says."""
        start: Message | None = None
        page = b""

        async def answer(message: Message) -> None:
            nonlocal start, page
            if message["type"] == "http.response.start":
                kind = dict(message.get("headers", [])).get(b"content-type", b"")
                if not kind.startswith(b"text/html"):
                    await send(message)
                    return
                start = message
                return
            if start is None:
                await send(message)
                return
            page += message.get("body", b"")
            if message.get("more_body"):
                return
            page = page.replace(b"<head>", b"<head>" + self._script, 1)
            gone = {b"content-length", b"etag", b"last-modified"}
            headers = [pair for pair in start["headers"] if pair[0].lower() not in gone]
            await send({**start, "headers": [*headers, _length(page)]})
            await send({"type": "http.response.body", "body": page})

        await self._inner(scope, receive, answer)


def _length(page: bytes) -> tuple[bytes, bytes]:
    return b"content-length", str(len(page)).encode()


def same_origin(scope: Scope) -> bool:
    """Whether a socket's page came from this server; a client that is no browser names none."""
    headers = dict(scope["headers"])
    origin = headers.get(b"origin")
    if origin is None:
        return True
    host: str = headers.get(b"host", b"").decode("latin-1")
    return bool(urlsplit(origin.decode("latin-1")).netloc == host)


def web_app(entrance: Entrance, *, packed: bool = False) -> ASGIApp:
    """The ASGI application.

    Args:
        entrance: How the app was started.
        packed: Whether to compress what goes out; worth it over Wi-Fi, not on one machine.
    """
    inner: ASGIApp = flet_web.fastapi.app(
        app(entrance),
        assets_dir=str(assets.folder()),
        app_name="Companion",
        app_short_name="Companion",
        app_description=DESCRIPTION,
        no_cdn=True,
    )
    inner = Watched(inner)
    if packed:
        inner = GZipMiddleware(inner, minimum_size=1024, compresslevel=4)
    return Guard(inner)


def lan_address() -> str:
    """This machine's address in its own network; asking for a route sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address of no network (RFC 5737)
        except OSError:
            return "127.0.0.1"
        return str(probe.getsockname()[0])


def _is_loopback(host: str) -> bool:
    with contextlib.suppress(ValueError):
        return ipaddress.ip_address(host).is_loopback
    return host == "localhost"


def serve(host: str, port: int, *, browser: bool, root: Path | None = None) -> int:
    """Serve the app until it is stopped; the exit status.

    Args:
        host: The address to listen on; anything but loopback is shown as a QR code too.
        port: 1 to 65535.
        browser: Whether to open this machine's browser.
        root: The folder of all that is kept; None for this machine's own.
    """
    here = f"http://127.0.0.1:{port}/"
    address = None
    if not _is_loopback(host):
        any_host = host in {"0.0.0.0", "::"}  # noqa: S104 - the user asked for it
        name = lan_address() if any_host else host
        address = f"http://[{name}]:{port}/" if ":" in name else f"http://{name}:{port}/"
    try:
        listener = socket.create_server(
            (host, port), family=socket.AF_INET6 if ":" in host else socket.AF_INET
        )
    except OSError as error:
        taken = error.errno == errno.EADDRINUSE
        why = "is taken. Perhaps Companion runs already" if taken else f"cannot be used ({error})"
        print(f"Port {port} of {host} {why}: {here}", file=sys.stderr)  # noqa: T201
        return 1
    config = uvicorn.Config(
        web_app(Entrance(root, address), packed=address is not None),
        log_level="warning",
        access_log=False,
    )
    print(f"Companion: {address or here}  (stop with Ctrl+C)", flush=True)  # noqa: T201
    if address:
        print(qr_terminal(address), flush=True)  # noqa: T201
    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(_serve(uvicorn.Server(config), listener, here if browser else None))
    return 0


async def _serve(server: uvicorn.Server, listener: socket.socket, page: str | None) -> None:
    running = asyncio.create_task(server.serve(sockets=[listener]))
    while page and not server.started and not running.done():
        await asyncio.sleep(0.05)
    if page:
        await asyncio.to_thread(webbrowser.open, page)
    await running
