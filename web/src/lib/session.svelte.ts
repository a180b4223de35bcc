import { api, Refused, type ChatLine, type Reason, type Result, type Seen, type TablePart } from './api';
import { digestOf, newNonce } from './fairness';
import { asking, BLINK, framesOf, isDue, type Frame } from './film';
import { mineAt, remember, update } from './mine.svelte';
import type { Passing, Promised } from './passing';
import { Projector } from './projector';
import { renewed } from './renew';
import type { Heard, Question, Scene } from './scene';
import { lang } from './settings.svelte';
import { t } from './words.svelte';

interface Welcome extends Seen {
  type: 'welcome';
  version: number;
  you: number | null;
  table: TablePart;
  deadlines: Record<string, number>;
  pause: number | null;
  auto_pass: boolean;
  wake: string[];
  promises: Promised[];
  chat: ChatLine[];
}

interface Step extends Seen {
  type: 'step';
  version: number;
  fact: { kind: string; seat?: number; by?: string; on?: boolean; wake?: string[]; promises?: Promised[] };
  table?: TablePart;
  chat?: ChatLine[];
  log?: Heard[];
  deadlines?: Record<string, number>;
  pause?: number;
}

type Message =
  | Welcome
  | Step
  | { type: 'presence'; present: number[] }
  | { type: 'done'; key: string; version: number }
  | { type: 'refused'; key: string; reason: Reason };

export type Command = { do: string } & Record<string, unknown>;

export interface Entry {
  decision: number;
  event: Heard;
}

/** A sight, whose news belong to this decision; with the last one of a step the step is over. */
interface Shot extends Frame {
  decision: number;
  end?: Step;
}

interface Request {
  frame: string;
  answer: (reason: Reason | null) => void;
}

const SLOWEST_RETRY = 8000;
const BEFORE = ['lobby', 'starting'];
const STALE = 'table-stale';
/** The server is being renewed, or very busy: the table is there, and the next attempt may find it. */
const IN_A_MOMENT = ['table-newer-rules', 'table-newer-program', 'table-busy'];
const PASS = 'pass';
/** After these the log is another one. */
const REWRITES = ['undone', 'started'];

/** One table over its socket: what is shown, in the order it happened, and what is asked of the server. */
export class Session {
  table = $state.raw<TablePart | null>(null);
  scene = $state.raw<Scene | null>(null);
  over = $state(false);
  result = $state.raw<Result | null>(null);
  you = $state<number | null>(null);
  version = $state(0);
  deadlines = $state.raw<Record<string, number>>({});
  /** When the table goes on, if it stands still because somebody might react. */
  pause = $state<number | null>(null);
  chat = $state.raw<ChatLine[]>([]);
  log = $state.raw<Entry[]>([]);
  /** What the sight that is shown brought, to be told aloud. */
  news = $state.raw<Heard[]>([]);
  /** What we want not to be asked, and what wakes us all the same. */
  passing = $state.raw<Passing>({ on: false, wake: [], promises: [] });
  connected = $state(false);
  /** Why there is no such table for us. */
  gone = $state.raw<Reason | null>(null);
  busy = $state(false);
  /** Is there a decision of ours that can be taken back, or asked to be? */
  undoable = $state(false);

  private socket: WebSocket | null = null;
  private film = new Projector<Shot>((shots) => this.show(shots));
  /** How the match stands; what is shown of it may be still on the way there. */
  private newest: Scene | undefined;
  /** What we have to decide now can be decided while the film runs. */
  private due = false;
  private retry = 500;
  private requests = new Map<string, Request>();
  private closed = false;
  /** After a stale answer everything is told anew. */
  private welcomed: () => void = () => undefined;
  private settling = false;
  private unsettled = false;

  constructor(readonly id: string) {
    this.connect();
  }

  close(): void {
    this.closed = true;
    this.film.stop();
    this.socket?.close();
  }

  // -- the socket ----------------------------------------------------------------------------------------------

