import outlines from './kapow.icons.json';

/** The outline of each icon, by ability, character, face or sign. */
export const ICONS: Record<string, string> = outlines;
