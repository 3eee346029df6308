/* A plugin of the build: writes licenses.txt with the licenses of the libraries whose code is in the page. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/* The service worker and the engine's worker are bundled apart. */
const always = ['@noble/hashes', 'workbox-core', 'workbox-precaching', 'workbox-routing', 'workbox-strategies'];

/* The C library within upcard.wasm, which no package of npm brings. */
const wasiLibc = `wasi-libc (Apache-2.0 WITH LLVM-exception, or Apache-2.0, or MIT; parts BSD-2-Clause and MIT)

The engine (upcard.wasm) is linked with wasi-libc, https://github.com/WebAssembly/wasi-libc. Its file LICENSE says how it may be used:
under the Apache License 2.0 with LLVM exceptions (LICENSE-APACHE-LLVM), the Apache License 2.0 (LICENSE-APACHE) or the MIT License
(LICENSE-MIT), at the user's choice. Parts of it have licenses of their own: those that come from cloudlibc the BSD 2-clause license
(libc-bottom-half/cloudlibc/LICENSE), those that come from musl the MIT License (libc-top-half/musl/COPYRIGHT), and its allocator,
dlmalloc by Doug Lea, is in the public domain (CC0).
`;

function licenseOf(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
  const text = file ? readFileSync(join(folder, file), 'utf8').trim() : '';
  return `${name} ${version} (${license})\n\n${text}\n`;
}

export function licenses(modules: string): Plugin {
  return {
    name: 'licenses',
    apply: 'build',
    generateBundle(_, bundle) {
      const inside = Object.values(bundle)
        .flatMap((file) => (file.type === 'chunk' ? Object.keys(file.modules) : []))
        .flatMap((id) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1] ?? []);
      const names = [...new Set([...inside, ...always])].sort();
      const texts = names.map((name) => join(modules, name)).filter((folder) => existsSync(folder)).map(licenseOf);
      this.emitFile({ type: 'asset', fileName: 'licenses.txt', source: [...texts, wasiLibc].join('\n----\n\n') });
    },
  };
}
