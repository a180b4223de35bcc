import { text, type Choice, type Counter, type Piece, type Scene, type Text, type Zone } from '../../lib/scene';
import type { Lesson, LessonStep } from '../lesson';
import { cardNumber, sample } from './cards';

/** The positions of the lesson, from the cases of the rulebook. You sit on seat 0, two others with you. */

const SEATS = [0, 1, 2];
const player = (seat: number): Text => text('player', { seat });
const nameOf = (id: string): Text => text(`card-${id}`);

/** A card by its id; a star stands for its second copy. */
function card(name: string, mark?: string): Piece {
  const id = name.replace('*', '');
  const copy = cardNumber(id) + (name === id ? 0 : 1);
  const piece = sample({ id, name: '', kind: '', copies: 1, text: '', source: '' });
  return { ...piece, id: `c${copy}`, mark: mark ?? piece.mark };
}
const back = (id: string): Piece => ({ ...card('duck'), id, face: null, mark: '', card: '', badges: [] });
const cards = (ids: string): Piece[] => ids.split(' ').filter(Boolean).map((id) => card(id));

function option(word: string, id: string): Choice {
  return { choice: [word, id], label: text(`do-${word}`, { card: nameOf(id) }), pieces: [`c${cardNumber(id)}`], group: word };
}
const plain = (choice: unknown, label: Text): Choice => ({ choice, label, pieces: [], group: 'hero' });

interface Beast {
  id: string;
  strength: number;
  wound: number;
  treasures: number;
}

interface Position {
  asked: Text;
  options: Choice[];
  hand: string;
  beast: Beast;
  /** Where each hero stands. */
  places: string[];
  hurt?: number[];
  dealt?: number[];
  /** The card before each hero, or nothing for one that lies face down. */
  laid?: (string | null)[];
  offered?: string;
}

function laid(id: string, kind: string, pieces: Piece[], owner: number | null, note: Text | null = null): Zone {
  const label = text(`zone-${id.split('-')[0] ?? ''}`, owner === null ? {} : { player: player(owner) });
  return { id, kind, label, pieces, owner, note };
}

function lair({ id, strength, wound, treasures }: Beast): Zone {
  const missing = strength - wound;
  const note = text(missing > 0 ? 'monster-stands' : 'monster-falls', { strength, wound, missing, treasures });
  return laid('monster', 'row', [card(id, String(strength))], null, note);
}

function counters(position: Position): Counter[] {
  const { strength, wound, treasures } = position.beast;
  const table = { strength, wound, missing: Math.max(0, strength - wound), spoils: treasures };
  return [
    ...Object.entries(table).map(([id, value]) => ({ id, label: text(`counter-${id}`), value, owner: null })),
    ...SEATS.flatMap((seat) => [
      { id: `hurt-${seat}`, label: text('counter-hurt'), value: position.hurt?.[seat] ?? 0, owner: seat },
      { id: `dealt-${seat}`, label: text('counter-dealt'), value: position.dealt?.[seat] ?? 0, owner: seat },
      { id: `medals-${seat}`, label: text('counter-medals'), value: 0, owner: seat },
    ]),
  ];
}

function scene(position: Position, rule: string): Scene {
  const { asked, options, places, offered = '' } = position;
  const before = (seat: number): Piece[] => {
    const found = position.laid?.[seat];
    return found === undefined ? [] : [found === null ? back(`l${seat}`) : card(found)];
  };
  const hand = cards(position.hand).map((piece) => {
    const reaction = asked.id === 'ask-layable' && piece.badges[0]?.name.id === 'family-reaction';
    return { ...piece, why_not: reaction ? text('no-reaction-face-down') : null };
  });
  const zones = SEATS.flatMap((seat) => [
    laid(`laid-${seat}`, 'row', before(seat), seat),
    laid(`hand-${seat}`, 'hand', seat ? [0, 1, 2, 3].map((i) => back(`h${seat}-${i}`)) : hand, seat),
  ]);
  return {
    game: 'backstab-heroes',
    viewer: 0,
    seats: SEATS.map((seat) => ({ seat, states: [text(`state-${places[seat] ?? 'middle'}`)], to_act: seat === 0 })),
    zones: [lair(position.beast), ...zones, laid('offered', 'row', cards(offered), null)],
    counters: counters(position),
    headline: [],
    question: { text: asked, rule, seats: [0], form: 'one' },
    options,
  };
}

