import type { CardEntry } from '../../lib/api';
import { text, type Badge, type Piece, type Scene, type Text } from '../../lib/scene';

/** The abilities by family, in the order of their card numbers: id, moment, price. See abilities.py. */
const FAMILIES: Record<string, string> = {
  talent:
    'telekinesis remove 1+1, heat-vision your-turn 1, lightning-reflexes your-turn 1, mastermind your-' +
    'turn 1, size-shifter your-turn 1, shapeshifting remove 1+1, invisibility remove 1+1, heart-power ' +
    'remove 1, slow-motion following 1, magnetism win 1, x-ray-vision when-charged 1◎, invulnerable lose ' +
    '1, duplication remove 1, shockwave leading 1',
  gadget:
    'grappling-hook remove 1+1, smoke-bomb remove 1+1, communicator when-charged 1◎, analysis-goggles ' +
    'when-charged 1, force-field remove 1, precision-sling win 1, recon-drone first-trick 1◎, jetpack ' +
    'ongoing 1+1, holo-projector leading 1, panic-button remove 1, boomerang remove 1+1, signal-jammer ' +
    'leading 1',
  backstory:
    'undercover when-charged 1◎, monologuing ongoing 2, lab-accident when-charged 1, underdog end-of-' +
    'trick 1, broken-heart ongoing 1, mountain-training leading 1, secret-lab end-of-round 1, double-life ' +
    'end-of-round 2, inheritance end-of-round 1, prophecy when-charged 1+1',
  suit:
    'stealth-suit first-last 1, showstopper-suit first-last 1, power-armor your-turn 1+1, shadow-cape ' +
    'end-of-round 1, heros-cape end-of-round 1, chameleon-suit following 1, rocket-boots first-trick 1, ' +
    'nanosuit end-of-trick 1',
  ally:
    'giant-snake remove 1, loyal-butler when-charged 1, faithful-dog lose 1, ace-reporter ongoing 1◎, ' +
    'best-friend end-of-round 1◎, mentor end-of-round 1, carrier-pigeons remove 1+1, team-up end-of-round ' +
    '1◎',
  archenemy:
    'mirror-image end-of-round 1◎, shadow-twin end-of-round 1◎, blackmailer remove 2, puppeteer remove 2, ' +
    'master-thief when-charged 1◎, nemesis win 1◎',
  ultimate:
    'time-travel remove 2, supernova remove 2, reality-warp ongoing 2◎, world-domination end-of-round 2, ' +
    'heroic-sacrifice end-of-round 1, final-showdown last-trick 2',
  personality:
    'brave end-of-round 1, level-headed remove 1, curious when-charged 1, cunning remove 1, stubborn end-' +
    'of-round 1',
  identity:
    'captain-comet revealed 0, warden revealed 0, nightmoth revealed 0, oracle revealed 0, stormbringer ' +
    'revealed 0, doppelganger revealed 0, inventor revealed 0, shadow-king revealed 0, titaness revealed ' +
    '0, queen-of-hearts revealed 0',
};
const EVENTS = (
  'power-transfer heartbreak blackout upside-down power-surge body-swap red-alert masquerade hero-gala ' +
  'villains-convention bounty double-stakes artifact-hunt wave-of-love quantum-storm changing-of-the-' +
  'guard fresh-start unmasked'
).split(' ');
export const SUITS = ['brains', 'love', 'speed', 'strength'];
const [DECK, EXTRA_LOVE, VANCARDIANS] = [52, [4, 7, 10, 13], 10];

export interface Ability {
  id: string;
  family: string;
  kind: string;
  price: string;
}

const ABILITIES: Ability[] = Object.entries(FAMILIES).flatMap(([family, rows]) =>
  rows.split(', ').map((row) => {
    const [id = '', kind = '', price = ''] = row.split(' ');
    return { id, family, kind, price };
  }),
);
const BY_ID = new Map(ABILITIES.map((ability) => [ability.id, ability]));
const IDS = [
  ...SUITS.flatMap((suit) => Array.from({ length: DECK / SUITS.length }, (_, i) => `${suit}-${i + 1}`)),
  ...EXTRA_LOVE.map((value) => `extra-love-${value}`),
  ...ABILITIES.map(({ id }) => id),
  ...EVENTS,
  ...Array.from({ length: VANCARDIANS }, (_, i) => `vancardian-${i + 1}`),
];

export const cardNumber = (id: string): number => IDS.indexOf(id);
export const abilityOf = (piece: Piece): Ability | undefined => BY_ID.get(piece.card);
export const badgeOf = (piece: Piece, id: string): Badge | undefined => piece.badges.find((badge) => badge.name.id === id);

const PLAYING = /^(?:extra-)?([a-z]+)-(\d+)$/;

/** The suit of a playing card. */
export function suitOf(card: string): string {
  const suit = PLAYING.exec(card)?.[1] ?? '';
  return SUITS.includes(suit) ? suit : '';
}

/** What a card of the trick counts as, where that is not what is printed. */
export function countsAs(piece: Piece): { suit: string; value: string } | null {
  const args = badgeOf(piece, 'badge-counts')?.name.args;
  if (!args) return null;
  const suit = args['suit'] as Text;
  return { suit: suit.id.replace('suit-', ''), value: String(args['value']).replace('-', '−') };
}

/** The charges of an ability: how much stamina each takes, and whether it lies there. */
export function chargesOf(piece: Piece): { price: number; full: boolean }[] {
  const printed = piece.badges.find((badge) => badge.name.id.startsWith('kind-'))?.mark ?? '';
  const left = Number(badgeOf(piece, 'badge-charges')?.mark.split('/')[0] ?? 0);
  const prices = printed.replace('◎', '').split('+').map(Number);
  return prices.filter((price) => price > 0).map((price, i) => ({ price, full: i < left }));
}

/** Every card is there once. */
export const alike = (piece: Piece): string => piece.id;
export const substitute = (choice: unknown): unknown => choice;

const numberOf = (id: string): number => Number(id.slice(1));

export function attempt(scene: Scene, picked: string[]): unknown {
  const cards = picked.map(numberOf);
  const asked = scene.question?.text.id;
  if (asked === 'ask-plans') return cards;
  if (asked === 'ask-marked-charges' || asked === 'ask-effect-charges') return ['charge', cards[0] ?? -1, -1];
  return cards.length === 1 ? cards[0] : cards;
}

/** A card of the catalogue as it lies on the table. */
export function sample(card: CardEntry): Piece {
  const [suit, ability] = [suitOf(card.id), BY_ID.get(card.id)];
  const face = text(suit ? `suit-${suit}` : `card-${card.id}`);
  const mark = suit ? (PLAYING.exec(card.id)?.[2] ?? '') : '';
  const badges = ability ? [{ name: text(`kind-${ability.kind}`), tone: '', mark: ability.price }] : [];
  return { id: `c-${card.id}`, face, mark, card: card.id, badges, lit: false, owner: null, group: 0, why_not: null };
}
