import type { Scene } from '../lib/scene';

/** A lesson is data: positions, what to do in them, and what there is to say about it. */
export interface LessonStep {
  /** Messages `ID`, `ID.hint` for a wrong move, `ID.done` after the right one. */
  id: string;
  rule: string;
  scene: Scene;
  /** The option that is to be found, by its place among the options of the scene. */
  expect: number;
}

export interface Lesson {
  id: string;
  steps: LessonStep[];
}
