"""Shuffles that can be checked: nobody, the server included, can choose them alone.

The server commits to a secret before anybody contributes; each person commits to a contribution and shows it once all
are in. The key of the match comes from both. Afterwards the secret is shown, and anyone can compute it all again.
What this proves: nothing was changed during the match. What it does not: that the host of the server did not look.
"""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Sequence
from hashlib import sha256

from heldenrunde.rulebooks import GAMES

SECRET_BYTES = 32
NONCE_BYTES = 16


def new_secret() -> bytes:
    return secrets.token_bytes(SECRET_BYTES)


def rules_hash(game: str) -> str:
    """Stands for the rules the match is played by: the game and the version of its rules."""
    return sha256(f"{game}:{GAMES[game].version}".encode()).hexdigest()


def commitment(secret: bytes, table: str, game: str) -> str:
    """Shown before anybody contributes: SHA-256(secret, table, rules)."""
    return sha256(secret + table.encode() + rules_hash(game).encode()).hexdigest()


def digest(nonce: str) -> str:
    """A person's commitment to a contribution (32 hexadecimal digits)."""
    return sha256(bytes.fromhex(nonce)).hexdigest()


def is_nonce(nonce: str) -> bool:
    return len(nonce) == 2 * NONCE_BYTES and is_hex(nonce)


def is_digest(text: str) -> bool:
    return len(text) == 64 and is_hex(text)


def is_hex(text: str) -> bool:
    return all(letter in "0123456789abcdef" for letter in text)


def match_key(secret: bytes, nonces: Sequence[str], table: str) -> bytes:
    """HMAC-SHA-256(secret, contributions in the order of the seats, table)."""
    return hmac.digest(secret, b"".join(bytes.fromhex(nonce) for nonce in nonces) + table.encode(), "sha256")
