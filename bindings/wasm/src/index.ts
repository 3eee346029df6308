/* Upcard in a page, a worker or Node: the library as WebAssembly. */
import type { ErrorWord, Upcard } from './api.js';

export * from './api.js';
export * from './tables.js';

/** What the library refuses or cannot do; `message` is a sentence for people. */
export class UpcardError extends Error {
    readonly code: ErrorWord;
    constructor(code: ErrorWord, message: string) {
        super(message);
        this.name = 'UpcardError';
        this.code = code;
    }
}

/** Loads the engine from upcard.wasm: its bytes, an answer of fetch, its address, or a compiled module. */
export async function load(source: BufferSource | Response | URL | WebAssembly.Module): Promise<Upcard> {
    throw new Error(`not there yet: ${String(source)}`);
}
