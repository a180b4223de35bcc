import type { Effects } from '../../lib/moments';

export const EFFECTS: Effects = {
  'deal': { sound: 'card' },
  'align': { show: 'turn', sound: 'card' },
  'use': { show: 'burst', word: 'cards', sound: 'climb' },
  'win-trick': { show: 'sweep', sound: 'trick' },
  'score-good': { show: 'plus', word: 'n', sound: 'coin' },
  'score-evil': { show: 'plus', word: 'n', sound: 'coin' },
  'solo-over': { sound: 'win' },
};
