/* The games that the page has a folder for. */
import { readdirSync } from 'node:fs';

export const games = readdirSync(new URL('../../src/games/', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
