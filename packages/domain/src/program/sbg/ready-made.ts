import { failed, ok, type Result } from '../../result.ts';
import type { Hertz, Seconds } from '../../units.ts';
import { DAY_MS } from './sbg-limits.ts';

/** Lines as they would stand in a file that said everything itself. */
export type ReadyMadeLines = Result<readonly string[], string>;

const DAY_S: Seconds = DAY_MS / 1000;

/** Seconds before midnight from which the sound comes in, and after the end in which it goes. */
const IN_S: Seconds = 5;
const OUT_S: Seconds = 10;

/** Beat that a drop falls from, and what it falls to, for its letters a to l. */
const DROP_FROM_HZ: Hertz = 10;
const DROP_TO_HZ: readonly Hertz[] = [4.4, 3.7, 3.1, 2.5, 2, 1.5, 1.2, 0.9, 0.7, 0.5, 0.4, 0.3];

const SLIDE = /^(\d{1,5}(?:\.\d{1,9})?)([+@-])(\d{1,5}(?:\.\d{1,9})?)\/(\d{1,3}(?:\.\d{1,9})?)$/u;
const DROP =
  /^(\d{1,2}(?:\.\d{1,9})?)([a-l])([sk]?)(\+?)(\^?)(@?)(?:\/(\d{1,3}(?:\.\d{1,9})?))?$/iu;

function clock(seconds: Seconds): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return parts.map((part) => String(Math.floor(part)).padStart(2, '0')).join(':');
}

/** Six digits, which is what SBaGen itself works on with. */
function number(value: number): string {
  return String(Number(value.toPrecision(6)));
}

/** What is heard at one time; between two of them everything slides. */
interface Knot {
  readonly atS: Seconds;
  readonly carrierHz: Hertz;
  readonly beatHz: Hertz;
}

/** How every knot sounds: its sign, its amplitude, and what sounds along. */
interface Sound {
  readonly sign: string;
  readonly percent: string;
  readonly extra: readonly string[];
}

function linesOf(knots: readonly Knot[], endS: Seconds, sound: Sound): ReadyMadeLines {
  if (endS + OUT_S > DAY_S - IN_S) return failed('This ready-made course is longer than a day.');
  const { sign, percent, extra } = sound;
  const lines = knots.flatMap(({ atS, carrierHz, beatHz }, i) => {
    const tone = `${number(carrierHz)}${sign}${number(beatHz)}/${percent}`;
    return [`ts${i}: ${[tone, ...extra].join(' ')}`, `${clock(atS)} == ts${i} ->`];
  });
  const [before, after] = [clock(DAY_S - IN_S), clock(endS + OUT_S)];
  return ok(['off: -', `${before} == off ->`, ...lines, `${after} == off`]);
}

/** Lengths that a course may be given in front, in minutes; null where they are not as many numbers. */
function minutesOf(word: string | undefined, usual: readonly number[]): readonly number[] | null {
  if (!word?.startsWith('t')) return usual;
  const minutes = word.slice(1).split(',', usual.length + 1);
  const isGood = (text: string) => /^\d{1,4}(?:\.\d{1,9})?$/u.test(text);
  return minutes.length === usual.length && minutes.every(isGood) ? minutes.map(Number) : null;
}

function slideLines(words: readonly string[], [minutes = 0]: readonly number[]): ReadyMadeLines {
  const [, carrier, sign = '+', beat, percent = '1'] = SLIDE.exec(words[0] ?? '') ?? [];
  if (carrier === undefined) return failed('A ready-made slide is written as slide 200+10/1.');
  const endS = Math.floor(60 * minutes);
  const beatHz = Number(beat);
  const knots = [
    { atS: 0, carrierHz: Number(carrier), beatHz },
    { atS: endS, carrierHz: beatHz / 2, beatHz },
  ];
  return linesOf(knots, endS, { sign, percent, extra: words.slice(1) });
}

