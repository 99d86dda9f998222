import { expect, it } from 'vitest';
import { readLength } from './read-length.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

it.each([
  ['45:00', 45 * MINUTE],
  ['1:30:00', 1.5 * HOUR],
  ['0:01', SECOND],
  ['45', 45 * MINUTE],
  ['2.5 min', 2.5 * MINUTE],
  ['45min', 45 * MINUTE],
  [' 45 Minutes ', 45 * MINUTE],
  ['2h', 2 * HOUR],
  ['2 hours', 2 * HOUR],
  ['1,5 h', 1.5 * HOUR],
  ['1h30', 1.5 * HOUR],
  ['1 hr 30 mins', 1.5 * HOUR],
  ['1h 30m 15s', 1.5 * HOUR + 15 * SECOND],
  ['1h30m15', 1.5 * HOUR + 15 * SECOND],
  ['90 s', 90 * SECOND],
  ['90sec', 90 * SECOND],
  ['5m30', 5.5 * MINUTE],
  ['1 h 20 s', HOUR + 20 * SECOND],
  ['99999999', 99_999_999 * MINUTE],
  ['soon', null],
  ['', null],
  ['h', null],
  ['30 m 1 h', null],
  ['5 5', null],
  ['90 s 5', null],
  ['1:75:00', null],
  ['-5', null],
])('the length %j is %s ms', (text, ms) => {
  const read = readLength(text);
  expect(read.ok ? read.value : null).toBe(ms);
});

it.each([
  ['1:75', /00 to 59/u],
  ['1:75:00', /00 to 59/u],
  ['1:30:60', /00 to 59/u],
  ['1:5', /Type a time/u],
  ['soon', /Type a time/u],
])('says of %j what is wrong with it', (text, sentence) => {
  const read = readLength(text);
  expect(read.ok ? '' : read.reason).toMatch(sentence);
});
