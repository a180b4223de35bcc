import { text, type Badge, type Choice, type Counter, type Piece, type Scene, type Text, type Zone } from '../../lib/scene';
import type { Lesson, LessonStep } from '../lesson';
import { cardNumber, sample, suitOf } from './cards';

/** The positions of the lesson, from the examples of the rulebook. You sit on seat 0, two others with you. */

const SEATS = [0, 1, 2];
const player = (seat: number): Text => text('player', { seat });

/** A card by its id: speed-12, size-shifter. */
function card(id: string): Piece {
  return { ...sample({ id, name: '', kind: '', copies: 1, text: '', source: '' }), id: `c${cardNumber(id)}` };
}
const cards = (ids: string): Piece[] => ids.split(' ').filter(Boolean).map(card);
const nameOf = (id: string): Text => text(`card-${id}`);

/** An ability with all its stamina on it. */
function charged(id: string): Piece {
  const piece = card(id);
  const all = piece.badges[0]?.mark.replace('◎', '').split('+').length ?? 1;
  const badge: Badge = { name: text('badge-charges', { n: all }), tone: '', mark: `${all}/${all}` };
  return { ...piece, badges: [...piece.badges, badge], lit: true };
}

function option(choice: unknown, label: Text, ids: string[] = [], group = 'use'): Choice {
  return { choice, label, pieces: ids.map((id) => `c${cardNumber(id)}`), group };
}
const play = (id: string): Choice => option(id, text('do-play', { card: nameOf(id) }), [id], 'play');
const keep = (id: string): Choice => option(id, text('do-keep', { card: nameOf(id) }), [id], 'play');
const pass = option('pass', text('do-pass'));
const done = option('done', text('do-done'));
function plan(...ids: string[]): Choice {
  if (!ids.length) return option([], text('do-charge-nothing'), [], 'charge');
  return option(ids, text('do-charge-plan', { abilities: ids.map(nameOf) }), ids, 'charge');
}

interface Position {
  asked: string;
  options: Choice[];
  hand: string;
  tableau?: Piece[];
  offered?: Piece[];
  /** In the order played, by the seats that follow. */
  trick?: { cards: string; by: number[] };
  sides?: string[];
  tricks?: number[];
  stamina?: number;
  /** Whoever holds them, before them lies something that is charged. */
  theirs?: Piece[];
}

function laid(id: string, kind: string, pieces: Piece[], owner: number | null, note: Text | null = null): Zone {
  const label = text(`zone-${id.split('-')[0] ?? ''}`, owner === null ? {} : { player: player(owner) });
  return { id, kind, label, pieces, owner, note };
}

function trickOf(position: Position): Zone {
  const { cards: ids = '', by = [] } = position.trick ?? {};
  const pieces = cards(ids).map((piece, i) => ({ ...piece, owner: by[i] ?? 0, group: i }));
  const best = winner(pieces);
  const shown = pieces.map((piece) => (piece === best ? { ...piece, badges: [{ name: text('badge-wins'), tone: '', mark: '' }] } : piece));
  const led = text('led', { suit: pieces[0]?.face ?? null, trump: text('suit-love'), order: 'highest' });
  return laid('trick', 'trick', shown, null, pieces.length ? led : null);
}

function winner(pieces: Piece[]): Piece | undefined {
  const led = suitOf(pieces[0]?.card ?? '');
  const worth = (piece: Piece): number => Number(piece.mark) + ({ love: 200, [led]: 100 }[suitOf(piece.card)] ?? 0);
  return pieces.reduce<Piece | undefined>((best, piece) => (best && worth(best) >= worth(piece) ? best : piece), undefined);
}

function scene(position: Position, rule: string): Scene {
  const { asked, options, sides = [], tricks = [0, 0, 0], stamina = 0 } = position;
  const used = new Set(options.flatMap((found) => found.pieces));
  const follows = asked === 'ask-follow';
  const hand = cards(position.hand).map((piece) => ({
    ...piece,
    why_not: follows && !used.has(piece.id) ? text('no-must-follow') : null,
  }));
  const back = (id: string): Piece => ({ ...card('love-1'), id, face: null, mark: '', card: '' });
  const zones = SEATS.flatMap((seat) => [
    laid(`hand-${seat}`, 'hand', seat ? hand.map((_, i) => back(`h${seat}-${i}`)) : hand, seat),
    laid(`tableau-${seat}`, 'tableau', seat ? (seat === 1 ? (position.theirs ?? []) : []) : (position.tableau ?? []), seat),
  ]);
  const offered = position.offered ? [laid('offered-0', 'row', position.offered, 0)] : [];
  const counters = SEATS.flatMap((seat): Counter[] => [
    { id: `vp-${seat}`, label: text('counter-vp'), value: 5, owner: seat },
    { id: `tricks-${seat}`, label: text('counter-tricks'), value: tricks[seat] ?? 0, owner: seat },
    { id: `stamina-${seat}`, label: text('counter-stamina'), value: seat ? 0 : stamina, owner: seat },
  ]);
  return {
    game: 'hero-story',
    viewer: 0,
    seats: SEATS.map((seat) => ({ seat, states: sides[seat] ? [text(`state-${sides[seat]}`)] : [], to_act: seat === 0 })),
    zones: [trickOf(position), ...zones, ...offered],
    counters,
    headline: [],
    question: { text: text(asked), rule, seats: [0], form: 'one' },
    options,
  };
}

