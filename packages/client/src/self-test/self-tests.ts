import {
  type KeptTest,
  newTest,
  type OpenSession,
} from '@overtone/domain/experiment/kept/kept-test';
import {
  type Answers,
  answered,
  attended,
  givenUp,
  isDone,
  opened,
  stepOf,
  type TestStep,
  withMissed,
  withOpen,
  withoutLateTask,
} from '@overtone/domain/experiment/kept/next-state';
import type { SartResult } from '@overtone/domain/experiment/attention/sart-result';
import type { Protocol } from '@overtone/domain/experiment/protocol/protocol';
import { sealProtocol } from '@overtone/domain/experiment/protocol/seal';
import { sessionLaws } from '@overtone/domain/experiment/sham/session-laws';
import { failed, ok, type Result } from '@overtone/domain/result';
import type { Stop } from '@overtone/domain/stop';
import type { Milliseconds } from '@overtone/domain/units';
import { atom, type ReadableAtom } from 'nanostores';
import { randomUuid } from '../ids/random-uuid.ts';
import type { Host } from '../platform/host.ts';
import type { Session } from '../session/session.ts';
import { countPlayed } from './played-time.ts';
import { type Locks, sessionLock } from './session-lock.ts';
import { type Shelf, ShelfProblem } from './shelf.ts';
import { testProgram } from './test-program.ts';
import { newSeed, sha256Hex } from './web-digest.ts';

/** The self-test that runs, and what it waits for. */
export interface CurrentTest {
  readonly test: KeptTest;
  readonly step: TestStep;
  /** Whether a session of it plays, or stands paused, on this page. */
  readonly isUnderWay: boolean;
  /** Whether a session of it plays, or stands paused, in another tab; nothing can be done here until it is finished there. */
  readonly isElsewhere: boolean;
  /** Whether this browser has the sealed order; without it no session can begin here. */
  readonly hasOrder: boolean;
}

/** The self-tests of this device. Nothing that it shows or keeps tells what a session is before the test is over. */
export interface SelfTests {
  /** All, the latest first; null while they are being read. */
  readonly $tests: ReadableAtom<readonly KeptTest[] | null>;
  /** The one that runs; null where none does. */
  readonly $current: ReadableAtom<CurrentTest | null>;
  /** What went wrong last, in a sentence; null when nothing did. */
  readonly $problem: ReadableAtom<string | null>;
  /** Seals a checked protocol and begins a test with it. */
  readonly begin: (protocol: Protocol) => Promise<Result<KeptTest, string>>;
  /** Starts the session that is due. Call it inside a click or key press. */
  readonly startSession: () => Promise<void>;
  /** Ends the session that is under way, so that it can be answered. */
  readonly finishSession: () => void;
  /** Takes the answers to the session that was held last. */
  readonly answer: (answers: Answers) => Promise<void>;
  /** Takes the result of the attention task after an answered session; null where it is left out. */
  readonly attend: (result: SartResult | null) => Promise<void>;
  /** Stops the test that runs for good; it is kept as abandoned. */
  readonly abandon: () => Promise<void>;
  /** Forgets a test that is over. */
  readonly forget: (id: string) => Promise<void>;
  readonly stop: Stop;
}

/** What self-tests are made from. */
export interface SelfTestParts {
  readonly session: Pick<Session, '$isOn' | '$settings' | 'program' | 'start'>;
  readonly host: Pick<Host, 'now' | 'every' | 'wallClock'>;
  readonly shelf: Shelf;
  /** The browser's locks, which all its tabs share. */
  readonly locks: Locks;
  /** Draws the seed of a test's order, 32 hexadecimal digits that nobody can guess; from the browser unless told. */
  readonly drawSeed?: () => string;
}

/** How often the clock is looked at, for a wash-out that ends or a session that is missed. */
const LOOK_EVERY_MS: Milliseconds = 30_000;

const NOT_KEPT =
  'This browser keeps nothing, so a self-test cannot run in it. A private window, or a full disk, may be why.';
const ONE_AT_A_TIME = 'A self-test is running already. Finish or stop it first.';
/** What stands where no session can begin, since the seed is not here. */
export const SEED_MISSING =
  'This browser cannot open the sealed order. With an account, open this page once more in a browser that has run the test, then come back. Otherwise you can stop the test; your answers are kept.';

