import type { Again, Scene } from './scene';

/** To do nothing whenever this is asked, as long as the span has this value. */
export interface Promised {
  about: string;
  span: string;
  value: string;
}

/** What one wants not to be asked, and what wakes one all the same: see core/passing.py, which decides. */
export interface Passing {
  on: boolean;
  wake: string[];
  promises: Promised[];
}

/** See core/scene.py. */
export const STAKES = ['me', 'win'];
const WINDOWS = ['any', 'offer'];
const PASS = 'pass';

const offers = (scene: Scene, choice: unknown): boolean => scene.options.some((option) => option.choice === choice);
const wakes = (scene: Scene, passing: Passing): boolean => passing.wake.includes(scene.question?.stake ?? '');

/** Are we asked in a window that we may let pass? */
export function inWindow(scene: Scene): boolean {
  return WINDOWS.includes(scene.question?.form ?? '') && offers(scene, PASS);
}

/** What we are asked that comes again and again, if doing nothing is open to us. */
function recurring(scene: Scene): Again | null {
  const again = scene.question?.again;
  return again && offers(scene, again.nothing) ? again : null;
}

/** The promises whose span has not ended. */
export function live(scene: Scene, passing: Passing): Promised[] {
  return passing.promises.filter(({ span, value }) => scene.spans?.some(([name, now]) => name === span && now === value));
}

/** Of the question at hand: what we want to be left alone with, if that is all it is about. */
export function leftAlone(scene: Scene, passing: Passing): string[] {
  const about = recurring(scene)?.about ?? [];
  const promised = live(scene, passing).map((promise) => promise.about);
  return about.every((word) => promised.includes(word)) ? about : [];
}

/** Will the server answer for us here? */
export function passesHere(scene: Scene, passing: Passing): boolean {
  if (wakes(scene, passing)) return false;
  return (passing.on && inWindow(scene)) || leftAlone(scene, passing).length > 0;
}

/** For how long we may be left alone with what we are asked now, and by which answer. */
export function skippable(scene: Scene, passing: Passing): Again | null {
  return wakes(scene, passing) ? null : recurring(scene);
}
