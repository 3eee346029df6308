/* Where the connection goes: a service may have several servers, of which one has the table. */

/** Where any of the servers answers. */
const ANY = '/ws';
/** How often in a row one server may send to another. */
const MOVES_MOST = 4;

export class Route {
  #path = ANY;
  #moves = 0;

  get address(): string {
    return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${this.#path}`;
  }

  /** Another server was named. False: too many in a row were, and any server will do. */
  follow(path: string): boolean {
    if (++this.#moves > MOVES_MOST) return (this.reset(), false);
    this.#path = path;
    return true;
  }

  /** This server has the table. */
  arrive(): void {
    this.#moves = 0;
  }

  /** Any server will do. Returns whether one had been named. */
  reset(): boolean {
    const named = this.#path !== ANY;
    this.#path = ANY;
    this.#moves = 0;
    return named;
  }
}
