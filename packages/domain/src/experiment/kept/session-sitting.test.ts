import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { EXAMPLE_START_MS, EXAMPLE_TEST } from '../testing/example-test.ts';
import { isSessionSitting, sessionSitting } from './session-sitting.ts';

const { id } = EXAMPLE_TEST;

describe('the sitting of a session of a self-test', () => {
  it('is a UUID of its own for each session, the same each time, and told from any random one', () => {
    const sitting = sessionSitting(id, EXAMPLE_START_MS);
    expect(z.uuid().parse(sitting)).toBe(sitting);
    expect(sessionSitting(id, EXAMPLE_START_MS)).toBe(sitting);
    expect(sessionSitting(id, EXAMPLE_START_MS + 1)).not.toBe(sitting);
    expect(isSessionSitting(sitting)).toBe(true);
    expect(isSessionSitting(id)).toBe(false);
  });
});
