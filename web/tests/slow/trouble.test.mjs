/* The games of which online.test.mjs does not play a whole one at a server that is killed. */
import { test } from 'node:test';
import { playThroughTrouble } from '../trouble.mjs';
import { missing } from '../support.mjs';

for (const game of ['hilo', 'hi_lo_flip', 'uno_flip'])
  test(
    `four browsers play ${game} while one reloads, one loses the line and the server is killed`,
    { skip: missing, timeout: 600_000 },
    () => playThroughTrouble(game),
  );
