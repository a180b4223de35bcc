"""Chance: every draw of a match, behind one small door.

A real match draws from HMAC-SHA-256 of its secret key, one stream per purpose, so that players can check every
shuffle afterwards and a new die roll never shifts a later one. Imagined worlds draw from splitmix64, whose whole
state is one integer. Tests rig what falls.
"""

from __future__ import annotations

from hashlib import sha256
from struct import Struct
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from mypy_extensions import i64  # compiled, a word of the machine; interpreted, an integer like any other

MASK: Final = 0xFFFF_FFFF_FFFF_FFFF
BLOCK: Final = Struct("<8I")
KEY: Final = 32
# What HMAC does to each byte of a key, and how a key is filled up to a block of SHA-256.
INNER: Final = bytes([byte ^ 0x36 for byte in range(256)])
OUTER: Final = bytes([byte ^ 0x5C for byte in range(256)])
INNER_PAD: Final = bytes([0x36] * (64 - KEY))
OUTER_PAD: Final = bytes([0x5C] * (64 - KEY))


class Chance:
    """What all kinds of chance have in common. A label names the purpose of a draw: "deal", "bag"."""

    def draw(self, label: str, bounds: list[int]) -> list[int]:
        """For each bound n a number from 0 to n - 1."""
        raise TypeError("Chance itself draws nothing: use Keyed, Quick or Rigged")

    def copy(self) -> Chance:
        raise TypeError("Chance itself has no state")

    def save(self) -> dict[str, Any]:
        raise TypeError("Chance itself has no state")

    def roll(self, label: str, n: int) -> int:
        """A number from 0 to n - 1."""
        return self.draw(label, [n])[0]

    def shuffle(self, label: str, items: list[Any]) -> None:
        """Fisher-Yates, in place."""
        n = len(items)
        for j in self.draw(label, list(range(n, 1, -1))):
            n -= 1
            items[n], items[j] = items[j], items[n]


class Keyed(Chance):
    """HMAC-SHA-256(key, "label:use:block"), a block eight numbers of 32 bits, little-endian, taken from the last on.

    Uses count from 1 per label, blocks from 0 per use. For a bound n a number of 2^32 // n * n or more is thrown away,
    so that none is likelier than another; of the others the remainder by n is the draw.
    """

    key: bytes
    used: dict[str, int]
    inner: bytes
    """The key as it goes before the message,"""
    outer: bytes
    """and before the digest of both: written out, HMAC takes half the time."""

    def __init__(self, key: bytes, used: dict[str, int]) -> None:
        if len(key) != KEY:
            raise ValueError("a key has 256 bits")
        self.key = key
        self.used = used
        self.inner, self.outer = key.translate(INNER) + INNER_PAD, key.translate(OUTER) + OUTER_PAD

    def draw(self, label: str, bounds: list[int]) -> list[int]:
        count = self.used[label] = self.used.get(label, 0) + 1
        drawn: list[int] = []
        block = 0
        numbers: list[int] = []
        for n in bounds:
            assert 0 < n <= 0x1_0000_0000, "a bound fits into 32 bits"
            limit = 0x1_0000_0000 // n * n
            number = limit
            while number >= limit:
                if not numbers:
                    digest = sha256(self.inner + f"{label}:{count}:{block}".encode()).digest()
                    numbers = list(BLOCK.unpack(sha256(self.outer + digest).digest()))
                    block += 1
                number = numbers.pop()
            drawn.append(number % n)
        return drawn

    def copy(self) -> Chance:
        return Keyed(self.key, self.used.copy())

    def save(self) -> dict[str, Any]:
        return {"kind": "keyed", "key": self.key.hex(), "used": self.used.copy()}


class Quick(Chance):
    """splitmix64; labels are ignored. Copying it costs nothing."""

    state: i64

    def __init__(self, state: int) -> None:
        word = state & MASK
        self.state = word - MASK - 1 if word >> 63 else word

    def draw(self, label: str, bounds: list[int]) -> list[int]:
        state: i64 = self.state
        quarter: i64 = 1 << 62
        word: i64 = (quarter - 1) * 4 + 3  # all its bits: 2^64 - 1, or where words have a sign, -1
        drawn: list[int] = []
        for n in bounds:
            state = state - 0x61C8_8646_80B5_83EB & word
            z: i64 = (state ^ (state >> 30 & 0x3_FFFF_FFFF)) * -0x40A7_B892_E31B_1A47 & word
            z = (z ^ (z >> 27 & 0x1F_FFFF_FFFF)) * -0x6B2F_B644_ECCE_EE15 & word
            high: int = (z ^ (z >> 31 & 0x1_FFFF_FFFF)) >> 32 & 0xFFFF_FFFF
            drawn.append(high * n >> 32)
        self.state = state
        return drawn

    def copy(self) -> Chance:
        return Quick(self.state)

    def save(self) -> dict[str, Any]:
        return {"kind": "quick", "state": int(self.state) & MASK}


class Rigged(Chance):
    """Falls as a test says, label by label; what is not rigged falls as it stands (a shuffle changes nothing)."""

    falls: dict[str, list[int]]

    def __init__(self, falls: dict[str, list[int]]) -> None:
        self.falls = falls

    def draw(self, label: str, bounds: list[int]) -> list[int]:
        rigged = self.falls.get(label, [])
        drawn = [rigged.pop(0) if rigged else n - 1 for n in bounds]
        assert all(0 <= x < n for x, n in zip(drawn, bounds, strict=True)), f"{label} cannot fall as {drawn}"
        return drawn

    def copy(self) -> Chance:
        return Rigged({label: falls[:] for label, falls in self.falls.items()})

    def save(self) -> dict[str, Any]:
        return {"kind": "rigged", "falls": {label: falls[:] for label, falls in self.falls.items()}}


def key_from(seed: int) -> bytes:
    """The 256-bit key that an integer seed stands for."""
    return sha256(f"heldenrunde seed {seed}".encode()).digest()


def load_chance(saved: dict[str, Any]) -> Chance:
    kind = saved["kind"]
    if kind == "keyed":
        return Keyed(bytes.fromhex(saved["key"]), {str(label): int(n) for label, n in saved["used"].items()})
    if kind == "quick":
        return Quick(int(saved["state"]))
    if kind == "rigged":
        return Rigged({str(label): [int(n) for n in falls] for label, falls in saved["falls"].items()})
    raise ValueError(f"no chance of kind {kind!r}")
