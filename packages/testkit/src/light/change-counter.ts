import { srgbToLinear } from '@overtone/domain/safety/luminance';
import type { Seconds } from '@overtone/domain/units';
import type { OverlayFrame } from '@overtone/engine/visual/overlay-frame';

/*
 * A counter of opposing changes by the text of WCAG alone. It shares nothing with the product's limiter, nor with its flash
 * meter: other backgrounds, other places, its own bookkeeping.
 */

/** The worst second that a place over any background has had. */
export interface WorstSecond {
  /** Opposing changes of relative luminance of a tenth, the darker state below 0.80. */
  readonly luminance: number;
  /** Opposing changes to or from a saturated red by WCAG 2.0 and 2.1: 20 of 320. */
  readonly red: number;
  /** When the worse of the two was complete. */
  readonly at: Seconds;
  /** Over which background the worse of the two was: gamma-encoded red, green and blue, 0 to 1. */
  readonly background: readonly number[];
}

/** Counts the opposing changes of what is shown. */
export interface ChangeCounter {
  /** Takes what the overlay shows from `time` on. */
  see(frame: OverlayFrame, time: Seconds): void;
  readonly worst: WorstSecond;
}

const STEPS = 8;
const LEVELS = Array.from({ length: STEPS }, (_, i) => i / (STEPS - 1));

/** Backgrounds beside the 512 of the cube: papers, inks and reds that pages really have. */
const NAMED = [
  [249, 247, 241],
  [30, 30, 30],
  [17, 17, 17],
  [224, 0, 0],
  [183, 28, 28],
  [255, 59, 48],
  [128, 0, 0],
].map((rgb) => rgb.map((value) => value / 255));

/** The backgrounds that are judged: 519. */
const JUDGED_BACKGROUNDS: readonly (readonly number[])[] = [
  ...LEVELS.flatMap((r) => LEVELS.flatMap((g) => LEVELS.map((b) => [r, g, b]))),
  ...NAMED,
];

const PLACES = [0, 0.4, 1];

/** A background can be a saturated red, with light over it or without, when red is most of what it has. */
function mayBeRed([r = 0, g = 0, b = 0]: readonly number[]): boolean {
  const light = [r, g, b].map(srgbToLinear);
  const sum = light.reduce((all, value) => all + value, 0);
  return sum > 0 && (light[0] ?? 0) / sum >= 0.7;
}

const REDS = JUDGED_BACKGROUNDS.filter(mayBeRed);

const TABLE_STEPS = 8192;
const TABLE = Float64Array.from({ length: TABLE_STEPS + 1 }, (_, i) =>
  srgbToLinear(i / TABLE_STEPS),
);

function light(code: number): number {
  return TABLE[Math.min(TABLE_STEPS, Math.round(code * TABLE_STEPS))]!;
}

const [UNKNOWN, UP, DOWN] = [0, 1, 2];

/**
 * The turns of so many signals, and the most of any one within a second. A turn counts when one of the two states between
 * which it lies is marked.
 */
