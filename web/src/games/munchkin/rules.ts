/** By which rules things cannot be. */
export const RULES: Record<string, string> = {
  'no-monster-from-hand': 'MU-2.2',
  'no-such-curse': 'MU-5.10',
  'no-laying-now': 'MU-5.7',
  'no-half-breed': 'MU-5.3',
  'no-super-munchkin': 'MU-5.3',
  'no-monsters-now': 'MU-5.17',
  'no-cheating-now': 'MU-5.7',
  'no-throwing-now': 'MU-3.4',
  'no-such-level': 'MU-6.3',
  'no-use-of-item': 'MU-5.6',
  'no-switch-now': 'MU-5.6',
};
