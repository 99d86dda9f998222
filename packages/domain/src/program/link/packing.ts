import { WAVEFORMS } from '../../session/settings.ts';
import { DECIMALS, isNumericKey } from '../normal-form.ts';
import { type Moment, MOMENT_KEYS, PROGRAM_SOUNDS } from '../program.ts';

/** Raised when the bytes of a link stop meaning what they meant. Names in a table only ever get new ones at its end. */
export const LINK_VERSION = 1;

/** What a step begins with, in the low three bits; a stage has four more, one for each curve. */
export const OPERATIONS = { end: 0, loop: 1, stage: 2 } as const;

/** Bits of a step's first number that say which it is. */
export const OPERATION_BITS = 8;

/** A mark of all bytes, to notice a link that was cut off or mistyped. */
export function markOf(bytes: readonly number[]): readonly [number, number] {
  let hash = 0x811c9dc5;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193);
  return [(hash >>> 24) & 255, (hash >>> 8) & 255];
}

const NAMES = { waveform: WAVEFORMS, sound: PROGRAM_SOUNDS } as const;

/** A value of a moment as a whole number: in units of its last decimal, or its place in its table. */
export function wholeOf(key: keyof Moment, value: Moment[keyof Moment]): number {
  if (isNumericKey(key)) return Math.round(Number(value) * 10 ** DECIMALS[key]);
  const names: readonly unknown[] = key === 'waveform' ? NAMES.waveform : NAMES.sound;
  return names.indexOf(value);
}

/** The value that {@link wholeOf} made a whole number of; undefined where no value has that number. */
export function valueOf(key: keyof Moment, whole: number): Moment[keyof Moment] | undefined {
  if (isNumericKey(key)) return Number((whole / 10 ** DECIMALS[key]).toFixed(DECIMALS[key]));
  return key === 'waveform' ? NAMES.waveform[whole] : NAMES.sound[whole];
}

/** Which values a part of a moment has, a bit each. */
export function maskOf(part: Partial<Moment>): number {
  return MOMENT_KEYS.reduce(
    (mask, key, bit) => (part[key] === undefined ? mask : mask | (1 << bit)),
    0,
  );
}
