/** By which rules things cannot be. */
export const RULES: Record<string, string> = {
  'no-only-forms': 'CH-6.1',
  'no-equal-with-two': 'CH-3.6',
  'no-too-high': 'CH-6.4',
  'no-too-low': 'CH-3.4',
  'no-too-few': 'CH-3.3',
};
