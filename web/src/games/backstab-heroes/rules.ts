/** By which rules things cannot be. */
export const RULES: Record<string, string> = {
  'no-reaction-face-down': 'BH-3.5',
  'no-treasure-away': 'BH-3.9',
};
