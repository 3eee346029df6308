declare module 'zzfx' {
  export const ZZFX: {
    /** Of all sounds, 0 to 1. */
    volume: number;
    sampleRate: number;
    audioContext: AudioContext;
    /** See ZzFX for the parameters. */
    buildSamples(...parameters: (number | undefined)[]): number[];
  };
}
