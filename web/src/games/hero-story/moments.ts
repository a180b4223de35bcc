import type { Moments } from '../../lib/moments';

export const MOMENTS: Moments = {
  effects: {
    'deal': { sound: 'card' },
    'align': { show: 'turn', sound: 'card' },
    'use': { show: 'burst', word: 'cards', sound: 'climb' },
    'win-trick': { show: 'sweep', sound: 'trick' },
    'score-good': { show: 'plus', word: 'n', sound: 'coin' },
    'score-evil': { show: 'plus', word: 'n', sound: 'coin' },
    'solo-over': { sound: 'win' },
  },
  roundEnds: ['score-good', 'score-evil', 'vp'],
  points: { 'score-good': 1, 'score-evil': 1, 'vp': 1 },
  highlights: ['score-good', 'score-evil'],
};
