/** Who plays against whom, and which settings matter, as the game says. */
import type { Recipe } from '../figures/maker';
import type { GameInfo, Option, Setup } from '../lib/api';
import { COVERS } from './covers';

const PLAIN: Recipe = { head: 'round', body: 'shirt', hair: 'short', eyes: 'dots', mouth: 'smile', skin: '#f2c79d', locks: '#5b3320', cloth: '#7b8492', trim: '#fff3d6' };
const PICTURED: Record<string, Recipe | undefined> = { hero: COVERS['kapow']?.figures[1], automaton: COVERS['kapow']?.figures[2] };

/** Who stands in the picture of a way to play. */
export const pictured = (kind: string): Recipe => PICTURED[kind] ?? PLAIN;

/** The two sides of a way to play, if the option is about that. */
export const sidesOf = ({ sides, allowed }: Option, way: unknown): string[][] => sides[allowed.split(', ').indexOf(String(way))] ?? [];

/** Does it change anything, as things are? */
export const matters = ({ seats, options }: Setup, { only }: Option): boolean =>
  Object.entries(only).every(([name, values]) => values.includes(name === 'seats' ? seats : (options[name] ?? '')));

/** Which team sits on this seat, if there are teams. */
export function teamOf(game: GameInfo, setup: Setup, seat: number): number | undefined {
  const [first = [], second = []] = game.options.flatMap((option) => sidesOf(option, setup.options[option.name]));
  if (Math.max(first.length, second.length) < 2) return undefined;
  return seat < first.length ? 0 : 1;
}
