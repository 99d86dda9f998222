import type { KeptTest } from '@overtone/domain/experiment/kept/kept-test';
import { sessionSitting } from '@overtone/domain/experiment/kept/session-sitting';
import { opensSeal } from '@overtone/domain/experiment/protocol/seal';
import { orderOf } from '@overtone/domain/experiment/protocol/order';
import {
  EXAMPLE_PROTOCOL,
  EXAMPLE_SEED,
  HOUR_MS,
} from '@overtone/domain/experiment/protocol/testing/example-protocol';
import { exampleTestAfter } from '@overtone/domain/experiment/testing/example-test';
import {
  NOTHING_PULSES,
  STEPS_TOGETHER,
} from '@overtone/domain/experiment/protocol/why-not-testable';
import { DEMO_DEFAULTS } from '@overtone/domain/session/defaults';
import type { ShownTheme } from '@overtone/domain/session/interface-settings';
import { createFakeEngine } from '@overtone/testkit/fake-engine';
import { ownLocks } from '@overtone/testkit/own-locks';
import { createFakeHost } from '@overtone/testkit/fake-host';
import { atom } from 'nanostores';
import { describe, expect, it } from 'vitest';
import { randomUuid } from '../ids/random-uuid.ts';
import { createOutputStore, type OutputStore } from '../safety/output-store.ts';
import { createSession, type Session } from '../session/session.ts';
import { accountShelf } from './account-shelf.ts';
import { tellOrdinaryPlay } from './ordinary-play.ts';
import { DEVICE_FULL, NOT_NOTED } from './self-test-problems.ts';
import { createSelfTests } from './self-tests.ts';
import { type LocalShelf, ShelfGone } from './shelf.ts';
import { memoryShelf } from './testing/memory-shelf.ts';
import { sha256Hex } from './web-digest.ts';

const locks = ownLocks();

/** A page by day. */
const $day = atom<ShownTheme>('day');

const MINUTE_MS = 60_000;

/** Everything that can be read of a value before the end, as text. */
const text = (value: unknown) => JSON.stringify(value);

async function setUp() {
  const host = createFakeHost();
  const engine = createFakeEngine(host.now);
  const session = createSession({ defaults: DEMO_DEFAULTS, engine, host });
  const output = createOutputStore({ engine, host, session, person: 'visitor' });
  const shelf = memoryShelf();
  const $theme = atom<ShownTheme>('day');
  const open = () => createSelfTests({ session, output, host, $theme, shelf, locks });
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
  return {
    host,
    engine,
    session,
    output,
    $theme,
    shelf,
    tests,
    open,
    current,
    lawsNow,
    pass,
    hold,
  };
}

