import { failed, ok, type Result } from '../../result.ts';
import { WAVEFORMS } from '../../session/settings.ts';
import { isNumericKey, roundedValue } from '../normal-form.ts';
import { MOMENT_KEYS, type Moment, momentSchema, PROGRAM_SOUNDS } from '../program.ts';

/** What the text form calls each value, and the unit that is written behind it. */
const WORDS = {
  slowHz: { word: 'slow', unit: ' Hz' },
  fastHz: { word: 'fast', unit: ' Hz' },
  strength: { word: 'strength', unit: '' },
  hue: { word: 'hue', unit: '' },
  carrierHz: { word: 'carrier', unit: ' Hz' },
  waveform: { word: 'waveform', unit: '' },
  volume: { word: 'volume', unit: '' },
  sound: { word: 'sound', unit: '' },
  soundVolume: { word: 'sound-volume', unit: '' },
} as const satisfies Record<keyof Moment, { word: string; unit: string }>;

const KEY_OF_WORD = new Map<string, keyof Moment>(MOMENT_KEYS.map((key) => [WORDS[key].word, key]));

const EVERY_WORD = [...KEY_OF_WORD.keys()].join(', ');

/** What is read as a number: digits with at most one point, so that every text has one meaning. */
const NUMBER = /^(\d{1,9}(?:\.\d{1,9})?)\s*(?:hz|%)?$/iu;

/** Values of a moment as words: `slow 0.1 Hz, fast 6 Hz`. */
export function printMoment(part: Partial<Moment>): string {
  return MOMENT_KEYS.filter((key) => part[key] !== undefined)
    .map((key) => `${WORDS[key].word} ${part[key]}${WORDS[key].unit}`)
    .join(', ');
}

function readNumber(text: string): number | null {
  const digits = NUMBER.exec(text)?.[1];
  if (digits === undefined) return null;
  return text.endsWith('%') ? Number(digits) / 100 : Number(digits);
}

function nameFrom<Name extends string>(names: readonly Name[], text: string): Name | undefined {
  return names.find((name) => name.toLowerCase() === text.toLowerCase());
}

function readValue(key: keyof Moment, text: string): Result<Partial<Moment>, string> {
  const { word } = WORDS[key];
  if (isNumericKey(key)) {
    const value = readNumber(text);
    if (value === null) return failed(`“${shown(text)}” is not a number for ${word}.`);
    return ok({ [key]: roundedValue(key, value) });
  }
  const names: readonly string[] = key === 'waveform' ? WAVEFORMS : PROGRAM_SOUNDS;
  const name = nameFrom(names, text);
  if (name === undefined) {
    return failed(`“${shown(text)}” is not a ${word}; it is one of ${names.join(', ')}.`);
  }
  return ok({ [key]: name });
}

/** A piece of a text as a sentence may quote it: never long, however long it is. */
export function shown(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}

/** What a moment that says all of its values lacks, in a sentence; null where it lacks none. */
export function missingWords(part: Partial<Moment>): string | null {
  const missing = MOMENT_KEYS.filter((key) => part[key] === undefined).map(
    (key) => WORDS[key].word,
  );
  if (missing.length === 0) return null;
  return `The start must give every value; ${missing.join(', ')} ${missing.length === 1 ? 'is' : 'are'} missing.`;
}

const anyValues = momentSchema.partial();

/** Values that are outside their ranges, in sentences; null where none is. */
function rangeProblem(part: Partial<Moment>): string | null {
  const read = anyValues.safeParse(part);
  return read.success ? null : read.error.issues.map(({ message }) => message).join(' ');
}

/** Reads what {@link printMoment} writes, in any order; a refusal is a sentence or more. Nothing is said twice. */
export function readMoment(text: string): Result<Partial<Moment>, string> {
  const read: Partial<Moment> = {};
  for (const item of text.split(',', MOMENT_KEYS.length + 1)) {
    const [, word = '', value = ''] = /^([a-z-]+)\s+(\S.*)$/iu.exec(item.trim()) ?? [];
    const key = KEY_OF_WORD.get(word.toLowerCase());
    if (item.trim() === '') {
      return failed(`A value is missing here; you can set ${EVERY_WORD}.`);
    }
    if (key === undefined) {
      return failed(`“${shown(item.trim())}” is not a setting; you can set ${EVERY_WORD}.`);
    }
    if (read[key] !== undefined) return failed(`${word} is set twice.`);
    const one = readValue(key, value);
    if (!one.ok) return one;
    Object.assign(read, one.value);
  }
  const problem = rangeProblem(read);
  return problem === null ? ok(read) : failed(problem);
}
