/* The page's only connection to its server. It stays open while a screen needs it, and reconnects by itself. */
import { settings } from '$/settings/settings.svelte';
import { addTexts, t } from '$/text/index.svelte';
import { onlineTexts } from '$/text/online';
import { showTurns } from './badge';
import { Commands } from './commands';
import { AWAY_MOST_MS, errorText, jittered, PAUSE_MOST_MS, PAUSE_MS } from './errors';
import { GUEST, OwnGuest } from './guest';
import { measureText } from './measures';
import type { ClientMessage, Measure, OwnTable, ServerError, ServerMessage, You } from './messages';
import { readMessage } from './read';
import { Route } from './route';

void addTexts(onlineTexts);

/** Silence after a message that has an answer: the connection is dead, although no error was reported. */
const ANSWER_MS = 8000;
/** How long a connection stays open after the last screen that used it, because the next one comes at once. */
const LINGER_MS = 3000;
/** After this long away from the page, the connection is no longer trusted. */
const QUIET_MS = 20000;
type Listener = (message: ServerMessage) => void;

class Connection {
  /** "off": no screen needs the connection. "name": the guest must give a name. "away": the connection is lost and is
   * tried again. */
  state: 'off' | 'name' | 'connecting' | 'ready' | 'away' = $state('off');
  /** What the server sent about itself and this guest. */
  you: You | null = $state.raw(null);
  /** Why a name was refused, or ''. */
  nameProblem = $state('');
  /** Why the server accepts no connection now, and what to do, or ''. */
  trouble = $state('');
  /** The player's own tables, newest news; null: not known yet. */
  mine: OwnTable[] | null = $state.raw(null);
  /** What the operator has decided about this guest, to be seen once. */
  measures: Measure[] = $state.raw([]);

  /** A name for a guest who has none, as long as the page is open. */
  standIn = '';

  #users = 0;
  /* A screen is open that needs no name. */
  #nameless = false;
  #socket: WebSocket | null = null;
  #pause = PAUSE_MS;
  #route = new Route();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #doubt: ReturnType<typeof setTimeout> | undefined;
  #linger: ReturnType<typeof setTimeout> | undefined;
  #heard = 0;
  #seen = new Set<string>();
  #listeners = new Set<Listener>();
  #guest = new OwnGuest();
  #commands = new Commands((message) => this.#command(message));

