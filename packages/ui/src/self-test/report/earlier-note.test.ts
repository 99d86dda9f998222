import { describe, expect, it } from 'vitest';
import { earlierNote } from './earlier-note.ts';

const words = (ended: number, stopped: number, deleted: number) =>
  earlierNote({ ended, stopped, deleted }).value;

describe('which self-test of its question it is', () => {
  it('is told, with what became of those before it', () => {
    expect(words(0, 0, 0)).toBe('the first known here');
    expect(words(1, 0, 0)).toMatch(/^the second known here; before it 1 came to an end\. Each/u);
    expect(words(1, 1, 2)).toMatch(
      /^the fifth known here; before it 1 came to an end, 1 was stopped, 2 were deleted\./u,
    );
  });

  it('is told in figures from the tenth on', () => {
    expect(words(0, 8, 0)).toMatch(/^the ninth known here; before it 8 were stopped\./u);
    expect(words(9, 0, 0)).toMatch(/^number 10 known here;/u);
  });
});
