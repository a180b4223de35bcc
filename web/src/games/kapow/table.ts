import { counter, zone, type Choice, type Piece, type Scene, type Zone } from '../../lib/scene';

/**
 * How the scene of KAPOW! is read. WHO is a seat, or `a0`, `a1` for the automata.
 *
 * - Zone `dice-WHO` (dice): the dice that lie on no box. A die is a piece `dWHO.N`: `card` its colour or `action`,
 *   `face` and `mark` what it shows (none behind a screen), `badges` its six places, each with the letter as mark.
 * - Zone `board-WHO` (tableau): one piece `bWHO.ABILITY.SECTION` for each box, `card` the ability, lit when it is filled.
 * - Zone `box-WHO-ABILITY-SECTION` (row): the dice that lie on this box, in the order of its places.
 * - Zone `pool-WHO` (row): loose faces, `card` the name of the face.
 * - Zone `alliances-TEAM` (row): alliance cards. Zone `supply-TEAM` (pile): what can still be gained.
 * - Counters `health-WHO`, `most-WHO`, `attack-WHO`, `defence-WHO`, `tokens-WHO`.
 * - Options that fill a box name the box and its dice as pieces.
 */

export const diceOf = (scene: Scene, who: string): Piece[] => zone(scene, `dice-${who}`)?.pieces ?? [];

export const poolOf = (scene: Scene, who: string): Zone | undefined => zone(scene, `pool-${who}`);

export const boxId = (who: string, ability: string, section: number): string => `b${who}.${ability}.${section}`;

export const diceOn = (scene: Scene, who: string, ability: string, section: number): Piece[] =>
  zone(scene, `box-${who}-${ability}-${section}`)?.pieces ?? [];

export const valueOf = (scene: Scene, name: string, who: string): number | null =>
  counter(scene, `${name}-${who}`)?.value ?? null;

export const isDie = (id: string): boolean => id.startsWith('d');
export const isBox = (id: string): boolean => id.startsWith('b');

/** The options that concern a box. */
export const optionsOf = (scene: Scene, box: string): Choice[] =>
  scene.options.filter((option) => option.pieces.includes(box));
