import { atom } from 'nanostores';
import type { Protocol } from '@overtone/domain/experiment/protocol/protocol';
import { EXAMPLE_PROTOCOL } from '@overtone/domain/experiment/protocol/testing/example-protocol';
import { seededRandom } from '@overtone/domain/experiment/random/seeded-random';
import { reportOf } from '@overtone/domain/experiment/report/test-report';
import { type PairLaws, pulsesAfter } from '@overtone/domain/rhythm/pulse-law';
import { DEMO_DEFAULTS } from '@overtone/domain/session/defaults';
import { createFakeEngine } from '@overtone/testkit/fake-engine';
import { ownLocks } from '@overtone/testkit/own-locks';
import { createFakeHost } from '@overtone/testkit/fake-host';
import { describe, expect, it } from 'vitest';
import { createOutputStore } from '../safety/output-store.ts';
import { createSession } from '../session/session.ts';
import { createSelfTests } from './self-tests.ts';
import { memoryShelf } from './testing/memory-shelf.ts';

const locks = ownLocks();

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const PROTOCOL: Protocol = { ...EXAMPLE_PROTOCOL, shortestSessionMs: 2 * MINUTE_MS };

/** Whether pulses come evenly, by where they are and not by what they are called: a person feels no more. */
function feelsEven({ fast }: PairLaws): boolean {
  const pulses = Array.from({ length: 100 }, (_, cycle) => pulsesAfter(fast, cycle) - cycle);
  return Math.max(...pulses) - Math.min(...pulses) < 1e-6;
}

/** A month of three sessions in two days, of which one is broken off and one missed. */
async function month(effectPoints: number, person: number) {
  const random = seededRandom(person.toString(16).padStart(32, '0'));
  const host = createFakeHost();
  const engine = createFakeEngine(host.now);
  const session = createSession({ defaults: DEMO_DEFAULTS, engine, host });
  const output = createOutputStore({ engine, host, session, person: 'visitor' });
  const shelf = memoryShelf();
  const drawSeed = () => (7919 * person).toString(16).padStart(32, 'a');
  const open = () =>
    createSelfTests({ $theme: atom<'day'>('day'), session, output, host, shelf, locks, drawSeed });
  let tests = open();
  /** The page is closed meanwhile. */
  const stayAway = async (ms: number) => {
    tests.stop();
    await host.advance(ms);
    tests = open();
    await host.advance(0);
  };
  const pass = async (ms: number) => {
    for (let gone = 0; gone < ms; gone += 15_000) await host.advance(15_000);
  };
  await host.advance(0);
  await tests.begin(PROTOCOL);
  const before: string[] = [];
  for (let due = 0; tests.$current.get() && due < 60; due += 1) {
    if (due === 12) await stayAway(100 * HOUR_MS);
    await tests.startSession();
    await pass(due === 5 ? MINUTE_MS : 3 * MINUTE_MS);
    const laws = session.program.$played.get()?.play.laws;
    if (!laws) throw new Error('nothing played');
    const shift = (feelsEven(laws) ? 0.5 : -0.5) * effectPoints;
    const felt = Math.round(3 + shift + 0.7 * random.gaussian());
    tests.finishSession();
    await pass(MINUTE_MS);
    before.push(JSON.stringify(await shelf.all()));
    await tests.answer({ rating: Math.min(5, Math.max(1, felt)), guess: 'noIdea' });
    await stayAway(16 * HOUR_MS);
  }
  const [test] = tests.$tests.get() ?? [];
  if (!test) throw new Error('nothing kept');
  return { test, report: reportOf(test), before };
}

describe('a month of a self-test, with one session broken off and one missed', () => {
  it.each([
    { effectPoints: 1, verdict: 'found' },
    { effectPoints: 0, verdict: 'nothingFound' },
  ])(
    'with an effect of $effectPoints points ends in the verdict $verdict',
    async ({ effectPoints, verdict }) => {
      for (const person of [1, 2, 3]) {
        const { test, report, before } = await month(effectPoints, person);
        expect(report.verdict.kind, `person ${person}`).toBe(verdict);
        expect(report.pairs).toHaveLength(20);
        const outcomes = report.sessions.map(({ outcome }) => outcome);
        expect(outcomes.filter((outcome) => outcome === 'tooShort')).toHaveLength(1);
        expect(outcomes.filter((outcome) => outcome === 'missed').length).toBeGreaterThan(0);
        const lengthMs = (test.state.kind === 'ended' ? test.state.atMs : 0) - test.createdAtMs;
        expect(lengthMs / (24 * HOUR_MS)).toBeGreaterThan(25);
        for (const text of before) expect(text).not.toMatch(/hasBeat|real|sham|seed"/u);
      }
    },
  );
});