function step(id: string, rule: string, expect: number, position: Position): LessonStep {
  return { id: `lesson-hs-${id}`, rule, scene: scene(position, rule), expect };
}

const BRAINY = 'brains-4 brains-7 brains-9 brains-11 love-3 speed-2 strength-5 strength-6';

export const lesson: Lesson = {
  id: 'hero-story',
  steps: [
    step('story', 'HS-2.3', 1, {
      asked: 'ask-story-choices',
      options: ['heat-vision', 'mastermind', 'lightning-reflexes'].map(keep),
      hand: BRAINY,
      offered: cards('heat-vision mastermind lightning-reflexes'),
      tableau: cards('brave'),
      stamina: 2,
    }),
    step('charge', 'HS-2.5', 3, {
      asked: 'ask-plans',
      options: [plan(), plan('brave'), plan('mastermind'), plan('brave', 'mastermind')],
      hand: BRAINY,
      tableau: cards('brave mastermind'),
      stamina: 2,
    }),
    step('evil', 'HS-4.3', 1, {
      asked: 'ask-alignments',
      options: [option('good', text('do-good')), option('evil', text('do-evil'))],
      hand: 'brains-1 brains-3 love-1 speed-2 speed-4 speed-5 strength-2 strength-4',
      tableau: [charged('stubborn')],
    }),
    step('follow', 'HS-3.2', 1, {
      asked: 'ask-follow',
      options: [play('speed-3'), play('speed-12')],
      hand: 'brains-13 love-2 speed-3 speed-12',
      trick: { cards: 'speed-9 speed-4', by: [1, 2] },
      sides: ['good', 'evil', 'good'],
      tricks: [2, 0, 2],
    }),
    step('trump', 'HS-3.3', 1, {
      asked: 'ask-follow',
      options: [play('brains-13'), play('love-2'), play('speed-10')],
      hand: 'brains-13 love-2 speed-10',
      trick: { cards: 'strength-13 strength-11', by: [1, 2] },
      sides: ['good', 'good', 'good'],
      tricks: [3, 1, 1],
    }),
    step('tie', 'HS-3.5', 1, {
      asked: 'ask-follow',
      options: [
        option(['use', '-2'], text('do-use-step', { ability: nameOf('size-shifter'), step: '−2' }), ['size-shifter']),
        option(['use', '+2'], text('do-use-step', { ability: nameOf('size-shifter'), step: '+2' }), ['size-shifter']),
        play('strength-8'),
        play('strength-9'),
      ],
      hand: 'brains-6 strength-8 strength-9',
      tableau: [card('brave'), charged('size-shifter')],
      trick: { cards: 'strength-10 strength-7', by: [1, 2] },
      sides: ['good', 'good', 'evil'],
      tricks: [2, 3, 0],
    }),
    step('give', 'HS-3.7', 1, {
      asked: 'ask-uses-won',
      options: [
        pass,
        ...[1, 2].map((seat) =>
          option(['use', seat], text('do-use-on', { ability: nameOf('blackmailer'), player: player(seat) }), ['blackmailer']),
        ),
      ],
      hand: 'brains-2 speed-3',
      tableau: [card('cunning'), charged('blackmailer')],
      trick: { cards: 'brains-5 brains-6 brains-9', by: [1, 2, 0] },
      sides: ['evil', 'evil', 'good'],
      tricks: [0, 0, 5],
      theirs: [charged('world-domination')],
    }),
    step('order', 'HS-4.6', 0, {
      asked: 'ask-end-uses',
      options: [
        option(['use', 'shadow-cape'], text('do-use-vp', { ability: nameOf('shadow-cape'), n: 2 }), ['shadow-cape']),
        option(['use', 'double-life'], text('do-use', { ability: nameOf('double-life') }), ['double-life']),
        done,
      ],
      hand: '',
      tableau: [card('curious'), charged('shadow-cape'), charged('double-life')],
      sides: ['evil', 'good', 'good'],
      tricks: [1, 4, 3],
    }),
  ],
};
