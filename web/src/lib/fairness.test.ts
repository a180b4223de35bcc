import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { MatchRecord } from './api';
import { checkProof, digestOf } from './fairness';
import { hmac, slowSha256, toHex, utf8 } from './hash';

describe('our own SHA-256', () => {
  it.each([0, 1, 55, 56, 63, 64, 119, 200])('agrees for %i bytes', (length) => {
    const data = utf8('x'.repeat(length));
    expect(toHex(slowSha256(data))).toBe(createHash('sha256').update(data).digest('hex'));
  });

  it('makes the same HMAC', async () => {
    const [key, data] = [utf8('key'), utf8('data')];
    expect(toHex(await hmac(key, data))).toBe(createHmac('sha256', key).update(data).digest('hex'));
  });
});

async function record(): Promise<MatchRecord> {
  const secret = Buffer.from('11'.repeat(32), 'hex');
  const nonce = 'ab'.repeat(16);
  const rules = createHash('sha256').update('custom-heroes:1').digest('hex');
  const commitment = createHash('sha256').update(secret).update(`table${rules}`).digest('hex');
  const key = createHmac('sha256', secret).update(Buffer.from(nonce, 'hex')).update('table').digest('hex');
  const seats = [
    { name: 'A', bot: null, digest: await digestOf(nonce), nonce },
    { name: '', bot: 'easy', digest: '', nonce: '' },
  ];
  return { game: 'custom-heroes', version: 1, key, proof: { table: 'table', commitment, secret: secret.toString('hex'), seats } };
}

describe('the proof of the shuffles', () => {
  it('holds for an honest record', async () => {
    const honest = await record();
    const found = await checkProof(honest, honest.proof.commitment, 'ab'.repeat(16));
    expect(found.map(({ holds }) => holds)).toEqual([true, true, true, true]);
  });

  it('does not hold for another secret', async () => {
    const honest = await record();
    const forged = { ...honest, proof: { ...honest.proof, secret: '22'.repeat(32) } };
    const found = await checkProof(forged, honest.proof.commitment);
    expect(found.map(({ id, holds }) => [id, holds])).toEqual([
      ['proof-commitment', false],
      ['proof-contributions', true],
      ['proof-key', false],
    ]);
  });
});
