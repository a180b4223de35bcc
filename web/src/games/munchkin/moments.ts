import type { Effects } from '../../lib/moments';

export const EFFECTS: Effects = {
  'door': { show: 'door', at: 'card', sound: 'door' },
  'trouble': { show: 'door', at: 'card', sound: 'door' },
  'lay': { sound: 'card' },
  'use': { sound: 'card' },
  'enhance': { sound: 'card' },
  'throw': { sound: 'hit' },
  'roll': { sound: 'dice' },
  'victory': { show: 'fall', at: 'middle', sound: 'hit' },
  'slays': { show: 'fall', at: 'middle', sound: 'hit' },
  'spoils': { show: 'turn', at: 'card', sound: 'coin' },
  'caught': { show: 'lunge', sound: 'hit' },
  'curse': { show: 'lunge', sound: 'gong' },
  'backstab': { show: 'claws', at: 'to', sound: 'hit' },
  'die': { show: 'claws', sound: 'gong' },
  'sell': { sound: 'coin' },
  'level-up': { show: 'plus', word: 'n', sound: 'climb' },
  'level-down': { show: 'minus', word: 'n', sound: 'no' },
};
