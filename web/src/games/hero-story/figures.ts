import type { Art, Recipe, Style } from '../../figures/maker';
import { ICONS } from './icons';

/** An old comic: midnight ink and a halftone. */
const STYLE: Style = { ink: '#10183a', shade: '#1d2f7a', light: '#fff3c4', texture: 'dots' };

const FAIR = '#f6d2b0';
const BROWN = '#9a6238';

const HEROES: Record<string, Recipe> = {
  'captain-comet': { head: 'jaw', back: 'cape', body: 'star', hair: 'quiff', eyes: 'round', brows: 'straight', nose: 'line', mouth: 'grin', skin: FAIR, locks: '#2a2230', cloth: '#2a5fc8', trim: '#f2bd45', iris: '#2a5fc8' },
  warden: { head: 'square', hat: 'helmet', body: 'armour', eyes: 'narrow', brows: 'fierce', nose: 'line', mouth: 'flat', prop: 'shield', skin: BROWN, locks: '#2a1c14', cloth: '#2f5a8a', trim: '#f2bd45' },
  nightmoth: { head: 'heart', back: 'batwings', body: 'hero', hat: 'antenna', mask: 'moth', mouth: 'lips', skin: '#d8b8c8', cloth: '#3a2a5c', trim: '#c9a0e0' },
  oracle: { head: 'oval', body: 'robe', hat: 'hood', eyes: 'shut', mask: 'third', nose: 'line', mouth: 'flat', prop: 'crystal', skin: '#c08a5c', cloth: '#5b3a9e', trim: '#f2bd45', iris: '#5b3a9e' },
  stormbringer: { head: 'jaw', back: 'rays', body: 'bolt', hair: 'spikes', eyes: 'glow', brows: 'fierce', mouth: 'shout', beard: 'full', prop: 'bolt', skin: FAIR, locks: '#e8eef5', cloth: '#274a8e', trim: '#ffe14d' },
  doppelganger: { head: 'oval', back: 'doubles', body: 'suit', mask: 'half', eyes: 'narrow', nose: 'line', mouth: 'flat', hair: 'short', skin: '#c9d0e0', locks: '#2f3a5c', cloth: '#4a5578', trim: '#d6322f' },
  inventor: { head: 'round', ears: 'human', body: 'labcoat', hair: 'curls', hat: 'goggles', eyes: 'round', brows: 'bushy', nose: 'big', mouth: 'open', beard: 'moustache', prop: 'wrench', skin: FAIR, locks: '#d8d4cc', cloth: '#2c8a86', trim: '#c98a2c' },
  'shadow-king': { head: 'heart', back: 'collar', body: 'cloak', hat: 'crown', hair: 'long', eyes: 'glow', brows: 'fierce', nose: 'line', mouth: 'smirk', skin: '#6f6a8e', locks: '#1a1630', cloth: '#241c44', trim: '#a05ae0' },
  titaness: { head: 'jaw', ears: 'human', body: 'tank', hair: 'tail', hat: 'tiara', eyes: 'lashes', brows: 'fierce', nose: 'line', mouth: 'smirk', prop: 'fists', skin: BROWN, locks: '#3a1c10', cloth: '#1f7a3f', trim: '#f2bd45' },
  'queen-of-hearts': { head: 'heart', back: 'collar', body: 'heartful', hair: 'waves', hat: 'crown', eyes: 'lashes', nose: 'button', mouth: 'lips', mask: 'domino', prop: 'heart', skin: FAIR, locks: '#8a1c3a', cloth: '#b0163f', trim: '#ffd3dd' },
};

