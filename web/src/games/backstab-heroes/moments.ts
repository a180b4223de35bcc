import type { Effects } from '../../lib/moments';

export const EFFECTS: Effects = {
  'lay': { sound: 'card' },
  'reveal': { show: 'turn', at: 'card', sound: 'card' },
  'react': { show: 'turn', at: 'card', sound: 'card' },
  'strike': { show: 'burst', at: 'seat', word: 'n', sound: 'hit' },
  'move': { show: 'sweep', at: 'to', sound: 'trick' },
  'suffer': { show: 'claws', word: 'n', sound: 'hit' },
  'heal': { show: 'plus', word: 'n', sound: 'climb' },
  'prevent': { show: 'shield', sound: 'block' },
  'beaten': { show: 'fall', at: 'middle', sound: 'gong' },
  'medal': { show: 'plus', sound: 'coin' },
  'take': { sound: 'coin' },
};