function step(id: string, rule: string, expect: number, position: Position): LessonStep {
  return { id: `lesson-bh-${id}`, rule, scene: scene(position, rule), expect };
}

const lay = (...ids: string[]): Choice[] => ids.map((id) => option('lay', id));
const pass = plain('pass', text('do-no-react'));
const hero = (seat: number, place: string, hurt: number): Choice =>
  plain(seat, text('do-hero', { player: player(seat), place: text(`place-${place}`), hurt }));

export const lesson: Lesson = {
  id: 'backstab-heroes',
  steps: [
    step('lay', 'BH-3.2', 1, {
      asked: text('ask-layable'),
      options: lay('dagger-from-the-dark', 'shield-ram', 'sticky-fingers'),
      hand: 'dagger-from-the-dark shield-ram sticky-fingers duck',
      beast: { id: 'grumpy-goblin', strength: 3, wound: 0, treasures: 1 },
      places: ['front', 'middle', 'back'],
    }),
    step('bushes', 'BH-2.1', 2, {
      asked: text('ask-layable'),
      options: lay('half-hearted-poke', 'sword-swing', 'into-the-bushes'),
      hand: 'half-hearted-poke sword-swing into-the-bushes',
      beast: { id: 'stone-golem', strength: 6, wound: 0, treasures: 3 },
      places: ['front', 'middle', 'back'],
      hurt: [3, 0, 0],
    }),
    step('push', 'BH-3.3', 1, {
      asked: text('ask-another-hero', { card: nameOf('you-go-first') }),
      options: [hero(1, 'middle', 4), hero(2, 'back', 0)],
      hand: 'sword-swing duck',
      beast: { id: 'rattlebones', strength: 4, wound: 4, treasures: 2 },
      places: ['middle', 'middle', 'back'],
      hurt: [1, 4, 0],
      dealt: [0, 2, 2],
      laid: ['you-go-first', 'sword-swing', 'arrow-shot'],
    }),
    step('reserve', 'BH-3.6', 0, {
      asked: text('ask-react-reserve', { n: 2 }),
      options: [option('react', 'last-reserve'), pass],
      hand: 'last-reserve sword-swing',
      beast: { id: 'hoarse-harpy', strength: 5, wound: 3, treasures: 2 },
      places: ['front', 'middle', 'back'],
      dealt: [2, 1, 0],
      laid: ['sword-swing', 'half-hearted-poke', 'gold-bar'],
    }),
    step('duck', 'BH-3.5', 0, {
      asked: text('ask-react-hit', { n: 4 }),
      options: [option('react', 'duck'), pass],
      hand: 'duck silver-goblet',
      beast: { id: 'ancient-dragon', strength: 8, wound: 5, treasures: 4 },
      places: ['front', 'middle', 'back'],
      hurt: [2, 3, 0],
      dealt: [3, 2, 0],
    }),
    step('take', 'BH-3.8', 2, {
      asked: text('ask-on-offer'),
      options: ['gold-bar', 'kings-crown', 'half-an-amulet'].map((id) => option('take', id)),
      hand: 'sword-swing tripwire half-an-amulet*',
      beast: { id: 'shadow-wolf', strength: 4, wound: 5, treasures: 3 },
      places: ['back', 'middle', 'front'],
      dealt: [1, 2, 2],
      offered: 'gold-bar kings-crown half-an-amulet',
    }),
  ],
};
