/* QR codes as a camera has them: a picture of the page goes through zbarimg (Debian's zbar-tools). */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Why this cannot be done here, or false. */
export const unreadable = spawnSync('zbarimg', ['--version']).error ? 'there is no zbarimg' : false;

/** The text of the code on the screen, '' if none is read; the picture is kept in `file`, if one is named. */
export async function scanned(page, file) {
  const folder = mkdtempSync(join(tmpdir(), 'upcard-scan-'));
  const picture = file ?? join(folder, 'screen.png');
  writeFileSync(picture, await page.screenshot());
  const { stdout } = spawnSync('zbarimg', ['--raw', '--quiet', '-Sdisable', '-Sqrcode.enable', picture]);
  rmSync(folder, { recursive: true });
  return String(stdout).trim();
}
