/* axe-core finds nothing to complain about on any screen, narrow and dark in German, wide and light in English; and
 * nothing is wider than the screen. */
import { describe } from 'node:test';
import { testScreens, testTable } from './accessible.mjs';

/* Two at once: a test mostly waits for its browser. */
describe('accessible', { concurrency: 2 }, () => {
  testScreens('dark', 320);
  testScreens('light', 1440);
  testTable('dark', 320);
});
