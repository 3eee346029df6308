/* Short sounds, made when they are needed (ZzFX: no files to fetch). Off until the user wants them. */
import { zzfx } from 'zzfx';

const sounds = {
  /** volume, randomness, frequency in Hz, attack, sustain, release in s, shape: see ZzFX. */
  deal: [0.3, 0.02, 380, 0, 0.01, 0.04, 4],
  play: [0.5, 0.02, 260, 0, 0.02, 0.06, 4],
  flip: [0.6, 0.02, 520, 0.01, 0.05, 0.12, 1, 1, 9],
  good: [0.6, 0, 620, 0.01, 0.1, 0.2, 0, 1, 0, 0, 180, 0.06],
  bad: [0.6, 0, 160, 0.01, 0.08, 0.25, 2, 1, -4],
  turn: [0.5, 0, 740, 0.01, 0.05, 0.12, 0],
  win: [0.8, 0, 520, 0.02, 0.25, 0.35, 0, 1, 0, 0, 260, 0.09],
} as const;
export type SoundName = keyof typeof sounds;

export function play(name: SoundName): void {
  zzfx(...(sounds[name] as readonly number[] as number[]));
}
