import type { Notice } from '../games/table-view.svelte';
import { api, Refused, type LessonPlan, type LessonSight, type LessonStep } from './api';
import type { Frame } from './film';
import { Projector } from './projector';
import type { Heard, Scene } from './scene';
import { t } from './words.svelte';

/** There is nothing to choose on the way. */
const frameOf = ({ events, scene }: LessonSight): Frame => ({ scene: { ...scene, options: [] }, heard: events });

/** A lesson as it is being played. The server judges and plays; it remembers nothing. */
export class Lesson {
  plan = $state.raw<LessonPlan | null>(null);
  step = $state.raw<LessonStep | null>(null);
  scene = $state.raw<Scene | null>(null);
  /** What has happened in this step. */
  heard = $state.raw<Heard[]>([]);
  done = $state(false);
  busy = $state(false);
  trouble = $state('');
  private number = -1;
  private film = new Projector<Frame>((frames) => this.show(frames));

  constructor(readonly game: string) {
    this.load(async () => (this.plan = await api.lesson(game)));
  }

  open(number: number): void {
    this.number = number;
    this.film.stop();
    this.load(async () => {
      const step = await api.lessonStep(this.game, number);
      if (this.number !== number) return;
      this.step = step;
      this.done = this.busy = false;
      this.heard = step.position.events;
      this.scene = step.position.scene;
    });
  }

  private load(what: () => Promise<unknown>): void {
    what().catch((error: unknown) => (this.trouble = error instanceof Refused ? error.message : t('offline')));
  }

  /** Gives back why it is not done, or null; then it happens, moment by moment. */
  async answer(choice: unknown): Promise<Notice | null> {
    const { number } = this;
    this.busy = true;
    try {
      const { refused, moments } = await api.lessonChoice(this.game, number, choice);
      if (refused) return refused;
      if (this.number === number) this.film.add(moments.map(frameOf));
      return null;
    } catch (error) {
      return error instanceof Refused ? error.reason : { text: t('offline'), rule: '' };
    } finally {
      this.busy = false;
    }
  }

  /** Show at once all that has happened. */
  catchUp(): void {
    this.film.skip();
  }

  private show(frames: Frame[]): void {
    this.heard = [...this.heard, ...frames.flatMap(({ heard }) => heard)];
    this.scene = frames.at(-1)?.scene ?? this.scene;
    this.done = !this.film.playing;
  }
}
