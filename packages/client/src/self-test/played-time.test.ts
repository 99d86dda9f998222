import { DEMO_DEFAULTS } from '@overtone/domain/session/defaults';
import { createFakeEngine } from '@overtone/testkit/fake-engine';
import { createFakeHost } from '@overtone/testkit/fake-host';
import { describe, expect, it } from 'vitest';
import { createSession } from '../session/session.ts';
import { countPlayed } from './played-time.ts';

describe('the time that a session plays', () => {
  it('is told in whole milliseconds, whatever parts of them the clock has', async () => {
    const host = createFakeHost();
    const session = createSession({ defaults: DEMO_DEFAULTS, engine: createFakeEngine(), host });
    const told: number[] = [];
    let parts = 0;
    const now = () => host.now() + (parts += 0.3);
    session.turnOn();
    const stop = countPlayed(session, { now, every: host.every }, (ms) => void told.push(ms));
    await host.advance(60_000);
    stop();
    expect(told).toHaveLength(5);
    expect(told.every(Number.isInteger)).toBe(true);
    expect(told.at(-1)).toBe(60_001);
  });
});
