/* The module's imports from its host: hashing, random bytes, a clock. */
import { hmac } from '@noble/hashes/hmac';
import { sha256 } from '@noble/hashes/sha2';
import { randomBytes } from '@noble/hashes/utils';
import { wasi } from './wasi.js';

type Hmac = ReturnType<typeof hmac.create>;

/** The imports; `memory` is available as soon as the module runs. */
export function hostImports(memory: () => WebAssembly.Memory): WebAssembly.Imports {
  const bytes = (at: number, length: number) => new Uint8Array(memory().buffer, at >>> 0, length);
  const copy = (at: number, length: bigint) => bytes(at, Number(length)).slice();
  const put = (at: number, value: Uint8Array) => bytes(at, value.length).set(value);
  /** By the address of their state in the module. */
  const begun = new Map<number, Hmac>();
  return {
    upcard: {
      hmac_init(state: number, key: number, length: number) {
        begun.set(state, hmac.create(sha256, bytes(key, length).slice()));
        return 0;
      },
      hmac_update(state: number, at: number, length: bigint) {
        begun.get(state)?.update(copy(at, length));
        return 0;
      },
      hmac_final(state: number, to: number) {
        const mac = begun.get(state);
        if (mac) put(to, mac.digest());
        begun.delete(state);
        return 0;
      },
      hmac(to: number, at: number, length: bigint, key: number) {
        put(to, hmac(sha256, bytes(key, 32).slice(), copy(at, length)));
        return 0;
      },
      sha256(to: number, at: number, length: bigint) {
        put(to, sha256(copy(at, length)));
        return 0;
      },
      random(to: number, length: number) {
        put(to, randomBytes(length)); // the system's, by crypto.getRandomValues
      },
    },
    wasi_snapshot_preview1: wasi(memory),
  };
}
