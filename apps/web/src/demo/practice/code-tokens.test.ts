import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codeTokens } from './code-tokens.ts';

function kinds(line: string): string[] {
  return codeTokens(line)
    .filter(({ kind }) => kind !== 'plain')
    .map(({ kind, text }) => `${kind} ${text}`);
}

describe('codeTokens', () => {
  it('tells keywords, types and numbers apart', () => {
    expect(kinds('export const x: Hertz = 0.5 - 2;')).toEqual([
      'keyword export',
      'keyword const',
      'type Hertz',
      'number 0.5',
      'number 2',
    ]);
  });

  it('takes a comment or a string as a whole', () => {
    expect(kinds("import './units'; // a const 3")).toEqual([
      'keyword import',
      "string './units'",
      'comment // a const 3',
    ]);
    expect(kinds('/** Height from 0 to 1. */')).toEqual(['comment /** Height from 0 to 1. */']);
  });

  it('never loses a character', () => {
    fc.assert(
      fc.property(
        fc.string().filter((text) => !/[\n\r\u2028\u2029]/u.test(text)),
        (line) => {
          const text = codeTokens(line).map((token) => token.text);
          expect(text.join('')).toBe(line);
        },
      ),
    );
  });
});
