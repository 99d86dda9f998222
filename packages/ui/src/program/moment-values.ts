import { MODULATION_RANGE_TEXT } from '@overtone/domain/frequency/modulation-range';
import type { Moment } from '@overtone/domain/program/program';
import { failed, ok, type Result } from '@overtone/domain/result';
import { SETTING_RANGES } from '@overtone/domain/session/setting-ranges';
import type { Hertz } from '@overtone/domain/units';

/** A value of a moment that is a number. */
export type NumberKey = Exclude<keyof Moment, 'waveform' | 'sound'>;

/** How a number of a moment is written in a form. */
export interface NumberWords {
  readonly label: string;
  readonly unit: string;
  /** What may be typed. */
  readonly range: string;
  /** What is typed is this many times the value: 100 for per cent. */
  readonly scale: number;
  readonly step: number;
}

const { min: lowest, max: highest } = SETTING_RANGES.isochronicPitch;

/** Every number of a moment, in the order in which a form shows them. */
export const NUMBER_WORDS: Readonly<Record<NumberKey, NumberWords>> = {
  fastHz: {
    label: 'Fast rhythm',
    unit: 'Hz',
    range: `${MODULATION_RANGE_TEXT}; 0 for none`,
    scale: 1,
    step: 1,
  },
  slowHz: {
    label: 'Slow rhythm',
    unit: 'Hz',
    range: `${MODULATION_RANGE_TEXT}, below the fast; 0 for none`,
    scale: 1,
    step: 0.5,
  },
  strength: { label: 'Strength', unit: '%', range: '0–100%', scale: 100, step: 0.05 },
  hue: { label: 'Hue', unit: '°', range: '0–360°', scale: 1, step: 10 },
  carrierHz: { label: 'Tone', unit: 'Hz', range: `${lowest}–${highest} Hz`, scale: 1, step: 5 },
  volume: { label: 'Volume', unit: '%', range: '0–100%', scale: 100, step: 0.01 },
  soundVolume: { label: 'Sound’s volume', unit: '%', range: '0–100%', scale: 100, step: 0.005 },
};

/** A value as its field shows it. */
export function printNumber(key: NumberKey, value: number): string {
  return String(Number((value * NUMBER_WORDS[key].scale).toFixed(4)));
}

/** Reads what was typed into a field; its range is the program's matter. */
export function readNumber(key: NumberKey, text: string): Result<number, string> {
  const digits = /^\s*(\d{1,6}(?:[.,]\d{1,6})?)\s*(?:hz|%|°)?\s*$/iu.exec(text)?.[1];
  return digits === undefined
    ? failed(`Type a number: ${NUMBER_WORDS[key].range}.`)
    : ok(Number(digits.replace(',', '.')) / NUMBER_WORDS[key].scale);
}

/** The value that an arrow key leads to; with Shift it goes a fifth as far. */
export function steppedNumber(key: NumberKey, value: number, direction: 1 | -1, isFine: boolean) {
  const isRhythm = key === 'slowHz' || key === 'fastHz';
  const step = isRhythm ? hertzStep(value) : NUMBER_WORDS[key].step;
  const moved = value + direction * (isFine ? step / 5 : step);
  return Math.max(0, Number(moved.toFixed(4)));
}

/** How far an arrow key moves a rhythm: about a twentieth of it, in round steps. */
export function hertzStep(hz: Hertz): Hertz {
  if (hz < 1) return 0.05;
  return hz < 10 ? 0.5 : 1;
}
