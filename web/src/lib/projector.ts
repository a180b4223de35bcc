import { hold, type Frame } from './film';
import { settings } from './settings.svelte';

/** Shows one sight after the other, at the pace that is set; nobody has to wait for it. */
export class Projector<Shot extends Frame> {
  private waiting: Shot[] = [];
  private shown: Shot | undefined;
  private shownAt = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly show: (shots: Shot[]) => void) {}

  get playing(): boolean {
    return this.waiting.length > 0;
  }

  add(shots: Shot[]): void {
    this.waiting.push(...shots);
    if (settings.pace === 'off' || document.hidden) this.skip();
    else this.next();
  }

  /** Show at once all that waits, and what comes next as soon as it comes. */
  skip(): void {
    const shots = this.waiting;
    this.stop();
    if (shots.length) this.show(shots);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.waiting = [];
    this.shown = undefined;
  }

  private next(): void {
    clearTimeout(this.timer);
    for (let [shot] = this.waiting; shot; [shot] = this.waiting) {
      const wait = this.wait(shot);
      if (wait > 0) {
        this.timer = setTimeout(() => this.next(), wait);
        return;
      }
      this.waiting.shift();
      this.show([shot]);
      this.note(shot);
    }
  }

  private wait(next: Shot): number {
    if (!this.shown) return 0;
    return this.shownAt + hold(this.shown, next, this.waiting.length, settings.pace) - performance.now();
  }

  /** What brings no news does not take the time of what was there before. */
  private note(shot: Shot): void {
    if (!shot.heard.length) return;
    this.shown = shot;
    this.shownAt = performance.now();
  }
}
