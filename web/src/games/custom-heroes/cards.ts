import type { CardEntry } from '../../lib/api';
import { text, type Badge, type Piece, type Scene, type Text } from '../../lib/scene';

/** The upgrades by colour and number of copies, in the order of their card numbers: see cards.py. */
const UPGRADES = (
  'yellow colossus 1,yellow feuerfaust 1,yellow klingor 1,yellow stormclaw 1,yellow mistwraith 1,yellow ironheart 1,' +
  'yellow kodora 6,green glimmer 1,green spark 1,green breeze 2,green spring 2,green moss-glow 2,green flame 2,' +
  'green surf 2,green thunder 1,green moonlight 1,green sunfire 1,green primal-force 1,red fish 5,red buckler 5,' +
  'red dragon-fist 3,red balloon 2,red teapot 2,red ball-and-chain 1,blue wooden-sword 5,blue power-gauntlet 4,' +
  'blue panda-glove 3,blue sky-blade 1,blue bouquet 2,blue umbrella 2,blue anvil 1,yellow quill 6,yellow brando 5,' +
  'yellow charmanta 5,yellow spookies 4'
)
  .split(',')
  .map((line) => {
    const [tone = '', id = '', copies = ''] = line.split(' ');
    return { tone, id, copies: Number(copies) };
  });
const CHARACTERS = 60;
const IDS = UPGRADES.flatMap(({ id, copies }) => Array.from({ length: copies }, () => id));
const TONES = new Map(UPGRADES.map(({ id, tone }) => [id, tone]));
const FORMS = ['colossus', 'feuerfaust', 'klingor', 'stormclaw', 'mistwraith', 'ironheart'];

export function cardText(card: number): Text {
  return text(card < CHARACTERS ? `card-character-${(card % 10) + 1}` : `card-${IDS[card - CHARACTERS] ?? ''}`);
}

export const isUpgrade = (piece: Piece): boolean => piece.id.startsWith('u');

/** The entry of the catalogue that a badge stands for. */
export const cardOf = (badge: Badge): string => badge.name.id.replace('card-', '');

export function badgeOf(piece: Piece, tone: string): Badge | undefined {
  return piece.badges.find((badge) => badge.tone === tone);
}

/** In sets the value and the ability count; for upgrades and bets the whole sleeve. */
export function alike(piece: Piece, group: string): string {
  if (isUpgrade(piece)) return piece.card;
  if (group !== 'play') return [piece.card, ...piece.badges.map(cardOf)].join();
  const companion = badgeOf(piece, 'yellow');
  const ability = companion ? cardOf(companion) : '';
  return `${piece.mark}:${FORMS.includes(ability) ? 'form' : ability}`;
}

const numberOf = (id: string): number => Number(id.slice(1));

export function substitute(choice: unknown, swap: Map<string, string>): unknown {
  const numbers = new Map([...swap].map(([from, to]) => [numberOf(from), numberOf(to)]));
  const exchange = (part: unknown): unknown =>
    Array.isArray(part) ? part.map(exchange) : typeof part === 'number' ? (numbers.get(part) ?? part) : part;
  return exchange(choice);
}

export function attempt(scene: Scene, picked: string[]): unknown {
  const upgrade = picked.find((id) => id.startsWith('u'));
  const cards = picked.filter((id) => id !== upgrade).map(numberOf);
  if (upgrade) return ['slide', numberOf(upgrade), cards[0] ?? -1];
  return scene.question?.rule === 'CH-2.2' ? ['bet', cards] : ['play', cards, []];
}

const VALUE = /[+−]?\d+/;

/** A card of the catalogue as it lies on the table. */
export function sample(card: CardEntry): Piece {
  const character = card.id.startsWith('character-');
  const tone = TONES.get(card.id) ?? '';
  const mark = character ? card.id.replace('character-', '') : tone === 'yellow' ? '' : (VALUE.exec(card.text)?.[0] ?? '');
  const badges = character ? [] : [{ name: text(`colour-${tone}.kind`), tone, mark: '' }];
  const face = text(`card-${card.id}`);
  const id = `${character ? 'c' : 'u'}-${card.id}`;
  return { id, face, mark, card: card.id, badges, lit: false, owner: null, group: 0, why_not: null };
}
