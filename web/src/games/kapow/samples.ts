import { text, type Badge, type Piece } from '../../lib/scene';
import { sample } from '../samples';

const FACES = ['might', 'energy', 'toughness', 'agility', 'x-factor', 'joker'];
const TONES = ['red', 'yellow', 'purple', 'green', 'blue'];
const place = (face: string): Badge => ({ name: text(face ? `face-${face}` : 'face-blank'), tone: '', mark: face || '0' });

/** Dice as they roll and as they are bought, and loose faces. */
export const samples: Piece[] = [
  ...TONES.map((tone, i) => sample('die', tone, FACES[i], [place(FACES[i] ?? '')])),
  sample('die', 'red', '', FACES.map(place)),
  sample('die', 'action', 'joker', [...FACES.slice(3), '', '', ''].map(place)),
  ...FACES.map((face) => sample('face', face)),
];
