import type { Recipe, Style } from '../figures/maker';

/** The picture of a game: three of its kind, side by side. They are on no card, so that it is there before the cards. */
export interface Cover {
  style: Style;
  figures: [Recipe, Recipe, Recipe];
}

export const COVERS: Record<string, Cover> = {
  'custom-heroes': {
    style: { ink: '#1d1726', shade: '#3a1f6b', light: '#ffffff', texture: 'dots' },
    figures: [
      { head: 'heart', ears: 'fox', body: 'gi', hair: 'tail', eyes: 'lashes', mouth: 'grin', prop: 'fan', skin: '#f7b27a', locks: '#d6322f', cloth: '#fff3e0', trim: '#c9471f', iris: '#2f7d4f' },
      { head: 'jaw', back: 'aura', body: 'gi', hair: 'spikes', eyes: 'angry', brows: 'fierce', nose: 'line', mouth: 'shout', prop: 'fists', skin: '#f4c79d', locks: '#ffd34d', cloth: '#e8702a', trim: '#2a5fc8', iris: '#1f66c7' },
      { head: 'dragon', horns: 'dragon', body: 'armour', eyes: 'slit', mouth: 'teeth', skin: '#3fb08f', cloth: '#6b3fb5', trim: '#ffd34d' },
    ],
  },
  'hero-story': {
    style: { ink: '#141a3a', shade: '#1c2f6b', light: '#fff6d6', texture: 'dots' },
    figures: [
      { head: 'heart', body: 'star', hair: 'waves', eyes: 'lashes', mask: 'domino', nose: 'line', mouth: 'lips', skin: '#b27a4a', locks: '#2a2230', cloth: '#c8402f', trim: '#f2bd45' },
      { head: 'jaw', back: 'cape', body: 'bolt', hair: 'quiff', eyes: 'narrow', brows: 'straight', nose: 'line', mouth: 'smile', mask: 'domino', skin: '#fbdcc0', locks: '#1c2b4a', cloth: '#2a5fc8', trim: '#f2bd45' },
      { head: 'oval', body: 'suit', hair: 'bald', eyes: 'sly', brows: 'fierce', nose: 'line', mouth: 'smirk', beard: 'goatee', skin: '#d9e0b0', locks: '#2a2230', cloth: '#5b2a6b', trim: '#a8e07a' },
    ],
  },
  munchkin: {
    style: { ink: '#2b1a10', shade: '#6b4a2a', light: '#fff6de', texture: 'hatch' },
    figures: [
      { head: 'child', ears: 'elf', body: 'robe', hat: 'wizard', eyes: 'big', nose: 'button', mouth: 'grin', beard: 'full', prop: 'staff', skin: '#f2cda8', locks: '#e6e0d4', cloth: '#3a5aa8', trim: '#f0b52e' },
      { head: 'dragon', back: 'batwings', horns: 'devil', body: 'scales', eyes: 'sly', mouth: 'fire', skin: '#b8443a', cloth: '#8a2a2a', trim: '#f0b52e' },
      { head: 'square', ears: 'human', body: 'armour', hat: 'helmet', eyes: 'crazy', brows: 'bushy', nose: 'big', mouth: 'grin', prop: 'sword', skin: '#e8c08a', locks: '#8a5a2c', cloth: '#9a8a6a', trim: '#c9a15a' },
    ],
  },
  kapow: {
    style: { ink: '#101018', shade: '#2a2a6b', light: '#ffffff', texture: 'dots' },
    figures: [
      { head: 'heart', body: 'star', hair: 'bob', eyes: 'angry', mask: 'domino', nose: 'line', mouth: 'shout', prop: 'fist', skin: '#d9a06b', locks: '#c23a7a', cloth: '#ffd34d', trim: '#d6322f' },
      { head: 'jaw', back: 'rays', body: 'bolt', hair: 'quiff', eyes: 'angry', brows: 'fierce', mask: 'domino', nose: 'line', mouth: 'grin', prop: 'fists', skin: '#fbdcc0', locks: '#2a2230', cloth: '#d6322f', trim: '#ffe14d' },
      { head: 'robot', body: 'metal', eyes: 'visor', mouth: 'grille', horns: 'small', skin: '#9fb4c8', cloth: '#2a5fc8', trim: '#ff6b6b' },
    ],
  },
  'backstab-heroes': {
    style: { ink: '#1e160e', shade: '#3a2a4a', light: '#ffe2b0', texture: 'plain' },
    figures: [
      { head: 'oval', body: 'leather', hat: 'hood', eyes: 'sly', nose: 'line', mouth: 'smirk', prop: 'katana', skin: '#d9a06b', cloth: '#3d5a3a', trim: '#c9a15a' },
      { head: 'square', ears: 'human', body: 'armour', hat: 'crested', eyes: 'round', brows: 'raised', nose: 'big', mouth: 'open', prop: 'sword', skin: '#fbdcc0', locks: '#c9562a', cloth: '#8a94a3', trim: '#c8402f' },
      { head: 'ogre', ears: 'goblin', body: 'bare', hair: 'mohawk', eyes: 'angry', brows: 'fierce', nose: 'hook', mouth: 'tusks', prop: 'hammer', skin: '#8fa84f', locks: '#2a2230', trim: '#c9a15a' },
    ],
  },
};
