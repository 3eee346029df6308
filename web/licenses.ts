/* A plugin of the build: writes licenses.txt with the licenses of the libraries and fonts that are in the page. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/* The service worker and the engine's worker are bundled apart. */
const always = ['@noble/hashes', 'workbox-core', 'workbox-precaching', 'workbox-routing', 'workbox-strategies'];

/* The C library within upcard.wasm, which no package of npm brings, but Debian, whose packages all have such a file. */
const wasiNotice = '/usr/share/doc/wasi-libc/copyright';
function wasiLibc(): string {
  const title = 'wasi-libc, https://github.com/WebAssembly/wasi-libc (with which the engine, upcard.wasm, is linked)';
  const known = existsSync(wasiNotice);
  return `${title}\n\n${known ? readFileSync(wasiNotice, 'utf8').trim() : 'Its licenses stand in its files LICENSE*.'}\n`;
}

function licenseOf(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
  const text = file ? readFileSync(join(folder, file), 'utf8').trim() : '';
  return `${name} ${version} (${license})\n\n${text}\n`;
}

/** `fonts`: their packages. */
export function licenses(modules: string, fonts: string[]): Plugin {
  return {
    name: 'licenses',
    apply: 'build',
    generateBundle(_, bundle) {
      const inside = Object.values(bundle)
        .flatMap((file) => (file.type === 'chunk' ? Object.keys(file.modules) : []))
        .flatMap((id) => /node_modules\/((?:@[^/]+\/)?[^/.][^/]*)/.exec(id)?.[1] ?? []);
      const names = [...new Set([...inside, ...always, ...fonts])].sort();
      const texts = names
        .map((name) => join(modules, name))
        .filter((folder) => existsSync(folder))
        .map(licenseOf);
      this.emitFile({ type: 'asset', fileName: 'licenses.txt', source: [...texts, wasiLibc()].join('\n----\n\n') });
    },
  };
}
