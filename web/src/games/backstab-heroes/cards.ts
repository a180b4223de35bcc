import type { CardEntry } from '../../lib/api';
import { text, type Piece, type Scene } from '../../lib/scene';

/** The kinds of cards with their copies, and the points of treasures, in the order of their numbers: see cards.py. */
const KINDS: Record<string, string> = {
  attack:
    'sword-swing 4, reckless-charge 3, dagger-from-the-dark 3, arrow-shot 3, shield-ram 3, fireball 2, ' +
    'half-hearted-poke 3, wild-swing 2, bandwagon 3, coup-de-grace 2, show-off-slash 1',
  trick:
    'you-go-first 3, into-the-bushes 3, switch-places 2, sticky-fingers 2, healing-potion 2, tripwire 2, ' +
    'friendly-nudge 1, nosy-parker 1, taunt-the-beast 1, regroup 1',
  reaction: 'duck 2, no-after-you 2, hands-off 1, objection 1, last-reserve 1, thats-mine 1',
  treasure:
    'handful-of-coins 3 1, silver-goblet 4 2, gold-bar 4 3, kings-crown 2 4, dragon-egg 1 5, glass-beads 1 0, ' +
    'cursed-skull 1 −2, rusty-chamber-pot 1 −1, half-an-amulet 2 0, dwarven-beaker 3 1, cloak-of-shadows 1 1, ' +
    'healing-salve 1 1, enchanted-sword 1 2, war-horn 1 1, golden-fishing-rod 1 2, crystal-ball 1 1, ' +
    'ribbon-of-honour 1 1, lit-bomb 1 0',
  normal:
    'cellar-rat-in-plate 1, grumpy-goblin 1, highway-raccoon 1, rattlebones 1, apprentice-slime 1, shadow-wolf 1, ' +
    'mushroom-gnome 1, orc-on-holiday 1, swarm-of-bats 1, snapping-casket 1, hoarse-harpy 1, gerda-the-spider 1',
  mid:
    'two-headed-ogre 1, bespectacled-basilisk 1, crypt-count 1, stone-golem 1, bog-witch 1, toll-troll 1',
  fat: 'ancient-dragon 1, demon-prince 1, cistern-kraken 1, retired-lich 1',
};

interface Kind {
  id: string;
  family: string;
  copies: number;
  points: string;
}

const ALL: Kind[] = Object.entries(KINDS).flatMap(([family, rows]) =>
  rows.split(', ').map((row) => {
    const [id = '', copies = '', points = ''] = row.split(' ');
    return { id, family, copies: Number(copies), points };
  }),
);
const BY_ID = new Map(ALL.map((kind) => [kind.id, kind]));
const IDS = ALL.flatMap(({ id, copies }) => Array.from({ length: copies }, () => id));
const MONSTERS = ['normal', 'mid', 'fat'];

export const cardNumber = (id: string): number => IDS.indexOf(id);
export const familyOf = (piece: Piece): string => BY_ID.get(piece.card)?.family ?? '';
export const isMonster = (piece: Piece): boolean => MONSTERS.includes(familyOf(piece));

/** Equal cards do the same. */
export const alike = (piece: Piece): string => piece.card || piece.id;

const numberOf = (id: string): number => Number(id.slice(1));

export function substitute(choice: unknown, swap: Map<string, string>): unknown {
  const numbers = new Map([...swap].map(([from, to]) => [numberOf(from), numberOf(to)]));
  const exchange = (part: unknown): unknown => (typeof part === 'number' ? (numbers.get(part) ?? part) : part);
  return Array.isArray(choice) ? choice.map(exchange) : exchange(choice);
}

/** An option that names all equal cards means one of them. */
export function shape(scene: Scene): Scene {
  const one = scene.options.map((option) => (option.group === 'swap' ? option : { ...option, pieces: option.pieces.slice(0, 1) }));
  return { ...scene, options: one };
}

const WORDS: Record<string, string> = { 'ask-layable': 'lay', 'ask-discards': 'discard', 'ask-on-offer': 'take', 'ask-swaps': 'swap' };

export function attempt(scene: Scene, picked: string[]): unknown {
  const cards = picked.map(numberOf);
  const word = WORDS[scene.question?.text.id ?? ''];
  return word ? [word, ...cards] : cards[0];
}

const FIGURES = /[\d−]+/;

/** A card of the catalogue as it lies on the table; a monster shows its strength with few heroes. */
export function sample(card: CardEntry): Piece {
  const kind = BY_ID.get(card.id);
  const family = kind?.family ?? '';
  const mark = MONSTERS.includes(family) ? (FIGURES.exec(card.text)?.[0] ?? '') : (kind?.points ?? '');
  const badges = [{ name: text(`family-${family}`), tone: '', mark: '' }];
  const face = text(`card-${card.id}`);
  return { id: `c-${card.id}`, face, mark, card: card.id, badges, lit: false, owner: null, group: 0, why_not: null };
}
