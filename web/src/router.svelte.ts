/* The router. Tables on a server have real paths for links: /t/CODE, /tv/CODE on a television, /r/CODE for a replay.
 * Everything else is in the fragment, so any server of static files can host the page. */

export interface Place {
  /** "home", "play", "new", "friends", "lobby", "table", "tv", "daily", "games", "replay", "rules",
   * "learn", "settings", "deal", "puzzles", "together", "pad", "judge",
   * or "unreadable" */
  name: string;
  /** What follows: a game, a code. */
  rest: string[];
}

const paths: Record<string, string> = { t: 'table', r: 'replay', tv: 'tv' };

function read(): Place {
  const path = /^\/(t(?=\/.)|r(?=\/.)|tv)(?:\/([^/]*)|$)/.exec(location.pathname);
  try {
    if (path && location.hash.length < 2)
      return { name: paths[path[1]!]!, rest: path[2] ? [decodeURIComponent(path[2])] : [] };
    const [name, ...rest] = location.hash.replace(/^#\/?/, '').split('/').map(decodeURIComponent);
    return { name: name || 'home', rest };
  } catch {
    return { name: 'unreadable', rest: [] }; // a lone % or half a letter
  }
}

class Router {
  place: Place = $state.raw(read());
  /** Whether another address was shown before: the focus then follows to the new screen. */
  moved = false;
  #address = location.href;

  constructor() {
    /* Ignores history entries of dialogs (ui/back.ts): they have the address of the screen below, which does not
     * change. */
    const follow = () => location.href !== this.#address && this.#arrive();
    addEventListener('hashchange', follow);
    addEventListener('popstate', follow);
    /* From /t/CODE to /#/ and back are other files to the browser, but not to this page. */
    document.addEventListener('click', (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const address = link?.getAttribute('href') ?? '';
      if (event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
        return;
      if (!link || link.target || !/^\/(#|[tr]\/|tv\b)/.test(address)) return;
      event.preventDefault();
      this.go(address);
    });
  }

  /** Goes to an address such as "#/rules/flip7" or "/t/ABC234". */
  go(address: string, replace = false): void {
    const whole = address.startsWith('/') ? address : `/${address}`;
    if (replace) history.replaceState(null, '', whole);
    else history.pushState(null, '', whole);
    this.#arrive();
    scrollTo(0, 0);
  }

  #arrive(): void {
    this.moved = true;
    this.#address = location.href;
    this.place = read();
  }
}

export const router = new Router();
