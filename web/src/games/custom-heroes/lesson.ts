import { text, type Badge, type Choice, type Counter, type Piece, type Scene, type Text, type Zone } from '../../lib/scene';
import type { Lesson, LessonStep } from '../lesson';

/** The positions of the lesson, from the examples of the rulebook. */

const SEATS = 3;
const left = text('player', { seat: 1 });

const badge = (id: string, tone: string, mark = ''): Badge => ({ name: text(`card-${id}`), tone, mark });

function hero(copy: number, printed: number, mark = printed, badges: Badge[] = []): Piece {
  const [id, card] = [`c${copy * 10 + printed - 1}`, `character-${printed}`];
  const face = text(`card-${card}`);
  return { id, face, mark: String(mark), card, badges, lit: false, owner: null, group: 0, why_not: null };
}

function film(number: number, id: string, tone: string, mark = ''): Piece {
  const badges = [{ name: text(`colour-${tone}.kind`), tone, mark: '' }];
  const face = text(`card-${id}`);
  return { id: `u${number}`, face, mark, card: id, badges, lit: false, owner: null, group: 0, why_not: null };
}

const short = (piece: Piece): Text => {
  const friend = piece.badges.find((found) => found.tone === 'yellow');
  const name = friend?.name ?? piece.face ?? text('');
  return text('piece-short', { value: Number(piece.mark), ability: friend ? 'some' : 'none', name });
};

function play(pieces: Piece[], active: Piece[] = []): Choice {
  const cards = pieces.map(short);
  const abilities = active.flatMap((piece) => piece.badges.filter((found) => found.tone === 'yellow').map((b) => b.name));
  const label = active.length ? text('do-play-active', { cards, abilities }) : text('do-play', { cards });
  const choice = ['play', pieces.map((piece) => piece.id), active.map((piece) => piece.id)];
  return { choice, label, pieces: pieces.map((piece) => piece.id), group: 'play' };
}

function slide(upgrade: Piece, card: Piece): Choice {
  const label = text('do-slide', { upgrade: upgrade.face, card: short(card) });
  return { choice: ['slide', upgrade.id, card.id], label, pieces: [upgrade.id, card.id], group: 'slide' };
}

const bet = (card: Piece): Choice => ({
  choice: ['bet', [card.id]],
  label: text('do-bet', { cards: [short(card)] }),
  pieces: [card.id],
  group: 'bet',
});

const pass: Choice = { choice: 'pass', label: text('do-pass'), pieces: [], group: 'pass' };
const noBet: Choice = { choice: 'pass', label: text('do-no-bet'), pieces: [], group: 'pass' };

interface Position {
  hand: Piece[];
  trick?: Piece[];
  reserve?: Piece[];
  options: Choice[];
  vp?: number;
  power?: number;
}

function laid(id: string, kind: string, pieces: Piece[], owner: number | null, note: Text | null = null): Zone {
  const label = text(owner === null ? `zone-${id}` : `zone-${id.split('-')[0] ?? ''}`, { player: text('player', { seat: owner }) });
  return { id, kind, label, pieces, owner, note };
}

