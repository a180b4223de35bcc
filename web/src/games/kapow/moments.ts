import type { Effects } from '../../lib/moments';

export const EFFECTS: Effects = {
  'round': { sound: 'dice' },
  'reveal': { show: 'lift', sound: 'card' },
  'attack': { show: 'burst', at: 'to', word: 'cards', sound: 'hit' },
  'its-attack': { show: 'burst', at: 'to', word: 'n', sound: 'hit' },
  'hit': { show: 'minus', word: 'n', sound: 'hit' },
  'blocked': { show: 'shield', sound: 'block' },
  'lose-health': { show: 'minus', word: 'n', sound: 'hit' },
  'follow-up': { show: 'minus', word: 'n', sound: 'hit' },
  'gain-health': { show: 'plus', word: 'n', sound: 'climb' },
  'gain-die': { sound: 'dice' },
  'gain-face': { sound: 'coin' },
  'swap': { sound: 'dice' },
  'win-by-health': { sound: 'win' },
};