  private connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(this.id)}/socket`);
    this.socket = socket;
    socket.onopen = () =>
      socket.send(JSON.stringify({ type: 'hello', want: 'scene', lang: lang(), since: this.version }));
    socket.onmessage = (event: MessageEvent<string>) => this.hear(JSON.parse(event.data) as Message);
    socket.onclose = () => this.lost();
  }

  private lost(): void {
    this.connected = false;
    if (this.closed || this.gone) return;
    setTimeout(() => !this.closed && this.connect(), this.retry * (0.75 + Math.random() / 2));
    this.retry = Math.min(this.retry * 2, SLOWEST_RETRY);
  }

  /** Ask for something; gives back why it was refused, or null. After a lost connection it is asked again. */
  do(command: Command): Promise<Reason | null> {
    const key = newNonce();
    const frame = JSON.stringify({ type: 'do', key, command });
    return new Promise((answer) => {
      this.requests.set(key, { frame, answer });
      if (this.connected) this.socket?.send(frame);
    });
  }

  /** Pass in windows or not; ask us about these things again. */
  async setPassing({ on, wake }: Passing, ask: string[] = []): Promise<Reason | null> {
    return this.do({ do: 'auto-pass', on, wake, ask });
  }

  /** Answer; and with the answer that does nothing be left alone for so long. */
  async answer(choice: unknown, leave = ''): Promise<Reason | null> {
    this.busy = true;
    this.catchUp();
    try {
      const asked = this.scene?.question;
      const refused = await this.do({ do: 'answer', choice, version: this.version, leave });
      if (refused?.id !== STALE) return refused;
      await new Promise<void>((go) => (this.welcomed = go));
      return this.offers(choice, asked) ? await this.do({ do: 'answer', choice, version: this.version }) : refused;
    } finally {
      this.busy = false;
    }
  }

  /**
   * Are we asked the same again, with this choice? Then what has happened meanwhile does not concern it; but who passes
   * lets happen what they see, and nothing else.
   */
  private offers(choice: unknown, asked: Question | null | undefined): boolean {
    const wanted = JSON.stringify(choice);
    return (
      choice !== PASS &&
      JSON.stringify(this.scene?.question) === JSON.stringify(asked) &&
      Boolean(this.scene?.options.some((option) => JSON.stringify(option.choice) === wanted))
    );
  }

  /** What a bot would do in our place, as things are now. */
  async hint(): Promise<{ choice: unknown } | Reason> {
    try {
      return await api.hint(this.id);
    } catch (error) {
      if (error instanceof Refused) return error.reason;
      return { id: '', rule: '', text: t('offline') };
    } finally {
      this.catchUp();
    }
  }

  private answered(key: string, reason: Reason | null): void {
    this.requests.get(key)?.answer(reason);
    this.requests.delete(key);
  }

  // -- what is heard -------------------------------------------------------------------------------------------

  private hear(message: Message): void {
    switch (message.type) {
      case 'welcome':
        return this.welcome(message);
      case 'step':
        return this.step(message);
      case 'presence':
        return this.present(message.present);
      case 'done':
        return this.answered(message.key, null);
      case 'refused':
        if (message.key) this.answered(message.key, message.reason);
        else if (!this.connected && !IN_A_MOMENT.includes(message.reason.id)) this.gone = message.reason;
    }
  }

  private welcome(message: Welcome): void {
    this.film.stop();
    this.connected = true;
    this.retry = 500;
    this.you = message.you;
    this.chat = message.chat;
    this.passing = { on: message.auto_pass, wake: message.wake, promises: message.promises };
    this.know(message);
    this.end(message);
    if (message.scene) this.scene = renewed(this.scene, message.scene);
    this.decisions = this.known = message.table.decisions ?? 0;
    for (const request of this.requests.values()) this.socket?.send(request.frame);
    this.welcomed();
    void this.readLog();
    void this.settle();
  }

  private step(message: Step): void {
    if (message.chat) {
      this.chat = [...this.chat, ...message.chat];
      return;
    }
    const { kind, seat, by, on, wake, promises } = message.fact;
    // What nobody else is told has the version of the step before, and is not counted.
    const counts = kind === 'answered' && message.version > this.version;
    const decision = (this.known = message.table?.decisions ?? this.known + (counts ? 1 : 0));
    this.know(message);
    if (on !== undefined && wake) this.passing = { ...this.passing, on, wake };
    if (promises) this.passing = { ...this.passing, promises };
    const shots: Shot[] = framesOf(message, message.log ?? []).map((frame) => ({ ...frame, decision }));
    Object.assign(shots.at(-1) ?? {}, { end: message });
    if (this.due || (by === 'person' && seat === this.you)) this.catchUp();
    this.film.add(shots);
    void this.settle();
  }

  /** What holds from now on, whatever is shown. */
  private know(message: Welcome | Step): void {
    this.version = message.version;
    this.pause = message.pause ?? null;
    if (message.table) this.table = renewed(this.table, message.table);
    if (message.deadlines) this.deadlines = message.deadlines;
    if (message.undoable !== undefined) this.undoable = message.undoable;
    if (!message.scene) return;
    this.due = isDue(message.scene, this.scene, this.timed());
    this.newest = message.scene;
  }

  /** Does time run for us? Alone with bots one may react as long as one likes: their pause is over in a blink. */
  private timed(): boolean {
    return String(this.you) in this.deadlines || (this.pause ?? 0) - Date.now() / 1000 > BLINK;
  }

  /** Show at once all that has happened. */
  catchUp(): void {
    this.film.skip();
  }

  get playing(): boolean {
    return this.film.playing;
  }

  /** What has happened up to the last of these sights, which is shown. */
  private show(shots: Shot[]): void {
    const heard = shots.flatMap((shot) => shot.heard);
    const scene = shots.findLast((shot) => shot.scene)?.scene;
    if (scene) this.scene = renewed(this.scene, this.due && this.newest ? asking(scene, this.newest) : scene);
    this.log = [...this.log, ...shots.flatMap(({ decision, heard }) => heard.map((event) => ({ decision, event })))];
    if (heard.length) this.news = heard;
    for (const { decision, end } of shots) if (end) this.finish(end, decision);
  }

  /** A step has been shown. */
  private finish(step: Step, decision: number): void {
    this.decisions = decision;
    this.end(step);
    if (!REWRITES.includes(step.fact.kind) && !step.over) return;
    this.log = this.log.filter((entry) => entry.decision <= decision);
    void this.readLog();
  }

  private end({ over, result }: Seen): void {
    if (over !== undefined) this.over = over;
    if (result !== undefined) this.result = result;
  }

  private present(present: number[]): void {
    if (!this.table) return;
    const seats = this.table.seats.map((seat, i) => ({ ...seat, present: present.includes(i) }));
    this.table = { ...this.table, seats };
  }

  /** How many decisions have been made, and how many of them have been shown. */
  private known = 0;
  private decisions = 0;

  /** What has been shown so far; what came later comes by itself. */
  private async readLog(): Promise<void> {
    if (!this.scene) return;
    const told = await api.log(this.id).catch(() => null);
    if (!told) return;
    const shown = told.filter(({ decision }) => decision <= this.decisions);
    const later = this.log.filter(({ decision }) => decision > this.decisions);
    this.log = [...shown.flatMap(({ decision, events }) => events.map((event) => ({ decision, event }))), ...later];
  }

  // -- the shuffles --------------------------------------------------------------------------------------------

  /** Commit to a contribution, begin if that was wished, and show the contribution when all have committed. */
  private async settle(): Promise<void> {
    this.unsettled = true;
    if (this.settling) return;
    this.settling = true;
    while (this.unsettled) {
      this.unsettled = false;
      const { table, you } = this;
      const seat = you === null ? undefined : table?.seats[you];
      if (table && seat && BEFORE.includes(table.phase)) await this.contribute(table, seat.committed, seat.revealed);
    }
    this.settling = false;
  }

  private async contribute(table: TablePart, committed: string, revealed: boolean): Promise<void> {
    const known = mineAt(this.id);
    const nonce = known?.nonce || newNonce();
    const own = { id: this.id, game: table.setup.game, commitment: table.commitment, at: Date.now() };
    if (!known?.nonce) remember({ ...known, ...own, nonce });
    else if (!known.commitment) update(this.id, { commitment: table.commitment });
    const digest = await digestOf(nonce);
    if (table.phase === 'lobby' && committed !== digest) await this.do({ do: 'commit', digest });
    if (table.phase === 'starting' && committed === digest && !revealed) await this.do({ do: 'reveal', nonce });
    if (table.phase === 'lobby' && known?.start) {
      update(this.id, { start: false });
      await this.do({ do: 'start' });
    }
  }
}
