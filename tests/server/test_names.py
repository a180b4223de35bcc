"""Names: nobody can be taken for somebody else, and everybody has one that can be seen."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from heldenrunde.server.table.names import alike, tidy, visible
from tests.server.harness import Player

SAME = [
    "ANNA",
    "anna",
    "An na",
    "Anna.",
    "Ａｎｎａ",
    "𝓐𝓷𝓷𝓪",
    "Аnna",
    "Αnna",
    "An\u200bna",
    "A\u00adnna",
    "Ännà",
    "\u202eAnna",
]
BLANK = ["", " ", "\u200b", "\u3164", "\u2800", "\u00a0\u2003", "\u034f", "...", "\ufe0f", "\u0000", "\u0301"]


@pytest.mark.parametrize("other", SAME)
def test_look_alikes(other):
    assert alike("Anna", tidy(other))


@pytest.mark.parametrize(
    ("one", "other"), [("Lisa", "1isa"), ("Tom", "Torn"), ("Bob", "B0b"), ("Анна", "Ahha"), ("Wim", "VVim")]
)
def test_more_look_alikes(one, other):
    assert alike(one, other)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anna", "Hanna"),
        ("Ann", "Anna"),
        ("Guest 1", "Guest 2"),
        ("🦸", "🦹"),
        ("山田", "山本"),
        ("कि", "का"),
        ("Ben", "Sven"),
    ],
)
def test_names_that_people_can_tell_apart(one, other):
    assert not alike(one, other)


@pytest.mark.parametrize("name", BLANK)
def test_names_that_show_nothing(name):
    assert not visible(tidy(name))


def test_a_name_does_not_reach_into_other_lines():
    assert tidy("A" + "\u0300\u0301\u0302\u0303\u0304" * 5) == "À\u0301\u0302"


@pytest.mark.parametrize("name", [*SAME, *BLANK])
def test_nobody_sits_down_under_the_name_of_somebody_or_under_none(server, name):
    host = server.open(name="Anna", seats=3)
    with server.http() as http:
        answer = http.post(f"/tables/{host['id']}/join", json={"name": name})
    assert (answer.status_code, answer.json()["reason"]["id"]) in [(409, "table-name-taken"), (400, "table-bad-name")]


@pytest.mark.parametrize("name", ["Anna", "ANNA", "Аnna", "An\u200bna"])
def test_a_spectator_does_not_speak_in_the_name_of_somebody_at_the_table(server, name):
    async def story(host: dict[str, Any]) -> None:
        async with server.socket(host["id"]) as socket:
            player = Player(socket)
            await player.hello()
            answer = await player.do("say", text="I fold", name=name)
            assert answer["reason"]["id"] == "table-name-taken"
            await player.must("say", text="hello", name="Zoe")

    host = server.open(name="Anna", seats=3)
    asyncio.run(asyncio.wait_for(story(host), 30))
    with server.http() as http:
        body = {"key": "k", "command": {"do": "say", "text": "I fold", "name": name}}
        answer = http.post(f"/tables/{host['id']}/command", json=body)
        assert (answer.status_code, answer.json()["reason"]["id"]) == (409, "table-name-taken")
        assert [line["name"] for line in http.get(f"/tables/{host['id']}").json()["chat"]] == ["Zoe"]
