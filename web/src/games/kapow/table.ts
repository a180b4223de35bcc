import { printed } from '../../lib/catalogue';
import { counter, zone, type Choice, type Piece, type Scene, type Text } from '../../lib/scene';

/**
 * How the scene of KAPOW! is read. WHO is a seat, or `a0`, `a1` for the automata.
 *
 * - Zone `dice-WHO`: the dice that lie on no box, `note` when they are behind a screen. A die is a piece `dWHO.N`: `card`
 *   its colour or `action`, `mark` what it shows if that can be seen, `badges` its six places with their letters.
 * - Zone `board-WHO`: a piece `bWHO.ABILITY.SECTION` for each box, `kind` the moment of its ability, `badges` what its
 *   places ask for, `group` the board: PLAYER, CHARACTER, ALLIANCE; of an automaton its rows.
 * - `takes` of the scene: for each box that can be filled the sets of dice that do it.
 * - Zone `box-WHO-ABILITY-SECTION`, of an automaton `box-WHO-row-ROW`: the dice that lie there.
 * - Zone `pool-WHO`: loose faces, `card` the name of the face. Zones `alliances-SIDE` and `supply-N`.
 * - Counters `health-WHO`, `most-WHO`, `attack-WHO`, `defence-WHO`, `tokens-WHO`.
 * - Choices are words, or lists that begin with one: choose and the name of a box, take-back, attach …
 */

export const piecesOf = (scene: Scene, name: string, who: string): Piece[] => zone(scene, `${name}-${who}`)?.pieces ?? [];

export const [PLAYER, CHARACTER, ALLIANCE] = [0, 1, 2];

/** The dice on a box. */
export const diceOn = (scene: Scene, box: string): Piece[] => zone(scene, `box-${box.slice(1).replaceAll('.', '-')}`)?.pieces ?? [];

export const valueOf = (scene: Scene, name: string, who: string): number | null => counter(scene, `${name}-${who}`)?.value ?? null;

export const boxId = (who: string, ability: string, section: number): string => `b${who}.${ability}.${section}`;

/** Everybody at the table: seats, then automata. */
export const everybody = (scene: Scene): string[] =>
  scene.zones.flatMap(({ id }) => (id.startsWith('dice-') ? [id.slice('dice-'.length)] : []));

const NAMED = /^card-(.+)$/;

/** The character of a player, or of an automaton; none in a first game. */
export function characterOf(scene: Scene, who: string): string {
  const states = scene.seats.find(({ seat }) => String(seat) === who)?.states ?? [];
  const known = states.map(({ id }) => NAMED.exec(id)?.[1]).find((found) => found !== undefined);
  const row = piecesOf(scene, 'board', who).find(({ kind }) => kind === 'row');
  return known ?? row?.card.replace('solo-', '') ?? '';
}

/** What is to be said of a player besides the character. */
export const statesOf = (scene: Scene, who: string): Text[] =>
  (scene.seats.find(({ seat }) => String(seat) === who)?.states ?? []).filter(({ id }) => !NAMED.test(id));

export const screened = (scene: Scene, who: string): boolean => zone(scene, `dice-${who}`)?.note !== null;

/** The word a choice begins with, and what it is about. */
export const wordOf = ({ choice }: Choice): string => String(Array.isArray(choice) ? choice[0] : choice);
export const aboutOf = ({ choice }: Choice): unknown[] => (Array.isArray(choice) ? (choice as unknown[]).slice(1) : []);

/** What the label of an option speaks of: a face, a die, where it is. */
export function argOf({ label }: Choice, name: string): Text {
  const found = label.args[name];
  return found !== null && typeof found === 'object' && 'id' in found ? found : label;
}

export const TAKE_CHARACTER = 'take-character';
/** The groups of options that are a face, a die or a character: a picture says what they are. */
export const PICTURED = [TAKE_CHARACTER, 'take-face', 'name-face', 'attach-face', 'take-die', 'do-give', 'do-take-over'];

/** The character, face or die that an option is about. */
export function pictureOf(option: Choice, name = option.group === 'take-die' ? 'die' : 'face'): Piece {
  const face = argOf(option, name);
  const [, kind = '', card = ''] = /^(face|die)-(.+)$/.exec(face.id) ?? [];
  const plain: Piece = { id: face.id, face, mark: '', card, badges: [], lit: false, owner: null, group: 0, why_not: null, kind };
  return option.group === TAKE_CHARACTER ? (printed('kapow', wordOf(option)) ?? plain) : plain;
}

/** With four at the table, the first two play together. */
export function sameSide(scene: Scene, one: string, other: string): boolean {
  const all = everybody(scene);
  const side = (who: string): number => Math.floor(all.indexOf(who) / (all.length / 2));
  return side(one) === side(other);
}
