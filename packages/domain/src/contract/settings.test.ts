import { describe, expect, it } from 'vitest';
import {
  revisionOfTag,
  revisionTag,
  settingsChangeSchema,
  settingsStateSchema,
} from './settings.ts';

describe('the tag of a revision', () => {
  it.each([0, 1, 999_999_999])('names %d and is read back', (revision) => {
    expect(revisionOfTag(revisionTag(revision))).toBe(revision);
  });

  it.each(['*', '7', 'W/"7"', '"7", "8"', '"-1"', '""', '"1234567890"'])('is not %s', (header) => {
    expect(revisionOfTag(header)).toBeNull();
  });
});

describe('the settings contract', () => {
  it('carries groups with a revision', () => {
    const state = { revision: 3, groups: { look: { visualHue: 10 } } };
    expect(settingsStateSchema.parse(state)).toEqual(state);
    expect(settingsStateSchema.safeParse({ ...state, revision: -1 }).success).toBe(false);
  });

  it('takes a change of groups, and no other field', () => {
    expect(settingsChangeSchema.safeParse({ groups: {} }).success).toBe(true);
    expect(settingsChangeSchema.safeParse({ groups: {}, revision: 3 }).success).toBe(false);
  });
});
