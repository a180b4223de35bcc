import type { CardEntry } from '../../lib/api';
import { text, type Badge, type Piece, type Scene } from '../../lib/scene';

/** The cards of a set in the order of their numbers, by group, with the number of copies: see cards.py. */
const GROUPS: [group: string, cards: string][] = [
  [
    'monster',
    'potted-plant lame-goblin crabs drooling-slime maul-rat gelatinous-octahedron pit-bull flying-frogs mr-bones ' +
      'large-angry-chicken undead-horse snails-on-speed leperchaun harpies shrieking-geek platycore pukachu lawyers ' +
      'amazon gazebo ghoulfiends face-sucker floating-nose 3872-orcs net-troll bigfoot wannabe-vampire tongue-demon ' +
      'stoned-golem insurance-salesman unspeakable-horror hippogriff king-tut wight-brothers squidzilla bullrog ' +
      'plutonium-dragon',
  ],
  [
    'curse',
    'curse-change-class curse-change-race curse-change-sex curse-chicken curse-duck curse-income-tax curse-lose-big ' +
      'curse-lose-level*2 curse-lose-small*2 curse-lose-armor curse-lose-footgear curse-lose-headgear ' +
      'curse-lose-two-cards curse-lose-class curse-lose-race curse-malign-mirror curse-truly-obnoxious',
  ],
  ['race', 'elf*3 dwarf*3 halfling*3 half-breed*2'],
  ['class', 'warrior*3 wizard*3 thief*3 cleric*3 super-munchkin*2'],
  ['enhancer', 'ancient humongous enraged intelligent baby'],
  ['trick', 'wandering-monster*3 mate illusion out-to-lunch help-me-out-here cheat divine-intervention'],
  [
    'item',
    'helm-of-courage horny-helmet bad-ass-bandana pointy-hat leather-armor slimy-armor flaming-armor ' +
      'short-wide-armor mithril-armor boots-butt-kicking boots-running sandals-protection sneaky-sword buckler ' +
      'broad-sword gentlemens-club cheese-grater dagger-treachery rapier hammer-kneecapping mace-sharpness ' +
      'shield-ubiquity staff-napalm rat-on-a-stick tuba-of-charm eleven-foot-pole chainsaw huge-rock ' +
      'bow-with-ribbons swiss-army-polearm spiky-knees singing-sword impressive-title limburger-sandwich stepladder ' +
      'pantyhose cloak-obscurity kneepads-allure',
  ],
  [
    'once',
    'sleep-potion idiotic-bravery halitosis sports-drink yuppie-water cotion flaming-poison freezing-explosive ' +
      'acid-potion magic-missile pretty-balloons doppleganger flask-of-glue instant-wall invisibility ' +
      'friendship-potion pollymorph magic-lamp transferral loaded-die wand-of-dowsing wishing-ring*2',
  ],
  [
    'level',
    'gual-gold gual-anthill gual-bribe-gm gual-addition gual-obscure gual-studliness gual-hireling gual-mutilate ' +
      'gual-whine steal-a-level hoard hireling',
  ],
];
const DOORS = ['monster', 'curse', 'race', 'class', 'enhancer', 'trick'];
const GROUP = new Map<string, string>();
/** The card with each number of a set. */
export const NAMES: string[] = [];
for (const [group, cards] of GROUPS)
  for (const word of cards.split(' ')) {
    const [id = '', copies = '1'] = word.split('*');
    GROUP.set(id, group);
    NAMES.push(...Array.from({ length: Number(copies) }, () => id));
  }

export const groupOf = (card: string): string => GROUP.get(card) ?? 'item';
export const isDoor = (card: string): boolean => DOORS.includes(groupOf(card));
export const numberOf = (id: string): number => Number(id.slice(1));

/** Every card is one of its kind: which of two equal ones goes where may matter. */
export const alike = (piece: Piece): string => piece.id;
export const substitute = (choice: unknown): unknown => choice;

export const badge = (piece: Piece, id: string): Badge | undefined =>
  piece.badges.find((found) => found.name.id === `badge-${id}`);
export const goldOf = (piece: Piece): number => Number(badge(piece, 'gold')?.name.args['n'] ?? 0);

/** Where an item is worn: a slot, or nowhere in particular. */
export function slotOf(piece: Piece): 'head' | 'armour' | 'feet' | 'hand' | 'hands' | '' {
  if (badge(piece, 'bound')) return '';
  return (['head', 'armour', 'feet', 'hand', 'hands'] as const).find((slot) => badge(piece, slot)) ?? '';
}

/** What somebody means who drags a card somewhere: out of the pack, into it, or onto the table. */
export function attempt(scene: Scene, picked: string[]): unknown {
  const [id = ''] = picked;
  const home = scene.zones.find((zone) => zone.owner === scene.viewer && zone.pieces.some((piece) => piece.id === id));
  const word = home?.id.startsWith('worn') ? 'pack' : home?.id.startsWith('pack') ? 'use' : 'lay';
  return word === 'lay' ? [word, numberOf(id), -1] : [word, numberOf(id)];
}

const FIGURES = /[+−]?\d+/g;
const SLOTS: [pattern: RegExp, badge: string][] = [
  [/headgear|Kopfbedeckung/i, 'head'],
  [/footgear|Schuhwerk/i, 'feet'],
  [/2 hands|2 Hände|beide Hände/i, 'hands'],
  [/1 hand/i, 'hand'],
  [/\barmou?r\b|Rüstung/i, 'armour'],
];

/** A card of the catalogue as it lies on the table; its figures stand in its text. */
export function sample(card: CardEntry): Piece {
  const group = groupOf(card.id);
  const [first = '', second = ''] = card.text.match(FIGURES) ?? [];
  const signed = /^[+−]/.test(first);
  const badges: Badge[] = [];
  const add = (id: string, n = 0): number => badges.push({ name: text(`badge-${id}`, { n }), tone: '', mark: '' });
  if (group === 'monster') add('treasures', Number(second));
  if (group === 'item' || group === 'once') {
    const gold = /(\d[\d.,]*) gold/i.exec(card.text)?.[1];
    if (gold) add('gold', Number(gold.replace(/[.,]/g, '')));
    const slot = group === 'item' ? SLOTS.find(([pattern]) => pattern.test(card.text))?.[1] : undefined;
    if (slot) add(slot);
    if (/Big,|Groß,/.test(card.text)) add('big');
  }
  const mark = group === 'monster' || (signed && ['item', 'once', 'enhancer'].includes(group)) ? first : '';
  const face = text(`card-${card.id}`);
  return { id: `c-${card.id}`, face, mark, card: card.id, badges, lit: false, owner: null, group: 0, why_not: null };
}
