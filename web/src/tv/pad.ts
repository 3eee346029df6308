/* A shared score pad as a screen sees it that keeps nothing. */
import type { PadState } from 'upcard/pad';
import { padEngine } from '$/pad/pads';
import { connection } from '$/server/connection.svelte';
import { errorText, jittered, passes, PAUSE_MS } from '$/server/errors';
import type { ServerMessage } from '$/server/messages';

/** Calls back with each state of the pad, or with why it cannot be shown. Returns what ends it. */
export async function watchPad(
  table: string,
  show: (state: PadState) => void,
  fail: (why: string) => void,
): Promise<() => void> {
  const engine = await padEngine();
  let head = '';
  let log: string[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const join = () => connection.say({ type: 'join', table, watch: true });
  const read = () => {
    const problem = engine.open(head + log.map((line) => `${line}\n`).join(''));
    if (problem) fail(problem.message);
    else show(engine.state());
  };
  function hear(message: ServerMessage): void {
    if (message.type === 'you') join();
    else if (message.type === 'pad') {
      ({ head } = message);
      log = [];
      if (!message.seq) read();
    } else if (message.type === 'lines' && message.after > log.length) join();
    else if (message.type === 'lines') {
      log = [...log.slice(0, message.after), ...message.lines.split('\n').filter(Boolean)];
      read();
    } else if (message.type === 'error' && passes(message.error)) {
      clearTimeout(timer);
      timer = setTimeout(join, jittered(PAUSE_MS));
    } else if (message.type === 'error') fail(errorText(message.error, message.message));
  }
  const unlisten = connection.listen(hear);
  join();
  return () => {
    clearTimeout(timer);
    unlisten();
    connection.say({ type: 'leave' });
  };
}
