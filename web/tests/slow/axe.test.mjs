/* What axe.test.mjs leaves out: the other mode at both widths. */
import { describe } from 'node:test';
import { testScreens, testTable } from '../accessible.mjs';

describe('accessible', { concurrency: 2 }, () => {
  testScreens('light', 320);
  testScreens('dark', 1440);
  testTable('light', 1440);
});
