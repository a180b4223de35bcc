/** By which rules things cannot be. */
export const RULES: Record<string, string> = {
  'no-must-follow': 'HS-3.2',
  'no-later-charge': 'HS-2.9',
  'no-earlier-charge': 'HS-2.9',
  'no-charge-twice': 'HS-2.8',
  'no-stamina': 'HS-2.8',
  'no-blackout': 'HS-2.2',
};
