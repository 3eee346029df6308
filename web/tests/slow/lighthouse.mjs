/* Lighthouse on the built page, as on a slow phone: at least 95 in every category, and interactive within 1.5 seconds.
 * The index tells how fast this machine is: Chromium's developer tools take 1000 for a middling phone and 264 for a
 * slow one, which is so many times slower than this machine.
 * usage: UPCARD=... PAGE=... node tests/slow/lighthouse.mjs [PATH...]
 * Lighthouse is no part of the repository: npx fetches it, which takes the network. */
import { execFileSync } from 'node:child_process';
import { startServer } from '../support.mjs';

const SLOW_PHONE = 264;
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
    const { categories, audits, environment } = JSON.parse(text);
    const { benchmarkIndex: index } = environment;
    const scores = Object.values(categories).map(({ title, score }) => `${title} ${Math.round(score * 100)}`);
    const { numericValue: interactive } = audits.interactive;
    console.log(
      `${path}: ${scores.join(', ')}; interactive after ${Math.round(interactive)} ms; index ${index}, a slow phone is ${(index / SLOW_PHONE).toFixed(1)} times slower`,
    );
    for (const audit of Object.values(audits))
      if (audit.score === 0 && audit.scoreDisplayMode === 'binary') console.log(`  ${audit.id}: ${audit.title}`);
    failed ||= Object.values(categories).some(({ score }) => score < 0.95) || interactive > 1500;
  }
} finally {
  await server.end();
}
process.exitCode = failed ? 1 : 0;
