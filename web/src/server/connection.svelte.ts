/* The one line of the page to its server. It stays up while a screen wants it, and comes back by itself. */
import { keep, kept, settings } from '$/settings/settings.svelte';
import { addTexts, hasText, t } from '$/text/index.svelte';
import { onlineTexts } from '$/text/online';
import type { ClientMessage, OwnTable, ServerError, ServerMessage, You } from './messages';

void addTexts(onlineTexts);

/** The guest that this browser is, on all its tabs. The token is the only key to it. */
const GUEST = 'upcard.guest';
interface Guest {
  token: string;
  name: string;
}

export const PAUSE_MS = 1000;
export const PAUSE_MOST_MS = 30000;
/** Silence after a message that has an answer: the line is dead, though nobody has said so. */
const ANSWER_MS = 8000;
/** A line is kept so long after the last screen that wanted it, since the next one comes at once. */
const LINGER_MS = 3000;
/** Coming back to a page after so long, it is not believed that the line still holds. */
const QUIET_MS = 20000;
/** Another tab becomes a guest in that time, or it is frozen. */
const LOCK_MS = 3000;
/** Until a tab sees what another one has kept, while it waited for it. */
const SEEN_MS = 100;

/** What a server did not do; `code` is the word of the protocol, "away" where the line was lost. */
export class Refused extends Error {
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** An error in words: the page's own where it has some for this code, else the server's. */
export function errorText(code: string, message: string): string {
  if (code === 'too_many') return tooMany(message);
  const id = `error-${code}`;
  return hasText(id) ? t(id) : message;
}

/** What a server refuses because it has too much to do, or cannot save: it passes, and is worth another try. */
export const passes = (code: string) => ['busy', 'too_many', 'cannot_save', 'shutting_down'].includes(code);

/** Not all at once, when a server comes back. */
export const jittered = (pause: number) => pause * (0.75 + Math.random() / 2);

/** A limit is reached; which, the server says in English only, but one can tell by its words how long to wait. */
function tooMany(message: string): string {
  const limit = ['emote', 'hour', 'minute', 'tables'].find((word) => message.includes(word)) ?? 'second';
  return t(`error-too_many-${limit}`);
}

interface Wish {
  message: ClientMessage;
  fits: (answer: ServerMessage) => boolean;
  resolve: (answer: ServerMessage) => void;
  reject: (error: Refused) => void;
  owner: unknown;
}

type Listener = (message: ServerMessage) => void;

class Connection {
  /** "off": nobody wants it. "name": the guest is to give a name. "away": the line is lost, it is tried again. */
  state: 'off' | 'name' | 'connecting' | 'ready' | 'away' = $state('off');
  /** What the server told of itself and of this guest. */
  you: You | null = $state.raw(null);
  /** Why a name was refused, or ''. */
  nameProblem = $state('');
  /** Why the server does not let anybody in now, and what to do, or ''. */
  trouble = $state('');
  /** Own tables, newest news; null: not known yet. */
  mine: OwnTable[] | null = $state.raw(null);

  #users = 0;
  /* A screen is open that shows something before one has a name. */
  #nameless = false;
  #socket: WebSocket | null = null;
  #pause = PAUSE_MS;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #doubt: ReturnType<typeof setTimeout> | undefined;
  #linger: ReturnType<typeof setTimeout> | undefined;
  #heard = 0;
  #listeners = new Set<Listener>();
  #wishes: Wish[] = [];
  /* Where the browser keeps nothing, the guest lives as long as the page. */
  #guest: Guest | null = null;
  /* The token of the last hello. */
  #said: string | undefined;
  /* Lets another tab become a guest. */
  #release: (() => void) | undefined;

