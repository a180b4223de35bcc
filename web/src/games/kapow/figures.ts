import type { Art, Recipe, Style } from '../../figures/maker';
import { ICONS } from './icons';

/** Pop art: fat dots in every shade. */
const STYLE: Style = { ink: '#161018', shade: '#4a0f3c', light: '#fffbe6', texture: 'dots' };

const FIGURES: Record<string, Recipe> = {
  'tough-nut': { head: 'square', hat: 'acorn', body: 'tank', eyes: 'angry', brows: 'fierce', nose: 'big', mouth: 'grin', beard: 'stubble', prop: 'fists', skin: '#e0a070', locks: '#3a2414', cloth: '#8a5a2c', trim: '#ffcf3d' },
  elusivity: { head: 'heart', back: 'cape', body: 'hero', hair: 'tail', eyes: 'lashes', mask: 'domino', nose: 'line', mouth: 'smirk', skin: '#f6cfae', locks: '#b8243b', cloth: '#1f9a5c', trim: '#e8f7a0' },
  'time-out': { head: 'oval', body: 'hero', hat: 'clock', eyes: 'round', nose: 'line', mouth: 'open', mask: 'goggles', prop: 'watch', skin: '#8d5a38', locks: '#241a14', cloth: '#2a63c8', trim: '#ffd34d', iris: '#2c2630' },
  'victor-kane': { head: 'jaw', back: 'collar', body: 'suit', hat: 'tophat', eyes: 'sly', brows: 'raised', nose: 'hook', mouth: 'smirk', beard: 'handlebar', mask: 'monocle', skin: '#f0cfae', locks: '#2a2230', cloth: '#3d2a5c', trim: '#d6322f' },
  coquette: { head: 'heart', body: 'dress', hair: 'waves', eyes: 'lashes', nose: 'button', mouth: 'lips', hat: 'tiara', prop: 'rose', skin: '#fbd8c0', locks: '#7a1f5c', cloth: '#e0356f', trim: '#ffe08a', iris: '#5b2aa0' },
  'spoiler-alert': { head: 'round', ears: 'human', body: 'coat', hat: 'cap', eyes: 'sleepy', nose: 'button', mouth: 'smirk', mask: 'shades', prop: 'clapper', skin: '#e8b98e', locks: '#5b3320', cloth: '#c9a15a', trim: '#d6322f' },
  crescendo: { head: 'oval', back: 'notes', ears: 'headphones', body: 'bolt', hair: 'afro', eyes: 'smiling', nose: 'button', mouth: 'shout', prop: 'mic', skin: '#7a4a2c', locks: '#2a1c14', cloth: '#7b3fb5', trim: '#ffd34d' },
  fuse: { head: 'round', ears: 'human', body: 'hero', hair: 'flames', eyes: 'crazy', brows: 'raised', nose: 'button', mouth: 'grin', prop: 'bomb', skin: '#f7c9a0', cloth: '#c62828', trim: '#ffcf3d' },
  patchwork: { head: 'square', ears: 'bolts', body: 'labcoat', hair: 'curls', eyes: 'patch', nose: 'line', mouth: 'stitched', prop: 'wrench', skin: '#b9c48a', locks: '#8a5a2c', cloth: '#2c8a86', trim: '#d6322f' },
  mindset: { head: 'oval', back: 'rings', body: 'robe', hat: 'brain', eyes: 'hypno', brows: 'fierce', nose: 'line', mouth: 'flat', skin: '#c9e0d0', cloth: '#284a8e', trim: '#f08fd0', iris: '#7b3fb5' },
  echo: { head: 'heart', back: 'doubles', body: 'star', hair: 'bob', eyes: 'glow', nose: 'line', mouth: 'shout', mask: 'stripe', skin: '#9adbe8', locks: '#164a6e', cloth: '#113a5c', trim: '#7ff0ff' },
  leech: { head: 'ogre', body: 'scales', hair: 'bald', eyes: 'glow', brows: 'fierce', beard: 'tentacles', prop: 'claws', skin: '#8a3f5c', trim: '#e8a0b8' },
};

export const ART: Art = { figures: FIGURES, style: STYLE, outlines: ICONS };
