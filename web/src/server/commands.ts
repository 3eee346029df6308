/* Commands that wait for their answer, sent one after the other, since answers have no number. */
import { away, errorText, PAUSE_MS, Refused } from './errors';
import type { ClientMessage, ServerMessage } from './messages';

interface Command {
  message: ClientMessage;
  fits: (answer: ServerMessage) => boolean;
  resolve: (answer: ServerMessage) => void;
  reject: (error: Refused) => void;
  owner: unknown;
}

export class Commands {
  #waiting: Command[] = [];
  #send: (message: ClientMessage) => boolean;

  /** `send` returns false if the connection is lost; it may also wait until the connection is there, and call `next`
   * then. */
  constructor(send: (message: ClientMessage) => boolean) {
    this.#send = send;
  }

  /** Throws Refused. */
  ask(message: ClientMessage, fits: (answer: ServerMessage) => boolean, owner?: unknown): Promise<ServerMessage> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ message, fits, resolve, reject, owner });
      if (this.#waiting.length === 1) this.next();
    });
  }

  /** Sends the first. */
  next(): void {
    const first = this.#waiting[0];
    if (first && !this.#send(first.message)) this.#refuse(away());
  }

  hear(message: ServerMessage): void {
    const first = this.#waiting[0];
    if (!first) return;
    if (message.type === 'error' && message.request === null && message.error === 'busy') {
      setTimeout(() => this.#waiting[0] === first && this.next(), PAUSE_MS);
    } else if (message.type === 'error' && message.request === null) {
      this.#refuse(new Refused(message.error, errorText(message.error, message.message)));
    } else if (first.fits(message)) {
      this.#waiting.shift();
      first.resolve(message);
      this.next();
    }
  }

  /** Drops the commands that fit. True if the first was one of them, so its answer may still arrive. */
  drop(fits: (message: ClientMessage, owner: unknown) => boolean): boolean {
    const first = this.#waiting[0];
    const gone = this.#waiting.filter(({ message, owner }) => fits(message, owner));
    this.#waiting = this.#waiting.filter((one) => !gone.includes(one));
    for (const command of gone) command.reject(away());
    return first !== undefined && gone.includes(first);
  }

  #refuse(error: Refused): void {
    this.#waiting.shift()?.reject(error);
    this.next();
  }
}
