/* Lighthouse on the built page, as on a slow phone: at least 95 in every category, and interactive within 1.5 seconds.
 * usage: UPCARD=... PAGE=... node tests/slow/lighthouse.mjs [PATH...]
 * Lighthouse is no part of the repository: npx fetches it, which takes the network. */
import { execFileSync } from 'node:child_process';
import { startServer } from '../support.mjs';

const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];
const server = await startServer();
let failed = false;
try {
  for (const path of process.argv.length > 2 ? process.argv.slice(2) : ['/']) {
    const text = execFileSync(
      'npx',
      ['--yes', 'lighthouse@12', server.url + path, '--quiet', '--output=json', `--chrome-flags=${flags.join(' ')}`],
      {
        env: { CHROME_PATH: process.env.CHROMIUM ?? '/usr/bin/chromium', ...process.env },
        maxBuffer: 1 << 26,
        stdio: ['ignore', 'pipe', 'ignore'],
      },
    );
    const { categories, audits } = JSON.parse(text);
    const scores = Object.values(categories).map(({ title, score }) => `${title} ${Math.round(score * 100)}`);
    const { numericValue: interactive } = audits.interactive;
    console.log(`${path}: ${scores.join(', ')}; interactive after ${Math.round(interactive)} ms`);
    for (const audit of Object.values(audits))
      if (audit.score === 0 && audit.scoreDisplayMode === 'binary') console.log(`  ${audit.id}: ${audit.title}`);
    failed ||= Object.values(categories).some(({ score }) => score < 0.95) || interactive > 1500;
  }
} finally {
  await server.end();
}
process.exitCode = failed ? 1 : 0;
