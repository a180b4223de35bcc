import type { CardEntry } from '../../lib/api';
import { text, type Badge, type Piece, type Scene } from '../../lib/scene';

/** The upgrades by colour: see cards.py. */
const UPGRADES = (
  'yellow colossus,yellow feuerfaust,yellow klingor,yellow stormclaw,yellow mistwraith,yellow ironheart,' +
  'yellow kodora,green glimmer,green spark,green breeze,green spring,green moss-glow,green flame,' +
  'green surf,green thunder,green moonlight,green sunfire,green primal-force,red fish,red buckler,' +
  'red dragon-fist,red balloon,red teapot,red ball-and-chain,blue wooden-sword,blue power-gauntlet,' +
  'blue panda-glove,blue sky-blade,blue bouquet,blue umbrella,blue anvil,yellow quill,yellow brando,' +
  'yellow charmanta,yellow spookies'
)
  .split(',')
  .map((line) => {
    const [tone = '', id = ''] = line.split(' ');
    return { tone, id };
  });
const TONES = new Map(UPGRADES.map(({ id, tone }) => [id, tone]));
const FORMS = ['colossus', 'feuerfaust', 'klingor', 'stormclaw', 'mistwraith', 'ironheart'];

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
  const kind = FORMS.includes(card.id) ? 'colour-yellow.form' : `colour-${tone}.kind`;
  const badges = character ? [] : [{ name: text(kind), tone, mark: '' }];
  const face = text(`card-${card.id}`);
  const id = `${character ? 'c' : 'u'}-${card.id}`;
  return { id, face, mark, card: card.id, badges, lit: false, owner: null, group: 0, why_not: null };
}