const CHARACTERS: Record<string, Recipe> = {
  brave: { head: 'cat', back: 'mane', ears: 'round', body: 'hero', eyes: 'round', brows: 'straight', nose: 'muzzle', mouth: 'grin', skin: '#e8b04a', locks: '#a8601f', cloth: '#2a5fc8', trim: '#f2bd45' },
  'level-headed': { head: 'oval', ears: 'human', body: 'suit', hair: 'bun', eyes: 'shut', nose: 'line', mouth: 'smile', mask: 'glasses', skin: BROWN, locks: '#2a1c14', cloth: '#46505c', trim: '#59b7e8' },
  curious: { head: 'child', body: 'shirt', hair: 'pigtails', eyes: 'big', brows: 'raised', nose: 'button', mouth: 'open', prop: 'camera', skin: FAIR, locks: '#c9622a', cloth: '#2c8a86', iris: '#2c8a45' },
  cunning: { head: 'beast', ears: 'fox', back: 'bushy', body: 'coat', eyes: 'sly', brows: 'raised', nose: 'muzzle', mouth: 'smirk', prop: 'cards', skin: '#e0702f', cloth: '#5c3a2a', trim: '#f2bd45', iris: '#2c6e3a' },
  stubborn: { head: 'bull', ears: 'cow', horns: 'ram', body: 'furry', hair: 'curls', eyes: 'sleepy', brows: 'fierce', mouth: 'frown', skin: '#b8a898', locks: '#efe9dc' },
  'giant-snake': { head: 'snake', eyes: 'slit', mouth: 'forked', skin: '#3f9a55', cloth: '#2f7a46', trim: '#ffe14d' },
  'loyal-butler': { head: 'oval', ears: 'human', body: 'butler', hair: 'ring', eyes: 'sleepy', brows: 'raised', nose: 'hook', mouth: 'flat', beard: 'moustache', skin: FAIR, locks: '#9aa0a8', trim: '#2a2230' },
  'faithful-dog': { head: 'beast', ears: 'floppy', body: 'fur', eyes: 'big', nose: 'muzzle', mouth: 'tongue', back: 'tail', skin: '#d9a560', cloth: '#8a5a2c', iris: '#5b3320' },
  'ace-reporter': { head: 'heart', ears: 'human', body: 'coat', hair: 'bob', hat: 'fedora', eyes: 'lashes', nose: 'button', mouth: 'smile', prop: 'camera', skin: FAIR, locks: '#5b2416', cloth: '#c9a15a', trim: '#b0163f', iris: '#1f66c7' },
  'best-friend': { head: 'round', ears: 'human', body: 'stripes', hair: 'afro', eyes: 'smiling', nose: 'button', mouth: 'open', skin: '#7a4a2c', locks: '#2a1c14', cloth: '#d6526f' },
  mentor: { head: 'oval', ears: 'human', body: 'gi', hair: 'bald', eyes: 'shut', brows: 'bushy', nose: 'button', beard: 'long', prop: 'staff', skin: '#e8bc8a', locks: '#f3efe6', cloth: '#8a5a2c', trim: '#59b7e8' },
  'carrier-pigeons': { head: 'bird', body: 'feathers', eyes: 'round', nose: 'beak', skin: '#a8b4c8', cloth: '#74829e', trim: '#f0a52e', times: 3 },
  'team-up': { head: 'jaw', body: 'hero', mask: 'domino', hair: 'short', eyes: 'dots', nose: 'line', mouth: 'smile', skin: FAIR, locks: '#c98a2c', cloth: '#1f6b35', trim: '#f2bd45', times: 2 },
  'mirror-image': { head: 'heart', body: 'star', hair: 'bob', mask: 'domino', nose: 'line', mouth: 'smirk', prop: 'mirror', skin: '#b8d0e8', locks: '#e8eef5', cloth: '#9b1c1c', trim: '#e8eef5' },
  'shadow-twin': { head: 'jaw', back: 'smoke', body: 'cloak', hair: 'spikes', eyes: 'glow', mouth: 'smirk', skin: '#3a3654', locks: '#15122a', cloth: '#1c1836', trim: '#ff5252' },
  blackmailer: { head: 'square', ears: 'human', body: 'coat', hat: 'fedora', eyes: 'narrow', nose: 'hook', mouth: 'cigar', beard: 'stubble', prop: 'letter', skin: '#e0b088', locks: '#3a2a1c', cloth: '#4a4a4f', trim: '#9b1c1c' },
  puppeteer: { head: 'oval', back: 'collar', body: 'suit', hat: 'jester', eyes: 'crazy', brows: 'fierce', nose: 'hook', mouth: 'grin', prop: 'puppet', skin: '#e8dcd0', cloth: '#6a1c5c', trim: '#2c8a86' },
  'master-thief': { head: 'heart', body: 'stripes', hat: 'cap', mask: 'bandit', nose: 'line', mouth: 'smirk', prop: 'bag', skin: FAIR, cloth: '#2a2230', trim: '#f2bd45', iris: '#2c2630' },
  nemesis: { head: 'jaw', back: 'collar', horns: 'devil', body: 'armour', mask: 'steelface', eyes: 'glow', skin: '#9b1c1c', trim: '#7a0f1c' },
  'stealth-suit': { head: 'oval', body: 'shirt', mask: 'ninja', eyes: 'narrow', back: 'smoke', skin: FAIR, cloth: '#2b3350', iris: '#59b7e8' },
  'showstopper-suit': { head: 'jaw', back: 'rays', body: 'star', hair: 'quiff', mask: 'shades', nose: 'line', mouth: 'grin', skin: '#c08a5c', locks: '#f2d27a', cloth: '#c23a9a', trim: '#ffe14d' },
  'power-armor': { head: 'robot', body: 'metal', eyes: 'visor', mouth: 'grille', prop: 'fists', skin: '#c9a12c', cloth: '#8a6a12', trim: '#59e0ff' },
  'shadow-cape': { head: 'heart', back: 'collar', body: 'cloak', hat: 'cowl', eyes: 'glow', mouth: 'frown', skin: '#d8c4b4', cloth: '#2a1c44', trim: '#8c1c6b' },
  'heros-cape': { head: 'jaw', back: 'cape', body: 'hero', hair: 'side', eyes: 'round', brows: 'straight', nose: 'line', mouth: 'smile', skin: FAIR, locks: '#4a2f1d', cloth: '#2a5fc8', trim: '#d6322f', iris: '#2a5fc8' },
  'chameleon-suit': { head: 'lizard', body: 'hero', horns: 'spines', eyes: 'crazy', mouth: 'wide', skin: '#59b36a', cloth: '#c23a9a', trim: '#f2bd45' },
  'rocket-boots': { head: 'round', back: 'smoke', body: 'bolt', hat: 'helmet', eyes: 'dots', mask: 'goggles', nose: 'button', mouth: 'open', prop: 'boots', skin: BROWN, cloth: '#d6322f', trim: '#f2bd45' },
  nanosuit: { head: 'robot', body: 'hero', eyes: 'glow', mouth: 'zigzag', back: 'stars', skin: '#5c7a8e', cloth: '#2c4a5c', trim: '#7ff0c0' },
  vancardian: { head: 'robot', horns: 'spines', body: 'metal', eyes: 'hypno', mouth: 'grille', ears: 'bolts', skin: '#c9743a', cloth: '#7a8a9a', trim: '#59e0ff', iris: '#b23a00' },
};

const FIGURES: Record<string, Recipe> = { ...HEROES, ...CHARACTERS };

export const ART: Art = { figures: FIGURES, style: STYLE, outlines: ICONS };
