declare module 'zzfx' {
  /** Plays a sound at once: see ZzFX for the parameters. */
  export function zzfx(...parameters: number[]): AudioBufferSourceNode;
}
