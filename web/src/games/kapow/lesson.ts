import { text, type Arg, type Choice, type Counter, type Piece, type Scene, type Zone } from '../../lib/scene';
import type { Lesson, LessonStep } from '../lesson';
import { boxOf, COLOURS, FACES, PLAYER_BOARD } from './cards';
import { boxId } from './table';

/** The round of the rulebook, which ends 19 to 17, from both sides. */

const DICE: Record<string, string> = { red: 'MMMEXW', yellow: 'EEEMWB', purple: 'TTTAWB', green: 'AAATWB', blue: 'XXXWWB', action: 'WBBBBB' };

const blankPiece = { mark: '', card: '', badges: [], lit: false, owner: null, group: 0, why_not: null };
const faceText = (letter: string) => text(`face-${FACES[letter] ?? ''}`);

/** A die `colour:top`; without a top it has not been rolled, and `colour:top:faces` has other faces. */
function die(who: string, number: number, words: string): Piece {
  const [colour = '', mark = '', faces = DICE[colour] ?? ''] = words.split(':');
  const badges = [...faces].map((letter) => ({ name: faceText(letter), tone: '', mark: letter }));
  const named = text(`die-${colour}`);
  const face = mark ? text('die-shows', { die: named, face: faceText(mark) }) : named;
  return { ...blankPiece, id: `d${who}.${number}`, face, mark, card: colour, badges };
}

interface Side {
  health: number;
  /** The dice as words; in `boxes` lie those with these numbers. */
  dice: string[];
  boxes?: Record<string, number[]>;
  loose?: string[];
  attack?: number;
  defence?: number;
  marker?: boolean;
  screen?: boolean;
}

interface Position {
  phase: string;
  me: Side;
  other: Side;
  asked: string;
  args?: Record<string, Arg>;
  options: Choice[];
}

function zonesOf(who: string, side: Side): Zone[] {
  const owner = Number(who);
  const player = text('player', { seat: owner });
  const dice = side.dice.map((words, i) => die(who, i, words));
  const laid = new Set(Object.values(side.boxes ?? {}).flat());
  const zone = (id: string, kind: string, name: string, pieces: Piece[], args: Record<string, Arg> = {}): Zone => ({
    id,
    kind,
    label: text(name, { player, ...args }),
    pieces,
    owner,
    note: null,
  });
  const board = PLAYER_BOARD.flatMap(({ id, boxes }) =>
    boxes.map((_, i): Piece => ({ ...blankPiece, id: boxId(who, id, i), face: text(`card-${id}`), card: id })),
  );
  const free = dice.filter((_, i) => !laid.has(i));
  return [
    { ...zone(`dice-${who}`, 'dice', 'zone-dice', free), note: side.screen ? text('screen-up') : null },
    zone(`board-${who}`, 'tableau', 'zone-board', board),
    ...Object.entries(side.boxes ?? {}).map(([ability, numbers]) =>
      zone(`box-${who}-${ability}-0`, 'row', 'zone-box', dice.filter((_, i) => numbers.includes(i)), { ability: text(`card-${ability}`) }),
    ),
    zone(
      `pool-${who}`,
      'row',
      'zone-pool',
      (side.loose ?? []).map((face, i): Piece => ({ ...blankPiece, id: `f${who}.${i}`, face: text(`face-${face}`), card: face })),
    ),
  ];
}

function countersOf(who: string, side: Side): Counter[] {
  const values = { health: side.health, most: 20, attack: side.screen ? null : (side.attack ?? 0), defence: side.screen ? null : (side.defence ?? 0) };
  return Object.entries(values).map(([name, value]) => ({ id: `${name}-${who}`, label: text(`counter-${name}`), value, owner: Number(who) }));
}

const RULE_OF: Record<string, string> = { 'ask-guards-against': 'KP-3.3', 'ask-trait-colours': 'KP-6.7', 'ask-powers': 'KP-3.9', 'ask-arrangements': 'KP-5.1' };

function scene({ phase, me, other, asked, args = {}, options }: Position): Scene {
  const states = (side: Side) => (side.marker ? [text('state-marker')] : []);
  return {
    game: 'kapow',
    viewer: 0,
    seats: [
      { seat: 0, states: states(me), to_act: true },
      { seat: 1, states: states(other), to_act: false },
    ],
    zones: [...zonesOf('0', me), ...zonesOf('1', other)],
    counters: [...countersOf('0', me), ...countersOf('1', other)],
    headline: [text(`headline-${phase}`)],
    question: { text: text(asked, args), rule: RULE_OF[asked] ?? 'KP-2.1', seats: [0], form: 'one' },
    options,
  };
}

/** Fill a box with dice of these numbers. */
function fill(ability: string, dice: number[], section = 0): Choice {
  const box = boxId('0', ability, section);
  const label = text('do-choose', { ability: text(`card-${ability}`) });
  return { choice: ['choose', boxOf(box).name, dice], label, pieces: [box], group: 'choose' };
}

