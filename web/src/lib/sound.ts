import { afterPaint } from './later';
import { settings } from './settings.svelte';
import { RECIPES, varied, type Layer, type Sound } from './sounds';

/** At full volume; several sounds at once must not clip. */
const LOUDEST = 0.35;
/** Seconds between sounds of one moment. */
const APART = 0.09;
const SILENT = 0.0001;

let context: AudioContext | undefined;
let noise: AudioBuffer | undefined;

/** Made on the spot, only if wanted, and never before somebody has clicked or typed. */
export function play(...sounds: Sound[]): void {
  if (!sounds.length || !settings.sound || !settings.volume || document.hidden || !navigator.userActivation.hasBeenActive) return;
  afterPaint(() => void sound(sounds));
}

async function sound(sounds: Sound[]): Promise<void> {
  const audio = (context ??= new AudioContext());
  if (audio.state === 'suspended') await audio.resume();
  const all = audio.createGain();
  all.gain.value = LOUDEST * settings.volume ** 2;
  all.connect(audio.destination);
  sounds.forEach((name, i) => RECIPES[name].forEach((layer) => ring(audio, all, varied(layer), i * APART)));
}

function ring(audio: AudioContext, out: AudioNode, layer: Layer, later: number): void {
  const start = audio.currentTime + later + (layer.after ?? 0);
  const end = start + layer.length;
  const fading = audio.createGain();
  fading.gain.setValueAtTime(layer.level, start);
  fading.gain.exponentialRampToValueAtTime(SILENT, end);
  fading.connect(out);
  const source = layer.from === 'noise' ? hiss(audio, layer, fading, start, end) : tone(audio, layer.from, layer, fading, start, end);
  source.stop(end);
}

function tone(audio: AudioContext, shape: OscillatorType, layer: Layer, out: AudioNode, start: number, end: number): AudioScheduledSourceNode {
  const source = audio.createOscillator();
  source.type = shape;
  bend(source.frequency, layer, start, end);
  source.connect(out);
  source.start(start);
  return source;
}

function hiss(audio: AudioContext, layer: Layer, out: AudioNode, start: number, end: number): AudioScheduledSourceNode {
  const source = audio.createBufferSource();
  const filter = audio.createBiquadFilter();
  source.buffer = noise ??= whiteNoise(audio);
  source.loop = true;
  filter.type = 'bandpass';
  filter.Q.value = layer.narrow ?? 1;
  bend(filter.frequency, layer, start, end);
  source.connect(filter).connect(out);
  source.start(start, Math.random());
  return source;
}

function bend(frequency: AudioParam, { pitch, to }: Layer, start: number, end: number): void {
  frequency.setValueAtTime(pitch, start);
  if (to) frequency.exponentialRampToValueAtTime(to, end);
}

/** A second of it. */
function whiteNoise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  buffer.getChannelData(0).forEach((_, i, data) => (data[i] = 2 * Math.random() - 1));
  return buffer;
}
