import type { Art, Recipe, Style } from '../../figures/maker';
import { ICONS } from './icons';

/** By the fire: cold shade, warm light. */
const STYLE: Style = { ink: '#22160f', shade: '#17224d', light: '#ffd98a', texture: 'plain' };

const FIGURES: Record<string, Recipe> = {
  'cellar-rat-in-plate': { head: 'rat', ears: 'mouse', body: 'armour', eyes: 'dots', nose: 'rat', prop: 'dagger', skin: '#9a8f88', trim: '#f0b52e' },
  'grumpy-goblin': { head: 'round', ears: 'goblin', body: 'leather', eyes: 'sleepy', brows: 'fierce', nose: 'long', mouth: 'frown', prop: 'club', skin: '#86a843', trim: '#5b3320' },
  'highway-raccoon': { head: 'beast', back: 'ringtail', ears: 'round', body: 'fur', mask: 'patches', nose: 'muzzle', mouth: 'smirk', hat: 'fedora', prop: 'bag', skin: '#8d8f99', cloth: '#7a3b22', trim: '#f0b52e' },
  rattlebones: { head: 'skull', body: 'bones', eyes: 'sparks', prop: 'sword', skin: '#efe4c8', trim: '#ff9b3d' },
  'apprentice-slime': { head: 'slime', hat: 'wizard', eyes: 'round', mouth: 'smile', prop: 'wand', skin: '#58b368', cloth: '#3d4fa8', trim: '#ffd34d', iris: '#1c3a22' },
  'shadow-wolf': { head: 'beast', ears: 'fox', back: 'bushy', body: 'furry', eyes: 'glow', brows: 'fierce', nose: 'snout', mouth: 'fangs', skin: '#4a4f6b', trim: '#ffd34d' },
  'mushroom-gnome': { head: 'mushroom', eyes: 'dots', nose: 'big', beard: 'full', skin: '#f0cda6', locks: '#efe9dc', cloth: '#c9362e' },
  'orc-on-holiday': { head: 'ogre', ears: 'human', body: 'stripes', hat: 'straw', mask: 'shades', nose: 'pig', mouth: 'tusks', prop: 'drink', skin: '#6f9a58', cloth: '#d6526f', trim: '#f0d27a' },
  'swarm-of-bats': { head: 'bat', eyes: 'dots', mouth: 'fangs', skin: '#6b5478', cloth: '#4a3a5c', times: 3 },
  'snapping-casket': { head: 'chest', eyes: 'angry', mouth: 'tongue', skin: '#9a6232', trim: '#f0b52e', iris: '#b8243b' },
  'hoarse-harpy': { head: 'heart', back: 'wings', body: 'feathers', hair: 'waves', horns: 'feathers', eyes: 'lashes', nose: 'hook', mouth: 'shout', skin: '#f0c9a8', locks: '#8a5a78', cloth: '#6b5a94', trim: '#d6a02f' },
  'gerda-the-spider': { head: 'spider', back: 'web', eyes: 'eight', mouth: 'smile', hat: 'bow', skin: '#5c4660', cloth: '#3f3048', trim: '#ff6b8a' },
  'two-headed-ogre': { head: 'ogre', ears: 'human', body: 'bare', hair: 'topknot', eyes: 'crazy', brows: 'bushy', nose: 'big', mouth: 'under', skin: '#c9a06a', locks: '#4a2f1d', times: 2 },
  'bespectacled-basilisk': { head: 'lizard', ears: 'fins', horns: 'spines', body: 'scales', eyes: 'slit', mask: 'glasses', mouth: 'forked', prop: 'book', skin: '#7fa83a', cloth: '#c98a2c', trim: '#f5e6a0' },
  'crypt-count': { head: 'heart', back: 'collar', body: 'butler', hair: 'short', eyes: 'sly', brows: 'fierce', nose: 'line', mouth: 'fangs', skin: '#dcd7e8', locks: '#2a2230', trim: '#b8243b', iris: '#b8243b' },
  'stone-golem': { head: 'golem', body: 'rocks', eyes: 'glow', mouth: 'flat', horns: 'spines', prop: 'fists', skin: '#8d8a86', cloth: '#6d6a66', trim: '#ff9b3d' },
  'bog-witch': { head: 'heart', ears: 'human', body: 'cloak', hair: 'long', hat: 'witch', eyes: 'crazy', nose: 'long', mouth: 'grin', prop: 'pot', skin: '#a8b87a', locks: '#6b6f5c', cloth: '#45385c', trim: '#8ac24a' },
  'toll-troll': { head: 'ogre', ears: 'goblin', body: 'leather', hair: 'mohawk', eyes: 'sleepy', brows: 'bushy', nose: 'long', mouth: 'under', prop: 'coin', skin: '#7d93a8', locks: '#3f5a3a', trim: '#c9a15a' },
  'ancient-dragon': { head: 'dragon', back: 'batwings', horns: 'dragon', body: 'scales', eyes: 'slit', brows: 'bushy', mouth: 'fire', skin: '#b8342a', locks: '#e8d9c0', cloth: '#7a1f2c', trim: '#f5c86a' },
  'demon-prince': { head: 'heart', back: 'batwings', horns: 'ram', body: 'armour', hat: 'crown', eyes: 'glow', brows: 'fierce', nose: 'line', mouth: 'fangs', beard: 'goatee', skin: '#a8283f', locks: '#2a1018', cloth: '#3f1424', trim: '#ffcf3d' },
  'cistern-kraken': { head: 'squid', back: 'tentacles', eyes: 'cyclops', mouth: 'teeth', skin: '#3f8a8f', cloth: '#2f6b73', iris: '#d6a02f' },
  'retired-lich': { head: 'skull', body: 'robe', hat: 'crown', eyes: 'sparks', mask: 'glasses', prop: 'mug', skin: '#d8e0c0', cloth: '#5c3f7a', trim: '#7ff0a8' },
};

export const ART: Art = { figures: FIGURES, style: STYLE, outlines: ICONS };
