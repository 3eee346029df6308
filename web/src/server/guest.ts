/* The guest that this browser is, on all its tabs. The token is the only key to it. */
import { keep, kept, settings } from '$/settings/settings.svelte';
import type { ClientMessage } from './messages';

/** Where the browser keeps it, and the lock under which a tab becomes a guest. */
export const GUEST = 'upcard.guest';
/** The time within which another tab becomes a guest, unless it is frozen. */
const LOCK_MS = 3000;
/** How long a waiting tab may take to see what another tab has stored. */
const SEEN_MS = 100;

interface Guest {
  token: string;
  name: string;
}

export class OwnGuest {
  /* Where the browser keeps nothing, the guest lives as long as the page. */
  #guest: Guest | null = null;
  /* The token of the last hello. */
  #said: string | undefined;
  /* Lets another tab become a guest. */
  #release: (() => void) | undefined;

  get known(): Guest | null {
    const guest = kept(GUEST, this.#guest);
    return typeof guest?.token === 'string' ? guest : null;
  }

  /** Another tab has become a different guest. */
  get changed(): boolean {
    return this.#guest !== null && this.known?.token !== this.#guest.token;
  }

  /** The server has answered the last hello. `token`: if it is a new one. */
  greeted(token: string | undefined, name: string): void {
    const own = token ?? this.#said;
    if (own) this.#keep({ token: own, name });
    this.release();
  }

  /** The server does not know the guest of the last hello any more; another tab may have a new one already. */
  forgotten(): void {
    if (this.known?.token === this.#said) this.#keep(null);
  }

  release(): void {
    this.#release?.();
  }

  /** Says hello, while `send` still can. A new guest does so while no other tab does; the other tab then finds the
   * token. Without locks (a page over plain HTTP, a browser that keeps nothing, a frozen tab) each tab may get its own
   * token, and all of them follow the last. */
  hello(name: string, send: (message: ClientMessage) => void, open: () => boolean): void {
    this.release();
    const say = () => this.#hello(name, send);
    if (this.known || !name || !navigator.locks) return say();
    const patience = new AbortController();
    const timer = setTimeout(() => patience.abort(), LOCK_MS);
    const asked = performance.now();
    const said = navigator.locks.request(GUEST, { signal: patience.signal }, async () => {
      clearTimeout(timer);
      if (performance.now() - asked > SEEN_MS) await new Promise((resolve) => setTimeout(resolve, SEEN_MS));
      if (!open()) return;
      const released = new Promise<void>((release) => (this.#release = release));
      say();
      await released;
    });
    said.catch(() => {
      clearTimeout(timer);
      if (open()) say();
    });
  }

  #hello(wanted: string, send: (message: ClientMessage) => void): void {
    const guest = this.known;
    /* A visitor with neither name nor token only looks, and is not a guest. */
    const name = !wanted || guest?.name === wanted ? {} : { name: wanted };
    const token = guest ? { token: guest.token } : {};
    const face = settings.face ? { face: settings.face } : {};
    this.#said = guest?.token;
    send({ type: 'hello', protocol: 1, raw: true, ...name, ...token, ...face });
  }

  #keep(guest: Guest | null): void {
    this.#guest = guest;
    keep(GUEST, guest);
  }
}
