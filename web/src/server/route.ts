/* Where the connection goes: a service may have several servers, of which one has the table. */

/** Where any of the servers answers. */
const ANY = '/ws';
/** How often in a row one server may send to another without a pause. */
const MOVES_MOST = 4;
/** ms between attempts while another server has the table: at first, and at most. It is soon taken over. */
const OTHER_MS = 100;
const OTHER_MOST_MS = 1000;

export class Route {
  #path = ANY;
  /** Since a server had the table. */
  #moves = 0;

  get address(): string {
    return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${this.#path}`;
  }

  /** Another server was named. False: too many in a row were; any will do, after a pause. */
  follow(path: string): boolean {
    const follows = ++this.#moves % (MOVES_MOST + 1) > 0;
    if (follows) this.#path = path;
    return follows;
  }

  /** This server has the table. */
  arrive(): void {
    this.#moves = 0;
  }

  /** Any server will do. Returns the ms to wait if another one had been named, or else null. */
  reset(): number | null {
    const named = this.#path !== ANY;
    this.#path = ANY;
    return named ? Math.min(OTHER_MS * 2 ** Math.max(0, this.#moves - 1), OTHER_MOST_MS) : null;
  }
}
