import { describe, expect, it } from 'vitest';
import { CONNECT_PROBLEM_SENTENCES, SYNC_PROBLEM_SENTENCES } from './sync-problems.ts';

describe.each(['unreachable', 'busy', 'crowded'] as const)('a calendar that is %s', (problem) => {
  it('is read again by itself, where it is connected', () => {
    expect(SYNC_PROBLEM_SENTENCES[problem]).toMatch(/again by itself\.$/u);
  });

  it('has to be connected again, where it was to be connected', () => {
    expect(CONNECT_PROBLEM_SENTENCES[problem]).toMatch(/Please connect it again in .*minutes?\.$/u);
  });
});
