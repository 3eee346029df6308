declare module 'zzfx' {
  /** Plays a sound at once: see ZzFX for the parameters. */
  export function zzfx(...parameters: number[]): AudioBufferSourceNode;
  /** `volume`: of all sounds, 0 to 1. */
  export const ZZFX: { volume: number };
}
