import { NOTHING_NOTED } from '@overtone/domain/experiment/protocol/circumstances';
import type { Lack, NotPlayed } from '@overtone/domain/experiment/protocol/what-counts';
import { WORK_PROGRAMS } from '@overtone/domain/program/own/work';
import { DEMO_DEFAULTS } from '@overtone/domain/session/defaults';
import { createFakeEngine } from '@overtone/testkit/fake-engine';
import { createFakeHost } from '@overtone/testkit/fake-host';
import { atom, computed } from 'nanostores';
import { describe, expect, it } from 'vitest';
import { createSession } from '../session/session.ts';
import { countPlayed, type Played } from './played-time.ts';

const [OWN] = WORK_PROGRAMS;
if (!OWN) throw new Error('No program.');

const AT_FIRST = { playedMs: 0, circumstances: NOTHING_NOTED };

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
      $lack: atom<Lack>(null),
      $isMixed: atom(false),
      from: AT_FIRST,
      told: ({ playedMs }) => void told.push(playedMs),
    });
    await host.advance(60_000);
    stop();
    expect(told).toHaveLength(5);
    expect(told.every(Number.isInteger)).toBe(true);
    expect(told.at(-1)).toBe(60_001);
  });

  it.each([
    ['goes on after a sleep of nine minutes, which does not count', 9, false],
    ['is over after a sleep of eleven minutes', 11, true],
  ])('%s', async (_, minutes, isOver) => {
    const host = createFakeHost();
    const engine = createFakeEngine(host.now);
    const session = createSession({ defaults: DEMO_DEFAULTS, engine, host });
    const told: Played[] = [];
    let sleptMs = 0;
    session.program.start(OWN.program);
    countPlayed({
      session,
      host: { now: () => host.now() + sleptMs, every: host.every },
      $why: computed(session.$isOn, (isOn) => (isOn ? null : 'paused')),
      $lack: atom<Lack>(null),
      $isMixed: atom(false),
      from: AT_FIRST,
      told: (played) => void told.push(played),
    });
    await host.advance(60_000);
    sleptMs = minutes * 60_000;
    await host.advance(15_000);
    expect(told.at(-1)).toMatchObject({ playedMs: 60_000, isOver });
    expect(session.$isOn.get()).toBe(!isOver);
    await host.advance(15_000);
    expect(told.at(-1)?.playedMs).toBe(isOver ? 60_000 : 75_000);
    expect(told.filter((each) => each.isOver)).toHaveLength(isOver ? 1 : 0);
  });

  it('is told with what was lacking of it, and what another tab played beside it, of the time that counts', async () => {
    const host = createFakeHost();
    const session = createSession({ defaults: DEMO_DEFAULTS, engine: createFakeEngine(), host });
    const told: Played[] = [];
    const $why = atom<NotPlayed>(null);
    const $lack = atom<Lack>('tone');
    const $isMixed = atom(false);
    const circumstances = { withoutLightMs: 7, withoutToneMs: 70, otherTabMs: 700 };
    const from = { playedMs: 500, circumstances };
    session.program.start(OWN.program);
    const stop = countPlayed({
      session,
      host,
      $why,
      $lack,
      $isMixed,
      from,
      told: (played) => void told.push(played),
    });
    await host.advance(20_000);
    $why.set('paused');
    await host.advance(20_000);
    $why.set(null);
    await host.advance(1_000);
    $lack.set('light');
    await host.advance(3_000);
    $lack.set(null);
    await host.advance(16_000);
    $isMixed.set(true);
    await host.advance(2_000);
    $isMixed.set(false);
    stop();
    expect(told.at(-1)).toMatchObject({
      playedMs: 500 + 20_000 + 1_000 + 3_000 + 16_000 + 2_000,
      circumstances: {
        withoutLightMs: 7 + 3_000,
        withoutToneMs: 70 + 21_000,
        otherTabMs: 700 + 2_000,
      },
    });
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
      $lack: atom<Lack>(null),
      $isMixed: atom(false),
      from: AT_FIRST,
      told: ({ isOver }) => void told.push(isOver),
    });
    session.program.start({ ...OWN.program, name: 'Another' });
    expect(told.at(-1)).toBe(true);
    await host.advance(60_000);
    expect(told.filter(Boolean)).toHaveLength(1);
  });
});
