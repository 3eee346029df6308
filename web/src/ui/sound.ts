/* Short sounds, made here (ZzFX: no files to fetch), and ahead of time: to make a second of sound takes some frames. */
import { ZZFX } from 'zzfx';
import { whenIdle } from './idle';

/** ZzFX's parameters: volume, randomness, frequency in Hz, attack, sustain, release in s, shape, its curve, slide,
 * its change, a jump in pitch and when it comes, … */
type Tone = readonly number[];
/** ms from the beginning of the sound until a tone begins, and the tone. */
type Part = readonly [number, Tone];

/* Seven notes of a pentatonic scale, one a lamp: so six of them sound unfinished. */
const scale = [523, 587, 659, 784, 880, 1047, 1175];
const mallet = (hz: number, release: number): Tone => [0.5, 0, hz, 0.003, 0.03, release, 0];
const run = (notes: number[], apart: number, release: number): Part[] =>
  notes.map((hz, i) => [i * apart, mallet(hz, release)]);
/* All at once, and so each softer. */
const chord = (notes: number[], at: number, release: number): Part[] =>
  notes.map((hz) => [at, [0.2, 0, hz, 0.003, 0.03, release, 0]]);
/* Paper on wood: noise without its highs. */
const slap = (volume: number, release: number, hz: number): Tone => [
  ...[volume, 0.02, 300, 0, 0.008, release, 4],
  ...[1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, -hz],
];
const lamp = (count: number): Part[] => [[0, mallet(scale[count - 1]!, 0.3)]];

const sounds = {
  deal: [
    [0, [0.3, 0.05, 760, 0, 0.004, 0.04, 0, 1, -8]],
    [0, slap(0.3, 0.025, 2400)],
  ],
  play: [
    [0, [0.45, 0.05, 420, 0, 0.008, 0.07, 0, 1, -5]],
    [0, slap(0.5, 0.045, 1500)],
  ],
  lamp1: lamp(1),
  lamp2: lamp(2),
  lamp3: lamp(3),
  lamp4: lamp(4),
  lamp5: lamp(5),
  lamp6: lamp(6),
  seven: [...run(scale, 70, 0.3), ...chord(scale, 620, 0.9)],
  /* Glass that falls, and a low thud when the word is there. */
  bust: [
    [0, [0.35, 0.05, 1900, 0, 0.04, 0.3, 2, 1, -14]],
    [90, [0.3, 0.05, 1400, 0, 0.04, 0.3, 2, 1, -10]],
    [160, [1, 0, 70, 0, 0.06, 0.35, 0, 1, -0.4]],
  ],
  saved: run([880, 1319], 140, 0.5),
  freeze: [[0, [0.5, 0, 1900, 0.06, 0.2, 0.45, 0, 1, 1, 0, 0, 0, 0, 0, 40]]],
  /* A coin that comes to rest. */
  coin: [0, 120, 200, 250].map((at, i): Part => [at, [0.5 - 0.1 * i, 0.01, 1800, 0, 0.01, 0.12, 1]]),
  line: run([523, 659, 784], 90, 0.35),
  uno: [[0, [0.6, 0, 300, 0, 0.03, 0.06, 0, 1, 40]]],
  /* A swell played backwards. */
  turnover: [[0, [0.45, 0, 200, 0.35, 0.02, 0.06, 1, 1, 5]]],
  flip: [[0, [0.5, 0.02, 520, 0.01, 0.05, 0.12, 1, 1, 9]]],
  good: [[0, [0.5, 0, 620, 0.01, 0.1, 0.2, 0, 1, 0, 0, 180, 0.06]]],
  bad: [[0, [0.5, 0, 160, 0.01, 0.08, 0.25, 2, 1, -4]]],
  turn: [[0, [0.5, 0, 740, 0.01, 0.05, 0.12, 0]]],
  win: [...run(scale, 60, 0.4), ...chord(scale, 520, 1.2)],
} as const satisfies Record<string, readonly Part[]>;
export type SoundName = keyof typeof sounds;

/* Quiet: a table has other sounds. It is applied to samples and to what plays them, and so counts twice. */
ZZFX.volume = 0.33;

const buffers = new Map<Tone, AudioBuffer>();

function bufferOf(tone: Tone): AudioBuffer {
  const made = buffers.get(tone);
  if (made) return made;
  const [volume, , ...rest] = tone;
  /* A sine has no overtones to lose. */
  ZZFX.sampleRate = rest[4] === 0 ? 22050 : 44100;
  const samples = ZZFX.buildSamples(volume, 0, ...rest);
  const buffer = ZZFX.audioContext.createBuffer(1, samples.length, ZZFX.sampleRate);
  buffer.getChannelData(0).set(samples);
  buffers.set(tone, buffer);
  return buffer;
}

/** Plays a tone at once, each time a little higher or lower, as much as its randomness says. */
function sound(tone: Tone): void {
  const { audioContext, volume } = ZZFX;
  const source = audioContext.createBufferSource();
  source.buffer = bufferOf(tone);
  source.playbackRate.value = 1 + (tone[1] ?? 0) * (2 * Math.random() - 1);
  const gain = audioContext.createGain();
  gain.gain.value = volume;
  gain.connect(audioContext.destination);
  source.connect(gain);
  source.start();
}

/** Makes all tones while there is nothing else to do. */
export function prepare(): void {
  const tones = Object.values<readonly Part[]>(sounds).flatMap((parts) => parts.map(([, tone]) => tone));
  const next = () => {
    const tone = tones.shift();
    if (!tone) return;
    bufferOf(tone);
    whenIdle(next);
  };
  whenIdle(next);
}

export function play(name: SoundName): void {
  for (const [at, tone] of sounds[name]) setTimeout(() => sound(tone), at);
}
