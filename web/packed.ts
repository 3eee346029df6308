/* A plugin of the build, the last: puts a Brotli file (FILE.br) beside each text and engine of the page, for browsers
 * that take it (over TLS, and on localhost), and one in gzip (FILE.gz) for others, which Zopfli makes a twentieth
 * smaller than zlib does. Both take seconds, so the server does not do it as it starts. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { gzipAsync } from '@gfx/zopfli';
import type { Plugin } from 'vite';

const packable = /\.(html|js|css|json|webmanifest|wasm|svg|txt)$/;

const packings: Record<string, (plain: Buffer) => Promise<Uint8Array>> = {
  br: promisify<Buffer, Buffer>(brotliCompress),
  gz: (plain) => gzipAsync(plain, { numiterations: 1 }), // more make it no smaller
};

export function packed(): Plugin {
  let outDir = '';
  return {
    name: 'packed',
    apply: 'build',
    configResolved(config) {
      outDir = config.build.outDir;
    },
    async closeBundle() {
      const names = readdirSync(outDir, { recursive: true, encoding: 'utf8' }).filter((name) => packable.test(name));
      const pack = async (name: string) => {
        const plain = readFileSync(join(outDir, name));
        for (const [ending, compress] of Object.entries(packings)) {
          const bytes = await compress(plain);
          if (bytes.length < plain.length) writeFileSync(join(outDir, `${name}.${ending}`), bytes);
        }
      };
      await Promise.all(names.map(pack));
    },
  };
}
