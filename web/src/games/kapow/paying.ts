import { FACES, needsOf } from './cards';

/** May these dice lie in a box together, if more come or not? As paying.py says it; a die is its face, small on an action die. */
export function fit(letters: string[], box: string): boolean {
  const { places, pair } = needsOf(box);
  return placed(letters, places) && (!pair || letters.length < 2 || match(letters, places));
}

/** Is there a place of its own for each? */
function placed(letters: string[], places: string[]): boolean {
  const [letter, ...rest] = letters;
  if (letter === undefined) return true;
  return places.some((need, i) => takes(need, letter) && placed(rest, places.toSpliced(i, 1)));
}

function takes(need: string, letter: string): boolean {
  const [face, black] = [letter.toUpperCase(), letter !== letter.toUpperCase()];
  if (need === '*') return true;
  if (need === 'N') return face !== 'B';
  if (need === 'D' || need === 'P') return black && (need === 'D' || face !== 'B');
  const strict = need !== need.toUpperCase();
  return need.toUpperCase() in FACES && (face === need.toUpperCase() || (face === 'W' && !strict));
}

/** Two equal faces, or a joker with any; a pair that names a symbol needs a die that shows it. */
function match(letters: string[], [need = '']: string[]): boolean {
  const faces = new Set(letters.map((letter) => letter.toUpperCase()));
  return faces.has('W') ? faces.size > 1 || !(need in FACES) : faces.size === 1;
}
