import { counter, zone, type Piece, type Scene, type Text } from '../../lib/scene';
import { goldOf, numberOf } from './cards';

/** What can be put together from items and treasures. */
export type Deal = 'help' | 'counter-help' | 'trade' | 'counter-trade' | 'sell' | 'pack' | 'pay' | 'show';

export interface Draft {
  partner: number;
  /** Treasures for the helper. */
  share: number;
  first: 'fighter' | 'helper';
  mine: string[];
  theirs: string[];
}

const RUNNING = ['ask-run-moves', 'ask-run-others'];
const WINDOWS = ['ask-start', 'ask-middle', 'ask-end', 'ask-bystander', 'ask-combat-moves', 'ask-last-moves', ...RUNNING];
/** Monsters that can be left alone or paid off: before that, help may be asked for. */
const GREETED = ['ask-golem-options', 'ask-nose-options'];
const OWN_TURN = ['ask-start', 'ask-middle', 'ask-end'];
const ANSWERS: Record<string, Deal> = {
  'ask-help-answers': 'counter-help',
  'ask-trade-answers': 'counter-trade',
  'ask-payments': 'pay',
  'ask-big-farewells': 'sell',
};

const seatOf = (text: unknown): number => Number((text as Text | undefined)?.args['seat'] ?? -1);
export const is = (scene: Scene, seat: number, state: string): boolean =>
  scene.seats[seat]?.states.some((found) => found.id === `state-${state}`) ?? false;
export const whoIs = (scene: Scene, state: string): number => scene.seats.find(({ seat }) => is(scene, seat, state))?.seat ?? -1;

const piecesOf = (scene: Scene, name: string, seat: number): Piece[] => zone(scene, `${name}-${seat}`)?.pieces ?? [];

/** The items on the table, in use or in the pack. */
export const carried = (scene: Scene, seat: number): Piece[] => [...piecesOf(scene, 'worn', seat), ...piecesOf(scene, 'pack', seat)];

/** Items of hand and table. */
export const forSale = (scene: Scene, seat: number): Piece[] =>
  [...piecesOf(scene, 'hand', seat), ...carried(scene, seat)].filter((piece) => goldOf(piece) > 0);

export const treasuresDue = (scene: Scene): number => Number(zone(scene, 'combat')?.note?.args['treasures'] ?? 0);

/** Which deals there are for the viewer now. The server judges each of them. */
export function deals(scene: Scene): Deal[] {
  const me = scene.viewer;
  const asked = scene.question?.text.id ?? '';
  if (me === null || !scene.options.length) return [];
  const answer = ANSWERS[asked];
  if (answer) return [answer];
  const helped = whoIs(scene, 'helper') >= 0;
  if (GREETED.includes(asked)) return helped ? [] : ['help'];
  if (!WINDOWS.includes(asked)) return [];
  const found: Deal[] = [];
  const fights = is(scene, me, 'fighter');
  if (fights && !RUNNING.includes(asked) && !helped) found.push('help');
  if (!fights && !is(scene, me, 'helper') && scene.seats.some(({ seat }) => carried(scene, seat).length)) found.push('trade');
  if (OWN_TURN.includes(asked) && forSale(scene, me).length) found.push('sell');
  if (OWN_TURN.includes(asked) && piecesOf(scene, 'worn', me).length) found.push('pack');
  if (piecesOf(scene, 'hand', me).length) found.push('show');
  return found;
}

/** Who could be asked: all others who live. */
export function partners(scene: Scene): number[] {
  return scene.seats.map(({ seat }) => seat).filter((seat) => seat !== scene.viewer && !is(scene, seat, 'dead'));
}

/** Whose items go to the helper. */
export const fighterOf = (scene: Scene): number => whoIs(scene, 'fighter');

const offered = (pieces: Piece[]): string[] =>
  pieces.filter((piece) => piece.badges.some((badge) => badge.name.id === 'badge-offered')).map((piece) => piece.id);

/** What the builder shows first: nothing yet, or the offer that is to be answered. */
export function beginning(scene: Scene, deal: Deal): Draft {
  const args = scene.question?.text.args ?? {};
  const me = scene.viewer ?? 0;
  const none: Draft = { partner: partners(scene)[0] ?? -1, share: 0, first: 'helper', mine: [], theirs: [] };
  if (deal === 'help') return { ...none, partner: strongest(scene), share: Math.min(1, treasuresDue(scene)) };
  if (deal === 'counter-help') {
    const mine = offered(carried(scene, fighterOf(scene)));
    return { ...none, partner: seatOf(args['helper']), share: Number(args['n'] ?? 0), first: args['first'] === 'fighter' ? 'fighter' : 'helper', mine };
  }
  if (deal === 'counter-trade') {
    const partner = seatOf(args['player']);
    return { ...none, partner, mine: offered(carried(scene, me)), theirs: offered(carried(scene, partner)) };
  }
  return none;
}

function strongest(scene: Scene): number {
  const strength = (seat: number): number => counter(scene, `strength-${seat}`)?.value ?? 0;
  return partners(scene).reduce((best, seat) => (best < 0 || strength(seat) > strength(best) ? seat : best), -1);
}

/** The choice that a draft stands for. */
export function choiceOf(deal: Deal, draft: Draft): unknown {
  const [mine, theirs] = [draft.mine, draft.theirs].map((ids) => ids.map(numberOf).sort((a, b) => a - b)) as [number[], number[]];
  switch (deal) {
    case 'help':
      return ['ask', draft.partner, draft.share, draft.first, mine];
    case 'counter-help':
      return ['counter', draft.share, draft.first, mine];
    case 'trade':
      return ['trade', draft.partner, mine, theirs];
    case 'counter-trade':
      return ['counter', mine, theirs];
    case 'sell':
      return ['sell', mine];
    case 'pack':
      return ['pack', mine[0] ?? -1];
    case 'pay':
      return mine;
    case 'show':
      return ['show', draft.partner];
  }
}
