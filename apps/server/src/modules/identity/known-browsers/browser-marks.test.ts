import { describe, expect, it } from 'vitest';
import { TEST_SECRETS } from '../../../testing/test-secrets.ts';
import { browserMarks } from './browser-marks.ts';

const { has, withMark } = browserMarks(TEST_SECRETS.hash('known browser'));

describe('the marks of a browser', () => {
  it('know the accounts that have signed in there, and no other', () => {
    const marks = withMark(withMark('', 'ada'), 'bob');
    expect([has(marks, 'ada'), has(marks, 'bob'), has(marks, 'eve')]).toEqual([true, true, false]);
    expect(marks).not.toContain('ada');
  });

  it('hold an account once, and the ten newest', () => {
    expect(withMark(withMark('', 'ada'), 'ada')).toBe(withMark('', 'ada'));
    const people = Array.from({ length: 11 }, (_, index) => `person-${index}`);
    const marks = people.reduce(withMark, '');
    expect(people.filter((person) => has(marks, person))).toEqual(people.slice(1));
  });

  it('are not found in what somebody has made up', () => {
    expect(has('..ada.%00', 'ada')).toBe(false);
    expect(withMark('..', 'ada')).toBe(withMark('', 'ada'));
  });
});
