/** Draws figures: parts that are put together by a recipe, in three tones with one outline. */
import { PARTS, TALL, type Anchors, type Shape } from './parts';

type Part<Kind extends keyof typeof PARTS> = keyof (typeof PARTS)[Kind];

/** What a figure is made of. A colour is a hex code. */
export interface Recipe {
  head: Part<'head'>;
  body?: Part<'body'>;
  back?: Part<'back'>;
  ears?: Part<'ears'>;
  hair?: Part<'hair'>;
  eyes?: Part<'eyes'>;
  brows?: Part<'brows'>;
  nose?: Part<'nose'>;
  mouth?: Part<'mouth'>;
  beard?: Part<'beard'>;
  mask?: Part<'mask'>;
  hat?: Part<'hat'>;
  horns?: Part<'horns'>;
  prop?: Part<'prop'>;
  skin: string;
  locks?: string;
  cloth?: string;
  trim?: string;
  iris?: string;
  /** So many of it, side by side. */
  times?: 2 | 3;
}

/** How the figures of a game are inked and shaded. */
export interface Style {
  ink: string;
  shade: string;
  light: string;
  /** What the shade is filled with besides its colour. */
  texture: 'plain' | 'dots' | 'hatch';
}

/** What a game draws its cards with: figures, and signs for what is none. */
export interface Art {
  figures: Record<string, Recipe>;
  style: Style;
  outlines: Record<string, string>;
}

export const PLAIN: Style = { ink: '#241c22', shade: '#2b1b45', light: '#ffffff', texture: 'plain' };
/** What is seen of a figure: all of it, or mostly the head. */
const WHOLE = '-50 0 100 100';
export const HEAD = '-37 5 74 74';
const WEIGHT = 2.2;
const TALL_SCALE = 0.86;
const SHADE = 0.34;
const LIGHT = 0.3;
const FIXED: Record<string, string> = { white: '#fffaf0', black: '#2c2630', gold: '#f0b52e', steel: '#b9c4cf', red: '#d6322f', bone: '#f1e6cc', wood: '#9a6636', fire: '#ff8a1f', leaf: '#4f9a3c', pink: '#f08fa8', sky: '#59b7e8' };
/** From the back to the front. */
const LAYERS = ['back', 'body', 'ears', 'head', 'eyes', 'brows', 'nose', 'mouth', 'beard', 'mask', 'hair', 'horns', 'hat', 'prop'] as const;

/** So much of one colour in the other. */
export function mix(colour: string, other: string, part: number): string {
  const [from, to] = [colour, other].map((hex) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)));
  return `#${(from ?? []).map((value, i) => Math.round(value + ((to?.[i] ?? 0) - value) * part).toString(16).padStart(2, '0')).join('')}`;
}

/** The figure as SVG. */
export function draw(recipe: Recipe, style: Style = PLAIN, frame = WHOLE): string {
  const anchors = PARTS.head[recipe.head].at;
  let clips = 0;
  const paint = (shape: Shape): string => both(shape, (mirrored) => one(shape, recipe, style, mirrored, `c${clips++}`));
  const layers = LAYERS.map((layer) => {
    const found = recipe[layer] === undefined ? undefined : (PARTS[layer] as Record<string, { shapes: Shape[] }>)[recipe[layer]];
    return found ? `<g${place(layer, anchors)}>${found.shapes.map(paint).join('')}</g>` : '';
  });
  const tall = [recipe.head, recipe.hair, recipe.hat, recipe.horns, recipe.ears, recipe.mask].some((part) => part && TALL.has(part));
  const figure = tall ? `<g transform="translate(0 ${101 * (1 - TALL_SCALE)}) scale(${TALL_SCALE})">${layers.join('')}</g>` : layers.join('');
  return wrap(repeat(figure, recipe.times ?? 1), style, frame);
}

