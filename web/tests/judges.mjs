/* Screens of the judge, for tests that look at all screens. */
import { games } from './games/names.mjs';

const last = (page) => page.locator('.picks input').nth(1).check();

export const judgeScreens = [
  { at: '/#/judge', there: '.posters' },
  ...games.map((game) => ({ at: `/#/judge/${game}`, there: '.picks', first: last })),
];
