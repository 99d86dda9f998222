import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { mutated, mutationsOf } from './mutations.ts';

function changesOf(source: string): readonly string[] {
  return mutationsOf('it.ts', source).map(
    ({ start, end, by }) => source.slice(0, start) + by + source.slice(end),
  );
}

describe('the changes that are tried', () => {
  it('are of operators, borders, numbers and conditions', () => {
    expect(changesOf('if (a < 3) b();')).toEqual([
      'if (true) b();',
      'if (false) b();',
      'if (a <= 3) b();',
      'if (a < 4) b();',
      'if (a < 3) ;',
    ]);
    expect(changesOf('const x = !a && 0.5 * b;')).toEqual([
      'const x = !a || 0.5 * b;',
      'const x = a && 0.5 * b;',
      'const x = !a && 0.5 / b;',
      'const x = !a && 0.55 * b;',
    ]);
  });

  it('leave types, imports and joined words alone', () => {
    expect(changesOf("import a from 'b'; type A = 3 | 4; const t = `x` + y;")).toEqual([]);
  });

  it('name their line', () => {
    expect(mutationsOf('it.ts', '\n\nlet x = true;')).toMatchObject([{ line: 3, by: 'false' }]);
  });
});

it('a changed loop ends with an error instead of never', () => {
  const source = 'for (let i = 0; i < 3; i += 1) x();';
  const [toForever] = mutationsOf('it.ts', source).filter(({ by }) => by === '-=');
  if (toForever === undefined) throw new Error('the step is not among the changes');
  const text = mutated('it.ts', source, toForever, 1000);
  expect(() => runInNewContext(text, { x: () => undefined })).toThrow('endless');
});