/** A single sign in three tones, from an outline of 512 by 512. */
export function emblem(outline: string, colour: string, style: Style = PLAIN): string {
  const tones = `<linearGradient id="g" x2=".7" y2="1"><stop offset=".5" stop-color="${mix(colour, style.light, 0.45)}"/><stop offset=".5" stop-color="${colour}"/></linearGradient>`;
  const paths = [
    `<path d="${outline}" transform="translate(14 18)" fill="${style.ink}" stroke="${style.ink}" stroke-width="26" stroke-linejoin="round" opacity=".35"/>`,
    `<path d="${outline}" fill="${style.ink}" stroke="${style.ink}" stroke-width="30" stroke-linejoin="round"/>`,
    `<path d="${outline}" fill="url(#g)"/>`,
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-24 -24 568 568"><defs>${tones}</defs>${paths.join('')}</svg>`;
}

const uris = new Map<string, string>();

/** The address of a picture that was drawn here; each is drawn once. */
export function address(key: string, drawn: () => string): string {
  let uri = uris.get(key);
  if (uri === undefined) {
    uri = `data:image/svg+xml,${encodeURIComponent(drawn())}`;
    uris.set(key, uri);
  }
  return uri;
}

function wrap(inside: string, { ink, texture }: Style, frame: string): string {
  const textures = {
    plain: '',
    dots: `<pattern id="t" width="3" height="3" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><circle cx="1.5" cy="1.5" r=".95" fill="${ink}"/></pattern>`,
    hatch: `<pattern id="t" width="2.6" height="2.6" patternUnits="userSpaceOnUse" patternTransform="rotate(-48)"><path d="M0 1.3H2.6" stroke="${ink}" stroke-width=".7"/></pattern>`,
  };
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${frame}"><defs>${textures[texture]}</defs><g stroke-linejoin="round" stroke-linecap="round" stroke-width="${WEIGHT}">${inside}</g></svg>`;
}

function repeat(inside: string, times: number): string {
  const places = { 1: [''], 2: ['translate(-17 6) scale(.74)', 'translate(17 24) scale(.74)'], 3: ['translate(21 2) scale(.58)', 'translate(-21 10) scale(.62)', 'translate(4 34) scale(.66)'] }[times] ?? [];
  return places.map((where) => (where ? `<g transform="${where}">${inside}</g>` : inside)).join('');
}

/** Eyes, mouths and hats sit where the head has them. */
function place(layer: (typeof LAYERS)[number], at: Anchors): string {
  const eyes = { y: at.eyes, by: at.wide };
  const where = { eyes, brows: eyes, mask: eyes, nose: { y: at.mouth, by: at.wide }, mouth: { y: at.mouth, by: at.wide }, beard: { y: at.mouth, by: at.wide }, hair: { y: at.top, by: at.wide }, horns: { y: at.top, by: at.wide }, hat: { y: at.top, by: at.wide }, ears: { y: at.eyes, by: at.wide } }[layer as string];
  return where ? ` transform="translate(${at.x ?? 0} ${where.y}) scale(${where.by})"` : '';
}

function both({ pair }: Shape, half: (mirrored: boolean) => string): string {
  return pair ? `${half(false)}<g transform="scale(-1 1)">${half(true)}</g>` : half(false);
}

function colourOf(name: string, recipe: Recipe, style: Style): string {
  const { skin, locks = '#4a2f1d', cloth = '#4d6fa8', trim = '#f0b52e', iris = '#2c2630' } = recipe;
  return ({ skin, locks, cloth, trim, iris, ink: style.ink } as Record<string, string>)[name] ?? FIXED[name] ?? name;
}

/** A shape: outlined with a light and a dark side, flat, or a line. */
function one({ look, paint, d }: Shape, recipe: Recipe, style: Style, mirrored: boolean, clip: string): string {
  const [, name = '', tone = ''] = /^(\w+)([+-]?)$/.exec(paint) ?? [];
  const base = colourOf(name, recipe, style);
  const dark = mix(base, style.shade, SHADE);
  const light = mix(base, style.light, LIGHT);
  if (look === 'line') return `<path d="${d}" fill="none" stroke="${base}"/>`;
  if (look === 'flat') return `<path d="${d}" fill="${tone === '+' ? light : tone === '-' ? dark : base}"/>`;
  const side = mirrored ? -1 : 1;
  const outside = `M-99-99H199V199H-99Z${d}`;
  const dim = `fill-rule="evenodd" transform="translate(${-4.5 * side} -3.5)"`;
  const shades = [
    `<path d="${outside}" fill-rule="evenodd" transform="translate(${2.6 * side} 2.2)" fill="${light}"/>`,
    `<path d="${outside}" ${dim} fill="${dark}"/>`,
    style.texture === 'plain' ? '' : `<path d="${outside}" ${dim} fill="url(#t)" opacity=".55"/>`,
  ];
  return `<clipPath id="${clip}"><path d="${d}"/></clipPath><path d="${d}" fill="${base}"/><g clip-path="url(#${clip})">${shades.join('')}</g><path d="${d}" fill="none" stroke="${style.ink}"/>`;
}
