import { BACKS, BODIES, PROPS } from './bodies';
import { BEARDS, BROWS, EYES, MOUTHS, NOSES } from './faces';
import { HEADS } from './heads';
import { EARS, HAIRS, HATS, HORNS, MASKS } from './tops';

export { TALL } from './tops';
export type { Anchors, Shape } from './shapes';

/** All parts by kind and name. */
export const PARTS = {
  back: BACKS,
  body: BODIES,
  ears: EARS,
  head: HEADS,
  eyes: EYES,
  brows: BROWS,
  nose: NOSES,
  mouth: MOUTHS,
  beard: BEARDS,
  mask: MASKS,
  hair: HAIRS,
  horns: HORNS,
  hat: HATS,
  prop: PROPS,
};
