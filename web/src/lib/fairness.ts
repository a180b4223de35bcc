import type { MatchRecord } from './api';
import { concat, fromHex, hmac, sha256, toHex, utf8 } from './hash';

export function newNonce(): string {
  return toHex(crypto.getRandomValues(new Uint8Array(16)));
}

export async function digestOf(nonce: string): Promise<string> {
  return toHex(await sha256(fromHex(nonce)));
}

export interface Finding {
  /** The message that says what was checked. */
  id: 'proof-commitment' | 'proof-contributions' | 'proof-own' | 'proof-key';
  holds: boolean;
}

/** Were the shuffles fixed before the match, by the server and the players together? `own`: what this browser sent. */
export async function checkProof(record: MatchRecord, published: string, own?: string): Promise<Finding[]> {
  const { proof } = record;
  const secret = fromHex(proof.secret);
  const rules = toHex(await sha256(utf8(`${record.game}:${proof.version ?? record.version}`)));
  const commitment = toHex(await sha256(concat(secret, utf8(proof.table), utf8(rules))));
  const nonces = proof.seats.map((seat) => seat.nonce).filter(Boolean);
  const shown = proof.seats.filter((seat) => seat.nonce);
  const digests = await Promise.all(shown.map((seat) => digestOf(seat.nonce)));
  const key = toHex(await hmac(secret, concat(...nonces.map(fromHex), utf8(proof.table))));
  const found: Finding[] = [
    { id: 'proof-commitment', holds: commitment === proof.commitment && commitment === published },
    { id: 'proof-contributions', holds: shown.every((seat, i) => seat.digest === digests[i]) },
  ];
  if (own) found.push({ id: 'proof-own', holds: nonces.includes(own) });
  return [...found, { id: 'proof-key', holds: key === record.key }];
}
