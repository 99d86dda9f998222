import type { Hertz, Seconds } from '@overtone/domain/units';
import type { Random } from '@overtone/engine/dsp/random';
import { glide } from '../synthesis/tones.ts';

/** One note: from one pitch to another, bowed by `arch` octaves in the middle. */
type Note = {
  readonly length: Seconds;
  readonly from: Hertz;
  readonly to: Hertz;
  readonly arch: number;
  readonly gain: number;
  /** Silence after the note. */
  readonly rest: Seconds;
};

/** Everything a species sings: a fresh phrase on every call. */
export type Song = (random: Random) => readonly Note[];

/** A low, unhurried flute: three to five rounded notes. */
const blackbird: Song = (random) =>
  Array.from({ length: 3 + Math.floor(random.between(0, 3)) }, () => {
    const from = random.logBetween(1900, 2900);
    return {
      length: random.between(0.11, 0.18),
      from,
      to: from * 2 ** random.between(-0.28, 0.22),
      arch: random.between(-0.06, 0.1),
      gain: random.between(0.7, 1),
      rest: random.between(0.04, 0.12),
    };
  });

/** Two clear whistles, the second lower. */
const chickadee: Song = (random) => {
  const high = random.between(3750, 3850);
  const note = { length: 0.18, arch: 0, gain: 1, rest: 0.09 };
  return [
    { ...note, from: high, to: high * 0.985 },
    { ...note, from: high * 0.86, to: high * 0.85, gain: 0.85 },
  ];
};

/** A dozen quick falling notes, twelve to the second. */
const trill: Song = (random) => {
  const notes = 9 + Math.floor(random.between(0, 5));
  const top = random.between(4700, 5000);
  return Array.from({ length: notes }, (_, i) => ({
    length: 0.048,
    from: top,
    to: top * 0.8,
    arch: 0.02,
    gain: Math.min(1, 0.4 + 0.15 * i),
    rest: 0.035,
  }));
};

/** Two notes in turn, "tea-cher, tea-cher". */
const greatTit: Song = (random) => {
  const high = random.between(4500, 4700);
  const pairs = 2 + Math.floor(random.between(0, 2));
  return Array.from({ length: pairs }, () => [
    { length: 0.085, from: high, to: high * 0.97, arch: 0, gain: 0.8, rest: 0.035 },
    { length: 0.12, from: high * 0.76, to: high * 0.74, arch: 0.03, gain: 1, rest: 0.06 },
  ]).flat();
};

/** A short high warble of four bent notes. */
const warbler: Song = (random) =>
  Array.from({ length: 4 }, () => {
    const from = random.logBetween(3400, 5800);
    return {
      length: random.between(0.05, 0.1),
      from,
      to: from * 2 ** random.between(-0.3, 0.3),
      arch: random.between(-0.15, 0.2),
      gain: random.between(0.5, 1),
      rest: random.between(0.015, 0.04),
    };
  });

/** A bird of the wood: what it sings, how often, where it sits. */
export type Bird = {
  readonly song: Song;
  /** Mean silence between two phrases. */
  readonly gap: Seconds;
  readonly pan: number;
  /** 0 near, 1 far: far birds are softer and duller and more of the wood is heard. */
  readonly distance: number;
};

/** The birds of the track. */
export const BIRDS: readonly Bird[] = [
  { song: blackbird, gap: 6, pan: -0.35, distance: 0.25 },
  { song: blackbird, gap: 9, pan: 0.7, distance: 0.8 },
  { song: chickadee, gap: 11, pan: 0.35, distance: 0.45 },
  { song: trill, gap: 12, pan: -0.75, distance: 0.7 },
  { song: greatTit, gap: 9, pan: 0.8, distance: 0.55 },
  { song: warbler, gap: 8, pan: 0.05, distance: 0.7 },
  { song: warbler, gap: 12, pan: -0.5, distance: 0.95 },
];

/** A phrase as sound, and how long it lasts. */
export function sing(
  song: Song,
  random: Random,
): { notes: { at: Seconds; sound: Float64Array; gain: number }[]; length: Seconds } {
  let at = 0;
  const notes = song(random).map((note) => {
    const voiced = { at, sound: voice(note), gain: note.gain };
    at += note.length + note.rest;
    return voiced;
  });
  return { notes, length: at };
}

function voice({ length, from, to, arch }: Note): Float64Array {
  return glide({
    length,
    pitch: (share) => from * (to / from) ** share * 2 ** (arch * Math.sin(Math.PI * share)),
    envelope: (share) => Math.sin(Math.PI * share ** 0.7) ** 1.5,
    octave: 0.06,
  });
}
