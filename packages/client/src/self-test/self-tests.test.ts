import { locks } from 'node:worker_threads';
import { opensSeal } from '@overtone/domain/experiment/protocol/seal';
import { orderOf } from '@overtone/domain/experiment/protocol/order';
import {
  EXAMPLE_PROTOCOL,
  HOUR_MS,
} from '@overtone/domain/experiment/protocol/testing/example-protocol';
import { DEMO_DEFAULTS } from '@overtone/domain/session/defaults';
import { createFakeEngine } from '@overtone/testkit/fake-engine';
import { createFakeHost } from '@overtone/testkit/fake-host';
import { describe, expect, it } from 'vitest';
import { createSession } from '../session/session.ts';
import { createSelfTests } from './self-tests.ts';
import { memoryShelf } from './testing/memory-shelf.ts';
import { sha256Hex } from './web-digest.ts';

const MINUTE_MS = 60_000;

/** Everything that can be read of a value before the end, as text. */
const text = (value: unknown) => JSON.stringify(value);

async function setUp() {
  const host = createFakeHost();
  const engine = createFakeEngine(host.now);
  const session = createSession({ defaults: DEMO_DEFAULTS, engine, host });
  const shelf = memoryShelf();
  const open = () => createSelfTests({ session, host, shelf, locks });
  const tests = open();
  await host.advance(0);
  const current = () => tests.$current.get();
  const lawsNow = () => session.program.$played.get()?.play.laws;
  /** Time passes as it does for a page that is open. */
  const pass = async (ms: number) => {
    for (let gone = 0; gone < ms; gone += 15_000) await host.advance(15_000);
  };
  const hold = async (ms: number, rating: number | null = 4) => {
    await tests.startSession();
    await pass(ms);
    const laws = lawsNow();
    tests.finishSession();
    await pass(MINUTE_MS);
    await tests.answer({ rating, guess: 'noIdea' });
    return laws;
  };
  return { host, engine, session, shelf, tests, open, current, lawsNow, pass, hold };
}

describe('self-tests of a device', () => {
  it('begin with a seal, one at a time', async () => {
    const { tests, current, shelf } = await setUp();
    expect(tests.$tests.get()).toEqual([]);
    const begun = await tests.begin(EXAMPLE_PROTOCOL);
    if (!begun.ok) throw new Error(begun.reason);
    expect(current()).toMatchObject({ test: begun.value, step: { kind: 'ready' } });
    const seed = (await shelf.seedOf(begun.value.id)) ?? '';
    expect(await opensSeal(begun.value.sealed, seed, sha256Hex)).toBe(true);
    expect(text(tests.$tests.get())).not.toContain(seed);
    expect(await tests.begin(EXAMPLE_PROTOCOL)).toMatchObject({ ok: false });
  });

  it('hold a session from a press of Start to its answer, with the time that it played', async () => {
    const { tests, current, session, lawsNow, pass } = await setUp();
    await tests.begin(EXAMPLE_PROTOCOL);
    await tests.startSession();
    expect(session.$isOn.get()).toBe(true);
    expect(session.program.$isBlind.get()).toBe(true);
    expect(lawsNow()).toBeDefined();
    expect(current()).toMatchObject({ isUnderWay: true, step: { kind: 'answer' } });
    await pass(10 * MINUTE_MS);
    session.program.pause();
    await pass(5 * MINUTE_MS);
    session.program.resume();
    await pass(12 * MINUTE_MS);
    tests.finishSession();
    await pass(MINUTE_MS);
    expect(session.$isOn.get()).toBe(false);
    expect(current()).toMatchObject({ isUnderWay: false, step: { kind: 'answer' } });
    await tests.answer({ rating: 5, guess: 'sham' });
    const attempt = current()?.test.attempts[0];
    expect(attempt).toMatchObject({ kind: 'held', rating: 5, guess: 'sham' });
    if (attempt?.kind !== 'held') throw new Error('not held');
    expect(Math.abs(attempt.playedMs - 22 * MINUTE_MS)).toBeLessThan(1000);
    expect(current()?.step.kind).toBe('wait');
    await tests.startSession();
    expect(session.$isOn.get()).toBe(false);
  });

  it('play each session in its own arm, and show no trace of which it is', async () => {
    const { tests, shelf, hold, pass, current } = await setUp();
    await tests.begin(EXAMPLE_PROTOCOL);
    const id = current()?.test.id ?? '';
    const order = orderOf(EXAMPLE_PROTOCOL, (await shelf.seedOf(id)) ?? '').flat();
    for (const arm of order.slice(0, 6)) {
      const laws = await hold(20 * MINUTE_MS);
      expect(laws?.slow.hasBeat).toBe(arm === 'real');
      expect(laws?.fast.hasBeat).toBe(arm === 'real');
      expect(text(await shelf.all())).not.toMatch(/hasBeat|real|sham/u);
      await pass(4 * HOUR_MS);
    }
    expect(current()?.test.attempts).toHaveLength(6);
  });

  it('note sessions that are missed, and end by themselves with the seal open', async () => {
    const { tests, host, open } = await setUp();
    await tests.begin({ ...EXAMPLE_PROTOCOL, sparePairs: 0 });
    await tests.startSession();
    tests.finishSession();
    await host.advance(1000);
    await tests.answer({ rating: 3, guess: 'real' });
    tests.stop();
    await host.advance(100 * 24 * HOUR_MS);
    const later = open();
    await host.advance(0);
    const [test] = later.$tests.get() ?? [];
    expect(later.$current.get()).toBeNull();
    expect(test?.state.kind).toBe('ended');
    if (test?.state.kind !== 'ended') throw new Error('not ended');
    expect(await opensSeal(test.sealed, test.state.seed ?? '', sha256Hex)).toBe(true);
    expect(test.attempts.slice(1).every(({ kind }) => kind === 'missed')).toBe(true);
  });

  it('can be stopped at any time, and are kept as abandoned, with the session that was on', async () => {
    const { tests, session, pass } = await setUp();
    await tests.begin(EXAMPLE_PROTOCOL);
    await tests.startSession();
    await pass(3 * MINUTE_MS);
    await tests.abandon();
    await pass(MINUTE_MS);
    expect(session.$isOn.get()).toBe(false);
    const [test] = tests.$tests.get() ?? [];
    expect(test?.state).toMatchObject({ kind: 'abandoned' });
    expect(test?.attempts).toMatchObject([{ kind: 'held', rating: null, guess: null }]);
    if (test) await tests.forget(test.id);
    expect(tests.$tests.get()).toEqual([]);
  });

  it('ask about a session that was cut off, after the page has come back', async () => {
    const { tests, open, host, session, pass } = await setUp();
    await tests.begin(EXAMPLE_PROTOCOL);
    await tests.startSession();
    await pass(2 * MINUTE_MS);
    tests.stop();
    session.end();
    const again = open();
    await host.advance(0);
    expect(again.$current.get()).toMatchObject({ isUnderWay: false, step: { kind: 'answer' } });
    await again.answer({ rating: null, guess: null });
    expect(again.$current.get()?.test.attempts).toMatchObject([{ playedMs: 2 * MINUTE_MS }]);
  });

  it('say so where the sealed order is lost, and start nothing', async () => {
    const { tests, shelf, session } = await setUp();
    await tests.begin(EXAMPLE_PROTOCOL);
    shelf.loseSeeds();
    await tests.startSession();
    expect(session.$isOn.get()).toBe(false);
    expect(tests.$problem.get()).toContain('cannot open the sealed order');
    await tests.abandon();
    expect(tests.$tests.get()?.[0]?.state).toMatchObject({ kind: 'abandoned', seed: null });
  });

  it('say so where nothing can be kept', async () => {
    const { host, session } = await setUp();
    const full = () => Promise.reject(new Error('full'));
    const shelf = { ...memoryShelf(), begin: full };
    const tests = createSelfTests({ session, host, shelf, locks });
    await host.advance(0);
    expect(await tests.begin(EXAMPLE_PROTOCOL)).toMatchObject({ ok: false });
    expect(tests.$problem.get()).toContain('keeps nothing');
  });
});

