import type { Moments } from '../../lib/moments';

export const MOMENTS: Moments = {
  effects: {
    'slide': { sound: 'card' },
    'activate': { show: 'burst', word: 'on', sound: 'climb' },
    'skip': { show: 'gong', sound: 'gong' },
    'win-trick': { show: 'sweep', sound: 'trick' },
    'reward': { show: 'plus', word: 'n', sound: 'coin' },
    'last-loses': { show: 'minus', word: 'n', sound: 'no' },
  },
  roundEnds: ['place', 'stake-won', 'stake-lost', 'spooks-won', 'reward', 'last-loses'],
  points: { 'reward': 1, 'last-loses': -1, 'change': 1, 'bet': -1, 'stake-won': 1, 'spooks-won': 1 },
  highlights: ['play', 'bet'],
};
