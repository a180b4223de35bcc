import { afterPaint } from './later';
import { settings } from './settings.svelte';

let context: AudioContext | undefined;

const TUNES = {
  card: [[190, 0, 0.07, 'triangle']],
  turn: [
    [523, 0, 0.12, 'sine'],
    [659, 0.11, 0.18, 'sine'],
  ],
  trick: [
    [392, 0, 0.1, 'triangle'],
    [523, 0.09, 0.14, 'triangle'],
  ],
  win: [
    [523, 0, 0.14, 'sine'],
    [659, 0.13, 0.14, 'sine'],
    [784, 0.26, 0.34, 'sine'],
  ],
  no: [[140, 0, 0.12, 'sine']],
} satisfies Record<string, [number, number, number, OscillatorType][]>;

/** Quiet, made on the spot, and only if wanted. */
export function play(tune: keyof typeof TUNES): void {
  if (!settings.sound || document.hidden || !navigator.userActivation.hasBeenActive) return;
  afterPaint(() => sound(tune));
}

function sound(tune: keyof typeof TUNES): void {
  context ??= new AudioContext();
  if (context.state === 'suspended') return void context.resume();
  for (const [pitch, after, length, shape] of TUNES[tune]) note(context, pitch, after, length, shape);
}

function note(audio: AudioContext, pitch: number, after: number, length: number, shape: OscillatorType): void {
  const start = audio.currentTime + after;
  const [tone, volume] = [audio.createOscillator(), audio.createGain()];
  tone.type = shape;
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(0.06, start);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
  tone.connect(volume).connect(audio.destination);
  tone.start(start);
  tone.stop(start + length);
}
