import { counter, zone, type Field, type Form, type Piece, type Scene, type Text } from '../../lib/scene';

/** What stands in the fields of a form: a seat, a number or a value; where pieces are picked, their ids. */
export type Draft = (number | string | string[])[];

const HELP = 'ask';

const seatOf = (text: unknown): number => Number((text as Text | undefined)?.args['seat'] ?? -1);
export const is = (scene: Scene, seat: number, state: string): boolean =>
  scene.seats[seat]?.states.some((found) => found.id === `state-${state}`) ?? false;
export const whoIs = (scene: Scene, state: string): number => scene.seats.find(({ seat }) => is(scene, seat, state))?.seat ?? -1;

const strength = (scene: Scene, seat: number): number => counter(scene, `strength-${seat}`)?.value ?? 0;

/** Are pieces picked for it, and not words? */
export const picksPieces = (field: Field): boolean => field.kind === 'some' || field.pieces.length > 0;

/** The pieces that can be picked for a field: of those of several players those of the one who is named before. */
export function pieces(scene: Scene, field: Field, draft: Draft): Piece[] {
  const owner = field.of < 0 ? null : draft[field.of];
  return scene.zones.flatMap((found) => (owner === null || found.owner === owner ? found.pieces : [])).filter(({ id }) => field.pieces.includes(id));
}

/** What a form shows first: what is on offer, the strongest helper, one treasure, or nothing yet. */
export const beginning = (scene: Scene, form: Form): Draft => form.fields.map((field) => first(scene, form, field));

function first(scene: Scene, { word }: Form, field: Field): Draft[number] {
  if (picksPieces(field)) return field.pieces.filter((_, i) => ((field.begin ?? []) as unknown[]).includes(field.values[i]));
  if (field.kind === 'number') return Number(field.begin ?? Math.min(1, field.most));
  if (field.kind === 'one') return String(field.begin ?? field.values[0]);
  const seats = field.values as number[];
  return word === HELP ? seats.reduce((best, seat) => (strength(scene, seat) > strength(scene, best) ? seat : best)) : (seats[0] ?? -1);
}

/** The choice that a draft stands for. */
export function choiceOf({ word, fields }: Form, draft: Draft): unknown {
  const values = fields.map((field, i) => {
    if (!picksPieces(field)) return draft[i];
    const picked = field.values.filter((_, n) => (draft[i] as string[]).includes(field.pieces[n] ?? ''));
    return field.kind === 'some' ? picked : (picked[0] ?? -1);
  });
  return word ? [word, ...values] : values[0];
}

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
