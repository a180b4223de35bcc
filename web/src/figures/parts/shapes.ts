/** One stroke of the pen: outlined and shaded, flat, or a line; a pair is drawn mirrored, too. */
export interface Shape {
  pair: boolean;
  look: 'full' | 'flat' | 'line';
  /** A colour of the recipe or a fixed one; + and − are its lighter and darker tone. */
  paint: string;
  d: string;
}

/** Where a head has its eyes, its mouth and its top, and how wide it is compared with a usual one. */
export interface Anchors {
  eyes: number;
  mouth: number;
  top: number;
  wide: number;
  /** Off the middle. */
  x?: number;
}

const STROKE = /^(2?)([.~]?)(\w+[+-]?) (M.*)$/;

/** "2.white M…": a pair, flat, white. Without a dot or a tilde it is outlined and shaded. */
export function shape(stroke: string): Shape {
  const [, pair, look, paint = '', d = ''] = STROKE.exec(stroke) ?? [];
  if (!d) throw new Error(`not a stroke: ${stroke}`);
  return { pair: pair === '2', look: look === '.' ? 'flat' : look === '~' ? 'line' : 'full', paint, d };
}

/** Parts by name, each a list of strokes. */
export function parts<Name extends string>(strokes: Record<Name, string[]>): Record<Name, { shapes: Shape[] }> {
  const made = Object.entries<string[]>(strokes).map(([name, list]) => [name, { shapes: list.map(shape) }]);
  return Object.fromEntries(made) as Record<Name, { shapes: Shape[] }>;
}

/** The outline of an ellipse. */
export function oval(x: number, y: number, rx: number, ry = rx): string {
  return `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;
}
