import { MediaQuery } from 'svelte/reactivity';

/** Is there room beside the table for a column with the log and the card that is looked at? */
export const wide = new MediaQuery('min-width: 1181px');
