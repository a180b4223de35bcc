/** Avatars: a figure that follows from a seed, which is a name or what somebody has chosen. */
import { address, draw, HEAD, PLAIN, type Recipe } from './maker';

const SKINS = ['#fbdcc0', '#f2c79d', '#d9a06b', '#b27a4a', '#8a5632', '#5f3a22'];
const LOCKS = ['#2a2230', '#5b3320', '#8a5a2c', '#d69a3a', '#c9562a', '#e6e0d4', '#3a6ab0', '#b0407a'];
const CLOTHS = ['#c8402f', '#2a5fc8', '#1f8a5c', '#7b3fb5', '#d18a1f', '#2c7f8f', '#3d3f52', '#c23a7a'];
const TRIMS = ['#f2bd45', '#fff3d6', '#59b7e8', '#ff8a6a', '#a8e07a'];
const METALS = ['#9fb4c8', '#c9a15a', '#c87a5a', '#8fb89a', '#a79ac8', '#d0d0c4'];

/** Numbers that follow from a text: always the same ones, in a row. */
function dice(seed: string): <T>(list: readonly T[]) => T {
  let state = [...seed].reduce((sum, letter) => Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 0x01000193), 0x811c9dc5);
  return (list) => {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9;
    const at = ((state ^ (state >>> 13)) >>> 0) % list.length;
    return list[at] as (typeof list)[number];
  };
}

export function person(seed: string): Recipe {
  const pick = dice(seed);
  const recipe: Recipe = {
    head: pick(['round', 'oval', 'heart', 'jaw', 'square', 'child']),
    ears: pick(['human', 'human', 'human', 'elf']),
    body: pick(['hero', 'star', 'bolt', 'gi', 'robe', 'tunic', 'coat', 'armour', 'leather', 'shirt']),
    hair: pick(['short', 'spikes', 'side', 'bob', 'long', 'waves', 'afro', 'bun', 'tail', 'pigtails', 'mohawk', 'topknot', 'curls', 'quiff', 'flat', 'bald']),
    eyes: pick(['dots', 'round', 'big', 'lashes', 'narrow', 'smiling', 'sly']),
    brows: pick(['straight', 'raised', 'bushy', 'fierce']),
    nose: pick(['button', 'line', 'big']),
    mouth: pick(['smile', 'grin', 'open', 'smirk', 'lips', 'flat']),
    skin: pick(SKINS),
    locks: pick(LOCKS),
    cloth: pick(CLOTHS),
    trim: pick(TRIMS),
    iris: pick(['#3a2616', '#2a5fc8', '#2c7f4f', '#5b2aa0']),
  };
  const more: Partial<Recipe> = pick([
    {}, {}, { mask: 'domino' }, { mask: 'glasses' }, { mask: 'scar' }, { mask: 'shades' }, { beard: 'full' }, { beard: 'goatee' },
    { beard: 'moustache' }, { hat: 'headband' }, { hat: 'bandana' }, { hat: 'wizard' }, { hat: 'helmet' }, { hat: 'tiara' }, { hat: 'fedora' }, { back: 'cape' },
  ] as const);
  return { ...recipe, ...more };
}

/** Bots look it. */
export function bot(seed: string): Recipe {
  const pick = dice(seed);
  return {
    head: 'robot',
    body: 'metal',
    eyes: pick(['visor', 'glow', 'hypno', 'round', 'cyclops']),
    mouth: pick(['grille', 'zigzag', 'smile', 'grin', 'stitched']),
    ears: pick(['bolts', 'headphones', 'fins', 'wings']),
    horns: pick(['small', 'spines', 'unicorn', 'devil', 'feathers']),
    skin: pick(METALS),
    cloth: pick(CLOTHS),
    trim: pick(['#59e0ff', '#ff6b6b', '#ffe14d', '#8af0a0']),
    iris: pick(CLOTHS),
  };
}

/** The background behind an avatar. */
export const ground = (seed: string): string => dice(`${seed}*`)(['#3f6f8f', '#7a4f8a', '#8a5a3a', '#3f7a5c', '#8f3f4f', '#4a5a9a', '#6b6b3a']);

export function picture(seed: string, isBot = false): string {
  return address(`avatar ${isBot ? 'bot' : ''} ${seed}`, () => draw(isBot ? bot(seed) : person(seed), PLAIN, HEAD));
}
