import type { Art, Recipe, Style } from '../../figures/maker';
import { ICONS } from './icons';

/** Manga: crisp, with screen tone in the shade. */
const STYLE: Style = { ink: '#1d1726', shade: '#3a1f6b', light: '#ffffff', texture: 'dots' };

const TAN = '#f4c79d';
const FAIR = '#fbdcc0';

/** The fighters, their companions and what they turn into. */
const FIGURES: Record<string, Recipe> = {
  'character-1': { head: 'child', body: 'gi', hair: 'pigtails', eyes: 'big', brows: 'straight', nose: 'button', mouth: 'open', prop: 'lantern', skin: FAIR, locks: '#5b3320', cloth: '#f2b632', trim: '#ffd95c', iris: '#7a4a12' },
  'character-2': { head: 'heart', ears: 'fox', back: 'bushy', body: 'gi', hair: 'bob', eyes: 'lashes', nose: 'button', mouth: 'smirk', skin: '#f7b27a', locks: '#e8702a', cloth: '#fff3e0', trim: '#c9471f', iris: '#2f7d4f' },
  'character-3': { head: 'oval', body: 'shirt', hat: 'headband', hair: 'spikes', eyes: 'angry', mask: 'ninja', prop: 'shuriken', skin: FAIR, locks: '#1c2b4a', cloth: '#2f5f9e', trim: '#d9e6f5', iris: '#1f66c7' },
  'character-4': { head: 'jaw', ears: 'human', body: 'gi', hair: 'tail', eyes: 'narrow', brows: 'fierce', nose: 'line', mouth: 'flat', mask: 'scar', prop: 'katana', skin: TAN, locks: '#2a2230', cloth: '#b8243b', trim: '#2a2230', iris: '#5a2b18' },
  'character-5': { head: 'golem', body: 'rocks', hair: 'leaf', eyes: 'sparks', brows: 'bushy', mouth: 'under', prop: 'fists', skin: '#98a476', locks: '#5f6b45', trim: '#ffd76a' },
  'character-6': { head: 'oval', body: 'robe', hair: 'bun', eyes: 'shut', brows: 'straight', nose: 'line', mouth: 'smile', hat: 'flower', prop: 'lotus', skin: FAIR, locks: '#3b1d46', cloth: '#d65aa8', trim: '#ffe2f2' },
  'character-7': { head: 'cat', ears: 'round', body: 'gi', eyes: 'slit', brows: 'fierce', nose: 'muzzle', mouth: 'fangs', hair: 'mohawk', prop: 'claws', skin: '#f29a3c', locks: '#2a2230', cloth: '#2c6e86', trim: '#ffe14d' },
  'character-8': { head: 'heart', body: 'armour', hair: 'long', hat: 'samurai', eyes: 'lashes', brows: 'fierce', nose: 'line', mouth: 'lips', prop: 'fan', skin: FAIR, locks: '#1f1a2c', cloth: '#6b3fb5', trim: '#ffd34d', iris: '#5b2aa0' },
  'character-9': { head: 'dragon', back: 'aura', horns: 'dragon', body: 'robe', eyes: 'slit', beard: 'moustache', mouth: 'teeth', skin: '#3fb08f', locks: '#fff3d6', cloth: '#174f5e', trim: '#ffd34d' },
  'character-10': { head: 'square', body: 'metal', hair: 'flat', eyes: 'visor', nose: 'line', mouth: 'grille', ears: 'bolts', mask: 'half', skin: '#9fb4d6', locks: '#2b3c66', cloth: '#4a5f8e', trim: '#ff5252' },
  colossus: { head: 'ogre', ears: 'human', body: 'bare', hair: 'topknot', eyes: 'angry', brows: 'bushy', nose: 'big', mouth: 'tusks', prop: 'fists', skin: '#c08a5a', locks: '#3a2616', trim: '#ffd34d' },
  feuerfaust: { head: 'jaw', hair: 'flames', body: 'tank', eyes: 'glow', brows: 'fierce', mouth: 'grin', prop: 'fist', skin: '#d8552e', cloth: '#3a1418', trim: '#ffe14d' },
  klingor: { head: 'square', hat: 'crested', body: 'armour', eyes: 'glow', mask: 'steelface', prop: 'sword', skin: '#8894a3', trim: '#ff5b4d' },
  stormclaw: { head: 'bird', back: 'wings', body: 'feathers', horns: 'feathers', eyes: 'angry', nose: 'hawk', prop: 'claws', skin: '#5f7fc4', cloth: '#33508f', trim: '#ffc53d', iris: '#b8243b' },
  mistwraith: { head: 'ghost', hat: 'hood', eyes: 'glow', mouth: 'zigzag', back: 'smoke', skin: '#b9d8e6', cloth: '#5b6f96', trim: '#7ff0ff' },
  ironheart: { head: 'robot', body: 'heartful', eyes: 'visor', mouth: 'grille', horns: 'small', skin: '#b24a4a', cloth: '#7c2d37', trim: '#ffd34d' },
  kodora: { head: 'lizard', ears: 'fins', horns: 'spines', body: 'scales', eyes: 'slit', mouth: 'fire', skin: '#2f8fb0', cloth: '#1d5f86', trim: '#ffe680' },
  quill: { head: 'hog', hair: 'quills', body: 'fur', eyes: 'big', nose: 'muzzle', mouth: 'smile', skin: '#d9a878', locks: '#6b4a33', iris: '#3a2616' },
  brando: { head: 'child', back: 'doubles', body: 'star', hair: 'quiff', eyes: 'round', brows: 'raised', nose: 'button', mouth: 'grin', skin: TAN, locks: '#e8b23a', cloth: '#d6322f', trim: '#fff3d6' },
  charmanta: { head: 'manta', eyes: 'hypno', mouth: 'smile', skin: '#6a8fe0', iris: '#5b2aa0' },
  spookies: { head: 'ghost', eyes: 'round', mouth: 'open', skin: '#f3f0ff', iris: '#3b2a66', times: 3 },
};

export const ART: Art = { figures: FIGURES, style: STYLE, outlines: ICONS };
