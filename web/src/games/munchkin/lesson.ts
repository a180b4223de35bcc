import { text, type Choice, type Counter, type Piece, type Scene, type Seat, type Text, type Zone } from '../../lib/scene';
import type { Lesson, LessonStep } from '../lesson';
import { NAMES } from './cards';

/** The positions of the lesson, from the examples of the rulebook. */

const player = (seat: number): Text => text('player', { seat });
const card = (name: string): Text => text(`card-${name}`);
/** The name of a card within a sentence. */
const quoted = (name: string): Text => text('quoted', { name: card(name) });
const number = (name: string, copy = 0): number => NAMES.indexOf(name) + copy;
const id = (name: string, copy = 0): string => `c${number(name, copy)}`;

/** A card with what stands on it: `rapier +3 gold:600 hand`. */
function piece(spec: string, copy = 0): Piece {
  const [name = '', ...facts] = spec.split(' ');
  const mark = facts.find((fact) => /^[+−\d]/.test(fact)) ?? '';
  const badges = facts
    .filter((fact) => fact !== mark)
    .map((fact) => {
      const [word = '', n = ''] = fact.split(':');
      return { name: word in ENHANCED ? card(word) : text(`badge-${word}`, n ? { n: Number(n) } : {}), tone: '', mark: '' };
    });
  return { id: id(name, copy), face: card(name), mark, card: name, badges, lit: false, owner: null, group: 0, why_not: null };
}
const ENHANCED = { enraged: true };
const HELM = 'helm-of-courage +1 gold:200 head';
const SWORD = 'sneaky-sword +2 gold:400 hand';
const POTION = 'sleep-potion +2 gold:100';
const ORCS = '3872-orcs 10 treasures:3';

interface Player {
  level: number;
  gear?: number;
  traits?: string;
  worn?: string[];
  pack?: string[];
  states?: string[];
}
interface Position {
  players: [Player, Player, Player];
  hand: string[];
  question: [id: string, rule: string];
  options: Choice[];
  foes?: Piece[];
  note?: Text;
}

const sums = (ours: number, theirs: number, our: Text[], their: Text[], ahead: boolean, levels: number, treasures: number): Text =>
  text('combat-sums', { ours, theirs, our, their, ahead: ahead ? 'yes' : 'no', levels, treasures });
const part = (name: string, n: number | string, more: Record<string, Text | Text[]> = {}): Text => text(`part-${name}`, { n, ...more });
const of = (seat: number, level: number, gear = 0): Text[] => [
  part('level', level, { player: player(seat) }),
  ...(gear ? [part('gear', gear, { player: player(seat) })] : []),
];

const option = (choice: unknown, label: Text, pieces: string[] = [], group = ''): Choice => ({ choice, label, pieces, group });
const pass = (how = 'do-pass'): Choice => option('pass', text(how), [], 'pass');

function scene(position: Position): Scene {
  const { players, hand, question, options, foes, note } = position;
  const zones: Zone[] = players.flatMap((one, seat): Zone[] => {
    const row = (name: string, pieces: Piece[], kind = 'row'): Zone => ({
      id: `${name}-${seat}`,
      kind,
      label: text(`zone-${name}`, { player: player(seat) }),
      pieces,
      owner: seat,
      note: null,
    });
    const back = (i: number): Piece => ({ ...piece('elf'), id: `h${seat}-${i}`, face: null });
    return [
      row('hand', seat ? [0, 1, 2, 3, 4].map(back) : hand.map((spec) => piece(spec)), 'hand'),
      row('traits', (one.traits ?? '').split(' ').filter(Boolean).map((spec) => piece(spec, seat))),
      row('worn', (one.worn ?? []).map((spec) => piece(spec))),
      row('pack', (one.pack ?? []).map((spec) => piece(spec))),
    ];
  });
  if (foes) zones.unshift({ id: 'combat', kind: 'trick', label: text('zone-combat'), pieces: foes, owner: null, note: note ?? null });
  const seats = players.map((one, seat): Seat => {
    const states = [seat === 1 ? 'male' : 'female', ...(one.states ?? [])].map((state) => text(`state-${state}`));
    return { seat, states, to_act: seat === 0 };
  });
  const counters = players.flatMap((one, seat): Counter[] => [
    { id: `level-${seat}`, label: text('counter-level'), value: one.level, owner: seat },
    { id: `strength-${seat}`, label: text('counter-strength'), value: one.level + (one.gear ?? 0), owner: seat },
  ]);
  return {
    game: 'munchkin',
    viewer: 0,
    seats,
    zones,
    counters,
    headline: [text('headline-round', { round: 1, limit: 30 }), text('headline-goal', { goal: 10 })],
    question: { text: text(question[0]), rule: question[1], seats: [0], form: foes ? 'any' : 'one' },
    options,
  };
}

const step = (name: string, rule: string, position: Position, expect = 0): LessonStep => ({
  id: `lesson-mu-${name}`,
  rule,
  scene: scene(position),
  expect,
});

/** MU-5.6, MU-5.7: an item from the hand, before the door. */
function equip(): LessonStep {
  const lay = (name: string): Choice => option(['lay', number(name), -1], text('do-lay', { card: quoted(name) }), [id(name)], 'lay');
  return step('equip', 'MU-5.6', {
    players: [{ level: 1, states: ['turn'] }, { level: 1, worn: [SWORD], gear: 2 }, { level: 1 }],
    hand: [HELM, 'pit-bull 2 treasures:1', 'enraged +5', POTION],
    question: ['ask-start', 'MU-2.5'],
    options: [lay('helm-of-courage'), pass('do-pass-start')],
  });
}

