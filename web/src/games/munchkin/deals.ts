import { zone, type Piece, type Scene, type Text } from '../../lib/scene';

const seatOf = (text: unknown): number => Number((text as Text | undefined)?.args['seat'] ?? -1);
export const is = (scene: Scene, seat: number, state: string): boolean =>
  scene.seats[seat]?.states.some((found) => found.id === `state-${state}`) ?? false;
export const whoIs = (scene: Scene, state: string): number => scene.seats.find(({ seat }) => is(scene, seat, state))?.seat ?? -1;

/** The offer that the viewer is to answer: for help, or of a trade with somebody. */
export function offerOf(scene: Scene): { helper?: number; share: number; picks: string; partner: number } | null {
  const { id = '', args = {} } = scene.question?.text ?? {};
  if (id === 'ask-trade-answers') return { share: 0, picks: '', partner: seatOf(args['player']) };
  if (id !== 'ask-help-answers') return null;
  return { helper: seatOf(args['helper']), share: Number(args['n']), picks: String(args['first']), partner: seatOf(args['player']) };
}

/** The cards before a player that are on offer. */
export const offered = (scene: Scene, seat: number): Piece[] =>
  ['worn', 'pack'].flatMap((name) => zone(scene, `${name}-${seat}`)?.pieces ?? []).filter(({ badges }) => badges.some(({ name }) => name.id === 'badge-offered'));
