/* A shared pad and the server: what waits is sent, one part after the other, and what others enter is shown. */
import { connection } from '$/server/connection.svelte';
import { jittered, passes, PAUSE_MOST_MS, PAUSE_MS, Refused } from '$/server/errors';
import type { ServerError, ServerMessage, SharedPad } from '$/server/messages';
import { addPad, keepPad, keptPads, newId, padEngine } from './pads';
import type { Pad } from './pad.svelte';
import { headOf } from './shared';

/** Makes a pad of this device a shared one. Throws Refused. */
export async function sharePad(pad: Pad): Promise<void> {
  const close = connection.open(true);
  try {
    const answer = await connection.ask({ type: 'share', head: headOf(pad.file) }, ({ type }) => type === 'pad');
    const { code, look } = answer as SharedPad;
    await pad.share(code, look);
  } finally {
    close();
  }
}

/** The pad with this code that this device has. */
const sharedHere = async (code: string) =>
  (await keptPads().catch(() => [])).find(({ shared }) => shared && [shared.code, shared.look].includes(code));

/** Opens the pad with this code, and gives its address on this device, or that of the table. Without a connection it
 * is the pad that this device has. Throws Refused. */
export async function joinPad(table: string): Promise<string> {
  const close = connection.open(true);
  try {
    const answer = await connection.ask({ type: 'join', table }, ({ type }) => type === 'pad' || type === 'table');
    return answer.type === 'pad' ? `#/pad/${await keepShared(answer)}` : `/t/${table}`;
  } catch (error) {
    const isAway = error instanceof Refused && error.code === 'away';
    const own = isAway && (await sharedHere(table));
    if (own) return `#/pad/${own.id}`;
    throw error;
  } finally {
    close();
  }
}

/** Keeps a pad of the server here, and gives its id. A pad that was only shown may now be written to. */
async function keepShared({ code, look, head }: SharedPad): Promise<string> {
  const known = await sharedHere(look);
  const engine = await padEngine();
  const refused = engine.open(known?.file ?? head);
  if (refused) throw new Refused('bad_pad', refused.message);
  if (!known?.shared)
    return addPad(engine.file(), engine.state(), newId(), { code, look, seq: 0, made: 0, waiting: [] });
  if (code && !known.shared.code)
    await keepPad(known.id, known.file, known.file, engine.state(), { ...known.shared, code });
  return known.id;
}

export class Sharing {
  #joined = $state(false);
  readonly #pad: Pad;
  readonly #close = connection.open(true);
  readonly #unlisten = connection.listen((message) => this.#hear(message));
  #closed = false;
  /** The server has this pad open for the page: before it, lines are those of another pad, which was left. */
  #opened = false;
  /** Lines that the server had when it was asked for all. */
  #had = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(pad: Pad) {
    this.#pad = pad;
    if (connection.state === 'ready') this.#join();
  }

  /** The server has everything that is shown, or will have it soon. */
  get here(): boolean {
    return this.#joined && connection.state === 'ready';
  }

  /** Asks for all lines: a server that was set back to a backup has fewer, or others. */
  #join(): void {
    const { gone, shared } = this.#pad;
    clearTimeout(this.#timer);
    this.#joined = this.#opened = false;
    this.#pad.sent = '';
    if (!shared || gone || this.#closed) return;
    this.#had = shared.seq;
    connection.say({ type: 'join', table: shared.code ?? shared.look });
  }

  /** Sends the next part, if the one before it has its answer. */
  send(): void {
    const { first } = this.#pad;
    if (!this.here || this.#pad.sent || !first) return;
    this.#pad.sent = first.id;
    const lines = first.lines.map((line) => `${line}\n`).join('');
    connection.say({ type: 'enter', lines, seq: first.seq, id: first.id });
  }

  async #read(after: number, lines: string, ids: string[], rest: { had?: number; refused?: string } = {}) {
    const fits = await this.#pad.hear({ after, lines: lines.split('\n').filter(Boolean), ids, ...rest });
    if (this.#closed || this.#pad.gone) return;
    if (ids.includes(this.#pad.sent) || rest.refused === this.#pad.sent) this.#pad.sent = '';
    if (!fits) return this.#join();
    this.#joined = true;
    this.send();
  }

  /** All lines, or those that are new. */
  #lines(after: number, lines: string, ids: string[]): void {
    const had = this.#had;
    if (!after) this.#had = 0;
    void this.#read(after, lines, ids, after ? {} : { had });
  }

  #hear(message: ServerMessage): void {
    if (message.type === 'you') this.#join();
    else if (message.type === 'pad' && message.look === this.#pad.shared?.look) {
      this.#opened = true;
      if (!message.seq) this.#lines(0, '', []);
    } else if (message.type === 'lines' && this.#opened) this.#lines(message.after, message.lines, message.ids);
    else if (message.type === 'confirm' && message.id) void this.#read(message.seq, '', [message.id]);
    else if (message.type === 'error') this.#wrong(message);
  }

  #wrong({ error, id }: ServerError): void {
    if (error === 'no_table' || error === 'frozen') {
      this.#joined = false;
      this.#pad.gone = true;
    } else if (passes(error) || error === 'not_seated') {
      clearTimeout(this.#timer);
      this.#joined = false;
      /* A full pad takes nothing more. */
      this.#timer = setTimeout(() => this.#join(), jittered(error === 'too_many' ? PAUSE_MOST_MS : PAUSE_MS));
    } else if (id && id === this.#pad.sent) void this.#read(0, '', [], { refused: id });
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#unlisten();
    if (this.here) connection.say({ type: 'leave' });
    this.#close();
  }
}
