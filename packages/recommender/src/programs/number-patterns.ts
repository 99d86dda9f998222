import type { Milliseconds } from '@overtone/domain/units';
import type { Atom, ClockTime } from './atoms.ts';
import {
  ARTICLES,
  EVERY,
  HOURS,
  listedWords,
  MIDNIGHT,
  MINUTES,
  NOON,
  POMODORO,
  POMODOROS,
  SECONDS,
  SOUND_ARTICLES,
  SOUND_BEHIND,
  SOUND_OF,
  SOUNDS,
  TIMES,
  TOMORROW,
  UNTIL,
  WITH,
} from './request-words.ts';

const MINUTE_MS: Milliseconds = 60_000;

/** Pieces of a request that hold a number, or a sound behind "with", at the begin of the words ahead; null where the number makes no sense. */
export interface Pattern {
  readonly pattern: RegExp;
  readonly atoms: (match: RegExpExecArray) => readonly Atom[] | null;
}

function either(words: string): string {
  return listedWords(words)
    .toSorted((one, other) => other.length - one.length)
    .join('|');
}

function length(minutes: number): readonly Atom[] {
  return [{ kind: 'length', ms: Math.round(minutes * MINUTE_MS) }];
}

/** "24/7" and dates such as 9/11 are no work and break. */
function cycle(work: number, pause: number): readonly Atom[] | null {
  const isCycle = work >= 5 && work <= 180 && pause >= 1 && pause <= 60 && pause < work;
  if (!isCycle || (work === 24 && pause === 7)) return null;
  return [{ kind: 'cycle', workMs: work * MINUTE_MS, breakMs: pause * MINUTE_MS }];
}

function times(count: number): readonly Atom[] | null {
  return count >= 1 ? [{ kind: 'times', times: count }] : null;
}

/** All of them, those that take more of the text first. */
export function patternsOf(): readonly Pattern[] {
  const number = String.raw`(\d{1,4}(?:\.\d{1,2})?)`;
  const hours = either(HOURS);
  const minutes = either(MINUTES);
  const pattern = (
    source: string,
    atoms: (...groups: readonly string[]) => readonly Atom[] | null,
  ) => ({
    pattern: new RegExp(`^(?:${source})(?= |$)`, 'u'),
    atoms: (match: RegExpExecArray) => atoms(...match.slice(1)),
  });
  return [
    pattern(`${number} ?(?:${hours}) (?:and |et |y )?(?:a half|demie|media)`, (h) =>
      length(Number(h) * 60 + 30),
    ),
    pattern(
      `(?:${number}|(?:${either(ARTICLES)})) ?(?:${hours}) ?(?:and |und |et |y )?${number} ?(?:${minutes})?`,
      (h = '1', m) => length(Number(h) * 60 + Number(m)),
    ),
    pattern(`${number} ?(?:${hours})`, (h) => length(Number(h) * 60)),
    pattern(`(?:${either(ARTICLES)}) (?:${hours})`, () => length(60)),
    pattern(`(?:${either(EVERY)}) (?:${hours})`, () => [{ kind: 'every' }, ...length(60)]),
    pattern(
      String.raw`(\d{1,3})(?: ?(?:minutes|min))? ?(?:/|\+|on (?:and )?) ?(\d{1,2})(?: ?(?:minutes|min))?(?: off)?`,
      (work, pause) => cycle(Number(work), Number(pause)),
    ),
    pattern(`${number} ?(?:${minutes})`, (m) => length(Number(m))),
    pattern(`${number} ?(?:${either(SECONDS)})`, (s) => length(Number(s) / 60)),
    pattern(`(?:${either(ARTICLES)}) (?:minute|minuto)`, () => length(1)),
    pattern(
      String.raw`(\d{1,3}) (?:${either(POMODOROS)}|${either(POMODORO)})`,
      (n) => times(Number(n)) && [{ kind: 'pomodoro', times: Number(n) }],
    ),
    pattern(String.raw`(\d{1,2}) (?:${either(TIMES)})(?: of)?`, (n) => times(Number(n))),
    pattern(String.raw`x ?(\d{1,2})`, (n) => times(Number(n))),
    pattern(String.raw`(\d{1,2}) ?x`, (n) => times(Number(n))),
    pattern('twice|zweimal', () => times(2)),
    pattern('dreimal|thrice', () => times(3)),
    ...untilPatterns(pattern),
    ...soundPatterns(pattern),
  ];
}

/** "With rain", "with the sound of the sea", "mit Regen im Hintergrund". */
function soundPatterns(
  pattern: (source: string, atoms: () => readonly Atom[]) => Pattern,
): readonly Pattern[] {
  const before = `(?:${either(WITH)}) (?:(?:${either(SOUND_OF)}) )?(?:(?:${either(SOUND_ARTICLES)}) )?`;
  const behind = `(?: (?:${either(SOUND_BEHIND)}))?`;
  return SOUNDS.map(([sound, words]) =>
    pattern(`${before}(?:${either(words)})${behind}`, () => [{ kind: 'sound', sound }]),
  );
}

function untilPatterns(
  pattern: (
    source: string,
    atoms: (...groups: readonly string[]) => readonly Atom[] | null,
  ) => Pattern,
): readonly Pattern[] {
  const tomorrow = `(?: (${either(TOMORROW)}))?`;
  const until = `(?:${either(UNTIL)})${tomorrow}(?: at| um| las| a las| la| a| zum| zu| el)?`;
  const timed = (
    words: string,
    time: (...groups: readonly string[]) => Omit<ClockTime, 'isTomorrow'> | null,
  ) =>
    pattern(`${until} ${words}${tomorrow}`, (before, ...groups) => {
      const said = time(...groups);
      const isTomorrow = (before ?? groups.at(-1)) !== undefined;
      return said && [{ kind: 'until', time: { ...said, isTomorrow } }];
    });
  const exactly = (hour: number) => ({ hour, minute: 0, isTwelveHour: false });
  const past = (words: string, minutes: number) =>
    timed(String.raw`(?:${words}) (\d{1,2})`, (said) => {
      const whole = (Number(said) * 60 + minutes + 720) % 720;
      return { hour: Math.floor(whole / 60) || 12, minute: whole % 60, isTwelveHour: true };
    });
  return [
    timed(`(?:${either(NOON)})`, () => exactly(12)),
    timed(`(?:${either(MIDNIGHT)})`, () => exactly(0)),
    past('half past', 30),
    past('halb', -30),
    past('quarter past|a quarter past', 15),
    past('quarter to|a quarter to', -15),
    timed(
      String.raw`(\d{1,2})(?: ?[:.h] ?(\d{2}))?(?: ?(am|pm|a\.m|p\.m))?(?: ?(?:uhr|oclock|heures|h))?`,
      (hour = '', minute = '0', half = '') => clockTime(hour, Number(minute), half.slice(0, 1)),
    ),
  ];
}

/** A clock's time as it was said; 1 to 12 is before or after noon, but for a hour that is written as 09. */
function clockTime(said: string, minute: number, half: string) {
  const hour = Number(said);
  if (hour > 24 || minute > 59) return null;
  if (half !== '') {
    if (hour < 1 || hour > 12) return null;
    return { hour: (hour % 12) + (half === 'p' ? 12 : 0), minute, isTwelveHour: false };
  }
  const isTwelveHour = hour >= 1 && hour <= 12 && !said.startsWith('0');
  return { hour: hour % 24, minute, isTwelveHour };
}
