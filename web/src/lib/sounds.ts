/** What sounds are made of. Short and dry: a card is paper, a die is wood, a door is iron. */

export interface Layer {
  /** Noise is heard around its pitch; anything else is a tone of this shape. */
  from: 'noise' | 'sine' | 'triangle' | 'square';
  /** Hertz. */
  pitch: number;
  /** Where the pitch goes, if it does not stay. */
  to?: number;
  /** Seconds after the beginning, and how long it rings. */
  after?: number;
  length: number;
  /** 1 is as loud as anything gets. */
  level: number;
  /** How narrow noise is around its pitch. */
  narrow?: number;
}

export const RECIPES = {
  card: [
    { from: 'noise', pitch: 3800, to: 2200, length: 0.07, level: 0.5, narrow: 0.8 },
    { from: 'noise', pitch: 900, after: 0.05, length: 0.05, level: 0.35, narrow: 1.2 },
  ],
  trick: [
    { from: 'noise', pitch: 1400, to: 4200, length: 0.22, level: 0.4, narrow: 0.9 },
    { from: 'triangle', pitch: 392, after: 0.12, length: 0.16, level: 0.22 },
  ],
  dice: [
    { from: 'noise', pitch: 1100, length: 0.04, level: 0.8, narrow: 6 },
    { from: 'triangle', pitch: 410, length: 0.05, level: 0.3 },
    { from: 'noise', pitch: 1350, after: 0.09, length: 0.035, level: 0.65, narrow: 6 },
    { from: 'triangle', pitch: 470, after: 0.09, length: 0.04, level: 0.22 },
    { from: 'noise', pitch: 980, after: 0.16, length: 0.03, level: 0.45, narrow: 6 },
  ],
  door: [
    { from: 'noise', pitch: 320, to: 620, length: 0.4, level: 0.5, narrow: 9 },
    { from: 'square', pitch: 71, length: 0.3, level: 0.12 },
    { from: 'sine', pitch: 534, after: 0.34, length: 0.45, level: 0.16 },
    { from: 'sine', pitch: 891, after: 0.34, length: 0.3, level: 0.1 },
    { from: 'noise', pitch: 180, after: 0.34, length: 0.14, level: 0.8, narrow: 1 },
  ],
  hit: [
    { from: 'noise', pitch: 700, to: 160, length: 0.16, level: 0.9, narrow: 0.7 },
    { from: 'sine', pitch: 150, to: 52, length: 0.24, level: 0.7 },
    { from: 'noise', pitch: 2600, length: 0.03, level: 0.5, narrow: 1 },
  ],
  block: [
    { from: 'sine', pitch: 1240, length: 0.22, level: 0.16 },
    { from: 'sine', pitch: 1873, length: 0.14, level: 0.1 },
    { from: 'noise', pitch: 2400, length: 0.05, level: 0.5, narrow: 3 },
  ],
  coin: [
    { from: 'sine', pitch: 1976, length: 0.08, level: 0.2 },
    { from: 'sine', pitch: 2637, after: 0.07, length: 0.3, level: 0.2 },
    { from: 'sine', pitch: 5274, after: 0.07, length: 0.12, level: 0.07 },
  ],
  gong: [
    { from: 'sine', pitch: 131, to: 127, length: 0.95, level: 0.5 },
    { from: 'sine', pitch: 203, length: 0.7, level: 0.24 },
    { from: 'sine', pitch: 351, length: 0.45, level: 0.14 },
    { from: 'noise', pitch: 420, length: 0.12, level: 0.5, narrow: 1 },
  ],
  climb: [
    { from: 'triangle', pitch: 392, length: 0.09, level: 0.25 },
    { from: 'triangle', pitch: 494, after: 0.08, length: 0.09, level: 0.25 },
    { from: 'triangle', pitch: 587, after: 0.16, length: 0.18, level: 0.28 },
  ],
  turn: [
    { from: 'sine', pitch: 523, length: 0.14, level: 0.3 },
    { from: 'sine', pitch: 1046, length: 0.07, level: 0.07 },
    { from: 'sine', pitch: 659, after: 0.12, length: 0.24, level: 0.3 },
    { from: 'sine', pitch: 1318, after: 0.12, length: 0.1, level: 0.07 },
  ],
  no: [
    { from: 'sine', pitch: 150, to: 120, length: 0.14, level: 0.4 },
    { from: 'noise', pitch: 240, length: 0.06, level: 0.3, narrow: 2 },
  ],
  win: [
    { from: 'triangle', pitch: 523, length: 0.2, level: 0.25 },
    { from: 'triangle', pitch: 659, after: 0.14, length: 0.2, level: 0.25 },
    { from: 'triangle', pitch: 784, after: 0.28, length: 0.22, level: 0.25 },
    { from: 'triangle', pitch: 1046, after: 0.42, length: 0.8, level: 0.28 },
    { from: 'sine', pitch: 523, after: 0.42, length: 0.8, level: 0.2 },
    { from: 'noise', pitch: 6000, after: 0.42, length: 0.5, level: 0.12, narrow: 0.8 },
  ],
} as const satisfies Record<string, readonly Layer[]>;

export type Sound = keyof typeof RECIPES;

/** Seconds until all of it has rung. */
export const lengthOf = (layers: readonly Layer[]): number => Math.max(...layers.map(({ after = 0, length }) => after + length));

/** No two are quite the same. */
export function varied(layer: Layer, chance: () => number = Math.random): Layer {
  const about = (part: number): number => 1 + part * (2 * chance() - 1);
  const tone = layer.from === 'noise' ? about(0.08) : about(0.006);
  return { ...layer, pitch: layer.pitch * tone, ...(layer.to ? { to: layer.to * tone } : {}), level: layer.level * about(0.15) };
}