  constructor() {
    /* Another tab has become a different guest; a browser should be one guest. */
    addEventListener('storage', ({ key }) => {
      if (key === GUEST && this.#guest.changed) this.renew();
    });
    addEventListener('online', () => this.#now());
    /* The browser knows before the connection does. A server on the same machine can be reached all the same. */
    addEventListener('offline', () => this.#lost());
    document.addEventListener('visibilitychange', () => {
      this.#showWhetherVisible(true);
      if (document.hidden) return;
      this.#now();
      if (this.state === 'ready' && performance.now() - this.#heard > QUIET_MS) this.say({ type: 'mine' });
    });
  }

  /** Keeps the connection until the returned function is called. `nameless`: a name can wait, the player only looks at
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

  /** Receives every message, and `you` after each connection and reconnection. */
  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Sends a message if the connection is there. `answered`: silence then means that it is dead. */
  say(message: ClientMessage, answered = true): boolean {
    if (this.state !== 'ready' || !this.#socket) return false;
    this.#socket.send(JSON.stringify(message));
    if (answered) this.#expect();
    return true;
  }

  /** Sends a command and waits for the answer that fits; throws Refused. */
  ask(message: ClientMessage, fits: (answer: ServerMessage) => boolean, owner?: unknown): Promise<ServerMessage> {
    return this.#commands.ask(message, fits, owner);
  }

  /** Connects to the server again, at no table, so that others see that the player is gone. */
  renew(): void {
    if (!this.#socket) return;
    this.#drop();
    this.#begin();
  }

  /** Drops the commands of a screen that was left. True: the answer to one of them may still arrive, which only a new
   * connection prevents. */
  forget(owner: unknown): boolean {
    return this.#commands.drop((_, theirs) => theirs === owner) && this.state === 'ready';
  }

  /** The guest's name from now on. */
  setName(name: string): void {
    settings.name = name.trim();
    this.nameProblem = '';
    if (this.state === 'name') this.#begin();
    else this.renew();
  }

  /** The connection has no name, but there is one by now, perhaps from another tab. */
  get #named(): boolean {
    return this.you?.id === null && (settings.name || this.standIn) !== '';
  }

  #askName(): void {
    clearTimeout(this.#timer);
    this.#drop();
    this.state = 'name';
  }

  #begin(): void {
    clearTimeout(this.#timer);
    const guest = this.#guest.known;
    if (!settings.name && guest?.name) settings.name = guest.name;
    if ((!settings.name && !this.#nameless) || this.nameProblem) {
      this.state = 'name';
      return;
    }
    if (this.state !== 'away') this.state = 'connecting';
    const socket = new WebSocket(this.#route.address);
    this.#socket = socket;
    socket.onopen = () => this.#hello(socket);
    socket.onmessage = ({ data }) => socket === this.#socket && this.#read(data);
    socket.onclose = () => socket === this.#socket && this.#lost();
    this.#expect();
  }

  #hello(socket: WebSocket): void {
    this.#guest.hello(
      settings.name || this.standIn,
      (message) => socket.send(JSON.stringify(message)),
      () => socket === this.#socket,
    );
  }

  /** Frames that are not messages are ignored: a server that sends only such frames counts as lost. */
  #read(data: unknown): void {
    const message = readMessage(data);
    if (message) this.#hear(message);
    else console.warn('not a message of the protocol', data);
  }

  #hear(message: ServerMessage): void {
    this.#heard = performance.now();
    clearTimeout(this.#doubt);
    if (message.type === 'you') this.#greeted(message);
    else if (message.type === 'measure') this.#measured(message);
    else if (message.type === 'bye') return message.reason === 'banned' ? this.#banned() : this.#lost();
    else if (message.type === 'elsewhere') return this.#move(message.path);
    else if (message.type === 'table') this.#route.arrive();
    else if (message.type === 'mine') showTurns((this.mine = message.tables));
    else if (message.type === 'error' && this.state !== 'ready') return this.#notGreeted(message);
    this.#commands.hear(message);
    for (const listener of [...this.#listeners]) listener(message);
  }

  /** Another server has the table: what was asked for, and what comes back to a table, goes there. */
  #move(path: string): void {
    if (!this.#route.follow(path)) return this.#lost();
    this.#drop();
    this.#begin();
  }

  #greeted(you: You): void {
    const name = settings.name && you.name ? you.name : '';
    this.#guest.greeted(you.token, name);
    if (name) settings.name = name;
    this.you = you;
    this.trouble = '';
    this.state = 'ready';
    this.#pause = PAUSE_MS;
    this.#showWhetherVisible(document.hidden);
    this.#commands.next();
  }

  /** The server repeats what holds at each connection. */
  #measured(measure: Measure): void {
    const key = `${measure.measure} ${measure.since} ${measure.on}`;
    if (measure.measure === 'ban') this.trouble = measureText(measure);
    if (measure.measure === 'ban' || this.#seen.has(key)) return;
    this.#seen.add(key);
    const isNews = measure.measure === 'news';
    const others = this.measures.filter((one) => !isNews || one.measure !== 'news');
    this.measures = isNews && !measure.on ? others : [...others, measure];
    if (!measure.on || !measure.name) return;
    settings.name = measure.name;
    if (this.you) this.you = { ...this.you, name: measure.name };
  }

  /** Kept out by the operator: it is tried again only when the player comes back to the page. */
  #banned(): void {
    this.#lost(PAUSE_MOST_MS);
    clearTimeout(this.#timer);
    this.you = null;
  }

  /** Who does not see the page gets push messages. */
  #showWhetherVisible(news: boolean): void {
    if (news && this.you?.push) this.say({ type: 'visible', on: !document.hidden }, false);
  }

  #notGreeted(error: ServerError): void {
    if (error.error === 'bad_token') {
      this.#guest.forgotten();
      if (this.#socket) this.#hello(this.#socket);
    } else if (error.error === 'bad_name') {
      this.nameProblem = errorText('bad_name', error.message);
      this.#askName();
    } else {
      /* Too many, busy, cannot save: these pass, and it is tried again. Another version does not. */
      this.trouble = error.error === 'bad_protocol' ? t('online-other-version') : errorText(error.error, error.message);
      this.#lost(error.error === 'too_many' ? PAUSE_MOST_MS : undefined);
      if (error.error === 'bad_protocol') clearTimeout(this.#timer);
    }
  }

  #command(message: ClientMessage): boolean {
    if (this.state === 'away') return false;
    if (this.state === 'ready' && this.#named)
      this.renew(); // once it is there, the command is sent
    else if (this.state === 'ready') this.say(message);
    return true;
  }

  #expect(): void {
    clearTimeout(this.#doubt);
    this.#doubt = setTimeout(() => this.#lost(), ANSWER_MS);
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    clearTimeout(this.#doubt);
    this.#guest.release();
    socket?.close();
    /* A seed belongs to the seat that the player had on this connection; on the next one the command might go to
     * another seat. */
    this.#commands.drop((message) => 'seed' in message);
  }

  /** The connection is lost: tries again, after ever longer pauses. */
  #lost(after?: number): void {
    if (this.state === 'off' || this.state === 'name') return;
    const other = this.#route.reset();
    const pause = after ?? other ?? this.#pause;
    this.#drop();
    this.state = 'away';
    this.#commands.drop(() => true);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#begin(), jittered(pause));
    this.#pause = Math.min(pause * 2, AWAY_MOST_MS);
  }

  /** Reconnects at once, because the network may be back. */
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
    this.#commands.drop(() => true);
  }
}

export const connection = new Connection();
