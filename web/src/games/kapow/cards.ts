import type { CardEntry } from '../../lib/api';
import { text, type Piece, type Scene } from '../../lib/scene';

/** What is printed on the boards: see cards.py and boards.py, whose words for boxes these are. */

export interface Ability {
  id: string;
  /** One word per section; none: it needs no dice. */
  boxes: string[];
  moments: string[];
}

export interface Character {
  id: string;
  villain: boolean;
  abilities: Ability[];
}

/** `id boxes moments`; boxes and moments are separated by slashes. */
const ability = (line: string): Ability => {
  const [id = '', boxes = '', moments = ''] = line.split(' ');
  return { id, boxes: boxes === '-' ? [] : boxes.split('/'), moments: moments ? moments.split('/') : [] };
};
const abilities = (lines: string): Ability[] => lines.split(', ').map(ability);

export const PLAYER_BOARD = abilities(
  'pow ME attack, zap EE* attack, wham MME attack, kapow MMEE attack, press-on m/e attack-boost, ' +
    'charge-up XE attack-boost, combo =XX attack-times, block T* defence, leap AA defence, fortress TTA defence, ' +
    'force-field TTAA defence, brace t/a defence-boost, reflexes AX defence-times, time-warp */*/* immediate, ' +
    'catch-breath =*N immediate, grow XE power-up, activate XA power-up, train X power-up, breakthrough W* power-up, ' +
    'adapt ** power-up, new-plan * power-up, side-swipe MA power-up, sucker-punch A follow-up',
);

const character = (id: string, lines: string, villain = false): Character => ({ id, villain, abilities: abilities(lines) });

export const CHARACTERS: Character[] = [
  character('tough-nut', 'hard-shell - defence-boost, headbutt =TT attack, iron-diet TX power-up, knuckle-down MT follow-up'),
  character('elusivity', 'slippery - defence-boost, teleport AX defence, flying-kick =AA attack-boost, vanish AA* defence-times'),
  character('time-out', 'rewind - immediate, pause-button X* power-up, slow-motion EA this-round, time-bomb =EE follow-up'),
  character('victor-kane', 'war-chest - power-up, laser-array EP attack, private-guard =** defence, hostile-takeover =XX power-up', true),
  character('coquette', 'heartbreak - follow-up, charm XA reveal/this-round, stolen-kiss XT power-up, cruel-beauty AM attack', true),
  character('spoiler-alert', 'knew-it-coming - defence-boost, leak X immediate/reveal, ruin-the-ending =*N this-round/power-up, plot-twist XA attack-times', true),
  character('crescendo', 'overture - power-up, rising-beat =EE attack, standing-ovation TA defence, encore XT power-up'),
  character('fuse', 'short-fuse - attacking, blast E* attack, chain-reaction MX attack-boost, smoke-screen EA defence'),
  character('patchwork', 'tinkerer - power-up, assemble DX power-up, scrap-cannon PD attack, spare-plating P defence-boost'),
  character('mindset', 'open-mind - this-round, psionic-attack XB attack-boost, mind-blast BB attack, thought-shield B* defence', true),
  character('echo', 'resonance - attack-boost, sound-wave =EE attack, reverberate =** defence, replicate X* power-up', true),
  character('leech', 'thirst - attacking, leech-strike MX attack, blood-price * immediate, sap-power XT power-up', true),
];

/** Left half, right half. */
export const ALLIANCES: [Ability, Ability][] = [
  'double-team M attack-boost, double-team E attack-boost',
  'alley-oop A , alley-oop ME attack',
  'shield-wall T defence-boost, shield-wall T defence-boost',
  'cover-me TA defence, cover-me * defence',
  'training-partners X power-up, training-partners * power-up',
  'shared-lab X power-up, shared-lab E ',
  'breathing-space * immediate, breathing-space * immediate',
  'rescue A , rescue X power-up',
].map((lines) => abilities(lines) as [Ability, Ability]);

export const FACES: Record<string, string> = {
  M: 'might',
  E: 'energy',
  T: 'toughness',
  A: 'agility',
  X: 'x-factor',
  W: 'joker',
  B: 'blank',
};
export const COLOURS = ['red', 'yellow', 'purple', 'green', 'blue', 'action'];

const ABILITIES = [...PLAYER_BOARD, ...CHARACTERS.flatMap((one) => one.abilities), ...ALLIANCES.flat()];

/** The name of a box, as choices and pieces use it: pow, press-on-2. */
export const boxName = (one: Ability, section: number): string =>
  one.boxes.length > 1 ? `${one.id}-${section + 1}` : one.id;

export const abilityOf = (id: string): Ability | undefined => ABILITIES.find((one) => one.id === id);
export const printedCharacter = (id: string): Character | undefined => CHARACTERS.find((one) => one.id === id);

/** What the places of a box ask for, and whether they have to match. */
export const needsOf = (box: string): { places: string[]; pair: boolean } => ({
  places: [...box.replace('=', '')],
  pair: box.startsWith('='),
});

/** The halves of an alliance card have names of their own, and the numbers 0 and 1. */
const half = (id: string, section: number): string => `${id}-${section ? 'right' : 'left'}`;

/** The box of a piece `bWHO.ABILITY.SECTION`: its name, as choices use it, and what it asks for. */
export function boxOf(piece: string): { name: string; word: string } {
  const [, id = '', number = ''] = piece.split('.');
  const section = Number(number);
  const halves = ALLIANCES.find(([left]) => left.id === id);
  if (halves) return { name: half(id, section), word: halves[section]?.boxes[0] ?? '' };
  const printed = abilityOf(id);
  return { name: printed ? boxName(printed, section) : id, word: printed?.boxes[section] ?? '' };
}

/** Dice that look the same are the same. */
export function alike(piece: Piece): string {
  return [piece.card, piece.mark, ...piece.badges.map(({ mark }) => mark)].join();
}

/** Options name the first of equal pieces, and any of them does. */
export const substitute = (choice: unknown): unknown => choice;

export function attempt(scene: Scene, picked: string[]): unknown {
  return [scene.question?.rule ?? '', picked];
}

/** An entry of the catalogue as a piece to be drawn. */
export const sample = ({ id }: CardEntry): Piece => cardCalled(id);

export function cardCalled(id: string): Piece {
  const face = text(`card-${id}`);
  return { id: `card-${id}`, face, mark: '', card: id, badges: [], lit: false, owner: null, group: 0, why_not: null };
}
