/** What a game says about its settings besides what the server does: who plays against whom, and what matters when. */
import type { Recipe } from '../figures/maker';
import type { Option, Setup } from '../lib/api';
import { COVERS } from './covers';

/** Who stands in the picture of a way to play. */
export type Kind = 'hero' | 'plain' | 'automaton';

const PLAIN: Recipe = { head: 'round', body: 'shirt', hair: 'short', eyes: 'dots', mouth: 'smile', skin: '#f2c79d', locks: '#5b3320', cloth: '#7b8492', trim: '#fff3d6' };
export const PICTURED: Record<Kind, Recipe> = {
  hero: COVERS['kapow']?.figures[1] ?? PLAIN,
  plain: PLAIN,
  automaton: COVERS['kapow']?.figures[2] ?? PLAIN,
};

/** The two sides of each way to play; seats are taken in this order. */
const SIDES: Record<string, Record<string, [Kind[], Kind[]]>> = {
  kapow: {
    duel: [['hero'], ['hero']],
    first: [['plain'], ['plain']],
    teams: [['hero', 'hero'], ['hero', 'hero']],
    solo: [['hero'], ['automaton']],
    coop: [['hero', 'hero'], ['automaton', 'automaton']],
  },
};

const MATTERS: Record<string, Record<string, (setup: Setup) => boolean>> = {
  'hero-story': { difficulty: ({ seats }) => seats === 1 },
  kapow: {
    characters: ({ options }) => options['mode'] !== 'first',
    alliance: ({ options }) => options['mode'] === 'teams',
    difficulty: ({ options }) => options['mode'] === 'solo' || options['mode'] === 'coop',
  },
};

export const sidesOf = (game: string, way: string): Kind[][] => SIDES[game]?.[way] ?? [];

/** Does it change anything, as things are? */
export const matters = (setup: Setup, option: Option): boolean => MATTERS[setup.game]?.[option.name]?.(setup) ?? true;

/** Which team sits on this seat, if there are teams. */
export function teamOf(setup: Setup, seat: number): number | undefined {
  const sides = sidesOf(setup.game, String(setup.options['mode']));
  if (!sides.some((side) => side.length > 1)) return undefined;
  return seat < (sides[0]?.length ?? 0) ? 0 : 1;
}
