import { afterEach, expect, it, vi } from 'vitest';

class Socket {
  static last: Socket;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: () => void = () => undefined;
  constructor() {
    Socket.last = this;
  }
  private sent: string[] = [];
  send(frame: string): void {
    this.sent.push(frame);
  }
  /** The next thing that was asked of the server. */
  async asked(): Promise<{ key: string; command: unknown }> {
    return vi.waitFor(() => JSON.parse(this.sent.shift() ?? 'nothing') as { key: string; command: unknown });
  }
  close(): void {}
  tell(message: unknown): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

vi.stubGlobal('window', { matchMedia: () => ({ matches: false }) });
vi.stubGlobal('document', { hidden: false });
vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('localStorage', { getItem: () => null });
vi.stubGlobal('location', { protocol: 'http:', host: 'here', pathname: '/', search: '', hash: '' });
vi.stubGlobal('WebSocket', Socket);
const told = [0, 1, 2, 3].map((decision) => ({ decision, events: [{ what: `d${decision}` }] }));
vi.stubGlobal('fetch', async () => new Response(JSON.stringify(told)));
const { Session } = await import('./session.svelte');

const table = { id: 'x', phase: 'playing', seats: [], setup: {}, decisions: 1 };
const welcome = { type: 'welcome', version: 5, you: null, table, scene: { viewer: null, zones: [], options: [] }, deadlines: {}, chat: [], auto_pass: false, wake: [], promises: [] };
const step = (version: number, what: string): unknown => ({
  type: 'step',
  version,
  fact: { kind: 'answered', seat: 1, by: 'bot' },
  log: [{ what }],
});

afterEach(() => vi.useRealTimers());

it('tells every step of those that are caught up with at once', () => {
  vi.useFakeTimers();
  const session = new Session('x');
  Socket.last.tell(welcome);
  for (const [i, what] of ['play', 'pass', 'win'].entries()) Socket.last.tell(step(6 + i, what));
  session.catchUp();
  expect(session.news.map((event) => event.what)).toEqual(expect.arrayContaining(['pass', 'win']));
  expect(session.log.map((entry) => [entry.decision, entry.event.what])).toEqual([
    [2, 'play'],
    [3, 'pass'],
    [4, 'win'],
  ]);
  session.close();
});

it('reads no more of the log than has been shown: the rest comes step by step', async () => {
  const session = new Session('x');
  Socket.last.tell(welcome);
  await vi.waitFor(() => expect(session.log.length).toBe(2));
  session.close();
});

const sight = (trick: string[], over: object = {}): object => ({
  viewer: 0,
  zones: [{ id: 'trick', kind: 'trick', pieces: trick.map((id) => ({ id, face: {} })) }],
  options: [],
  question: null,
  ...over,
});
const trickOf = (session: InstanceType<typeof Session>): string[] | undefined => session.scene?.zones[0]?.pieces.map(({ id }) => id);
const question = { options: [{ choice: 'lead' }], question: { text: { id: 'ask-lead', args: {} }, form: 'one', seats: [0] } };
/** The last card of a trick is laid, and then the trick is swept. */
const trick = (more: object = {}): object => ({
  ...(step(6, 'play') as object),
  log: [{ what: 'play' }, { what: 'lead' }],
  scene: sight([], question),
  moments: [{ told: 1, changes: [sight(['a', 'b'])] }],
  ...more,
});
const atTable = { ...welcome, you: 0, scene: sight(['a']) };

it('shows a full trick before it is swept, each with its news', () => {
  vi.useFakeTimers();
  const session = new Session('x');
  Socket.last.tell(atTable);
  Socket.last.tell(trick());
  expect(trickOf(session)).toEqual(['a', 'b']);
  expect(session.news.map((event) => event.what)).toEqual(['play']);
  expect(session.scene?.options).toEqual([]);
  vi.runAllTimers();
  expect(trickOf(session)).toEqual([]);
  expect(session.news.map((event) => event.what)).toEqual(['lead']);
  expect(session.scene?.options.length).toBe(1);
  expect(session.log.map((entry) => entry.decision)).toEqual([2, 2]);
  session.close();
});

it('asks at once what is due, while the film runs; an answer ends it', () => {
  vi.useFakeTimers();
  const session = new Session('x');
  Socket.last.tell(atTable);
  Socket.last.tell(trick({ deadlines: { 0: 1 } }));
  expect(trickOf(session)).toEqual(['a', 'b']);
  expect(session.scene?.options.length).toBe(1);
  void session.answer('lead');
  expect(trickOf(session)).toEqual([]);
  expect(session.playing).toBe(false);
  session.close();
});

it('knows when a pause ends, and does not count what nobody else is told', () => {
  vi.useFakeTimers();
  const session = new Session('x');
  Socket.last.tell({ ...atTable, pause: 17 });
  expect(session.pause).toBe(17);
  Socket.last.tell({ ...(step(5, 'own') as object), pause: 17 });
  Socket.last.tell({ ...(step(6, 'all') as object), fact: { kind: 'resumed' } });
  expect(session.pause).toBe(null);
  session.catchUp();
  expect(session.log.map((entry) => entry.decision)).toEqual([1, 1]);
  session.close();
});

it('answers once more when the answer was stale and the same is asked again', async () => {
  const session = new Session('x');
  const asked = (text: string) => ({ ...welcome, scene: { question: { text }, options: ['pass', 'play'].map((choice) => ({ choice })) } });
  const answerStale = async (): Promise<void> => {
    const { key } = await Socket.last.asked();
    Socket.last.tell({ type: 'refused', key, reason: { id: 'table-stale', rule: '', text: '' } });
  };
  Socket.last.tell(asked('lead'));
  const answered = session.answer('play');
  await answerStale();
  Socket.last.tell({ ...asked('lead'), version: 7 });
  const { key, command } = await Socket.last.asked();
  expect(command).toEqual({ do: 'answer', choice: 'play', version: 7 });
  Socket.last.tell({ type: 'done', key, version: 8 });
  expect(await answered).toBe(null);

  const another = session.answer('play');
  await answerStale();
  Socket.last.tell({ ...asked('follow'), version: 9 });
  expect((await another)?.id).toBe('table-stale');

  const pass = session.answer('pass');
  await answerStale();
  Socket.last.tell({ ...asked('follow'), version: 10 });
  expect((await pass)?.id).toBe('table-stale');
  session.close();
});

it.each([
  ['table-newer-rules', true],
  ['table-newer-program', true],
  ['table-busy', true],
  ['table-unknown', false],
])('tries again when it is sent away with %s: %s', (id, again) => {
  vi.useFakeTimers();
  const session = new Session('x');
  const first = Socket.last;
  first.tell({ type: 'refused', key: '', version: 0, reason: { id, rule: '', text: 'no' } });
  first.onclose();
  vi.runAllTimers();
  expect(session.gone?.id).toBe(again ? undefined : id);
  expect(Socket.last !== first).toBe(again);
  if (again) Socket.last.tell(welcome);
  expect(session.connected).toBe(again);
  session.close();
});
