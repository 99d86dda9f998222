import { type KeptTest, newTest } from '@overtone/domain/experiment/kept/kept-test';
import {
  answered,
  attended,
  givenUp,
  opened,
  rated,
  withOpen,
  withOther,
  withPutBack,
  withTaskBegun,
} from '@overtone/domain/experiment/kept/next-state';
import type { OpenSession } from '@overtone/domain/experiment/kept/open-session';
import { runOf } from '@overtone/domain/experiment/protocol/run';
import { sealProtocol } from '@overtone/domain/experiment/protocol/seal';
import { whyNotWith } from '@overtone/domain/experiment/protocol/why-not-testable';
import { earlierOfQuestion } from '@overtone/domain/experiment/report/earlier-of-question';
import { sessionLaws } from '@overtone/domain/experiment/sham/session-laws';
import { failed, ok } from '@overtone/domain/result';
import type { ShownTheme } from '@overtone/domain/session/interface-settings';
import type { Stop } from '@overtone/domain/stop';
import type { Milliseconds } from '@overtone/domain/units';
import { atom, type ReadableAtom } from 'nanostores';
import { randomUuid } from '../ids/random-uuid.ts';
import type { Host } from '../platform/host.ts';
import type { OutputStore } from '../safety/output-store.ts';
import type { Session } from '../session/session.ts';
import { type CurrentTest, currentTest, runningTest } from './current-test.ts';
import { watchOtherSessions } from './other-sessions.ts';
import { openSilence } from './open-silence.ts';
import { followOrdinaryElsewhere } from './ordinary-play.ts';
import { followOtherThanFirst } from './other-than-first.ts';
import { createRunningSession } from './running-session.ts';
import { type Locks, sessionLock } from './session-lock.ts';
import {
  NOT_KEPT,
  NOT_NOTED,
  ONE_AT_A_TIME,
  problemOf,
  SEED_MISSING,
} from './self-test-problems.ts';
import type { SelfTests } from './self-tests-port.ts';
import { settleTest } from './settle-test.ts';
import { type Shelf, ShelfGone } from './shelf.ts';
import { newSeed, sha256Hex } from './web-digest.ts';
import { followPresence } from './why-not-played.ts';

/** What self-tests are made from. */
export interface SelfTestParts {
  readonly session: Pick<Session, '$isOn' | '$settings' | '$engine' | 'program' | 'start'>;
  readonly output: Pick<OutputStore, '$choice' | '$inMeeting'>;
  readonly host: Pick<Host, 'now' | 'every' | 'wallClock' | 'onVisibility'>;
  /** What the page is shown in, over which the light lies. */
  readonly $theme: ReadableAtom<ShownTheme>;
  readonly shelf: Shelf;
  /** The browser's locks, which all its tabs share. */
  readonly locks: Locks;
  /** Draws the seed of a test's order, 32 hexadecimal digits that nobody can guess; from the browser unless told. */
  readonly drawSeed?: () => string;
}

/** Nothing that was pressed for waits to begin. */
const NOTHING_PRESSED = () => true;

/** How often the clock is looked at, for a wash-out that ends or a session that is missed. */
const LOOK_EVERY_MS: Milliseconds = 30_000;