function scene(position: Position): Scene {
  const { hand, trick = [], reserve = [], options, vp = 4, power = 3 } = position;
  const used = new Set(options.flatMap((option) => option.pieces));
  const top = trick[0];
  const value = Number(top?.mark ?? 0);
  const beat = text('beat-set', { size: trick.length, value, order: 'rising', player: left });
  const blocked = hand.map((piece) => ({
    ...piece,
    why_not:
      !top || used.has(piece.id)
        ? null
        : Number(piece.mark) < value
          ? text('no-too-low', { value: Number(piece.mark), other: value })
          : text('no-too-few', { value: Number(piece.mark), needed: trick.length }),
  }));
  const seats = Array.from({ length: SEATS }, (_, seat) => seat);
  const counters = seats.flatMap((seat): Counter[] => [
    { id: `vp-${seat}`, label: text('counter-vp'), value: seat ? 3 : vp, owner: seat },
    { id: `power-${seat}`, label: text('counter-power'), value: seat ? null : power, owner: seat },
  ]);
  const back = (id: string): Piece => ({ ...hero(0, 1), id, face: null, mark: '', card: '' });
  const zones = seats.flatMap((seat) => [
    laid(`hand-${seat}`, 'hand', seat ? [0, 1, 2, 3].map((i) => back(`h${seat}-${i}`)) : blocked, seat),
    laid(`reserve-${seat}`, 'row', seat ? [] : reserve, seat),
  ]);
  const asked = top ? text('ask-moves') : options.includes(noBet) ? text('ask-bets') : text('ask-lead');
  const piled = trick.map((piece) => ({ ...piece, owner: 1 }));
  return {
    game: 'custom-heroes',
    viewer: 0,
    seats: seats.map((seat) => ({ seat, states: [], to_act: seat === 0 })),
    zones: [laid('trick', 'trick', piled, null, top ? beat : null), ...zones],
    counters,
    headline: [],
    question: { text: asked, rule: options.includes(noBet) ? 'CH-2.2' : 'CH-3.1', seats: [0], form: 'one' },
    options,
  };
}

const step = (id: string, rule: string, position: Position, expect: number): LessonStep => ({
  id: `lesson-ch-${id}`,
  rule,
  scene: scene(position),
  expect,
});

function pairs(): LessonStep {
  const [three, five, other, nine] = [hero(0, 3), hero(0, 5), hero(1, 5), hero(0, 9)];
  return step('pair', 'CH-3.4', { hand: [three, five, other, nine], trick: [hero(2, 4), hero(3, 4)], options: [play([five, other]), pass] }, 0);
}

function equal(): LessonStep {
  const [two, six, eight] = [hero(0, 2), hero(0, 6), hero(0, 8)];
  return step('equal', 'CH-3.5', { hand: [two, six, eight], trick: [hero(1, 6)], options: [play([six]), play([eight]), pass] }, 0);
}

function upgrade(): LessonStep {
  const [seven, eight, four] = [hero(0, 7), hero(0, 8), hero(0, 4)];
  const fish = film(81, 'fish', 'red', '+1');
  const options = [slide(fish, seven), slide(fish, eight), slide(fish, four), pass];
  return step('upgrade', 'CH-4.1', { hand: [four, seven, eight], reserve: [fish], trick: [hero(2, 8), hero(3, 8)], options }, 0);
}

function quill(): LessonStep {
  const [five, other, joker] = [hero(0, 5), hero(1, 5), hero(0, 7, 7, [badge('quill', 'yellow')])];
  const trick = [hero(2, 4), hero(3, 4), hero(4, 4)];
  return step('quill', 'CH-6.3', { hand: [five, other, joker], trick, options: [play([five, other, joker], [joker]), pass] }, 0);
}

function brando(): LessonStep {
  const nine = hero(0, 9, 9, [badge('brando', 'yellow')]);
  const hand = [hero(0, 3), nine, hero(0, 10)];
  return step('brando', 'CH-6.2', { hand, trick: [hero(2, 8), hero(3, 8)], options: [play([nine], [nine]), pass] }, 0);
}

function form(): LessonStep {
  const two = hero(0, 2, 2, [badge('colossus', 'yellow')]);
  const hand = [two, hero(0, 9), hero(1, 9)];
  const trick = [hero(2, 8), hero(3, 8), hero(4, 8), hero(5, 8)];
  return step('form', 'CH-6.1', { hand, trick, options: [play([two], [two]), pass] }, 0);
}

function kodora(): LessonStep {
  const one = hero(0, 1, 1, [badge('kodora', 'yellow')]);
  return step('kodora', 'CH-6.6', { hand: [one, hero(0, 8), hero(0, 10)], vp: 8, options: [bet(one), noBet] }, 0);
}

export const lesson: Lesson = {
  id: 'custom-heroes',
  steps: [pairs(), equal(), upgrade(), quill(), brando(), form(), kodora()],
};
