import outlines from './hero-story.icons.json';

/** The outline of each icon, by card, suit or sign. */
export const ICONS: Record<string, string> = outlines;
