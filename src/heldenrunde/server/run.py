"""Run a server: what `heldenrunde serve` does."""

from __future__ import annotations

import asyncio
import os
import socket
import sys
import webbrowser
from contextlib import suppress
from pathlib import Path
from typing import Any

import uvicorn
from sqlalchemy.exc import SQLAlchemyError

from heldenrunde.errors import HeldenrundeError, Reason
from heldenrunde.server import logs
from heldenrunde.server.guard.connections import Connections, ask_for_descriptors
from heldenrunde.server.hub.clock import steady
from heldenrunde.server.hub.hub import Hub
from heldenrunde.server.hub.snapshots import Keeper
from heldenrunde.server.settings import Settings, load
from heldenrunde.server.storage import SqlStore, Unavailable
from heldenrunde.server.storage.store import Store
from heldenrunde.server.web.app import create_app
from heldenrunde.server.web.uvicorn_protocols import Config, HttpProtocol, SocketProtocol
from heldenrunde.server.workers.bots import Thinkers
from heldenrunde.texts import language_of_environment, words


def serve(
    config: Path | None = None,
    host: str | None = None,
    port: int | None = None,
    database: str | None = None,
    workers: int | None = None,
    public_url: str | None = None,
    log_level: str | None = None,
    log_format: str | None = None,
    language: str = "",
) -> None:
    """Run until interrupted; what is not given comes from the environment, the file, or is the default."""
    flags = {
        **{"host": host, "port": port, "database": database, "workers": workers},
        **{"public_url": public_url, "log_level": log_level, "log_format": log_format},
    }
    settings = load(config, flags=flags)
    logs.set_up(settings.log_level, settings.log_format)
    ask_for_descriptors()
    with suppress(KeyboardInterrupt):
        asyncio.run(prepare(settings.store_url()))
        door = listen(settings.host, settings.port)
        server_for(settings, language=language or language_of_environment()).run([door])


def serve_here(language: str) -> None:
    """What `heldenrunde` alone does: a server for this machine, on another port if the usual one is taken."""
    settings = load(None)
    logs.set_up("warning", settings.log_format)
    with suppress(KeyboardInterrupt):
        asyncio.run(prepare(settings.store_url()))
        try:
            door = listen(settings.host, settings.port)
        except CannotServe:
            door = listen(settings.host, 0)
        server = server_for(settings, language=language)
        server.browse = True
        server.run([door])


def settle(config: Path | None, database: str | None) -> tuple[int, int]:
    """Snapshots of all running matches and films of all; gives back how many were made."""
    settings = load(config, flags={"database": database})
    logs.set_up("warning", settings.log_format)
    return asyncio.run(settled(settings))


async def settled(settings: Settings) -> tuple[int, int]:
    await prepare(settings.store_url())
    store = SqlStore(settings.store_url())
    await store.open()
    try:
        hub = Hub(store, Thinkers(0), await steady(store))
        return await Keeper(hub, settings.workers).everything(float("inf"), only_ours=False)
    finally:
        await store.close()


def open_browser(url: str) -> None:
    """Show the page, where there is a screen to show it on."""
    if sys.platform in ("darwin", "win32") or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"):
        webbrowser.open(url)


class CannotServe(HeldenrundeError):
    """The server does not start; nothing has happened."""


async def prepare(url: str) -> None:
    """Bring the database up to date before anything else; what is wrong with it is then one sentence."""
    store = SqlStore(url)
    try:
        await store.open()
    except Unavailable as error:
        raise CannotServe(Reason("server-no-database")) from error
    except (ValueError, OSError, SQLAlchemyError) as error:
        raise CannotServe(Reason("server-bad-database", why=logs.clean(str(error).splitlines()[0]))) from error
    await store.close()


def listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family, backlog=2048)
    except (OSError, OverflowError) as error:
        raise CannotServe(Reason("server-no-port", host=host, port=str(port))) from error


def server_for(settings: Settings, store: Store | None = None, language: str = "") -> Announcing:
    """A uvicorn server with our limits."""
    app = create_app(settings, store)
    config = Config(
        app,
        host=settings.host,
        port=settings.port,
        http=HttpProtocol,
        ws=SocketProtocol,
        ws_max_size=settings.frame_limit,
        ws_per_message_deflate=False,
        ws_ping_interval=settings.ping_seconds,
        ws_ping_timeout=settings.ping_seconds,
        timeout_graceful_shutdown=settings.stop_seconds,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies,
        server_header=False,
        access_log=False,
        log_config=None,
    )
    config.connections = Connections(settings, lambda code: app.state.server.metrics.dropped.labels(str(code)).inc())
    return Announcing(config, settings, language)


class Announcing(uvicorn.Server):
    """Says where it can be reached once it can, and looks after its connections."""

    config: Config

    def __init__(self, config: Config, settings: Settings, language: str) -> None:
        super().__init__(config)
        self.settings, self.language = settings, language
        self.browse = False

    async def startup(self, sockets: Any = None) -> None:
        await super().startup(sockets)
        if self.started and self.language:
            print(words(self.language)("server-open-at", url=self.address()), flush=True)
            if self.browse:
                open_browser(self.address())

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Who presses Ctrl+C twice does not wait for connections any longer, but the store is closed all the same."""
        await super().shutdown(sockets)
        if self.force_exit:
            await self.lifespan.shutdown()

    async def on_tick(self, counter: int) -> bool:
        """Ten times a second."""
        if counter % 10 == 0:
            self.config.connections.look_around(self.server_state.connections, asyncio.get_running_loop().time())
        return await super().on_tick(counter)

    def address(self) -> str:
        port = self.servers[0].sockets[0].getsockname()[1]
        host = f"[{self.settings.host}]" if ":" in self.settings.host else self.settings.host
        return self.settings.public_url or f"http://{host}:{port}/"