function createTurns(signals: number, threshold: number, darkBelow: number) {
  const values = new Float64Array(signals);
  const marked = new Uint8Array(signals).fill(1);
  const lowMarked = new Uint8Array(signals);
  const highMarked = new Uint8Array(signals);
  const side = new Uint8Array(signals).fill(UNKNOWN);
  const low = new Float64Array(signals).fill(Infinity);
  const high = new Float64Array(signals).fill(-Infinity);
  const times = Array.from({ length: signals }, () => [] as Seconds[]);
  const worst = { count: 0, at: 0, signal: 0 };

  function note(signal: number, time: Seconds): void {
    const own = times[signal]!;
    own.push(time);
    while (own[0]! <= time - 1) own.shift();
    if (own.length > worst.count) Object.assign(worst, { count: own.length, at: time, signal });
  }

  /** A signal heads the other way from here: its last peak and valley are behind it. */
  function turn(signal: number, to: number, time: Seconds): void {
    if (side[signal] !== UNKNOWN) note(signal, time);
    side[signal] = to;
    low[signal] = values[signal]!;
    high[signal] = values[signal]!;
    lowMarked[signal] = marked[signal]!;
    highMarked[signal] = marked[signal]!;
  }

  return {
    values,
    marked,
    worst,
    /** Takes `values` as what is shown from `time` on. */
    advance(time: Seconds): void {
      for (let i = 0; i < signals; i += 1) {
        const value = values[i]!;
        const was = side[i]!;
        if (was !== UP) {
          if (value < low[i]!) {
            low[i] = value;
            lowMarked[i] = marked[i]!;
          } else if (
            value - low[i]! >= threshold &&
            low[i]! < darkBelow &&
            (marked[i]! || lowMarked[i]!)
          ) {
            turn(i, UP, time);
            continue;
          }
        }
        if (was !== DOWN) {
          if (value > high[i]!) {
            high[i] = value;
            highMarked[i] = marked[i]!;
          } else if (
            high[i]! - value >= threshold &&
            value < darkBelow &&
            (marked[i]! || highMarked[i]!)
          ) {
            turn(i, DOWN, time);
          }
        }
      }
    },
  };
}

/** A counter that has seen nothing. */
export function changeCounter(): ChangeCounter {
  const luminance = createTurns(JUDGED_BACKGROUNDS.length * PLACES.length, 0.1 - 1e-6, 0.8);
  const red = createTurns(REDS.length * PLACES.length, 20 / 320, Infinity);
  const tint = new Float64Array(4);
  const seen = new Float32Array(8).fill(NaN);
  const [reds, greens, blues] = [0, 1, 2].map(() => new Float64Array(STEPS)) as [
    Float64Array,
    Float64Array,
    Float64Array,
  ];

  function over(background: readonly number[], channel: 0 | 1 | 2): number {
    return light(background[channel]! * (1 - tint[3]!) + tint[channel]!);
  }

  function lookAt(place: number): void {
    let at = place * JUDGED_BACKGROUNDS.length;
    for (let i = 0; i < STEPS; i += 1) {
      const under = LEVELS[i]! * (1 - tint[3]!);
      reds[i] = 0.2126 * light(under + tint[0]!);
      greens[i] = 0.7152 * light(under + tint[1]!);
      blues[i] = 0.0722 * light(under + tint[2]!);
    }
    for (let r = 0; r < STEPS; r += 1) {
      for (let g = 0; g < STEPS; g += 1) {
        const warm = reds[r]! + greens[g]!;
        for (let b = 0; b < STEPS; b += 1) luminance.values[at++] = warm + blues[b]!;
      }
    }
    for (const background of NAMED) {
      luminance.values[at++] =
        0.2126 * over(background, 0) + 0.7152 * over(background, 1) + 0.0722 * over(background, 2);
    }
    at = place * REDS.length;
    for (const background of REDS) {
      const own = over(background, 0);
      const beside = over(background, 1) + over(background, 2);
      red.values[at] = Math.max(0, own - beside);
      red.marked[at] = own > 0 && own / (own + beside) >= 0.8 ? 1 : 0;
      at += 1;
    }
  }

  return {
    see(frame, time) {
      if (frame.every((value, i) => value === seen[i])) return;
      seen.set(frame);
      PLACES.forEach((share, place) => {
        for (let i = 0; i < 4; i += 1) tint[i] = frame[i]! + share * (frame[4 + i]! - frame[i]!);
        lookAt(place);
      });
      luminance.advance(time);
      red.advance(time);
    },
    get worst() {
      const [general, saturated] = [luminance.worst, red.worst];
      const isGeneral = general.count >= saturated.count;
      return {
        luminance: general.count,
        red: saturated.count,
        at: isGeneral ? general.at : saturated.at,
        background: isGeneral
          ? JUDGED_BACKGROUNDS[general.signal % JUDGED_BACKGROUNDS.length]!
          : REDS[saturated.signal % REDS.length]!,
      };
    },
  };
}