/** MU-2.1 */
function door(): LessonStep {
  return step('door', 'MU-2.1', {
    players: [{ level: 1, gear: 1, worn: [HELM], states: ['turn'] }, { level: 1, worn: [SWORD], gear: 2 }, { level: 1 }],
    hand: ['pit-bull 2 treasures:1', 'enraged +5', POTION],
    question: ['ask-start', 'MU-2.5'],
    options: [pass('do-pass-start')],
  });
}

/** The first example: two slimes that do not like elves, and a potion that decides. */
function slimes(): LessonStep {
  const slime = 'drooling-slime 10 enraged treasures:2';
  const mate: Piece = { ...piece(slime), id: id('mate'), face: text('mate-of', { card: card('drooling-slime') }) };
  const one = [part('foe', 1, { card: card('drooling-slime') }), part('enhanced', '+5', { cards: [card('enraged')] }), part('against', 4, { card: card('elf') })];
  const throwAt = (side: string): Choice =>
    option(['throw', number('sleep-potion'), side], text(`do-throw-${side}`, { card: quoted('sleep-potion') }), [id('sleep-potion')], 'throw');
  return step(
    'slimes',
    'MU-3.5',
    {
      players: [
        { level: 5 },
        { level: 7, gear: 4, traits: 'elf', states: ['turn', 'fighter'] },
        { level: 6, gear: 4, traits: 'elf', states: ['helper'] },
      ],
      hand: [POTION, HELM],
      question: ['ask-combat-moves', 'MU-3.7'],
      options: [throwAt('side'), throwAt('foes'), pass()],
      foes: [piece(slime), mate],
      note: sums(21, 20, [...of(1, 7, 4), ...of(2, 6, 4)], [...one, ...one], true, 2, 4),
    },
    1,
  );
}

/** The second example: a tie that holds only as long as there is a warrior. */
function tie(): LessonStep {
  const curse = (seat: number): Choice =>
    option(['curse', number('curse-lose-class'), seat], text('do-curse', { card: quoted('curse-lose-class'), player: player(seat) }), [id('curse-lose-class')], 'curse');
  return step(
    'tie',
    'MU-3.1',
    {
      players: [
        { level: 4 },
        { level: 5, gear: 2, traits: 'wizard', worn: [SWORD], states: ['turn', 'fighter'] },
        { level: 3, traits: 'warrior', states: ['helper'] },
      ],
      hand: ['curse-lose-class', HELM],
      question: ['ask-combat-moves', 'MU-3.7'],
      options: [curse(0), curse(1), curse(2), pass()],
      foes: [piece(ORCS)],
      note: sums(10, 10, [...of(1, 5, 2), ...of(2, 3)], [part('foe', 10, { card: card('3872-orcs') })], true, 1, 3),
    },
    2,
  );
}

/** The ninth example begins with this offer: two treasures, and the helper picks first. */
function help(): LessonStep {
  const ask = (seat: number, n: number): Choice =>
    option(['ask', seat, n, 'helper', []], text('do-ask', { player: player(seat), n, first: 'helper', items: [text('nothing')] }), [], 'ask');
  return step(
    'help',
    'MU-3.12',
    {
      players: [
        { level: 4, gear: 3, worn: [HELM, SWORD], states: ['turn', 'fighter'] },
        { level: 5, traits: 'warrior' },
        { level: 2 },
      ],
      hand: [POTION],
      question: ['ask-last-moves', 'MU-3.7'],
      options: [ask(1, 1), ask(1, 2), ask(2, 1), option('run-away', text('do-run-away'), [], 'run-away')],
      foes: [piece(ORCS)],
      note: sums(7, 10, of(0, 4, 3), [part('foe', 10, { card: card('3872-orcs') })], false, 1, 3),
    },
    1,
  );
}

/** The fourth example: frogs before dragons. */
function frogs(): LessonStep {
  const run = (name: string): Choice => option(['run', number(name)], text('do-run', { card: quoted(name) }), [id(name)], 'run');
  const foes = [part('foe', 20, { card: card('plutonium-dragon') }), part('foe', 2, { card: card('flying-frogs') })];
  return step(
    'frogs',
    'MU-3.10',
    {
      players: [{ level: 6, gear: 1, worn: [HELM], states: ['turn', 'fighter'] }, { level: 4 }, { level: 3 }],
      hand: [POTION],
      question: ['ask-run-moves', 'MU-3.14'],
      options: [run('plutonium-dragon'), run('flying-frogs')],
      foes: [piece('plutonium-dragon 20 treasures:5 levels:2'), piece('flying-frogs 2 treasures:1')],
      note: sums(7, 22, of(0, 6, 1), foes, false, 3, 6),
    },
    1,
  );
}

/** The seventh example: 1,900 gold are one level, 2,000 two. */
function gold(): LessonStep {
  const sell = (...names: string[]): Choice => {
    const cards = names.sort((a, b) => number(a) - number(b));
    return option(['sell', cards.map((name) => number(name))], text('do-sell', { cards: cards.map(quoted) }), cards.map((name) => id(name)), 'sell');
  };
  const [wand, ring, rapier, club] = ['wand-of-dowsing', 'wishing-ring', 'rapier', 'gentlemens-club'];
  return step(
    'gold',
    'MU-5.8',
    {
      players: [
        { level: 6, states: ['turn'], pack: ['rapier +3 gold:600 hand', 'gentlemens-club +3 gold:400 hand'] },
        { level: 5 },
        { level: 7 },
      ],
      hand: ['wand-of-dowsing gold:1100', 'wishing-ring gold:500'],
      question: ['ask-start', 'MU-2.5'],
      options: [sell(wand), sell(wand, rapier), sell(wand, ring, club), sell(ring, rapier), pass('do-pass-start')],
    },
    2,
  );
}

export const lesson: Lesson = { id: 'munchkin', steps: [equip(), door(), slimes(), tie(), help(), frogs(), gold()] };
