"""A process of its own that appends as fast as it can, and says what was acknowledged. To be killed.

python -m tests.server.storage.appender ADDRESS TABLES
"""

import asyncio
import sys

from tests.server.storage.steps import due, opened, step


async def main(url: str, tables: int) -> None:
    ids = [f"table {n}" for n in range(tables)]
    async with opened(url) as store:
        print("open", flush=True)
        known = await store.versions(ids)
        await asyncio.gather(*[play(store, id, known.get(id, 0)) for id in ids])


async def play(store, id: str, version: int) -> None:
    while True:
        rows = 1 + version % 2
        version += rows
        plan = [due(id, "bot", float(version), version)]
        await store.append(step(id, version - rows + 1, rows=rows, due=plan, snapshot=b"%d" % version))
        print(f"{id}:{version}", flush=True)


if __name__ == "__main__":
    address, number = sys.argv[1:]
    if int(number):
        asyncio.run(main(address, int(number)))