/** Reads what is kept and goes on where it stood. */
export function createSelfTests({
  session,
  host,
  shelf,
  locks,
  drawSeed = newSeed,
}: SelfTestParts): SelfTests {
  const $tests = atom<readonly KeptTest[] | null>(null);
  const $current = atom<CurrentTest | null>(null);
  const $problem = atom<string | null>(null);
  let underWay: { readonly id: string; readonly stop: Stop } | null = null;
  let isStarting = false;
  const lock = sessionLock(locks);
  let stopWaiting: Stop | null = null;
  /** Running tests whose sealed order this browser is known to have. */
  const withOrder = new Set<string>();
  const nowMs = () => host.wallClock().getTime();

  function show(tests: readonly KeptTest[], isElsewhere: boolean): void {
    const sorted = tests.toSorted((one, other) => other.createdAtMs - one.createdAtMs);
    const test = sorted.find(({ state }) => state.kind === 'running');
    const hasOrder = test !== undefined && withOrder.has(test.id);
    $tests.set(sorted);
    const isUnderWay = test !== undefined && underWay?.id === test.id;
    $current.set(
      test ? { test, step: stepOf(test, nowMs()), isUnderWay, isElsewhere, hasOrder } : null,
    );
  }

  /** Does something with what is kept, and shows what is kept then. */
  async function keep<Value>(work: () => Promise<Value>): Promise<Value | null> {
    try {
      const value = await work();
      const tests = await shelf.all();
      const running = tests.find(({ state }) => state.kind === 'running');
      const isUnknown = running && !withOrder.has(running.id);
      if (isUnknown && (await shelf.seedOf(running.id)) !== null) withOrder.add(running.id);
      const isElsewhere = running !== undefined && (await lock.isElsewhere(running.id));
      if (isElsewhere) stopWaiting ??= lock.onceFree(running.id, lookAgain);
      show(tests, isElsewhere);
      $problem.set(null);
      return value;
    } catch (cause) {
      $problem.set(cause instanceof ShelfProblem ? cause.message : NOT_KEPT);
      return null;
    }
  }

  /** A test whose last session has been is opened. */
  async function settle(id: string): Promise<void> {
    const test = await shelf.change(id, (kept) =>
      withMissed(withoutLateTask(kept, nowMs()), nowMs()),
    );
    if (test?.state.kind !== 'running' || !isDone(test)) return;
    const seed = await shelf.seedOf(id);
    // Another browser of the same account may still have it.
    if (seed === null) return;
    await shelf.change(id, (kept) => (isDone(kept) ? opened(kept, seed, nowMs()) : kept));
  }

  async function look(): Promise<void> {
    await keep(async () => {
      const running = (await shelf.all()).filter(({ state }) => state.kind === 'running');
      for (const { id } of running) await settle(id);
    });
  }

  function lookAgain(): void {
    stopWaiting = null;
    void look();
  }

  /** The test that runs, to be changed by the person here; null where none does, or its session is in another tab. */
  async function atHand(): Promise<string | null> {
    const id = $current.get()?.test.id;
    if (id === undefined) return null;
    if (!(await lock.isElsewhere(id))) return id;
    await look();
    return null;
  }

  /** Counts and keeps what the session plays from now on, and gives its lock back at the end. Resolves once it is begun. */
  async function follow(id: string, startedAtMs: Milliseconds, release: Stop): Promise<void> {
    let noted: Promise<unknown> = Promise.resolve();
    const note = (playedMs: Milliseconds, isOver: boolean) => {
      const open: OpenSession = { startedAtMs, endedAtMs: nowMs(), playedMs };
      if (isOver) underWay = null;
      noted = keep(() => shelf.change(id, (test) => withOpen(test, open)));
      // Not before all that was played is kept, since another tab reads it then.
      if (isOver) void noted.then(release);
    };
    underWay = { id, stop: release };
    const stopCounting = countPlayed(session, host, note);
    underWay = {
      id,
      stop() {
        stopCounting();
        release();
      },
    };
    await noted;
  }

  async function startDue(): Promise<void> {
    await look();
    const current = $current.get();
    if (current?.step.kind !== 'ready' || underWay) return;
    const { test, step } = current;
    const seed = await shelf.seedOf(test.id);
    if (seed === null) return $problem.set(SEED_MISSING);
    const { protocol } = test.sealed;
    const laws = await sessionLaws(protocol, seed, step.place, sha256Hex);
    const release = await lock.take(test.id);
    if (!release) return look();
    session.program.start(testProgram(protocol, session.$settings.get()), laws);
    await follow(test.id, nowMs(), release);
  }

  const stopLooking = host.every(LOOK_EVERY_MS, () => {
    if ($current.get()) void look();
  });
  void look();

  return {
    $tests,
    $current,
    $problem,
    async begin(protocol) {
      await look();
      if ($problem.get() !== null) return failed(NOT_KEPT);
      if ($current.get()) return failed(ONE_AT_A_TIME);
      const begun = await keep(async () => {
        const seed = drawSeed();
        const sealed = await sealProtocol(protocol, seed, sha256Hex);
        const test = newTest(randomUuid(), sealed, nowMs());
        await shelf.begin(test, seed);
        return test;
      });
      return begun ? ok(begun) : failed($problem.get() ?? NOT_KEPT);
    },
    async startSession() {
      // The sound may only be prepared inside the press itself.
      session.start();
      if (isStarting) return;
      isStarting = true;
      try {
        await startDue();
      } catch {
        $problem.set(NOT_KEPT);
      } finally {
        isStarting = false;
      }
    },
    finishSession: () => session.program.stop(),
    async answer(answers) {
      const id = await atHand();
      if (id === null || underWay) return;
      await keep(async () => {
        await shelf.change(id, (test) => answered(test, answers));
        await settle(id);
      });
    },
    async attend(result) {
      const id = $current.get()?.test.id;
      if (id === undefined) return;
      await keep(async () => {
        await shelf.change(id, (test) => attended(test, result));
        await settle(id);
      });
    },
    async abandon() {
      const id = await atHand();
      if (id === null) return;
      if (underWay) session.program.stop();
      underWay?.stop();
      underWay = null;
      await keep(async () => {
        const seed = await shelf.seedOf(id);
        await shelf.change(id, (test) => opened(givenUp(test), seed, nowMs()));
      });
    },
    forget: async (id) => {
      if ($current.get()?.test.id !== id) await keep(() => shelf.forget(id));
    },
    stop() {
      stopLooking();
      stopWaiting?.();
      underWay?.stop();
      underWay = null;
    },
  };
}
