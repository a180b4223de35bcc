import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { api } from './api';
import { isText, type Arg, type Text } from './scene';
import { lang, type Lang } from './settings.svelte';

type NameOf = (seat: number) => string | undefined;
type Mark = (name: Text, spoken: string) => string;

/** A part of a sentence; perhaps the name of a player or of a card of the catalogue. */
export interface Part {
  spoken: string;
  seat?: number;
  card?: string;
}

const CARD = 'card-';
/** Characters that no text contains. */
const [BEGIN, NAME, END] = ['\uE000', '\uE001', '\uE002'];
const MARKED = new RegExp(`${BEGIN}(.*?)${END}`, 's');

function seatOf({ id, args }: Text): number | undefined {
  return id === 'player' && typeof args['seat'] === 'number' ? args['seat'] : undefined;
}

function partOf(marked: string, named: Text[]): Part {
  const [number, spoken = ''] = marked.split(NAME);
  const name = named[Number(number)];
  const seat = name && seatOf(name);
  if (seat !== undefined) return { spoken, seat };
  return { spoken, card: name?.id.slice(CARD.length) ?? '' };
}

/** What stands for a minus. */
const HYPHEN = /(?<![\w-])-(?=\d)/g;
const OWN: Record<Lang, () => Promise<{ default: string }>> = {
  de: () => import('../../../src/heldenrunde/texts/web/de.ftl?raw'),
  en: () => import('../../../src/heldenrunde/texts/web/en.ftl?raw'),
};

/** The words of one language; every game brings its own, which can use those that all share. */
export class Words {
  constructor(
    private readonly bundle: FluentBundle,
    private readonly nameOf: NameOf = () => undefined,
    private readonly mark: Mark = (_, spoken) => spoken,
  ) {}

  named(nameOf: NameOf): Words {
    return new Words(this.bundle, nameOf);
  }

  has(id: string): boolean {
    return this.pattern(id) !== null;
  }

  /** The message `id`, or the attribute `id.attribute`. */
  t(id: string, args: Record<string, Arg> = {}): string {
    const pattern = this.pattern(id);
    if (pattern === null) return id;
    const words = Object.entries(args).map(([name, value]) => [name, this.word(value)] as const);
    const spoken = this.bundle.formatPattern(pattern, Object.fromEntries(words), []);
    return words.some(([, value]) => typeof value === 'number' && value < 0) ? spoken.replace(HYPHEN, '−') : spoken;
  }

  say(text: Text): string {
    const seat = seatOf(text);
    const spoken = (seat === undefined ? undefined : this.nameOf(seat)) ?? this.t(text.id, text.args);
    return seat !== undefined || text.id.startsWith(CARD) ? this.mark(text, spoken) : spoken;
  }

  /** What is said, taken apart: the names of players and of cards are marked on the way through the sentence. */
  parts(text: Text): Part[] {
    const named: Text[] = [];
    const marked = new Words(this.bundle, this.nameOf, (name, spoken) => `${BEGIN}${named.push(name) - 1}${NAME}${spoken}${END}`);
    return marked.say(text).split(MARKED).map((piece, i) => (i % 2 ? partOf(piece, named) : { spoken: piece }));
  }

  private pattern(id: string) {
    const [name = '', attribute] = id.split('.');
    const message = this.bundle.getMessage(name);
    return (attribute ? message?.attributes[attribute] : message?.value) ?? null;
  }

  private word(value: Arg): FluentVariable {
    if (isText(value)) return this.say(value);
    if (Array.isArray(value)) return this.join(value.map((item) => String(this.word(item))));
    return typeof value === 'number' ? value : String(value);
  }

  private join(words: string[]): string {
    const last = words[words.length - 1];
    if (last === undefined) return '';
    return words.length === 1 ? last : this.t('list-and', { most: words.slice(0, -1).join(', '), last });
  }
}

export function bundleOf(language: string, sources: string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) bundle.addResource(new FluentResource(source), { allowOverrides: true });
  return bundle;
}

const known: Record<string, Words> = $state.raw({});
const loaded = $state<{ names: string[]; lang: Lang | null }>({ names: [], lang: null });
const sources = new Map<string, Promise<string[]>>();

async function load(language: Lang, game: string): Promise<void> {
  const name = `${language}/${game}`;
  if (known[name]) return;
  const shared = once(language, '', async () =>
    Promise.all([api.texts(language), OWN[language]().then((file) => file.default)]),
  );
  const own = game ? once(language, game, async () => [await api.texts(language, game)]) : Promise.resolve([]);
  const texts = await Promise.all([shared, own]);
  known[name] = new Words(bundleOf(language, texts.flat()));
  loaded.names.push(name);
}

function once(language: Lang, game: string, get: () => Promise<string[]>): Promise<string[]> {
  const name = `${language}/${game}`;
  const found = sources.get(name) ?? get();
  sources.set(name, found);
  found.catch(() => sources.delete(name));
  return found;
}

/** Load what the pages need in the language in use; the old language stays until the new one is there. */
export async function speak(game = ''): Promise<void> {
  const language = lang();
  await Promise.all([load(language, ''), load(language, game)]);
  loaded.lang = language;
}

export function ready(): boolean {
  return loaded.lang !== null;
}

/** The words for a game in the language in use; without a game those of the client itself. */
export function words(game = ''): Words {
  const name = loaded.names.find((found) => found === `${loaded.lang}/${game}`) ?? `${loaded.lang}/`;
  return known[name] ?? EMPTY;
}

const EMPTY = new Words(bundleOf('en', []));

export function t(id: string, args?: Record<string, Arg>): string {
  return words().t(id, args);
}
