/** SHA-256 and HMAC. Browsers offer them only to pages that came over https or from this machine; else our own. */

export type Bytes = Uint8Array<ArrayBuffer>;

export function fromHex(hex: string): Bytes {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function utf8(text: string): Bytes {
  return new TextEncoder().encode(text);
}

export function concat(...parts: Uint8Array[]): Bytes {
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}

export async function sha256(data: Bytes): Promise<Bytes> {
  if (!globalThis.isSecureContext) return slowSha256(data);
  return new Uint8Array(await crypto.subtle.digest('SHA-256', data));
}

export async function hmac(key: Bytes, data: Bytes): Promise<Bytes> {
  const block = new Uint8Array(64);
  block.set(key.length > 64 ? await sha256(key) : key);
  const inner = await sha256(concat(block.map((byte) => byte ^ 0x36), data));
  return sha256(concat(block.map((byte) => byte ^ 0x5c), inner));
}

const PRIMES = primes(64);
const FRACTIONS = PRIMES.map((prime) => fraction(Math.cbrt(prime)));
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));

function primes(count: number): number[] {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) if (found.every((prime) => n % prime)) found.push(n);
  return found;
}

function fraction(number: number): number {
  return ((number % 1) * 2 ** 32) | 0;
}

export function slowSha256(data: Bytes): Bytes {
  const blocks = new DataView(new ArrayBuffer(((data.length + 72) >> 6) << 6));
  data.forEach((byte, i) => blocks.setUint8(i, byte));
  blocks.setUint8(data.length, 0x80);
  blocks.setUint32(blocks.byteLength - 4, data.length * 8);
  const state = Int32Array.from(START);
  for (let offset = 0; offset < blocks.byteLength; offset += 64) mix(state, blocks, offset);
  const out = new DataView(new ArrayBuffer(32));
  state.forEach((word, i) => out.setInt32(i * 4, word));
  return new Uint8Array(out.buffer);
}

function mix(state: Int32Array, blocks: DataView, offset: number): void {
  const w = new Int32Array(64);
  const at = (i: number): number => w[i] ?? 0;
  for (let i = 0; i < 64; i++) {
    const [a, b] = [at(i - 15), at(i - 2)];
    w[i] =
      i < 16
        ? blocks.getInt32(offset + i * 4)
        : at(i - 16) + (turn(a, 7) ^ turn(a, 18) ^ (a >>> 3)) + at(i - 7) + (turn(b, 17) ^ turn(b, 19) ^ (b >>> 10));
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let i = 0; i < 64; i++) {
    const one = h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + (FRACTIONS[i] ?? 0) + at(i);
    const two = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => (state[i] = (state[i] ?? 0) + word));
}

function turn(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}