describe('a self-test in two tabs', () => {
  async function twoTabs() {
    const first = await setUp();
    await first.tests.begin(EXAMPLE_PROTOCOL);
    const session = createSession({
      defaults: DEMO_DEFAULTS,
      engine: createFakeEngine(first.host.now),
      host: first.host,
    });
    const second = createSelfTests({ session, host: first.host, shelf: first.shelf, locks });
    await first.host.advance(0);
    return { ...first, session, second };
  }

  it('runs a session in one of them, and the other says so and touches nothing', async () => {
    const { tests, second, session, pass, current, shelf, host } = await twoTabs();
    expect(second.$current.get()).toMatchObject({ isElsewhere: false, step: { kind: 'ready' } });
    await tests.startSession();
    await second.startSession();
    expect(session.$isOn.get()).toBe(false);
    expect(second.$current.get()).toMatchObject({ isElsewhere: true, isUnderWay: false });
    expect(current()).toMatchObject({ isElsewhere: false, isUnderWay: true });
    await second.answer({ rating: null, guess: null });
    await second.abandon();
    expect(await shelf.all()).toMatchObject([{ attempts: [], state: { kind: 'running' } }]);
    await pass(21 * MINUTE_MS);
    tests.finishSession();
    await host.advance(1000);
    await expect.poll(() => second.$current.get()?.isElsewhere).toBe(false);
    expect(second.$current.get()?.step).toEqual(current()?.step);
    await tests.answer({ rating: 4, guess: 'noIdea' });
    expect(current()?.test.attempts).toMatchObject([{ rating: 4 }]);
  });

  it('can be answered in the other once the tab that held the session is gone', async () => {
    const { tests, second, pass } = await twoTabs();
    await tests.startSession();
    await pass(21 * MINUTE_MS);
    tests.stop();
    await pass(MINUTE_MS);
    expect(second.$current.get()).toMatchObject({ isElsewhere: false, step: { kind: 'answer' } });
    await second.answer({ rating: 2, guess: 'real' });
    expect(second.$current.get()?.test.attempts).toMatchObject([{ rating: 2 }]);
  });
});

describe('a self-test whose seed another browser has', () => {
  it('waits at its end for that browser to open it, unless the person gives it up', async () => {
    const { tests, shelf, host, open } = await setUp();
    await tests.begin(EXAMPLE_PROTOCOL);
    await tests.startSession();
    tests.finishSession();
    await host.advance(1000);
    await tests.answer({ rating: 3, guess: 'noIdea' });
    tests.stop();
    shelf.loseSeeds();
    await host.advance(900 * 24 * HOUR_MS);
    const later = open();
    await host.advance(0);
    expect(later.$current.get()?.step).toEqual({ kind: 'over' });
    await later.abandon();
    expect(later.$tests.get()?.[0]?.state).toMatchObject({ kind: 'ended', seed: null });
  });
});
