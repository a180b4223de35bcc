import { whither } from './film';
import { glide, places, type Places } from './flip';
import type { Scene } from './scene';
import { moves } from './settings.svelte';

/** Whenever the scene changes, pieces under the root move from where they were to where they are. */
export function glideOn(root: () => Element | undefined, scene: () => Scene): void {
  let before: Places = new Map();
  let last: Scene | undefined;
  $effect.pre(() => {
    scene();
    const element = root();
    before = element && moves() ? places(element) : new Map();
  });
  $effect(() => {
    const [shown, now] = [last, (last = scene())];
    const element = root();
    if (element && shown) glide(element, before, (piece) => selectors(piece, shown, now));
  });
}

function selectors(piece: string, shown: Scene, now: Scene): string[] {
  const zone = whither(piece, shown, now);
  return zone ? [`[data-zone="${zone.id}"]`, `[data-seat="${zone.owner}"]`] : [];
}
