import { expect, it } from 'vitest';
import { piecesById, text, type Piece, type Scene } from '../../lib/scene';
import { candidates } from '../../lib/select';
import { alike, shape, substitute } from './cards';

it('takes any of equal cards', () => {
  const swing = (id: string): Piece => ({ id, face: text('card-sword-swing'), mark: '', card: 'sword-swing', badges: [], lit: false, owner: null, group: 0, why_not: null });
  const lay = { choice: ['lay', 0], label: text('do-lay'), pieces: ['c0', 'c1'], group: 'lay' };
  const hand = { id: 'hand-0', kind: 'hand', label: text('zone-hand'), pieces: ['c0', 'c1'].map(swing), owner: 0, note: null };
  const scene: Scene = { game: '', viewer: 0, seats: [], zones: [hand], counters: [], headline: [], question: null, options: [lay] };
  const [found] = candidates(shape(scene).options, ['c1'], piecesById(scene), alike);
  expect(found && substitute(found.option.choice, found.swap)).toEqual(['lay', 1]);
});
