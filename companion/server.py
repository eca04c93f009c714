"""The app as a web page: served from this machine, for its own browser or for phones beside it."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import ipaddress
import socket
import sys
import webbrowser
from pathlib import Path
from urllib.parse import urlsplit

import flet_web.fastapi
import uvicorn
from starlette.middleware.gzip import GZipMiddleware
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from companion.share.qr import qr_terminal
from companion.ui import assets
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
)


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
                ours = {name for name, _ in _HEADERS}
                kept = [pair for pair in message.get("headers", []) if pair[0].lower() not in ours]
                message["headers"] = [*kept, *_HEADERS]
            await send(message)

        await self._inner(scope, receive, answer)


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