/** What is kept is read no more until the returned function is called. */
function holdBackReading(shelf: LocalShelf): () => void {
  const { all } = shelf;
  const { promise, resolve } = Promise.withResolvers<void>();
  Object.assign(shelf, { all: () => promise.then(all) });
  return resolve;
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
    expect(attempt.settings).toEqual({
      strength: DEMO_DEFAULTS.globalModulationStrength,
      waveform: DEMO_DEFAULTS.waveform,
      hue: DEMO_DEFAULTS.visualHue,
      carrierHz: DEMO_DEFAULTS.isochronicPitch,
      sound: DEMO_DEFAULTS.ambientTrack,
      masterVolume: DEMO_DEFAULTS.masterAudioVolume,
      backgroundVolume: DEMO_DEFAULTS.backgroundVolume,
      showsLight: true,
      pulseStyle: 'light',
      flashGuard: true,
      hasOwnAudio: false,
      theme: 'day',
    });
    expect(current()?.step.kind).toBe('wait');
    await tests.startSession();
    expect(session.$isOn.get()).toBe(false);
  });

  it('tell before the second session of a pair what is set otherwise than the first began with', async () => {
    const { tests, session, output, $theme, hold, pass } = await setUp();
    await tests.begin(EXAMPLE_PROTOCOL);
    session.patch({ globalModulationStrength: 0.6 }, 'person');
    expect(tests.$otherThanFirst.get()).toEqual([]);
    await hold(21 * MINUTE_MS);
    expect(tests.$otherThanFirst.get()).toEqual([]);
    session.patch({ globalModulationStrength: 0.9 }, 'person');
    output.turnGuardOff();
    const differ = [
      { name: 'strength', first: 0.6, second: 0.9 },
      { name: 'flashGuard', first: true, second: false },
    ];
    expect(tests.$otherThanFirst.get()).toEqual(differ);
    $theme.set('night');
    expect(tests.$otherThanFirst.get()).toEqual([
      ...differ,
      { name: 'theme', first: 'day', second: 'night' },
    ]);
    $theme.set('day');
    output.setShowsLight(false);
    expect(tests.$otherThanFirst.get()[0]).toEqual({
      name: 'showsLight',
      first: true,
      second: false,
    });
    output.setShowsLight(true);
    output.setInMeeting(true);
    expect(tests.$otherThanFirst.get()).toEqual(differ.slice(0, 1));
    output.setInMeeting(false);
    session.patch({ globalModulationStrength: 0.6 }, 'person');
    output.turnGuardOn();
    expect(tests.$otherThanFirst.get()).toEqual([]);
    await pass(5 * HOUR_MS);
    await hold(21 * MINUTE_MS);
    session.patch({ globalModulationStrength: 0.2 }, 'person');
    expect(tests.$otherThanFirst.get()).toEqual([]);
  });

  it.each([
    ['the light', (output: OutputStore, isBack: boolean) => output.setShowsLight(isBack)],
    [
      'Flash guard',
      (output: OutputStore, isBack: boolean) =>
        isBack ? output.turnGuardOn() : output.turnGuardOff(),
    ],
    [
      'the pulse style',
      (output: OutputStore, isBack: boolean) => output.setPulseStyle(isBack ? 'light' : 'colour'),
    ],
  ])('count no time with %s other than at the start', async (_, change) => {
    const { tests, output, pass, current } = await setUp();
    await tests.begin(EXAMPLE_PROTOCOL);
    change(output, true);
    await tests.startSession();
    await pass(MINUTE_MS);
    expect(tests.$notPlayed.get()).toBeNull();
    change(output, false);
    expect(tests.$notPlayed.get()).toBe('changed');
    await pass(30 * MINUTE_MS);
    change(output, true);
    expect(tests.$notPlayed.get()).toBeNull();
    tests.finishSession();
    await pass(MINUTE_MS);
    const step = current()?.step;
    if (step?.kind !== 'answer') throw new Error('not held');
    expect(step.open.playedMs).toBeLessThan(2 * MINUTE_MS);
  });

  it('take what is set after a meeting in which a session began for what it began with', async () => {
    const { tests, output } = await setUp();
    await tests.begin(EXAMPLE_PROTOCOL);
    output.setInMeeting(true);
    await tests.startSession();
    expect(tests.$notPlayed.get()).toBe('meeting');
    output.setInMeeting(false);
    expect(tests.$notPlayed.get()).toBeNull();
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

  it('begin no session with a waveform whose sham would be brighter or darker', async () => {
    const { tests, session, current } = await setUp();
    const stimulus = { kind: 'pair', slowHz: 2, fastHz: 6 } as const;
    await tests.begin({ ...EXAMPLE_PROTOCOL, stimulus });
    session.patch({ waveform: 'Square' }, 'person');
    await tests.startSession();
    expect(tests.$problem.get()).toBe(STEPS_TOGETHER);
    expect(session.$isOn.get()).toBe(false);
    session.patch({ waveform: 'Sine' }, 'person');
    await tests.startSession();
    expect(current()?.isUnderWay).toBe(true);
  });

  it('take the rating first, for good, also where the page is left before the guess', async () => {
    const { tests, open, current, host, pass } = await setUp();
    await tests.begin(EXAMPLE_PROTOCOL);
    await tests.startSession();
    await tests.rate(1);
    await pass(21 * MINUTE_MS);
    tests.finishSession();
    await pass(MINUTE_MS);
    await tests.rate(2);
    await tests.rate(5);
    tests.stop();
    expect(current()?.step).toMatchObject({ kind: 'answer', open: { rated: { rating: 2 } } });
    const again = open();
    await host.advance(0);
    expect(again.$current.get()).toMatchObject({
      canGoOn: false,
      step: { kind: 'answer', open: { rated: { rating: 2 } } },
    });
    await again.answer({ rating: 5, guess: 'real' });
    expect(again.$current.get()?.test.attempts).toMatchObject([{ rating: 2, guess: 'real' }]);
  });

  it('begin no session in which nothing would pulse', async () => {
    const { tests, session, current } = await setUp();
    await tests.begin(EXAMPLE_PROTOCOL);
    session.setStrength(0);
    await tests.startSession();
    expect(tests.$problem.get()).toBe(NOTHING_PULSES);
    expect(session.$isOn.get()).toBe(false);
    session.setStrength(0.5);
    await tests.startSession();
    expect(current()?.isUnderWay).toBe(true);
  });

  it('say that the device is full, keep what was kept, and take the same answer again', async () => {
    const { tests, shelf, current, pass } = await setUp();
    await tests.begin(EXAMPLE_PROTOCOL);
    await tests.startSession();
    await pass(25 * MINUTE_MS);
    tests.finishSession();
    await pass(MINUTE_MS);
    const { change } = shelf;
    const full = () => Promise.reject(new DOMException('', 'QuotaExceededError'));
    Object.assign(shelf, { change: full });
    await tests.answer({ rating: 4, guess: 'real' });
    expect(tests.$problem.get()).toBe(DEVICE_FULL);
    expect(current()?.step.kind).toBe('answer');
    Object.assign(shelf, { change });
    await tests.answer({ rating: 4, guess: 'real' });
    expect(tests.$problem.get()).toBeNull();
    expect(current()?.test.attempts).toMatchObject([{ rating: 4, guess: 'real' }]);
  });

  it.each([
    ['first note cannot be kept', 'open', `${NOT_NOTED} ${DEVICE_FULL}`],
    ['test cannot be kept at all', 'all', DEVICE_FULL],
  ] as const)('play no session whose %s, and say what to do', async (_, what, words) => {
    const { tests, shelf, session, current, pass } = await setUp();
    await tests.begin(EXAMPLE_PROTOCOL);
    const { change } = shelf;
    const fullFor: typeof change = (id, next) =>
      change(id, (test) => {
        const { state } = next(test);
        const isNote = state.kind === 'running' && state.open !== null;
        if (what === 'all' || isNote) throw new DOMException('', 'QuotaExceededError');
        return test;
      });
    Object.assign(shelf, { change: fullFor });
    await tests.startSession();
    expect(tests.$problem.get()).toBe(words);
    expect(session.$isOn.get()).toBe(false);
    expect(current()).toMatchObject({ isUnderWay: false, step: { kind: 'ready' } });
    Object.assign(shelf, { change });
    await pass(MINUTE_MS);
    expect(session.program.$isBlind.get()).toBe(false);
    expect(current()?.test).toMatchObject({ attempts: [], state: { open: null } });
    await tests.startSession();
    expect(tests.$problem.get()).toBeNull();
    expect(current()).toMatchObject({ isUnderWay: true });
  });

  it('end the session that plays, and ask nothing, once the account’s shelf is removed', async () => {
    const { tests, shelf, session, current, pass } = await setUp();
    await tests.begin(EXAMPLE_PROTOCOL);
    await tests.startSession();
    await pass(MINUTE_MS);
    expect(tests.$isGone.get()).toBe(false);
    const gone = () => Promise.reject(new ShelfGone());
    Object.assign(shelf, { change: gone, all: gone });
    await pass(MINUTE_MS);
    expect(tests.$isGone.get()).toBe(true);
    expect(session.$isOn.get()).toBe(false);
    expect(session.program.$isBlind.get()).toBe(false);
    expect([current(), tests.$tests.get(), tests.$problem.get()]).toEqual([null, [], null]);
  });

  it('end the session of a test that is deleted meanwhile, and say so until that is dismissed', async () => {
    const { tests, shelf, session, current, pass } = await setUp();
    await tests.begin(EXAMPLE_PROTOCOL);
    const id = current()?.test.id ?? '';
    await tests.startSession();
    await pass(MINUTE_MS);
    expect(tests.$foundDeleted.get()).toEqual([]);
    await shelf.forget(id);
    await pass(MINUTE_MS);
    expect(session.$isOn.get()).toBe(false);
    expect(session.program.$isBlind.get()).toBe(false);
    expect([current(), tests.$tests.get(), tests.$problem.get()]).toEqual([null, [], null]);
    expect(tests.$foundDeleted.get()).toMatchObject([{ id }]);
    tests.dismissDeleted(id);
    expect(tests.$foundDeleted.get()).toEqual([]);
  });

  it('play no session whose first note finds that the test was deleted, and call that no failure', async () => {
    const { tests: before, shelf, session, open, host } = await setUp();
    await before.begin(EXAMPLE_PROTOCOL);
    before.stop();
    const finders: ((test: KeptTest) => void)[] = [];
    const { change } = shelf;
    const found: typeof change = async (id, next) => {
      const changed = await change(id, next);
      if (changed?.state.kind !== 'running' || changed.state.open === null) return changed;
      await shelf.forget(id);
      finders.forEach((run) => run(changed));
      return null;
    };
    const onFoundDeleted: typeof shelf.onFoundDeleted = (run) => {
      finders.push(run);
      return () => undefined;
    };
    Object.assign(shelf, { change: found, onFoundDeleted });
    const tests = open();
    await host.advance(0);
    await tests.startSession();
    expect(session.$isOn.get()).toBe(false);
    expect(tests.$problem.get()).toBeNull();
    expect(tests.$current.get()).toBeNull();
    expect(tests.$foundDeleted.get()).toHaveLength(1);
  });

  it('note sessions that are missed, and wait for the person once no verdict can come', async () => {
    const { tests, host, open } = await setUp();
    await tests.begin(EXAMPLE_PROTOCOL);
    await tests.startSession();
    tests.finishSession();
    await host.advance(1000);
    await tests.answer({ rating: 3, guess: 'real' });
    tests.stop();
    await host.advance(100 * 24 * HOUR_MS);
    const later = open();
    await host.advance(0);
    expect(later.$current.get()?.step.kind).toBe('noVerdict');
    await later.abandon();
    const [test] = later.$tests.get() ?? [];
    expect(later.$current.get()).toBeNull();
    if (test?.state.kind !== 'abandoned') throw new Error('not over');
    expect(await opensSeal(test.sealed, test.state.seed ?? '', sha256Hex)).toBe(true);
    expect(test.attempts.slice(1)).not.toEqual([]);
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

  it('ask about a session that was cut off, once it is too late to go on with it', async () => {
    const { tests, open, host, session, pass } = await setUp();
    await tests.begin(EXAMPLE_PROTOCOL);
    await tests.startSession();
    await pass(2 * MINUTE_MS);
    tests.stop();
    session.end();
    await host.advance(11 * MINUTE_MS);
    const again = open();
    await host.advance(0);
    expect(again.$current.get()).toMatchObject({ canGoOn: false, step: { kind: 'answer' } });
    await again.goOn();
    expect(again.$current.get()).toMatchObject({ isUnderWay: false });
    await again.answer({ rating: null, guess: null });
    expect(again.$current.get()?.test.attempts).toMatchObject([{ playedMs: 2 * MINUTE_MS }]);
  });

  it('know at their begin how many of the same question came before, deleted ones too', async () => {
    const { tests, current } = await setUp();
    const earlier = async () => {
      await tests.begin(EXAMPLE_PROTOCOL);
      return current()?.test.earlier;
    };
    expect(await earlier()).toEqual({ ended: 0, stopped: 0, deleted: 0 });
    await tests.abandon();
    expect(await earlier()).toEqual({ ended: 0, stopped: 1, deleted: 0 });
    await tests.abandon();
    const [latest] = tests.$tests.get() ?? [];
    await tests.forget(latest?.id ?? '');
    expect(await earlier()).toEqual({ ended: 0, stopped: 1, deleted: 1 });
    await tests.abandon();
    const question = { kind: 'own', words: 'How calm were you?' } as const;
    await tests.begin({ ...EXAMPLE_PROTOCOL, question });
    expect(current()?.test.earlier).toEqual({ ended: 0, stopped: 0, deleted: 0 });
  });

  it.each<[string, (page: Awaited<ReturnType<typeof setUp>>) => unknown]>([
    ['Escape', ({ session }) => session.stopEverything()],
    ['the switch', ({ session }) => session.turnOff()],
    ['the way out of the page', ({ host }) => host.leave()],
    ['the end of the session’s page', ({ session }) => session.end()],
    ['the tests themselves being let go of', ({ tests }) => tests.stop()],
    ['the test being stopped for good', ({ tests }) => void tests.abandon()],
  ])('begin no session that %s called off before anything was on', async (_, callOff) => {
    const page = await setUp();
    const { tests, shelf, session, engine, host } = page;
    await tests.begin(EXAMPLE_PROTOCOL);
    const id = page.current()?.test.id ?? '';
    const letRead = holdBackReading(shelf);
    const starting = tests.startSession();
    await host.advance(5_000);
    callOff(page);
    letRead();
    await starting;
    await host.advance(MINUTE_MS);
    expect(session.$isOn.get()).toBe(false);
    expect(session.$isWanted.get()).toBe(false);
    expect(session.program.$played.get()).toBeNull();
    expect(engine.play).toBeNull();
    const { held = [] } = await locks.query();
    expect(held.filter(({ name }) => name?.endsWith(id))).toEqual([]);
  });

  it('begin the session that was pressed for again after Escape, once', async () => {
    const { tests, shelf, session, current, host } = await setUp();
    await tests.begin(EXAMPLE_PROTOCOL);
    const letRead = holdBackReading(shelf);
    const first = tests.startSession();
    await host.advance(5_000);
    session.stopEverything();
    const second = tests.startSession();
    letRead();
    await Promise.all([first, second]);
    expect(current()).toMatchObject({ isUnderWay: true });
    expect(session.$isOn.get()).toBe(true);
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

  it('show the newest of two that run, and have its sealed order, whichever is read first', async () => {
    const { tests, shelf, open } = await setUp();
    const begun = await tests.begin(EXAMPLE_PROTOCOL);
    if (!begun.ok) throw new Error(begun.reason);
    tests.stop();
    const { createdAtMs } = begun.value;
    const newer = { ...begun.value, id: randomUuid(), createdAtMs: createdAtMs + 1 };
    await shelf.adopt(newer, EXAMPLE_SEED, 1);
    const { $current } = open();
    await expect
      .poll(() => $current.get())
      .toMatchObject({ test: { id: newer.id }, hasOrder: true });
  });

  it('say so where nothing can be kept', async () => {
    const { host, session, output } = await setUp();
    const full = () => Promise.reject(new Error('full'));
    const shelf = { ...memoryShelf(), begin: full };
    const tests = createSelfTests({ session, output, host, $theme: $day, shelf, locks });
    await host.advance(0);
    expect(await tests.begin(EXAMPLE_PROTOCOL)).toMatchObject({ ok: false });
    expect(tests.$problem.get()).toContain('keeps no data');
  });
});

describe('a self-test of an account that swallows what it is asked', () => {
  it('begins, plays and is answered, and waits for nothing', async () => {
    const { host, session, output, pass } = await setUp();
    const fetch: typeof host.fetch = (_, init) =>
      new Promise((__, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new TypeError('Given up')));
      });
    const shelf = accountShelf(memoryShelf(), { ...host, fetch }, 'maria');
    const tests = createSelfTests({ session, output, host, $theme: $day, shelf, locks });
    const current = () => tests.$current.get();
    await host.advance(0);
    await host.advance(2_000);
    await expect.poll(() => tests.$tests.get()).toEqual([]);
    const begun = tests.begin(EXAMPLE_PROTOCOL);
    await expect.poll(() => shelf.all()).toHaveLength(1);
    await host.advance(0);
    await host.advance(10_000);
    expect(await begun).toMatchObject({ ok: true });
    await tests.startSession();
    await pass(21 * MINUTE_MS);
    tests.finishSession();
    await host.advance(1_000);
    await expect
      .poll(current)
      .toMatchObject({ isUnderWay: false, step: { kind: 'answer', open: { isFinished: true } } });
    await tests.answer({ rating: 4, guess: 'noIdea' });
    expect(current()?.test.attempts).toMatchObject([{ rating: 4 }]);
    tests.stop();
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
    const { host, shelf, output } = first;
    const second = createSelfTests({ session, output, host, $theme: $day, shelf, locks });
    await first.host.advance(0);
    return { ...first, session, second };
  }

  it('runs a session in one of them, and the other says so and touches nothing', async () => {
    const { tests, second, session, pass, current, shelf, host } = await twoTabs();
    expect(second.$current.get()).toMatchObject({ elsewhere: null, step: { kind: 'ready' } });
    await tests.startSession();
    await second.startSession();
    expect(session.$isOn.get()).toBe(false);
    expect(second.$current.get()).toMatchObject({ elsewhere: 'tab', isUnderWay: false });
    expect(current()).toMatchObject({ elsewhere: null, isUnderWay: true });
    await second.answer({ rating: null, guess: null });
    await second.abandon();
    expect(await shelf.all()).toMatchObject([{ attempts: [], state: { kind: 'running' } }]);
    await pass(21 * MINUTE_MS);
    tests.finishSession();
    await host.advance(1000);
    await expect.poll(() => second.$current.get()?.elsewhere).toBeNull();
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
    await expect
      .poll(() => second.$current.get())
      .toMatchObject({ elsewhere: null, step: { kind: 'answer' } });
    await second.answer({ rating: 2, guess: 'real' });
    expect(second.$current.get()?.test.attempts).toMatchObject([{ rating: 2 }]);
  });
});

describe('a self-test whose seed another browser has', () => {
  it('waits at its end for that browser to open it, unless the person gives it up', async () => {
    const { tests, shelf, host, open } = await setUp();
    const begun = await tests.begin(EXAMPLE_PROTOCOL);
    if (!begun.ok) throw new Error(begun.reason);
    tests.stop();
    const whole = exampleTestAfter(() => ({ rating: 3, guess: 'noIdea' }));
    await shelf.change(begun.value.id, (test) => ({ ...test, attempts: whole.attempts }));
    shelf.loseSeeds();
    await host.advance(900 * 24 * HOUR_MS);
    const later = open();
    await host.advance(0);
    expect(later.$current.get()?.step).toEqual({ kind: 'over' });
    await later.abandon();
    expect(later.$tests.get()?.[0]?.state).toMatchObject({ kind: 'ended', seed: null });
  });
});

describe('a session of a self-test that a reload has cut off', () => {
  type Change = (session: Session, output: OutputStore) => void;

  async function cutOff(change: Change = () => undefined) {
    const first = await setUp();
    const { host, shelf, tests, pass, lawsNow } = first;
    await tests.begin(EXAMPLE_PROTOCOL);
    await tests.startSession();
    await pass(12 * MINUTE_MS);
    const laws = lawsNow();
    tests.stop();
    first.session.end();
    const engine = createFakeEngine(host.now);
    const session = createSession({ defaults: DEMO_DEFAULTS, engine, host });
    const output = createOutputStore({ engine, host, session, person: 'visitor' });
    change(session, output);
    const again = createSelfTests({ session, output, host, $theme: $day, shelf, locks });
    await host.advance(5 * MINUTE_MS);
    return { ...first, laws, session, output, again };
  }

  it.each<[string, Change, Change]>([
    [
      'the pulse style',
      (_, output) => output.setPulseStyle('colour'),
      (_, output) => output.setPulseStyle('light'),
    ],
    [
      'the light',
      (_, output) => output.setShowsLight(false),
      (_, output) => output.setShowsLight(true),
    ],
    [
      'own audio',
      (session) => session.setHasOwnAudio(true),
      (session) => session.setHasOwnAudio(false),
    ],
  ])(
    'counts no time with %s other than at its begin before the reload',
    async (_, change, back) => {
      const { again, session, output, pass } = await cutOff(change);
      await again.goOn();
      expect(again.$notPlayed.get()).toBe('changed');
      await pass(5 * MINUTE_MS);
      back(session, output);
      expect(again.$notPlayed.get()).toBeNull();
      const { step } = again.$current.get() ?? {};
      if (step?.kind !== 'answer') throw new Error('not open');
      expect(Math.abs(step.open.playedMs - 12 * MINUTE_MS)).toBeLessThan(1000);
    },
  );

  it('has the strength, colour and sound that it began with', async () => {
    const { again, session, output, pass, host } = await cutOff((changed) => {
      changed.setHue(7);
      changed.setMasterVolume(0.3);
    });
    await again.goOn();
    const moment = session.program.$played.get()?.program.start;
    expect(moment?.hue).toBe(DEMO_DEFAULTS.visualHue);
    output.setPulseStyle('colour');
    await pass(MINUTE_MS);
    again.finishSession();
    await host.advance(1000);
    await again.answer({ rating: 4, guess: 'noIdea' });
    expect(again.$current.get()?.test.attempts[0]).toMatchObject({
      settings: {
        hue: DEMO_DEFAULTS.visualHue,
        masterVolume: DEMO_DEFAULTS.masterAudioVolume,
        pulseStyle: 'light',
      },
    });
  });

  it('goes on in its arm from where it was, and the gap does not count', async () => {
    const { again, session, shelf, laws, pass, host } = await cutOff();
    expect(again.$current.get()).toMatchObject({ canGoOn: true, isUnderWay: false });
    expect(text(await shelf.all())).not.toMatch(/hasBeat|real|sham/u);
    await again.startSession();
    expect(session.$isOn.get()).toBe(false);
    await again.goOn();
    expect(session.program.$played.get()?.play.laws).toEqual(laws);
    let positionMs = 0;
    session.program.watch(1000, (shown) => (positionMs = shown?.positionMs ?? 0))();
    expect(positionMs).toBe(12 * MINUTE_MS);
    expect(again.$current.get()).toMatchObject({ isUnderWay: true, canGoOn: false });
    await pass(9 * MINUTE_MS);
    again.finishSession();
    await host.advance(1000);
    await again.answer({ rating: 4, guess: 'noIdea' });
    const [attempt] = again.$current.get()?.test.attempts ?? [];
    expect(attempt).toMatchObject({ kind: 'held', rating: 4 });
    if (attempt?.kind !== 'held') throw new Error('not held');
    expect(Math.abs(attempt.playedMs - 21 * MINUTE_MS)).toBeLessThan(1000);
    expect(again.$current.get()?.test.attempts).toHaveLength(1);
  });

  it('is over once it was finished, however soon the page comes back', async () => {
    const { tests, session, open, host, pass } = await setUp();
    await tests.begin(EXAMPLE_PROTOCOL);
    await tests.startSession();
    await pass(MINUTE_MS);
    tests.finishSession();
    await host.advance(1000);
    tests.stop();
    session.end();
    const again = open();
    await host.advance(0);
    expect(again.$current.get()).toMatchObject({ canGoOn: false, step: { kind: 'answer' } });
  });
});

describe('the time that a session has played', () => {
  it('leaves out what nobody could see or hear, and says so', async () => {
    const { tests, session, output, host, current, pass } = await setUp();
    await tests.begin(EXAMPLE_PROTOCOL);
    await tests.startSession();
    await pass(2 * MINUTE_MS);
    output.setInMeeting(true);
    expect(tests.$notPlayed.get()).toBe('meeting');
    await pass(5 * MINUTE_MS);
    output.setInMeeting(false);
    host.setVisible(false);
    expect(tests.$notPlayed.get()).toBeNull();
    await pass(MINUTE_MS);
    session.setMasterVolume(0);
    expect(tests.$notPlayed.get()).toBe('unnoticed');
    await pass(5 * MINUTE_MS);
    host.setVisible(true);
    expect(tests.$notPlayed.get()).toBeNull();
    await pass(MINUTE_MS);
    const { step } = current() ?? {};
    if (step?.kind !== 'answer') throw new Error('not open');
    expect(Math.abs(step.open.playedMs - 4 * MINUTE_MS)).toBeLessThan(100);
  });

  it('is kept with how long there was no tone, and how long no light, also where it goes on after a reload', async () => {
    const { tests, session, host, open, current, pass } = await setUp();
    await tests.begin(EXAMPLE_PROTOCOL);
    await tests.startSession();
    expect(tests.$lack.get()).toBeNull();
    await pass(2 * MINUTE_MS);
    session.setMasterVolume(0);
    expect(tests.$lack.get()).toBe('tone');
    await pass(3 * MINUTE_MS);
    session.setMasterVolume(0.1);
    host.setVisible(false);
    await pass(4 * MINUTE_MS);
    host.setVisible(true);
    session.setMasterVolume(0);
    await pass(MINUTE_MS);
    tests.stop();
    session.program.stop();
    await host.advance(MINUTE_MS);
    const again = open();
    await host.advance(0);
    await again.goOn();
    await pass(15 * MINUTE_MS);
    again.finishSession();
    await pass(MINUTE_MS);
    await again.answer({ rating: 4, guess: 'noIdea' });
    const [attempt] = again.$current.get()?.test.attempts ?? [];
    if (attempt?.kind !== 'held') throw new Error(`not held: ${text(current())}`);
    const { withoutLightMs = 0, withoutToneMs = 0 } = attempt.circumstances ?? {};
    expect(Math.abs(withoutLightMs - 4 * MINUTE_MS)).toBeLessThan(1000);
    expect(Math.abs(withoutToneMs - 19 * MINUTE_MS)).toBeLessThan(1000);
    expect(Math.abs(attempt.playedMs - 25 * MINUTE_MS)).toBeLessThan(1000);
  });

  it('is kept with how long another tab played beside it', async () => {
    const { tests, host, output, current, pass } = await setUp();
    const other = createSession({
      defaults: DEMO_DEFAULTS,
      engine: createFakeEngine(host.now),
      host,
    });
    const stopTelling = tellOrdinaryPlay({ session: other, output, host, locks });
    await tests.begin(EXAMPLE_PROTOCOL);
    await tests.startSession();
    await pass(5 * MINUTE_MS);
    expect(tests.$isMixed.get()).toBe(false);
    other.turnOn();
    await pass(4 * MINUTE_MS);
    expect(tests.$isMixed.get()).toBe(true);
    other.turnOff();
    await pass(12 * MINUTE_MS);
    expect(tests.$isMixed.get()).toBe(false);
    tests.finishSession();
    await pass(MINUTE_MS);
    stopTelling();
    await tests.answer({ rating: 4, guess: 'noIdea' });
    const [attempt] = current()?.test.attempts ?? [];
    if (attempt?.kind !== 'held') throw new Error('not held');
    expect(Math.abs((attempt.circumstances?.otherTabMs ?? 0) - 4 * MINUTE_MS)).toBeLessThan(31_000);
    expect(Math.abs(attempt.playedMs - 21 * MINUTE_MS)).toBeLessThan(1000);
  });

  it('stands by a clock that nobody can set, and the session ends after it began', async () => {
    const { shelf, session, output, host, pass } = await setUp();
    let setBackMs = 0;
    const wallClock = () => new Date(host.wallClock().getTime() - setBackMs);
    const tests = createSelfTests({
      session,
      output,
      host: { ...host, wallClock },
      $theme: $day,
      shelf,
      locks,
    });
    await host.advance(0);
    await tests.begin(EXAMPLE_PROTOCOL);
    await tests.startSession();
    await pass(10 * MINUTE_MS);
    setBackMs = 3 * HOUR_MS;
    await pass(12 * MINUTE_MS);
    tests.finishSession();
    await host.advance(1000);
    await tests.answer({ rating: 4, guess: 'noIdea' });
    const [attempt] = tests.$current.get()?.test.attempts ?? [];
    if (attempt?.kind !== 'held') throw new Error('not held');
    expect(Math.abs(attempt.playedMs - 22 * MINUTE_MS)).toBeLessThan(1000);
    expect(attempt.endedAtMs - attempt.startedAtMs).toBeGreaterThanOrEqual(attempt.playedMs);
  });
});

describe('a session of a self-test that is finished within its first minute', () => {
  it('is put back and begun again in its arm, and costs nothing', async () => {
    const { tests, pass, host, current, lawsNow } = await setUp();
    await tests.begin(EXAMPLE_PROTOCOL);
    await tests.startSession();
    await host.advance(40_000);
    const laws = lawsNow();
    tests.finishSession();
    await pass(MINUTE_MS);
    expect(current()?.step.kind).toBe('answer');
    await tests.putBack();
    expect(current()).toMatchObject({
      step: { kind: 'ready', place: { pair: 0, session: 0 } },
      test: { attempts: [], falseStarts: [{}] },
    });
    await tests.startSession();
    expect(lawsNow()).toEqual(laws);
    await pass(2 * MINUTE_MS);
    tests.finishSession();
    await pass(MINUTE_MS);
    await tests.putBack();
    expect(current()?.step.kind).toBe('answer');
  });
});

describe('a session of a self-test that is paused', () => {
  async function paused() {
    const up = await setUp();
    await up.tests.begin(EXAMPLE_PROTOCOL);
    await up.tests.startSession();
    await up.pass(12 * MINUTE_MS);
    const atMs = up.host.wallClock().getTime();
    up.session.stopEverything();
    const open = () => {
      const { step } = up.current() ?? {};
      if (step?.kind !== 'answer') throw new Error('not open');
      return step.open;
    };
    return { ...up, atMs, open };
  }

  it('goes on within ten minutes, and is the same session', async () => {
    const { session, pass, current, open, atMs } = await paused();
    await pass(9 * MINUTE_MS);
    expect(open().restingSinceMs).toBe(atMs);
    session.program.resume();
    await pass(9 * MINUTE_MS);
    expect(current()).toMatchObject({ isUnderWay: true });
    expect(open()).not.toHaveProperty('restingSinceMs');
    expect(Math.abs(open().playedMs - 21 * MINUTE_MS)).toBeLessThan(1000);
  });

  it('is over after ten minutes, as it stood when it was paused, and nothing goes on', async () => {
    const { session, pass, current, open, atMs, tests } = await paused();
    await pass(11 * MINUTE_MS);
    expect(current()).toMatchObject({ isUnderWay: false, canGoOn: false });
    expect(session.program.$isBlind.get()).toBe(false);
    expect(open()).toMatchObject({ isFinished: true, endedAtMs: atMs, restingSinceMs: atMs });
    await pass(5 * HOUR_MS);
    session.program.resume();
    expect(session.$isOn.get()).toBe(false);
    await tests.answer({ rating: 4, guess: 'noIdea' });
    expect(current()?.test.attempts).toMatchObject([{ endedAtMs: atMs }]);
  });

  it('ended when it was paused, also where it is finished then', async () => {
    const { pass, open, atMs, tests } = await paused();
    await pass(5 * MINUTE_MS);
    tests.finishSession();
    await pass(MINUTE_MS);
    expect(open()).toMatchObject({ isFinished: true, endedAtMs: atMs });
    expect(open()).not.toHaveProperty('restingSinceMs');
  });
});

describe('the use of a session of a self-test', () => {
  it('is recorded under a sitting that its test and its begin give, also where it goes on after a reload', async () => {
    const { tests, open, current, session, host, pass } = await setUp();
    await tests.begin(EXAMPLE_PROTOCOL);
    const sitting = () => session.program.$played.get()?.sittingId;
    await tests.startSession();
    await pass(MINUTE_MS);
    const { test, step } = current() ?? {};
    if (step?.kind !== 'answer') throw new Error('not begun');
    const own = sessionSitting(test?.id ?? '', step.open.startedAtMs);
    expect(sitting()).toBe(own);
    tests.stop();
    session.program.stop();
    await pass(MINUTE_MS);
    const later = open();
    await host.advance(0);
    await later.goOn();
    expect(session.program.$isBlind.get()).toBe(true);
    expect(sitting()).toBe(own);
  });
});

describe('a self-test on a device whose clock is set', () => {
  it('loses no pair to a clock that ran a day ahead, and says what it waits for', async () => {
    const { shelf, session, output, host, pass } = await setUp();
    let offMs = 24 * HOUR_MS;
    const wallClock = () => new Date(host.wallClock().getTime() + offMs);
    const tests = createSelfTests({
      session,
      output,
      host: { ...host, wallClock },
      $theme: $day,
      shelf,
      locks,
    });
    const current = () => tests.$current.get();
    const hold = async () => {
      await tests.startSession();
      await pass(21 * MINUTE_MS);
      tests.finishSession();
      await pass(MINUTE_MS);
      await tests.answer({ rating: 4, guess: 'noIdea' });
    };
    await host.advance(0);
    await tests.begin({ ...EXAMPLE_PROTOCOL, washOutMs: HOUR_MS, missedAfterMs: 2 * HOUR_MS });
    await hold();
    // Set a month ahead for a moment, and then right.
    offMs = 30 * 24 * HOUR_MS;
    await pass(MINUTE_MS);
    expect(current()?.step.kind).toBe('noVerdict');
    offMs = 0;
    await pass(MINUTE_MS);
    expect(current()?.test.attempts).toHaveLength(1);
    expect(current()?.step).toMatchObject({ kind: 'wait', place: { pair: 0, session: 1 } });
    expect(current()?.step).toHaveProperty('behindMs');
    await pass(HOUR_MS);
    expect(current()?.step.kind).toBe('ready');
    await hold();
    const step = current()?.step;
    expect(step).toMatchObject({ kind: 'wait', place: { pair: 1, session: 0 } });
    expect(step).not.toHaveProperty('behindMs');
  });
});

describe('a self-test whose wash-out was seen to be over', () => {
  it('says that the clock was set back, also after a reload', async () => {
    const { shelf, session, output, host, pass } = await setUp();
    let offMs = 0;
    const wallClock = () => new Date(host.wallClock().getTime() + offMs);
    const open = () =>
      createSelfTests({
        session,
        output,
        host: { ...host, wallClock },
        $theme: $day,
        shelf,
        locks,
      });
    const tests = open();
    await host.advance(0);
    await tests.begin(EXAMPLE_PROTOCOL);
    await tests.startSession();
    await pass(21 * MINUTE_MS);
    tests.finishSession();
    await pass(MINUTE_MS);
    await tests.answer({ rating: 4, guess: 'noIdea' });
    await pass(5 * HOUR_MS);
    expect(tests.$current.get()?.step.kind).toBe('ready');
    offMs = -2 * HOUR_MS;
    await pass(MINUTE_MS);
    expect(tests.$current.get()?.step).toHaveProperty('wasOverMs');
    tests.stop();
    const again = open();
    await host.advance(0);
    expect(again.$current.get()?.step).toHaveProperty('wasOverMs');
  });
});

describe('an ordinary session while a self-test runs', () => {
  it('puts the next session of the test off by the wash-out, if it takes a minute', async () => {
    const { tests, session, current, pass, host } = await setUp();
    await tests.begin(EXAMPLE_PROTOCOL);
    session.turnOn();
    await pass(MINUTE_MS / 2);
    session.turnOff();
    await pass(MINUTE_MS);
    expect(current()?.step.kind).toBe('ready');
    session.turnOn();
    await pass(10 * MINUTE_MS);
    expect(current()?.step.kind).toBe('wait');
    session.turnOff();
    await host.advance(1000);
    const { step } = current() ?? {};
    if (step?.kind !== 'wait') throw new Error('not put off');
    const endedMs = step.untilMs - EXAMPLE_PROTOCOL.washOutMs;
    expect(host.wallClock().getTime() - endedMs).toBeLessThan(2000);
  });
});
