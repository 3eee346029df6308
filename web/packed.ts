/* A plugin of the build, the last: puts a Brotli file (FILE.br) beside each text and engine of the page, for browsers
 * that take it (over TLS, and on localhost). It takes seconds, so the server does not do it as it starts. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Plugin } from 'vite';

const packable = /\.(html|js|css|json|webmanifest|wasm|svg|txt)$/;

export function packed(): Plugin {
  let outDir = '';
  return {
    name: 'packed',
    apply: 'build',
    configResolved(config) {
      outDir = config.build.outDir;
    },
    closeBundle() {
      for (const name of readdirSync(outDir, { recursive: true, encoding: 'utf8' })) {
        if (!packable.test(name)) continue;
        const plain = readFileSync(join(outDir, name));
        const bytes = brotliCompressSync(plain);
        if (bytes.length < plain.length) writeFileSync(join(outDir, `${name}.br`), bytes);
      }
    },
  };
}
