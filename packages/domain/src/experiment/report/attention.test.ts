import { describe, expect, it } from 'vitest';
import type { SartResult } from '../attention/sart-result.ts';
import type { KeptTest } from '../kept/kept-test.ts';
import type { Arm } from '../protocol/order.ts';
import type { Attempt } from '../protocol/run.ts';
import { EXAMPLE_PROTOCOL } from '../protocol/testing/example-protocol.ts';
import { effectOf } from '../statistics/effect.ts';
import { exampleTestAfter } from '../testing/example-test.ts';
import { reportCsv, reportJson } from './report-files.ts';
import { reportOf } from './test-report.ts';

/** Two errors fewer and 20 to 24 ms slower with the rhythm. */
const attentionOf = (arm: Arm, session: number): SartResult => ({
  commissions: arm === 'real' ? 4 : 6,
  omissions: session % 3,
  tooEarly: 0,
  meanMs: 380 + (arm === 'real' ? 20 + (session % 5) : 0),
  spreadMs: 90,
  frameMs: 16.7,
  clockMs: 0.1,
});

function withTask(leavesOut: (session: number) => boolean): KeptTest {
  const test = exampleTestAfter((arm, session) => ({
    rating: 3,
    guess: 'noIdea',
    ...(!leavesOut(session) && { attention: attentionOf(arm, session) }),
  }));
  const protocol = { ...EXAMPLE_PROTOCOL, attentionTask: 'sart' } as const;
  return { ...test, sealed: { ...test.sealed, protocol } };
}

describe('the attention task in a report', () => {
  it('has its own figures, and moves no verdict', () => {
    const { verdict, attention } = reportOf(withTask(() => false));
    expect(verdict).toEqual(reportOf(withTask(() => true)).verdict);
    expect(verdict.kind).toBe('nothingFound');
    expect(attention.map(({ measure }) => measure)).toEqual([
      'commissions',
      'omissions',
      'meanMs',
      'spreadMs',
    ]);
    const [commissions] = attention;
    expect(commissions).toMatchObject({ pairs: 20, realMean: 4, shamMean: 6 });
    expect(commissions?.effect).toEqual(effectOf(Array.from({ length: 20 }, () => -2)));
  });

  it('counts pairs that have it twice', () => {
    const { attention, sessions } = reportOf(withTask((session) => session === 3 || session === 6));
    const pairs = new Set([3, 6].map((session) => sessions[session]?.pair));
    expect(attention[0]?.pairs).toBe(20 - pairs.size);
    expect(reportOf(withTask(() => true)).attention).toEqual([]);
  });

  it('is in the files, and before the end there is no figure of it by arm', () => {
    const test = withTask((session) => session === 1);
    const [head, first, second] = reportCsv(test).split('\r\n');
    expect(head).toMatch(/,sart_clock_step_ms,sart_broken_off$/u);
    expect(first).toMatch(/,0\.1,$/u);
    const stopped = { ...test.attempts[0], brokenOffTasks: 2 } as const;
    expect(reportCsv({ ...test, attempts: [stopped as Attempt] })).toMatch(/,0\.1,2\r\n$/u);
    expect(head).toContain(',own_audio,theme,sart_commissions,sart_omissions,sart_too_early,');
    expect(first?.split(',')).toHaveLength(head?.split(',').length ?? 0);
    expect(second).toMatch(/,noIdea,{24}$/u);
    expect(JSON.parse(reportJson(test)).attention).toHaveLength(4);
    const running: KeptTest = { ...test, state: { kind: 'running', open: null } };
    expect(JSON.parse(reportJson(running)).attention).toEqual([]);
    expect(reportCsv(exampleTestAfter(() => 'missed'))).not.toContain('sart');
  });
});