function dropLines(words: readonly string[], minutes: readonly number[]): ReadyMadeLines {
  const [, level, depth = '', way = '', long, wakes, pulses, percent = '1'] =
    DROP.exec(words[0] ?? '') ?? [];
  if (level === undefined) return failed('A ready-made drop is written as drop 00ds+.');
  const slides = way.toLowerCase() === 's';
  const stepS = way === '' ? 180 : 60;
  const [dropS = 0, holdS = 0, wakeS = 0] = minutes.map((count) => 60 * Math.floor(count));
  const steps = Math.ceil(dropS / stepS);
  if (steps < 2) return failed('A ready-made drop takes at least two steps.');
  const fallS = steps * stepS;
  const stayS = slides ? holdS : Math.ceil(holdS / stepS) * stepS;
  const endS = long ? fallS + stayS : fallS;
  const lowHz = 200 - 2 * Number(level);
  const carrierAt = (atS: Seconds) => lowHz + 5 - (5 * atS) / endS;
  const toHz = DROP_TO_HZ[depth.toLowerCase().charCodeAt(0) - 'a'.charCodeAt(0)] ?? DROP_FROM_HZ;
  const beatAt = (step: number) =>
    DROP_FROM_HZ * (toHz / DROP_FROM_HZ) ** (Math.min(step, steps - 1) / (steps - 1));
  const changeS = stepS < 90 ? 5 : 10;
  const knots = slides
    ? slidingKnots({ steps, fallS, endS, carrierAt, beatAt, isLong: long !== '' })
    : steppingKnots({ stepS, changeS, endS, carrierAt, beatAt });
  const stopS = slides ? endS : endS - changeS;
  const sound = { sign: pulses === '' ? '+' : '@', percent, extra: words.slice(1) };
  if (wakes === '') return linesOf(knots, stopS, sound);
  const awake = { atS: stopS + wakeS, carrierHz: lowHz + 5, beatHz: DROP_FROM_HZ };
  return linesOf([...knots, awake], awake.atS, sound);
}

interface Falling {
  readonly endS: Seconds;
  readonly carrierAt: (atS: Seconds) => Hertz;
  readonly beatAt: (step: number) => Hertz;
}

function slidingKnots({
  steps,
  fallS,
  endS,
  carrierAt,
  beatAt,
  isLong,
}: Falling & { readonly steps: number; readonly fallS: Seconds; readonly isLong: boolean }) {
  const falling = Array.from({ length: steps }, (_, step): Knot => {
    const atS = Math.floor((step * fallS) / (steps - 1));
    return { atS, carrierHz: carrierAt(atS), beatHz: beatAt(step) };
  });
  return isLong
    ? [...falling, { atS: endS, carrierHz: carrierAt(endS), beatHz: beatAt(steps) }]
    : falling;
}

function steppingKnots({
  stepS,
  changeS,
  endS,
  carrierAt,
  beatAt,
}: Falling & { readonly stepS: Seconds; readonly changeS: Seconds }) {
  return Array.from({ length: endS / stepS }, (_, step): readonly Knot[] => {
    const [fromS, toS] = [step * stepS, (step + 1) * stepS];
    const sounds = { carrierHz: carrierAt(toS), beatHz: beatAt(step) };
    return [
      { atS: fromS, ...sounds },
      { atS: toS - changeS, ...sounds },
    ];
  }).flat();
}

/**
 * The course that the words behind `-p` stand for: SBaGen's `drop`, a beat that falls for half an hour, and `slide`, a
 * carrier that falls under a beat that stays.
 */
export function readyMadeLines([kind, ...words]: readonly string[]): ReadyMadeLines {
  const usual = kind === 'drop' ? [30, 30, 3] : [30];
  const minutes = minutesOf(words[0], usual);
  if (minutes === null) return failed('The lengths of a ready-made course are minutes, as t60.');
  const rest = words[0]?.startsWith('t') ? words.slice(1) : words;
  if (kind === 'drop') return dropLines(rest, minutes);
  if (kind === 'slide') return slideLines(rest, minutes);
  return failed('Of ready-made courses, drop and slide are known.');
}
