/** Of the width and of the height of a letter, as part of its size. */
const WIDE = 0.56;
const HIGH = 1.22;
const [LEAST, MOST] = [0.44, 0.7];

/** The size in which a text fills a room of so many em: as large as can be, within limits. */
export function fit(text: string, width: number, height: number): string {
  const size = Math.sqrt((width * height) / (WIDE * HIGH * Math.max(1, text.length)));
  return `${Math.min(MOST, Math.max(LEAST, size)).toFixed(2)}em`;
}
