import { expect, it } from 'vitest';
import { TEST_TIME } from '../../testing/test-app.ts';
import { notYet } from './not-yet.ts';

const inSeconds = (seconds: number) => new Date(TEST_TIME.getTime() + seconds * 1000);

it.each([
  ['may be read again', inSeconds(0), inSeconds(840), null, undefined],
  [
    'was read a moment ago',
    inSeconds(19.5),
    inSeconds(840),
    null,
    'Overtone has just asked for this calendar. Please try again in 20 seconds.',
  ],
  [
    'could not be read a moment ago',
    inSeconds(60),
    inSeconds(1800),
    'unreachable',
    'Overtone has just asked for this calendar. Please try again in 60 seconds.',
  ],
  [
    'asks for a pause',
    null,
    inSeconds(7200),
    'busy',
    'The calendar has asked us to wait a while. Please try again in 120 minutes.',
  ],
  [
    'is being read',
    inSeconds(290),
    inSeconds(290),
    'busy',
    'Overtone is reading this calendar at the moment. Please look again in a minute.',
  ],
  [
    'was read last by a version that knows no sooner time',
    null,
    inSeconds(600),
    null,
    'Overtone has just asked for this calendar. Please try again in 10 minutes.',
  ],
  ['waits for a permission', null, null, 'needs_consent', undefined],
] as const)('a calendar that %s says so', (_, againAt, nextSyncAt, problem, sentence) => {
  expect(notYet({ againAt, nextSyncAt, problem }, TEST_TIME)?.message).toBe(sentence);
});