/** Reads what is kept and goes on where it stood. */
export function createSelfTests({
  session,
  output,
  host,
  $theme,
  shelf,
  locks,
  drawSeed = newSeed,
}: SelfTestParts): SelfTests {
  const $tests = atom<readonly KeptTest[] | null>(null);
  const $unreadable = atom<readonly string[]>([]);
  const $current = atom<CurrentTest | null>(null);
  const $problem = atom<string | null>(null);
  const $isSignedOut = atom(false);
  const $isGone = atom(false);
  const $foundDeleted = atom<readonly KeptTest[]>([]);
  let isStarting = false;
  /** Whether the start that was pressed for last may not begin any more. */
  let isCalledOff = NOTHING_PRESSED;
  const lock = sessionLock(locks);
  let stopWaiting: Stop | null = null;
  let browserId: string | null = null;
  /** Running tests whose sealed order this browser is known to have. */
  const withOrder = new Set<string>();
  const nowMs = () => host.wallClock().getTime();
  const silenceOf = openSilence(host.now);
  const presence = followPresence({ session, output, host });
  const elsewhere = followOrdinaryElsewhere({ session, host, locks });
  const running = createRunningSession({
    session,
    host,
    $why: presence.$why,
    $lack: presence.$lack,
    $isMixed: elsewhere.$plays,
    $atStart: presence.$atStart,
    $theme,
    note: async (id, open) =>
      (await keep(() => shelf.change(id, (test) => withOpen(test, open)))) !== null,
  });

  function show(tests: readonly KeptTest[], isInOtherTab: boolean): void {
    const test = runningTest(tests);
    const underWayId = running.testId();
    const open = test?.state.kind === 'running' ? test.state.open : null;
    const silentMs = open ? silenceOf(open, nowMs()) : 0;
    $tests.set(tests.toSorted((one, other) => other.createdAtMs - one.createdAtMs));
    $isSignedOut.set(shelf.isSignedOut());
    $current.set(
      currentTest(test, {
        nowMs: nowMs(),
        silentMs,
        underWayId,
        isInOtherTab,
        browserId,
        withOrder,
      }),
    );
  }

  function endSession(): void {
    const wasUnderWay = running.testId() !== null;
    running.stop();
    if (wasUnderWay) session.program.stop();
  }

  /** Ends what went on, since nothing of it can be kept or answered any more. */
  function letGo(): void {
    isCalledOff = NOTHING_PRESSED;
    endSession();
    $tests.set([]);
    $unreadable.set([]);
    $current.set(null);
    $problem.set(null);
    $isGone.set(true);
  }

  const withoutFound = (id: string) => $foundDeleted.get().filter((test) => test.id !== id);

  function noteDeleted(test: KeptTest): void {
    $foundDeleted.set([...withoutFound(test.id), test]);
  }

  /** Ends a session whose test is here no more: it was deleted, and this tab or another of the browser has found that out. */
  async function endWithTest(id: string, tests: readonly KeptTest[]): Promise<void> {
    if (running.testId() !== id || tests.some((test) => test.id === id)) return;
    endSession();
    const gone = $tests.get()?.find((test) => test.id === id);
    if (gone && !(await shelf.unreadable()).includes(id)) noteDeleted(gone);
  }

  /** Does something with what is kept, and shows what is kept then. */
  async function keep<Value>(work: () => Promise<Value>): Promise<Value | null> {
    try {
      const value = await work();
      const underWayId = running.testId();
      const tests = await shelf.all();
      if (underWayId !== null) await endWithTest(underWayId, tests);
      const id = runningTest(tests)?.id;
      if (id !== undefined && !withOrder.has(id) && (await shelf.seedOf(id)) !== null) {
        withOrder.add(id);
      }
      browserId ??= await shelf.browserId();
      const isInOtherTab = id !== undefined && (await lock.isElsewhere(id));
      if (isInOtherTab) stopWaiting ??= lock.onceFree(id, lookAgain);
      show(tests, isInOtherTab);
      $problem.set(null);
      return value;
    } catch (cause) {
      if (cause instanceof ShelfGone) letGo();
      else $problem.set(problemOf(cause));
      return null;
    }
  }

  const settle = (id: string) => settleTest(shelf, id, nowMs());

  /** What cannot be read changes by nothing that a session keeps, so it is not looked for as often. */
  const findUnreadable = async () => $unreadable.set(await shelf.unreadable());

  async function look(): Promise<void> {
    await keep(async () => {
      const open = (await shelf.all()).filter(({ state }) => state.kind === 'running');
      for (const { id } of open) await settle(id);
      await findUnreadable();
    });
  }

  function lookAgain(): void {
    stopWaiting = null;
    void look();
  }

  /** The test that runs, to be changed by the person here; null where none does, or its session plays elsewhere. */
  async function atHand(): Promise<string | null> {
    const current = $current.get();
    if (!current) return null;
    const { id } = current.test;
    if (current.elsewhere === null && !(await lock.isElsewhere(id))) return id;
    await look();
    return null;
  }

  /** The session that may begin now, or that was cut off: of the first there is no open one yet. */
  function due(): { readonly current: CurrentTest; readonly cutOff: OpenSession | null } | null {
    const current = $current.get();
    if (!current || running.testId() !== null || session.program.$isBlind.get()) return null;
    if (current.canGoOn && current.step.kind === 'answer') {
      return { current, cutOff: current.step.open };
    }
    return current.step.kind === 'ready' ? { current, cutOff: null } : null;
  }

  async function play(isGoingOn: boolean): Promise<void> {
    await look();
    // What cannot be kept now could not be noted either.
    if ($problem.get() !== null) return;
    const next = due();
    if (!next || isGoingOn !== (next.cutOff !== null)) return;
    const { id, sealed, attempts } = next.current.test;
    const seed = await shelf.seedOf(id);
    if (seed === null) return $problem.set(SEED_MISSING);
    const { protocol } = sealed;
    const place = runOf(protocol, attempts).next;
    if (place === null) return;
    const laws = await sessionLaws(protocol, seed, place, sha256Hex);
    const release = await lock.take(id);
    if (!release) return look();
    if (isCalledOff()) return release();
    const { cutOff } = next;
    presence.take(cutOff?.atStart ?? null);
    if (await running.play({ testId: id, protocol, laws, cutOff, by: browserId }, release)) return;
    // Of a test that is here no more it is said already.
    if (!$tests.get()?.some((test) => test.id === id)) return;
    const why = $problem.get();
    await look();
    $problem.set([NOT_NOTED, why].filter((part) => part !== null).join(' '));
  }

  async function startOnce(isGoingOn: boolean): Promise<void> {
    const test = $current.get()?.test;
    const cutOff = isGoingOn ? due()?.cutOff : null;
    const { waveform, globalModulationStrength } = session.$settings.get();
    const asNow = cutOff?.start ?? { waveform, strength: globalModulationStrength };
    const why = test ? whyNotWith(asNow, test.sealed.protocol.stimulus) : null;
    if (why !== null) return $problem.set(why);
    // The sound may only be prepared inside the press itself.
    isCalledOff = session.start();
    if (isStarting) return;
    isStarting = true;
    try {
      await play(isGoingOn);
    } catch {
      $problem.set(NOT_KEPT);
    } finally {
      isStarting = false;
    }
  }

  const stopWatching = watchOtherSessions(session, host, () => {
    const id = $current.get()?.test.id;
    if (id !== undefined) void keep(() => shelf.change(id, (test) => withOther(test, nowMs())));
  });
  const stopLooking = host.every(LOOK_EVERY_MS, () => {
    if ($current.get()) void look();
  });
  const stopHearing = shelf.onCaughtUp(() => void look());
  const stopFinding = shelf.onFoundDeleted((test) => {
    noteDeleted(test);
    void look();
  });
  void look();

  return {
    $tests,
    $unreadable,
    $current,
    $problem,
    $notPlayed: presence.$why,
    $lack: presence.$lack,
    $isMixed: elsewhere.$plays,
    $otherThanFirst: followOtherThanFirst($current, { session, output, $theme }),
    $isSignedOut,
    $isGone,
    $foundDeleted,
    async begin(protocol) {
      await look();
      const before = $problem.get();
      if (before !== null) return failed(before);
      if ($current.get()) return failed(ONE_AT_A_TIME);
      const begun = await keep(async () => {
        const seed = drawSeed();
        const sealed = await sealProtocol(protocol, seed, sha256Hex);
        const known = { tests: await shelf.all(), deleted: await shelf.deleted() };
        const earlier = await earlierOfQuestion(protocol.question, Infinity, known, sha256Hex);
        const test = { ...newTest(randomUuid(), sealed, nowMs()), earlier };
        await shelf.begin(test, seed);
        return test;
      });
      return begun ? ok(begun) : failed($problem.get() ?? NOT_KEPT);
    },
    startSession: () => startOnce(false),
    goOn: () => startOnce(true),
    finishSession: () => session.program.stop(),
    async rate(rating) {
      const id = await atHand();
      if (id === null || running.testId() !== null) return;
      await keep(() => shelf.change(id, (test) => rated(test, rating, nowMs())));
    },
    async answer(answers) {
      const id = await atHand();
      if (id === null || running.testId() !== null) return;
      await keep(async () => {
        await shelf.change(id, (test) => answered(test, answers, nowMs()));
        await settle(id);
      });
    },
    async putBack() {
      const id = await atHand();
      if (id === null || running.testId() !== null) return;
      await keep(async () => {
        await shelf.change(id, withPutBack);
        await settle(id);
      });
    },
    async beginTask() {
      const id = $current.get()?.test.id;
      if (id !== undefined) await keep(() => shelf.change(id, withTaskBegun));
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
      isCalledOff = NOTHING_PRESSED;
      if (running.testId() !== null) session.program.stop();
      running.stop();
      await keep(async () => {
        const seed = await shelf.seedOf(id);
        await shelf.change(id, (test) => opened(givenUp(test), seed, nowMs()));
      });
    },
    forget: async (id) => {
      if ($current.get()?.test.id === id) return;
      await keep(async () => {
        await shelf.forget(id);
        await findUnreadable();
      });
    },
    dismissDeleted: (id) => $foundDeleted.set(withoutFound(id)),
    stop() {
      isCalledOff = NOTHING_PRESSED;
      stopWatching();
      stopLooking();
      stopHearing();
      stopFinding();
      stopWaiting?.();
      running.stop();
      presence.stop();
      elsewhere.stop();
    },
  };
}
