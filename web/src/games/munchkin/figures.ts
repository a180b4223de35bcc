import type { Art, Recipe, Style } from '../../figures/maker';
import { ICONS } from './icons';

/** Pen and ink: the shade is hatched. */
const STYLE: Style = { ink: '#2b1a10', shade: '#6b4a2a', light: '#fff6de', texture: 'hatch' };

const FAIR = '#f2cda8';

const MONSTERS: Record<string, Recipe> = {
  'potted-plant': { head: 'plant', eyes: 'dots', mouth: 'flat', skin: '#6fa84a' },
  'lame-goblin': { head: 'round', ears: 'goblin', body: 'tunic', hair: 'bald', eyes: 'crazy', nose: 'hook', mouth: 'frown', mask: 'bandage', prop: 'staff', skin: '#8fa84f', cloth: '#a87a4a', trim: '#c9a15a' },
  crabs: { head: 'crab', eyes: 'dots', mouth: 'zigzag', skin: '#d6553a' },
  'drooling-slime': { head: 'slime', eyes: 'sleepy', mouth: 'drool', skin: '#86b84a' },
  'maul-rat': { head: 'rat', ears: 'mouse', body: 'fur', eyes: 'angry', brows: 'fierce', nose: 'rat', prop: 'hammer', skin: '#a08a78', iris: '#b8243b' },
  'gelatinous-octahedron': { head: 'octahedron', eyes: 'crazy', mouth: 'open', prop: 'bone', skin: '#7ac0b0' },
  'pit-bull': { head: 'square', ears: 'floppy', body: 'fur', eyes: 'angry', brows: 'fierce', nose: 'snout', mouth: 'fangs', prop: 'bone', skin: '#c9a078', cloth: '#8a5a3a' },
  'flying-frogs': { head: 'frog', back: 'wings', eyes: 'dots', mouth: 'wide', skin: '#7fb04a', times: 3 },
  'mr-bones': { head: 'skull', body: 'bones', hat: 'tophat', eyes: 'dots', prop: 'bone', skin: '#f1e6cc', trim: '#b8243b' },
  'large-angry-chicken': { head: 'bird', hair: 'comb', body: 'feathers', eyes: 'angry', brows: 'fierce', nose: 'beak', skin: '#fbf1dc', cloth: '#e8d2a8', trim: '#f0a52e', iris: '#b8243b' },
  'undead-horse': { head: 'horse', ears: 'horse', hair: 'mane', body: 'bones', eyes: 'crosses', mouth: 'stitched', skin: '#b4b09a', locks: '#5c6b4a' },
  'snails-on-speed': { head: 'snail', back: 'rays', mouth: 'grin', mask: 'goggles', skin: '#d9b87a', cloth: '#a8623a', trim: '#f5d27a' },
  leperchaun: { head: 'child', ears: 'elf', body: 'coat', hat: 'leprechaun', eyes: 'sly', brows: 'bushy', nose: 'big', mouth: 'smirk', beard: 'full', prop: 'pot', skin: '#e8c08a', locks: '#d66a2a', cloth: '#3f8a45', trim: '#f0b52e' },
  harpies: { head: 'heart', back: 'wings', body: 'feathers', hair: 'spikes', eyes: 'lashes', nose: 'hook', mouth: 'shout', skin: FAIR, locks: '#7a5a3a', cloth: '#a87a5a', times: 2 },
  'shrieking-geek': { head: 'oval', ears: 'human', body: 'shirt', hair: 'side', eyes: 'big', mask: 'glasses', mouth: 'shout', prop: 'cards', skin: FAIR, locks: '#7a4a2a', cloth: '#5a7aa8', iris: '#5a7aa8' },
  platycore: { head: 'cat', back: 'scorpion', body: 'furry', eyes: 'round', brows: 'fierce', nose: 'bill', horns: 'small', skin: '#a8763f', cloth: '#8a5a2c', trim: '#e8c04a' },
  pukachu: { head: 'child', ears: 'mouse', body: 'fur', eyes: 'crosses', mouth: 'puke', hair: 'mohawk', skin: '#e8c24a', locks: '#7a4a1a' },
  lawyers: { head: 'square', ears: 'human', body: 'suit', hair: 'side', eyes: 'narrow', brows: 'straight', nose: 'line', mouth: 'grin', mask: 'shades', skin: FAIR, locks: '#4a3a2a', cloth: '#4a4a56', trim: '#b8243b', times: 3 },
  amazon: { head: 'heart', ears: 'human', body: 'leather', hair: 'waves', hat: 'tiara', eyes: 'lashes', brows: 'straight', nose: 'line', mouth: 'lips', prop: 'bow', skin: '#c98a5a', locks: '#3a2214', trim: '#f0b52e' },
  gazebo: { head: 'gazebo', eyes: 'glow', skin: '#c95a4a', cloth: '#a8a090', trim: '#ffe680' },
  ghoulfiends: { head: 'skull', back: 'batwings', horns: 'devil', body: 'robe', eyes: 'sparks', skin: '#a8b88a', cloth: '#6b4a5c', trim: '#f0a52e', times: 2 },
  'face-sucker': { head: 'sucker', eyes: 'cyclops', mouth: 'drool', skin: '#c08aa0', iris: '#6a8a3a' },
  'floating-nose': { head: 'nose', back: 'stars', skin: '#e8b08a', trim: '#f0c95a' },
  '3872-orcs': { head: 'ogre', ears: 'goblin', body: 'leather', eyes: 'angry', brows: 'fierce', nose: 'pig', mouth: 'tusks', skin: '#7a9a4f', trim: '#8a3a2a', iris: '#b8243b', times: 3 },
  'net-troll': { head: 'ogre', ears: 'human', body: 'shirt', hair: 'ring', eyes: 'sleepy', nose: 'big', mouth: 'smirk', mask: 'glasses', prop: 'net', skin: '#9ab08a', locks: '#6b5a3a', cloth: '#3f3f4a' },
  bigfoot: { head: 'ogre', body: 'furry', hair: 'bob', eyes: 'dots', brows: 'bushy', nose: 'big', mouth: 'teeth', skin: '#a0703f', locks: '#7a4f28' },
  'wannabe-vampire': { head: 'oval', ears: 'elf', back: 'coffin', body: 'butler', hair: 'quiff', eyes: 'round', brows: 'worried', nose: 'line', mouth: 'fangs', skin: '#e6e0d4', locks: '#2b2230', trim: '#b8243b', iris: '#5a7aa8' },
  'tongue-demon': { head: 'round', horns: 'devil', body: 'bare', eyes: 'slit', brows: 'fierce', mouth: 'tongue', skin: '#c04a3a', trim: '#e8c87a' },
  'stoned-golem': { head: 'golem', body: 'rocks', hair: 'curls', eyes: 'sleepy', mouth: 'smile', hat: 'flower', skin: '#a8a296', locks: '#6b8a4a' },
  'insurance-salesman': { head: 'oval', ears: 'human', body: 'suit', hair: 'short', eyes: 'smiling', brows: 'raised', nose: 'line', mouth: 'grin', prop: 'briefcase', skin: FAIR, locks: '#b88a3a', cloth: '#6a7a5a', trim: '#d69a2f' },
  'unspeakable-horror': { head: 'horror', mouth: 'teeth', skin: '#7a6a9a', iris: '#b8243b' },
  hippogriff: { head: 'bird', back: 'wings', ears: 'horse', body: 'furry', horns: 'feathers', eyes: 'angry', nose: 'hawk', skin: '#c9a06a', cloth: '#8a5a3a', trim: '#e8b23a' },
  'king-tut': { head: 'oval', body: 'bare', hat: 'pharaoh', eyes: 'narrow', mask: 'bandage', beard: 'goatee', prop: 'staff', skin: '#b8a87a', locks: '#3a4a8a', cloth: '#3a5a9a', trim: '#f0b52e' },
  'wight-brothers': { head: 'ghost', hat: 'crown', eyes: 'glow', mouth: 'frown', skin: '#c4d0c8', trim: '#8ad0c0', times: 2 },
  squidzilla: { head: 'squid', eyes: 'angry', mouth: 'teeth', horns: 'spines', skin: '#b85a6a', cloth: '#8a3a4a', iris: '#b8243b' },
  bullrog: { head: 'bull', back: 'aura', ears: 'cow', horns: 'bull', body: 'bare', eyes: 'glow', brows: 'fierce', mouth: 'teeth', prop: 'axe', skin: '#7a3a2a', trim: '#f0952e' },
  'plutonium-dragon': { head: 'dragon', back: 'batwings', horns: 'dragon', body: 'scales', eyes: 'slit', mouth: 'fire', prop: 'atom', skin: '#6a9a3f', cloth: '#4a7030', trim: '#f0e04a' },
};

