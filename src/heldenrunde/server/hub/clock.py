"""Time that cannot jump: whose time is up does not depend on somebody setting a clock."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

import structlog

from heldenrunde.server.storage.store import Store

log = structlog.get_logger()
ODD_SECONDS = 60.0


async def steady(store: Store) -> Callable[[], float]:
    """Seconds since 1970, as the store's clock says now and as they pass from here on.

    All processes of a database begin with its clock, so they agree whatever their own machines say. If something has
    happened already at a later time, the clock was set back since: we go on from there.
    """
    now, newest = await store.times()
    if newest > now + ODD_SECONDS:
        log.warning("the clock was set back", seconds=round(newest - now))
    begun, start = monotonic(), max(now, newest)
    return lambda: start + monotonic() - begun
