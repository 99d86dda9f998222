import { describe, expect, it } from 'vitest';
import { OWN_PROGRAMS } from '../../program/own/own-programs.ts';
import { readProtocol } from './protocol.ts';
import { EXAMPLE_PROTOCOL } from './testing/example-protocol.ts';

describe('readProtocol', () => {
  it('reads what it wrote, of a pair or a program', () => {
    expect(readProtocol(JSON.parse(JSON.stringify(EXAMPLE_PROTOCOL)))).toEqual({
      ok: true,
      value: EXAMPLE_PROTOCOL,
    });
    const program = OWN_PROGRAMS[0]?.program;
    expect(
      readProtocol({ ...EXAMPLE_PROTOCOL, stimulus: { kind: 'program', program } }),
    ).toMatchObject({ ok: true });
    expect(
      readProtocol({ ...EXAMPLE_PROTOCOL, question: { kind: 'own', words: 'How rested am I?' } }),
    ).toMatchObject({ ok: true });
  });

  it('says what is wrong', () => {
    const reasonsOf = (change: object) => {
      const read = readProtocol({ ...EXAMPLE_PROTOCOL, ...change });
      return read.ok ? [] : read.reason;
    };
    expect(reasonsOf({ pairs: 19 })).toEqual(['A self-test has 20 to 60 pairs.']);
    expect(reasonsOf({ pairs: 20.5, washOutMs: -1 })).toEqual([
      'A self-test has 20 to 60 pairs.',
      'The wash-out takes up to 7 days.',
    ]);
    expect(reasonsOf({ stimulus: { kind: 'pair', slowHz: 0, fastHz: 0 } })).toEqual([
      'A pair to test has at least one rhythm.',
    ]);
    expect(reasonsOf({ stimulus: { kind: 'pair', slowHz: 9, fastHz: 3 } })).toEqual([
      'The slow rhythm must be below the fast one.',
    ]);
    for (const words of ['', '  ', 'one\ntwo', 'x'.repeat(121)]) {
      expect(reasonsOf({ question: { kind: 'own', words } })).toEqual([
        'A question has 1 to 120 characters, on one line.',
      ]);
    }
    expect(readProtocol({ ...EXAMPLE_PROTOCOL, answerWithinMs: 14_400_000 }).ok).toBe(true);
    expect(reasonsOf({ answerWithinMs: 1 })).toEqual([
      'An answer counts within 10 minutes to 7 days of its session.',
    ]);
    expect(readProtocol(null).ok).toBe(false);
  });
});