  constructor() {
    /* Another tab is another guest by now, and the browser is to be one. */
    addEventListener('storage', ({ key }) => {
      if (key === GUEST && this.#guest && this.#known()?.token !== this.#guest.token) this.renew();
    });
    addEventListener('online', () => this.#now());
    /* The browser knows before the line does. A server on the same machine is reached all the same. */
    addEventListener('offline', () => this.#lost());
    document.addEventListener('visibilitychange', () => {
      if (document.hidden) return;
      this.#now();
      if (this.state === 'ready' && performance.now() - this.#heard > QUIET_MS) this.say({ type: 'mine' });
    });
  }

  /** Wants the line until the function that it gives is called. `nameless`: a name can wait, one only looks at
   * first. */
  open(nameless = false): () => void {
    this.#users++;
    this.#nameless = nameless;
    clearTimeout(this.#linger);
    if (this.state === 'off' || (this.state === 'name' && nameless)) this.#begin();
    else if (!nameless && !settings.name) this.#askName();
    else if (!nameless && this.state === 'ready' && this.#named) this.renew();
    let wanted = true;
    return () => {
      if (!wanted) return;
      wanted = false;
      if (--this.#users === 0) this.#linger = setTimeout(() => this.#end(), LINGER_MS);
    };
  }

  /** Hears every message, and `you` each time that the line is there (again). */
  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Sends a message if the line is there. `answered`: silence then means that it is dead. */
  say(message: ClientMessage, answered = true): boolean {
    if (this.state !== 'ready' || !this.#socket) return false;
    this.#socket.send(JSON.stringify(message));
    if (answered) this.#expect();
    return true;
  }

  /** Sends a wish and waits for the answer that fits; throws Refused. One after the other, since answers have no
   * number. */
  ask(message: ClientMessage, fits: (answer: ServerMessage) => boolean, owner?: unknown): Promise<ServerMessage> {
    return new Promise((resolve, reject) => {
      this.#wishes.push({ message, fits, resolve, reject, owner });
      if (this.#wishes.length === 1) this.#wish();
    });
  }

  /** Comes to the server anew, to be at no table: others see then that one is not there. */
  renew(): void {
    if (!this.#socket) return;
    this.#drop();
    this.#begin();
  }

  /** The wishes of a screen that is left. True: the answer to one of them may still come, and only a new line is rid of
   * it. */
  forget(owner: unknown): boolean {
    const sent = this.state === 'ready' && this.#wishes[0]?.owner === owner;
    const theirs = this.#wishes.filter((wish) => wish.owner === owner);
    this.#wishes = this.#wishes.filter((wish) => wish.owner !== owner);
    for (const wish of theirs) wish.reject(new Refused('away', t('error-away')));
    return sent;
  }

  /** The guest's name from now on. */
  setName(name: string): void {
    settings.name = name.trim();
    this.nameProblem = '';
    if (this.state === 'name') this.#begin();
    else this.renew();
  }

  /** The line only looks, but there is a name by now: another tab was given it. */
  get #named(): boolean {
    return this.you?.id === null && settings.name !== '';
  }

  #askName(): void {
    clearTimeout(this.#timer);
    this.#drop();
    this.state = 'name';
  }

  #begin(): void {
    clearTimeout(this.#timer);
    const guest = this.#known();
    if (!settings.name && guest?.name) settings.name = guest.name;
    if ((!settings.name && !this.#nameless) || this.nameProblem) {
      this.state = 'name';
      return;
    }
    if (this.state !== 'away') this.state = 'connecting';
    const socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`);
    this.#socket = socket;
    socket.onopen = () => this.#hello(socket);
    socket.onmessage = ({ data }) => socket === this.#socket && this.#hear(JSON.parse(String(data)) as ServerMessage);
    socket.onclose = () => socket === this.#socket && this.#lost();
    this.#expect();
  }

  /** Who is new says so while no other tab does, which then finds the token. Without locks (a page over plain HTTP, a
   * browser that is to keep nothing, a tab that is frozen) each tab may be given one, and all of them follow the
   * last. */
  #hello(socket: WebSocket): void {
    this.#release?.();
    if (this.#known() || !settings.name || !navigator.locks) return this.#sayHello(socket);
    const patience = new AbortController();
    const timer = setTimeout(() => patience.abort(), LOCK_MS);
    const asked = performance.now();
    const said = navigator.locks.request(GUEST, { signal: patience.signal }, async () => {
      clearTimeout(timer);
      if (performance.now() - asked > SEEN_MS) await new Promise((resolve) => setTimeout(resolve, SEEN_MS));
      if (socket !== this.#socket) return;
      const released = new Promise<void>((release) => (this.#release = release));
      this.#sayHello(socket);
      await released;
    });
    said.catch(() => {
      clearTimeout(timer);
      if (socket === this.#socket) this.#sayHello(socket);
    });
  }

  #sayHello(socket: WebSocket): void {
    const guest = this.#known();
    /* Who has neither name nor token yet only looks, and is no guest. */
    const name = !settings.name || guest?.name === settings.name ? {} : { name: settings.name };
    const token = guest ? { token: guest.token } : {};
    this.#said = guest?.token;
    socket.send(JSON.stringify({ type: 'hello', protocol: 1, raw: true, ...name, ...token } satisfies ClientMessage));
  }

  #known(): Guest | null {
    const guest = kept(GUEST, this.#guest);
    return typeof guest?.token === 'string' ? guest : null;
  }

  #know(guest: Guest | null): void {
    this.#guest = guest;
    keep(GUEST, guest);
  }

  #hear(message: ServerMessage): void {
    this.#heard = performance.now();
    clearTimeout(this.#doubt);
    if (message.type === 'you') this.#greeted(message);
    else if (message.type === 'bye') return this.#lost();
    else if (message.type === 'mine') this.mine = message.tables;
    else if (message.type === 'error' && this.state !== 'ready') return this.#notGreeted(message);
    this.#answer(message);
    for (const listener of [...this.#listeners]) listener(message);
  }

  #greeted(you: You): void {
    const token = you.token ?? this.#said;
    const name = settings.name && you.name ? you.name : '';
    if (token) this.#know({ token, name });
    this.#release?.();
    if (name) settings.name = name;
    this.you = you;
    this.trouble = '';
    this.state = 'ready';
    this.#pause = PAUSE_MS;
    if (this.#wishes.length) this.#wish();
  }

  #notGreeted(error: ServerError): void {
    if (error.error === 'bad_token') {
      /* The server has forgotten this guest; another tab may be a new one already. */
      if (this.#known()?.token === this.#said) this.#know(null);
      if (this.#socket) this.#hello(this.#socket);
    } else if (error.error === 'bad_name') {
      this.nameProblem = errorText('bad_name', error.message);
      this.#askName();
    } else {
      /* Too many, busy, cannot save: these pass, and it is tried again. Another version does not. */
      this.trouble = error.error === 'bad_protocol' ? t('online-other-version') : errorText(error.error, error.message);
      this.#lost(PAUSE_MOST_MS);
      if (error.error === 'bad_protocol') clearTimeout(this.#timer);
    }
  }

  #wish(): void {
    const wish = this.#wishes[0];
    if (!wish) return;
    if (this.state === 'away') this.#refuse('away', t('error-away'));
    else if (this.state === 'ready' && this.#named)
      this.renew(); // once it is there, the wish is said
    else if (this.state === 'ready') this.say(wish.message);
  }

  #answer(message: ServerMessage): void {
    const wish = this.#wishes[0];
    if (!wish) return;
    if (message.type === 'error' && message.request === null && message.error === 'busy') {
      setTimeout(() => this.#wishes[0] === wish && this.#wish(), PAUSE_MS);
    } else if (message.type === 'error' && message.request === null) {
      this.#refuse(message.error, errorText(message.error, message.message));
    } else if (wish.fits(message)) {
      this.#wishes.shift();
      wish.resolve(message);
      this.#wish();
    }
  }

  #refuse(code: string, message: string): void {
    const wish = this.#wishes.shift();
    wish?.reject(new Refused(code, message));
    this.#wish();
  }

  #expect(): void {
    clearTimeout(this.#doubt);
    this.#doubt = setTimeout(() => this.#lost(), ANSWER_MS);
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    clearTimeout(this.#doubt);
    this.#release?.();
    socket?.close();
    /* A seed is for the chair that one had on this line; on the next one the wish might take a chair. */
    const seeds = this.#wishes.filter(({ message }) => 'seed' in message);
    this.#wishes = this.#wishes.filter(({ message }) => !('seed' in message));
    for (const wish of seeds) wish.reject(new Refused('away', t('error-away')));
  }

  /** The line is lost: it is tried again, after ever longer pauses. */
  #lost(pause = this.#pause): void {
    if (this.state === 'off' || this.state === 'name') return;
    this.#drop();
    this.state = 'away';
    while (this.#wishes.length) this.#refuse('away', t('error-away'));
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#begin(), jittered(pause));
    this.#pause = Math.min(pause * 2, PAUSE_MOST_MS);
  }

  /** The network may be back: no need to wait. */
  #now(): void {
    if (this.state !== 'away' || this.#socket) return;
    this.#pause = PAUSE_MS;
    this.#begin();
  }

  #end(): void {
    clearTimeout(this.#timer);
    this.#drop();
    this.state = 'off';
    this.trouble = '';
    while (this.#wishes.length) this.#refuse('away', t('error-away'));
  }
}

export const connection = new Connection();

/** A seed of one's own for the cards of a table (docs/protocol.md, "The cards can be checked"). */
export function freshSeed(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
