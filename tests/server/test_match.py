"""Whole matches over sockets: to the end, with bots, clocks, cuts, and what everybody gets to see on the way."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import Coroutine
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

import heldenrunde as hr
from heldenrunde.core.views import hear
from heldenrunde.server.table import fairness
from tests.server.harness import GAME, Player, Running, contribute

TOKEN = dict[str, Any]


def run(story: Coroutine[Any, Any, Any]) -> Any:
    return asyncio.run(asyncio.wait_for(story, 120))


async def fact(player: Player, kind: str) -> None:
    await player.until("step", match=lambda frame: frame["fact"]["kind"] == kind)


async def start(host: Player, guest: Player) -> list[str]:
    """Both contribute to the shuffles and begin; gives back what they contributed."""
    nonces = [await contribute(host), await contribute(guest)]
    await guest.must("ready")
    await fact(host, "ready")
    await host.must("start")
    await fact(guest, "starting")
    await host.must("reveal", nonce=nonces[0])
    await guest.must("reveal", nonce=nonces[1])
    await fact(host, "started")
    return nonces


def get(server: Running, path: str, token: str = "") -> Any:
    with server.http(**({"authorization": f"Bearer {token}"} if token else {})) as http:
        answer = http.get(path)
        assert answer.status_code == 200, answer.text
        return answer.json()


# -- to the end ------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def played(server: Running) -> dict[str, Any]:
    """A match of two people and two bots, with everything that was sent to the two, and to a spectator."""

    async def story() -> dict[str, Any]:
        host = server.open(seats=4, bots=[None, None, "normal", "easy"])
        guest = server.join(host["id"], "Ben")
        async with server.socket(host["id"]) as a, server.socket(host["id"]) as b, server.socket(host["id"]) as w:
            anna, ben, watcher = Player(a), Player(b), Player(w)
            await anna.hello(host["token"])
            await ben.hello(guest["token"])
            await watcher.hello()
            nonces = await start(anna, ben)
            chance = random.Random(1)
            await asyncio.gather(anna.play(chance.choice), ben.play(chance.choice), watcher.play())
        return {"host": host, "guest": guest, "nonces": nonces, "players": [anna, ben, watcher], "id": host["id"]}

    found: dict[str, Any] = run(story())
    return found


def test_a_match_is_played_to_the_end(played):
    anna, ben, watcher = played["players"]
    assert anna.phase == ben.phase == watcher.phase == "over"
    result = anna.state["view"]["result"]
    assert result["winners"]
    assert result == ben.state["view"]["result"] == watcher.state["view"]["result"]


def test_the_record_proves_its_shuffles(server, played):
    record = get(server, f"/tables/{played['id']}/record")
    proof = record["proof"]
    secret = bytes.fromhex(proof["secret"])
    welcome = played["players"][0].frames[0]
    assert proof["commitment"] == welcome["table"]["commitment"]
    assert fairness.commitment(secret, played["id"], GAME) == proof["commitment"]
    assert [seat["nonce"] for seat in proof["seats"]] == [*played["nonces"], "", ""]
    for seat in proof["seats"][:2]:
        assert fairness.digest(seat["nonce"]) == seat["digest"]
    key = fairness.match_key(secret, played["nonces"], played["id"])
    assert record["key"] == key.hex()
    match = hr.Match.replay(record)
    assert match.over
    assert match.result is not None
    assert match.result.plain() == played["players"][0].state["view"]["result"]


def test_versions_rise_without_a_hole(played):
    for player in played["players"]:
        versions = [frame["version"] for frame in player.frames if frame["type"] == "step"]
        assert versions == list(range(versions[0], versions[0] + len(versions)))


def brief(heard):
    """For programs, what is empty or 0 is left out."""
    return {name: value for name, value in heard.items() if value or name in ("what", "seat")}


def test_every_frame_holds_exactly_what_its_reader_may_see_and_hear(server, played):
    """The match is played again, and every frame compared with the view and the events of its reader alone."""
    record = get(server, f"/tables/{played['id']}/record")
    for viewer, player in zip((0, 1, None), played["players"], strict=True):
        match = hr.Match.replay({**record, "decisions": []})
        decisions = iter(record["decisions"])
        for frame in player.frames:
            if frame["type"] != "step":
                assert "view" not in frame
                continue
            if frame["fact"]["kind"] == "answered":
                seat, choice = next(decisions)
                match.answer(seat, choice)
                assert set(frame["fact"]) <= {"kind", "seat", "by"}
                assert frame["log"] == [brief(hear(event, viewer)) for event in match.happened()]
            if "view" in frame:
                assert frame["view"] == json.loads(json.dumps(match.view(viewer)))
        assert next(decisions, None) is None


def test_no_token_nonce_or_secret_is_ever_sent_to_anybody(server, played):
    record = get(server, f"/tables/{played['id']}/record")
    hidden = [played["host"]["token"], played["guest"]["token"], *played["nonces"], record["key"]]
    for player in played["players"]:
        sent = json.dumps(player.frames)
        assert not [secret for secret in [*hidden, record["proof"]["secret"]] if secret in sent]


def test_the_log_tells_what_the_viewer_heard(server, played):
    record = get(server, f"/tables/{played['id']}/record")
    for viewer, token in ((0, played["host"]["token"]), (None, "")):
        match = hr.Match.replay({**record, "decisions": []})
        told = get(server, f"/tables/{played['id']}/log", token)
        assert [entry["decision"] for entry in told] == list(range(len(record["decisions"]) + 1))
        for entry, decision in zip(told, [None, *record["decisions"]], strict=True):
            if decision is not None:
                match.answer(*decision)
            heard = [match.game.tell(hear(event, viewer)) for event in match.happened()]
            assert entry["events"] == msgspec.json.decode(msgspec.json.encode(heard))


def test_any_moment_can_be_looked_at_again(server, played):
    record = get(server, f"/tables/{played['id']}/record")
    path = f"/tables/{played['id']}/at"
    for number in (0, 5, len(record["decisions"])):
        match = hr.Match.replay({**record, "decisions": record["decisions"][:number]})
        for seat in (0, 2):
            shown = get(server, f"{path}/{number}?seat={seat}&want=view")
            assert shown["view"] == json.loads(json.dumps(match.view(seat)))
    assert get(server, f"{path}/3")["scene"]["game"] == GAME


def test_the_same_people_play_again(server, played):
    with server.http() as http:
        tokens = [played[who]["token"] for who in ("host", "guest")]
        answers = []
        for token in tokens:
            answers.append(http.post(f"/tables/{played['id']}/rematch", headers={"authorization": f"Bearer {token}"}))
        assert [answer.status_code for answer in answers] == [201, 201]
        new = [answer.json() for answer in answers]
        assert new[0]["id"] == new[1]["id"] != played["id"]
        assert [seat["token"] for seat in new] == tokens
        shown = http.get(f"/tables/{new[0]['id']}", headers={"authorization": f"Bearer {tokens[1]}"}).json()
        assert shown["you"] == new[1]["seat"]
        assert get(server, f"/tables/{played['id']}")["table"]["rematch"] == new[0]["id"]


# -- alone, against the clock, with cuts -----------------------------------------------------------------------------


def test_play_now_against_bots(server):
    async def story() -> None:
        host = server.open(seats=3, bots=[None, "random", "random"])
        async with server.socket(host["id"]) as socket:
            anna = Player(socket)
            await anna.hello(host["token"])
            await anna.must("start")
            await anna.play(random.Random(2).choice)
            assert anna.state["view"]["over"]

    run(story())


def test_a_client_without_sockets_plays_over_http(server):
    host = server.open(seats=2, bots=[None, "easy"])
    path, chance = f"/tables/{host['id']}", random.Random(3)
    with server.http(authorization=f"Bearer {host['token']}") as http:
        assert http.post(f"{path}/command", json={"key": "s", "command": {"do": "start"}}).status_code == 200
        for _ in range(60):
            state = http.get(path, params={"want": "view"}).json()
            options = state["view"]["options"]
            if options:
                command = {"do": "answer", "choice": chance.choice(options), "version": state["version"]}
                key = str(state["version"])
                answer = http.post(f"{path}/command", json={"key": key, "command": command})
                assert answer.status_code == 200, answer.text
                again = http.post(f"{path}/command", json={"key": key, "command": command})
                assert again.json() == answer.json(), "the same key does it once"
        assert state["version"] > 20


def test_a_clock_decides_for_who_takes_too_long(server):
    async def story() -> None:
        host = server.open(seats=2, bots=[None, "random"], clock={"kind": "decision", "seconds": 5})
        async with server.socket(host["id"]) as socket:
            anna = Player(socket)
            await anna.hello(host["token"])
            await anna.must("start")
            while not anna.options:
                await anna.until("step")
            deadline = anna.state["deadlines"]["0"]
            assert 3 < deadline - time.time() <= 5.1
            await anna.until("step", match=lambda frame: frame["fact"].get("by") == "clock")
            assert 0 <= time.time() - deadline < 3

    run(story())


def test_after_a_cut_the_view_equals_the_servers(server):
    async def story() -> None:
        host = server.open(seats=4, bots=[None, None, "easy", "easy"])
        guest = server.join(host["id"], "Ben")
        chance = random.Random(4)
        async with server.socket(host["id"]) as a:
            anna = Player(a)
            await anna.hello(host["token"])
            async with server.socket(host["id"]) as b:
                ben = Player(b)
                await ben.hello(guest["token"])
                await start(anna, ben)
            playing = asyncio.create_task(anna.play(chance.choice))
            for cut in range(12):
                async with server.socket(host["id"]) as b:
                    ben = Player(b)
                    welcome = await ben.hello(guest["token"], since=cut)
                    assert welcome["you"] == 1
                    for _ in range(8):
                        if ben.options:
                            await ben.do("answer", choice=chance.choice(ben.options), version=ben.version)
                        elif ben.phase != "over":
                            await ben.until("step")
                    with server.http(authorization=f"Bearer {guest['token']}") as http:
                        seen = http.get(f"/tables/{host['id']}?want=view").json()
                    while ben.version < seen["version"]:
                        await ben.until("step")
                    if ben.version == seen["version"]:
                        assert ben.state["view"] == seen["view"]
            playing.cancel()

    run(story())


def test_what_was_not_acknowledged_is_sent_again_with_its_key(server):
    async def story() -> None:
        host = server.open(seats=2, bots=[None, "easy"])
        async with server.socket(host["id"]) as socket:
            anna = Player(socket)
            await anna.hello(host["token"])
            done = await anna.do("say", key="same", text="hello")
        async with server.socket(host["id"]) as socket:
            anna = Player(socket)
            welcome = await anna.hello(host["token"], since=welcome_version(done))
            again = await anna.do("say", key="same", text="hello")
            assert again == done
            assert len(welcome["chat"]) == 1

    run(story())


def welcome_version(done: dict[str, Any]) -> int:
    return int(done["version"])


def test_a_stale_answer_is_refused_and_followed_by_the_new_state(server):
    async def story() -> None:
        host = server.open(seats=2, bots=[None, "random"])
        async with server.socket(host["id"]) as socket:
            anna = Player(socket)
            await anna.hello(host["token"])
            await anna.must("start")
            while True:
                while not anna.options:
                    await anna.until("step")
                old, form = anna.version, anna.state["view"]["question"]["form"]
                await anna.do("answer", choice=anna.options[-1], version=old)
                while not anna.options:
                    await anna.until("step")
                if form == anna.state["view"]["question"]["form"] == "one":
                    break
            answer = await anna.do("answer", choice=anna.options[0], version=old)
            assert answer["type"] == "refused"
            assert answer["reason"]["id"] == "table-stale"
            assert answer["version"] == anna.version
            welcome = await anna.until("welcome")
            assert welcome["version"] == anna.version

    run(story())


def test_presence_is_told(server):
    async def story() -> None:
        host = server.open(seats=2)
        guest = server.join(host["id"], "Ben")
        async with server.socket(host["id"]) as a:
            anna = Player(a)
            await anna.hello(host["token"])
            async with server.socket(host["id"]) as b:
                await Player(b).hello(guest["token"])
                await anna.until("presence", match=lambda frame: frame["present"] == [0, 1])
            await anna.until("presence", match=lambda frame: frame["present"] == [0])

    run(story())


def test_who_is_sent_away_becomes_a_spectator(server):
    async def story() -> None:
        host = server.open(seats=2)
        guest = server.join(host["id"], "Ben")
        async with server.socket(host["id"]) as a, server.socket(host["id"]) as b:
            anna, ben = Player(a), Player(b)
            await anna.hello(host["token"])
            await ben.hello(guest["token"])
            await anna.must("kick", seat=1)
            welcome = await ben.until("welcome")
            assert welcome["you"] is None
            assert (await ben.do("ready"))["reason"]["id"] == "table-not-seated"
        async with server.socket(host["id"]) as b:
            with pytest.raises((AssertionError, ConnectionClosed)):
                await Player(b).hello(guest["token"])

    run(story())
