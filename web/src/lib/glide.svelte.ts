import { glide, places, type Places } from './flip';
import { moves } from './settings.svelte';

/** Whenever the value changes, pieces under the root move from where they were to where they are. */
export function glideOn(root: () => Element | undefined, value: () => unknown): void {
  let before: Places = new Map();
  $effect.pre(() => {
    value();
    const element = root();
    before = element && moves() ? places(element) : new Map();
  });
  $effect(() => {
    value();
    const element = root();
    if (element) glide(element, before);
  });
}
