import { WORK_PROGRAMS } from '@overtone/domain/program/own/work';
import { DEMO_DEFAULTS } from '@overtone/domain/session/defaults';
import { createFakeEngine } from '@overtone/testkit/fake-engine';
import { createFakeHost } from '@overtone/testkit/fake-host';
import { atom } from 'nanostores';
import { describe, expect, it } from 'vitest';
import { createSession } from '../session/session.ts';
import { countPlayed } from './played-time.ts';

const [OWN] = WORK_PROGRAMS;
if (!OWN) throw new Error('No program.');

describe('the time that a session plays', () => {
  it('is told in whole milliseconds, whatever parts of them the clock has', async () => {
    const host = createFakeHost();
    const session = createSession({ defaults: DEMO_DEFAULTS, engine: createFakeEngine(), host });
    const told: number[] = [];
    let parts = 0;
    const now = () => host.now() + (parts += 0.3);
    const stop = countPlayed({
      session,
      host: { now, every: host.every },
      $why: atom(null),
      fromMs: 0,
      told: (ms) => void told.push(ms),
    });
    await host.advance(60_000);
    stop();
    expect(told).toHaveLength(5);
    expect(told.every(Number.isInteger)).toBe(true);
    expect(told.at(-1)).toBe(60_001);
  });

  it('is over once something else plays in its place', async () => {
    const host = createFakeHost();
    const engine = createFakeEngine(host.now);
    const session = createSession({ defaults: DEMO_DEFAULTS, engine, host });
    const told: boolean[] = [];
    session.program.start(OWN.program);
    countPlayed({
      session,
      host,
      $why: atom(null),
      fromMs: 0,
      told: (_, isOver) => void told.push(isOver),
    });
    session.program.start({ ...OWN.program, name: 'Another' });
    expect(told.at(-1)).toBe(true);
    await host.advance(60_000);
    expect(told.filter(Boolean)).toHaveLength(1);
  });
});
