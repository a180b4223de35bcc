import type { Field, Form, Scene } from './scene';

/** What stands in each field: a number by itself, of values their places in the list. */
export type Draft = number[][];

/** A form as it is opened: what it begins with, and what there is no choice about. */
export function beginning(form: Form, scene: Scene): Draft {
  return pruned(form, scene, form.fields.map(standsFirst));
}

function standsFirst(field: Field): number[] {
  if (field.kind === 'number') return [typeof field.begin === 'number' ? field.begin : field.least];
  if (field.begin === null) return [];
  const wanted = field.kind === 'some' && Array.isArray(field.begin) ? field.begin : [field.begin];
  return field.values.flatMap((value, place) => (wanted.includes(value) ? [place] : []));
}

/** The draft without what can no longer stand there after a change before it; an only way is gone at once. */
export function pruned(form: Form, scene: Scene, draft: Draft): Draft {
  const found = [...draft];
  form.fields.forEach((field, at) => {
    if (field.kind === 'number') return;
    const able = placesFor(form, scene, found, at);
    const kept = (found[at] ?? []).filter((place) => able.includes(place));
    found[at] = field.kind !== 'some' && able.length === 1 ? able : kept;
  });
  return found;
}

/** What can be put into a field of values now: of an earlier seat only its pieces, of earlier values only those picked. */
export function placesFor(form: Form, scene: Scene, draft: Draft, at: number): number[] {
  const field = form.fields[at];
  const every = [...(field?.values ?? []).keys()];
  const other = form.fields[field?.of ?? -1];
  if (!field || !other) return every;
  const picked = valuesOf(other, draft[field.of] ?? []);
  if (other.kind !== 'seat') return every.filter((place) => picked.includes(field.values[place]));
  const owned = scene.zones.filter((zone) => picked.includes(zone.owner)).flatMap((zone) => zone.pieces.map(({ id }) => id));
  return every.filter((place) => owned.includes(field.pieces[place] ?? ''));
}

/** A place is picked, or let go; where there is only one it takes the place of the other. */
export function toggled(field: Field, places: number[], place: number): number[] {
  if (field.kind !== 'some') return [place];
  return places.includes(place) ? places.filter((other) => other !== place) : [...places, place];
}

/** Is there enough in every field, and nowhere too much? */
export function isComplete(form: Form, draft: Draft): boolean {
  return form.fields.every((field, at) => {
    const n = draft[at]?.length ?? 0;
    return field.kind === 'some' ? n >= field.least && n <= field.most : n === 1;
  });
}

export function choiceOf(form: Form, draft: Draft): unknown {
  const parts = form.fields.map((field, at) => {
    const values = valuesOf(field, draft[at] ?? []);
    return field.kind === 'some' ? values : values[0];
  });
  return form.word ? [form.word, ...parts] : parts[0];
}

function valuesOf(field: Field, places: number[]): unknown[] {
  if (field.kind === 'number') return places;
  const order = field.ordered ? places : [...places].sort((a, b) => a - b);
  return order.map((place) => field.values[place]);
}