const PEOPLE: Record<string, Recipe> = {
  elf: { head: 'heart', ears: 'elf', body: 'tunic', hair: 'long', eyes: 'narrow', brows: 'raised', nose: 'line', mouth: 'smirk', prop: 'bow', skin: FAIR, locks: '#e8c86a', cloth: '#4a8a4f', iris: '#3f8a45' },
  dwarf: { head: 'square', body: 'armour', hat: 'viking', eyes: 'round', brows: 'bushy', nose: 'big', beard: 'braids', prop: 'axe', skin: '#e8b48a', locks: '#c9622a', trim: '#f0b52e' },
  halfling: { head: 'child', ears: 'elf', body: 'tunic', hair: 'curls', eyes: 'dots', nose: 'button', mouth: 'smile', prop: 'mug', skin: FAIR, locks: '#8a5a2c', cloth: '#a8763f' },
  'half-breed': { head: 'round', ears: 'elf', body: 'leather', hair: 'mohawk', eyes: 'crazy', brows: 'bushy', nose: 'big', mouth: 'smirk', beard: 'braids', skin: '#d8b48a', locks: '#a8703a', trim: '#c9a15a' },
  warrior: { head: 'jaw', body: 'armour', hat: 'crested', eyes: 'angry', brows: 'straight', nose: 'line', mouth: 'grin', prop: 'sword', skin: '#e0b088', locks: '#4a2f1d', trim: '#b8243b' },
  wizard: { head: 'oval', ears: 'human', body: 'robe', hat: 'wizard', eyes: 'round', brows: 'bushy', nose: 'hook', beard: 'long', prop: 'staff', skin: FAIR, locks: '#ece6d8', cloth: '#3f5aa0', trim: '#f0c95a' },
  thief: { head: 'heart', body: 'cloak', hat: 'hood', eyes: 'sly', nose: 'line', mouth: 'smirk', mask: 'bandit', prop: 'dagger', skin: '#d8a880', cloth: '#4a4a3f', iris: '#3f8a45' },
  cleric: { head: 'round', ears: 'human', body: 'robe', hat: 'mitre', eyes: 'smiling', nose: 'button', mouth: 'open', prop: 'book', skin: '#e8bc94', locks: '#7a5a3a', cloth: '#e8dcc0', trim: '#b8863a' },
  'super-munchkin': { head: 'jaw', back: 'cape', body: 'star', hat: 'helmet', eyes: 'big', brows: 'fierce', nose: 'button', mouth: 'grin', prop: 'fists', skin: FAIR, locks: '#4a2f1d', cloth: '#3f6ab0', trim: '#d6422f', iris: '#3f6ab0' },
};

const FIGURES: Record<string, Recipe> = { ...MONSTERS, ...PEOPLE };

export const ART: Art = { figures: FIGURES, style: STYLE, outlines: ICONS };
