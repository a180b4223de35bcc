import type { Scene } from './scene';

/** Passing by oneself in reaction windows, and what wakes one all the same. */
export interface Passing {
  on: boolean;
  wake: string[];
}

/** See core/scene.py. */
export const STAKES = ['me', 'win'];
const WINDOWS = ['any', 'offer'];

/** Are we asked in a window that we may let pass? */
export function inWindow(scene: Scene): boolean {
  const form = scene.question?.form ?? '';
  return WINDOWS.includes(form) && scene.options.some((option) => option.choice === 'pass');
}

/** Will the server pass for us here? See server/passing.py. */
export function passesHere(scene: Scene, passing: Passing): boolean {
  return passing.on && inWindow(scene) && !passing.wake.includes(scene.question?.stake ?? '');
}
