"""Shuffles that can be checked, as docs/protocol.md describes them: one's own part in them, and the proof in a record.

Written for itself, not with the code of the server: whoever checks should not ask the one who is checked.
"""

from __future__ import annotations

import hmac
import secrets
from hashlib import sha256
from typing import Any

import msgspec

from heldenrunde.errors import DamagedSave, Reason


class FalseRecord(DamagedSave):
    """A record whose claims do not hold."""


def new_nonce() -> str:
    """A contribution to the shuffles that nobody can guess."""
    return secrets.token_hex(16)


def digest_of(nonce: str) -> str:
    """What one shows of it beforehand."""
    return sha256(bytes.fromhex(nonce)).hexdigest()


class SeatProof(msgspec.Struct, frozen=True):
    """Who sat there, and what they contributed: a digest before the match, the nonce at its start; or nothing."""

    name: str
    bot: str | None
    digest: str
    nonce: str


class Proof(msgspec.Struct, frozen=True):
    table: str
    commitment: str
    secret: str
    seats: list[SeatProof]
    version: int | None = None
    """Of the rules when the table was opened; if it is not there, that of the record."""

    def nonces(self) -> list[str]:
        return [seat.nonce for seat in self.seats if seat.nonce]


def proof_in(record: dict[str, Any]) -> Proof | None:
    """The proof of a record; a match that was not played at a server has none."""
    if "proof" not in record:
        return None
    try:
        proof = msgspec.convert(record["proof"], Proof)
        bytes.fromhex("".join([proof.secret, *proof.nonces()]))
    except ValueError as error:  # a field is missing, of another type, or no hexadecimal number
        raise FalseRecord(Reason("damaged-save")) from error
    return proof


def check(proof: Proof, record: dict[str, Any]) -> None:
    """Raises FalseRecord at the first claim of the proof that does not hold."""
    secret, table = bytes.fromhex(proof.secret), proof.table.encode()
    version = record.get("version") if proof.version is None else proof.version
    rules = sha256(f"{record['game']}:{version}".encode()).hexdigest().encode()
    if sha256(secret + table + rules).hexdigest() != proof.commitment:
        raise FalseRecord(Reason("cli-verify-other-commitment"))
    for number, seat in enumerate(proof.seats, 1):
        if seat.nonce and digest_of(seat.nonce) != seat.digest:
            raise FalseRecord(Reason("cli-verify-other-nonce", seat=number))
    if len(proof.seats) != record.get("seats"):
        raise FalseRecord(Reason("damaged-save"))
    key = hmac.digest(secret, bytes.fromhex("".join(proof.nonces())) + table, "sha256")
    if key.hex() != record.get("key"):
        raise FalseRecord(Reason("cli-verify-other-key"))
