import type { Effects } from '../../lib/moments';

export const EFFECTS: Effects = {
  'slide': { sound: 'card' },
  'activate': { show: 'burst', word: 'on', sound: 'climb' },
  'skip': { show: 'gong', sound: 'gong' },
  'win-trick': { show: 'sweep', sound: 'trick' },
  'reward': { show: 'plus', word: 'n', sound: 'coin' },
  'last-loses': { show: 'minus', word: 'n', sound: 'no' },
};
