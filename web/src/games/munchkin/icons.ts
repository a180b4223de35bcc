import outlines from './munchkin.icons.json';

/** The outline of each icon, by card or sign. */
export const ICONS: Record<string, string> = outlines;
