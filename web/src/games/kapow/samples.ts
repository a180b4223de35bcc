import { text, type Badge, type Piece } from '../../lib/scene';

const FACES = ['might', 'energy', 'toughness', 'agility', 'x-factor', 'joker'];
const TONES = ['red', 'yellow', 'purple', 'green', 'blue'];

const piece = (kind: string, card: string, mark: string, badges: Badge[] = []): Piece => ({
  id: `${kind}-${card}-${mark}`, face: text(`face-${card}`), mark, card, badges, lit: false, owner: null, group: 0, why_not: null, kind,
});
const place = (face: string): Badge => ({ name: text(face ? `face-${face}` : 'face-blank'), tone: '', mark: face || '0' });

/** What lies on a table and is no card: dice as they roll and as they are bought, and loose faces. */
export const samples: Piece[] = [
  ...TONES.map((tone, i) => piece('die', tone, FACES[i] ?? '', [place(FACES[i] ?? '')])),
  piece('die', 'red', '', FACES.map(place)),
  piece('die', 'action', 'joker', [...FACES.slice(3), '', '', ''].map(place)),
  ...FACES.map((face) => piece('face', face, '')),
];
