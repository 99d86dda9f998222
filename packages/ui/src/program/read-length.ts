import { parseTime } from '@overtone/domain/program/format-time';
import { failed, ok, type Result } from '@overtone/domain/result';
import type { Milliseconds } from '@overtone/domain/units';

const NUMBER = String.raw`(\d{1,9}(?:[.,]\d{1,3})?)`;
const HOURS = 'h(?:(?:ou)?rs?)?';
const MINUTES = 'm(?:in(?:ute)?s?)?';
const SECONDS = 's(?:ec(?:ond)?s?)?';

const ALONE = new RegExp(`^${NUMBER}$`, 'u');
const BEHIND_HOURS = new RegExp(String.raw`${HOURS}\s*${NUMBER}$`, 'iu');
const BEHIND_MINUTES = new RegExp(String.raw`${MINUTES}\s*${NUMBER}$`, 'iu');
const PARTS = new RegExp(
  String.raw`^(?:${NUMBER}\s*${HOURS})?\s*(?:${NUMBER}\s*${MINUTES})?\s*(?:${NUMBER}\s*${SECONDS})?$`,
  'iu',
);

/** The text with the unit that its last number goes without: minutes alone and behind hours, seconds behind minutes. */
function withUnit(text: string): string {
  if (ALONE.test(text) || BEHIND_HOURS.test(text)) return `${text} min`;
  return BEHIND_MINUTES.test(text) ? `${text} s` : text;
}

function readParts(text: string): Milliseconds | null {
  const parts = text === '' ? null : PARTS.exec(withUnit(text));
  if (parts === null) return null;
  const [, hours = '0', minutes = '0', seconds = '0'] = parts;
  const number = (digits: string) => Number(digits.replace(',', '.'));
  return Math.round(((number(hours) * 60 + number(minutes)) * 60 + number(seconds)) * 1000);
}

/** Minutes or seconds behind a colon that are too many for it. */
const OVERFULL = /^\d+(?::\d{1,2})?:[6-9]\d(?::\d{2})?$/u;

/** Reads a length: `45:00`, `1:30:00`, `1 h 30 min`, `1h30`, `90 s`, or minutes alone: `45`. */
export function readLength(text: string): Result<Milliseconds, string> {
  const typed = text.trim();
  const ms = parseTime(typed) ?? readParts(typed);
  if (ms !== null) return ok(ms);
  return failed(
    OVERFULL.test(typed)
      ? 'After a colon, minutes and seconds run from 00 to 59.'
      : 'Type a time: 30:00, 1:30:00, 1 h 30 min, 90 s, or just minutes.',
  );
}
