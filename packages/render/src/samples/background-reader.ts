import type { Hertz } from '@overtone/domain/units';
import { loopsOf } from '@overtone/engine/audio/background-loops';
import { NOISE_SEED, periodicNoise } from '@overtone/engine/audio/noise';
import { RAMP_S } from '@overtone/engine/audio/ramp-course';
import type { BackgroundScore } from '../score/sound-score.ts';
import { BLOCK } from './block.ts';
import { rampReader } from './ramp-reader.ts';
import { type SoundSource, soundInMemory, type Stereo } from './sound-source.ts';

/** Adds a background to both channels, `count` samples from sample `first` on, at `place` of the outputs. */
export type BackgroundReader = (out: Stereo, place: number, first: number, count: number) => void;

/** What is played of a nature track: decoded at the rate of the file, its loop closed. Null where it is not loaded. */
export type TrackOf = (name: string) => SoundSource | null;

/** Samples of a loop that a block reaches at the fastest rate there is, and the one after them. */
const REACH = BLOCK + 2;

interface Loop {
  readonly rate: number;
  readonly start: number;
  readonly length: number;
}

/** Copies what is played of a loop from sample `first` of it on, round and round. */
function readLoop(source: SoundSource, into: Stereo, { start, length }: Loop, first: number): void {
  for (let done = 0; done < REACH;) {
    const place = (first + done) % length;
    const count = Math.min(REACH - done, length - place);
    source.read(into, done, start + place, count);
    done += count;
  }
}

/** Adds a loop to one channel; `heard` holds what is played of it from sample `first` on. */
function addLoop(
  heard: Float32Array,
  out: Float32Array,
  { rate, length }: Loop,
  gains: Float64Array,
  origin: number,
  first: number,
  from: number,
  to: number,
): void {
  for (let i = from; i < to; i += 1) {
    let place = origin + i * rate;
    if (place >= length) place -= length;
    const whole = Math.floor(place);
    const index = whole < first ? whole - first + length : whole - first;
    const low = heard[index]!;
    const share = place - whole;
    const high = share === 0 ? low : heard[index + 1]!;
    out[i]! += gains[i]! * (low + (high - low) * share);
  }
}

/** One background, read off its score. */
export function backgroundReader(
  { kind, name, fromS, gain }: BackgroundScore,
  sampleRate: Hertz,
  sourceOf: TrackOf,
): BackgroundReader {
  const { rates, startS, lengthS } = loopsOf(kind);
  const loops = rates.map((rate) => ({
    // A playback rate is a single in every browser.
    rate: Math.fround(rate),
    start: Math.round(startS * sampleRate),
    length: Math.round(lengthS * sampleRate),
  }));
  const firstSample = Math.round(fromS * sampleRate);
  const last = gain.at.length - 1;
  const endS = gain.to[last] === 0 ? gain.at[last]! + RAMP_S : Infinity;
  const reader = rampReader(gain, sampleRate);
  const gains = new Float64Array(BLOCK);
  const heard = { left: new Float32Array(REACH), right: new Float32Array(REACH) };

  return (out, place, first, count) => {
    if (first + count <= firstSample || first / sampleRate >= endS) return;
    const source = sourceOf(name);
    if (!source) return;
    const stands = reader.read(gains, first, count);
    if (stands === 0) return;
    if (stands !== null) gains.fill(stands, 0, count);
    const from = Math.max(0, firstSample - first);
    const target = [
      out.left.subarray(place, place + count),
      out.right.subarray(place, place + count),
    ] as const;
    for (const loop of loops) {
      const begin = (first - firstSample) * loop.rate;
      const origin = begin - Math.floor(begin / loop.length) * loop.length;
      const reached = Math.floor(origin + from * loop.rate) % loop.length;
      readLoop(source, heard, loop, reached);
      addLoop(heard.left, target[0], loop, gains, origin, reached, from, count);
      addLoop(heard.right, target[1], loop, gains, origin, reached, from, count);
    }
  };
}

/** Noises by their colour, each made once, beside the tracks that are loaded. */
export function sourcesOf(sampleRate: Hertz, trackOf: TrackOf): TrackOf {
  const noises = new Map<string, SoundSource>();
  return (name) => {
    if (name !== 'pink' && name !== 'brown') return trackOf(name);
    const noise =
      noises.get(name) ?? soundInMemory(periodicNoise(name, sampleRate, NOISE_SEED[name]));
    noises.set(name, noise);
    return noise;
  };
}