const ready: Choice = { choice: 'ready', label: text('do-ready'), pieces: [], group: 'ready' };
const use = (word: string, ability: string): Choice => ({
  choice: ability,
  label: text(`do-${word}`, { ability: text(`card-${ability}`) }),
  pieces: [boxId('0', ability, 0)],
  group: word,
});
const attach = (number: number, face: string, n: number): Choice => ({
  choice: ['attach', number, face],
  label: text('do-attach', { face: text(`face-${face}`), n }),
  pieces: [`d0.${number}`],
  group: 'attach',
});

const step = (id: string, rule: string, position: Position, expect = 0): LessonStep => ({
  id: `lesson-kp-${id}`,
  rule,
  scene: scene(position),
  expect,
});

// X-Factor, joker, Energy, Agility, and a blank action die.
const HEROINE = ['blue:X', 'purple:W', 'yellow:E', 'green:A', 'action:B'];
// Two blanks, Might, Agility, Energy.
const VILLAIN = ['blue:B', 'action:B', 'red:M', 'green:A', 'yellow:E'];
const hidden = (dice: string[]): string[] => dice.map((words) => words.split(':')[0] ?? '');
const behind: Side = { health: 20, dice: hidden(VILLAIN), screen: true, marker: true };
const revealed: Side = { health: 20, dice: ['blue:X', ...VILLAIN.slice(1)], boxes: { pow: [2, 4], 'time-warp': [1], activate: [0, 3] }, attack: 3, marker: true };

function grow(): LessonStep {
  const me = { health: 20, dice: HEROINE };
  const options = [fill('grow', [0, 2]), fill('charge-up', [0, 2]), fill('train', [0]), fill('block', [1, 4]), fill('sucker-punch', [3]), ready];
  return step('grow', 'KP-2.2', { phase: 'choose', me, other: behind, asked: 'ask-placements', options });
}

function block(): LessonStep {
  const me = { health: 20, dice: HEROINE, boxes: { grow: [0, 2] } };
  const options = [fill('block', [1, 4]), fill('leap', [1, 3]), fill('sucker-punch', [3]), ready];
  return step('block', 'KP-2.3', { phase: 'choose', me, other: behind, asked: 'ask-placements', options });
}

function punch(): LessonStep {
  const me = { health: 20, dice: HEROINE, boxes: { grow: [0, 2], block: [1, 4] }, defence: 2 };
  const options = [fill('sucker-punch', [3]), fill('new-plan', [3]), ready];
  return step('punch', 'KP-4.2', { phase: 'choose', me, other: behind, asked: 'ask-placements', options });
}

function warp(): LessonStep {
  const me = { health: 20, dice: VILLAIN, boxes: { pow: [2, 4] }, attack: 3, marker: true };
  const other = { health: 20, dice: hidden(HEROINE), screen: true };
  const options = [fill('time-warp', [1]), fill('sucker-punch', [3]), fill('new-plan', [1]), ready];
  return step('warp', 'KP-2.5', { phase: 'choose', me, other, asked: 'ask-placements', options });
}

const shown = { grow: [0, 2], block: [1, 4], 'sucker-punch': [3] };

function defend(): LessonStep {
  const me = { health: 20, dice: HEROINE, boxes: shown, defence: 2 };
  const args = { player: text('player', { seat: 1 }), n: 3 };
  return step('defend', 'KP-3.3', { phase: 'attack', me, other: revealed, asked: 'ask-guards-against', args, options: [use('guard', 'block')] });
}

function newDie(): LessonStep {
  const me = { health: 19, dice: HEROINE, boxes: shown, defence: 2, marker: true };
  const options = COLOURS.slice(0, 5).map((colour): Choice => ({ choice: colour, label: text('do-take-die', { die: text(`die-${colour}`) }), pieces: [], group: 'take-die' }));
  return step('die', 'KP-4.1', { phase: 'power-up', me, other: { ...revealed, marker: false }, asked: 'ask-trait-colours', options });
}

function follow(): LessonStep {
  const me = { health: 19, dice: [...HEROINE, 'red'], boxes: shown, defence: 2, marker: true };
  const other = { ...revealed, marker: false, dice: [...revealed.dice, 'action::BBBBBB'], loose: ['energy'] };
  return step('follow', 'KP-4.2', { phase: 'follow-up', me, other, asked: 'ask-powers', options: [use('trigger', 'sucker-punch')] });
}

function build(): LessonStep {
  const dice = ['purple', 'red', 'green', 'yellow', 'blue', 'action::WBBBBB', 'action::BBBBBB'];
  const me = { health: 17, dice, loose: ['energy'] };
  const other = { health: 19, dice: hidden([...HEROINE, 'red']), marker: true };
  const done: Choice = { choice: 'done', label: text('do-done'), pieces: [], group: 'done' };
  return step('attach', 'KP-5.1', { phase: 'clean-up', me, other, asked: 'ask-arrangements', options: [attach(6, 'energy', 2), attach(5, 'energy', 1), done] });
}

export const lesson: Lesson = {
  id: 'kapow',
  steps: [grow(), block(), punch(), warp(), defend(), newDie(), follow(), build()],
};
