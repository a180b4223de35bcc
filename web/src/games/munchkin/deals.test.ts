import { expect, it } from 'vitest';
import { text, type Scene } from '../../lib/scene';
import { offerOf } from './deals';

const scene: Scene = { game: 'munchkin', viewer: 0, seats: [], zones: [], counters: [], headline: [], question: null, options: [] };

it('reads the offer that is to be answered', () => {
  const seat = (n: number) => text('player', { seat: n });
  const asked = text('ask-help-answers', { player: seat(0), helper: seat(1), n: 2, first: 'fighter', items: [] });
  const question = { text: asked, rule: 'MU-3.12', seats: [1], form: 'one' };
  expect(offerOf({ ...scene, question })).toEqual({ helper: 1, share: 2, picks: 'fighter', partner: 0 });
  expect(offerOf(scene)).toBeNull();
});
