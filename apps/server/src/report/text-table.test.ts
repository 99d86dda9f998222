import { describe, expect, it } from 'vitest';
import { textTable } from './text-table.ts';

describe('textTable', () => {
  it('puts values under their heads', () => {
    expect(
      textTable({
        columns: ['day', 'n'],
        rows: [
          ['2026-03-02', 7],
          ['x', null],
        ],
      }),
    ).toBe('day         n\n2026-03-02  7\nx\n');
  });

  it('cuts what is long, except at the end of a line, and shows no control character', () => {
    const long = 'x'.repeat(60);
    expect(textTable({ columns: ['a', 'b'], rows: [[long, `${long}\u001b[31m`]] })).toContain(
      `\n${'x'.repeat(47)}…  ${long}?[31m\n`,
    );
  });
});
