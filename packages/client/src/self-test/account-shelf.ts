import {
  type AccountSelfTest,
  forgetSelfTest,
  keepSelfTest,
  keepSelfTestDevice,
  readSelfTests,
  type SealedForDevice,
  type SelfTestDevice,
} from '@overtone/domain/contract/self-tests';
import { revisionTag } from '@overtone/domain/contract/settings';
import { withBegunWith } from '@overtone/domain/experiment/kept/begun-with';
import type { KeptTest } from '@overtone/domain/experiment/kept/kept-test';
import { opened } from '@overtone/domain/experiment/kept/next-state';
import type { Result } from '@overtone/domain/result';
import type { Stop } from '@overtone/domain/stop';
import type { Milliseconds } from '@overtone/domain/units';
import { call, type Refusal } from '../api/call.ts';
import { EXCHANGE_WITHIN_MS, withDeadline } from '../api/deadline.ts';
import { forAccount } from '../api/for-account.ts';
import type { Host } from '../platform/host.ts';
import { openWith, sealFor } from './device-key.ts';
import { type LocalShelf, type Shelf, ShelfProblem } from './shelf.ts';

/** The account is asked again after this long. */
const ASK_EVERY_MS: Milliseconds = 60_000;

/** So long is the account waited for before the device answers without it. */
const PATIENCE_MS: Milliseconds = 2_000;

/** So long is it waited for where it has a say, as in whether a test may begin. */
const SAY_WITHIN_MS: Milliseconds = 10_000;

/** The account hears this often of a session outside a test. */
const OTHER_TOLD_EVERY_MS: Milliseconds = 10 * 60_000;

const RUNS_ELSEWHERE =
  'Another browser signed in to your account has just started a self-test, so this one was not started. It will show here in a moment.';
const NOT_DELETED =
  'The server did not answer, so the test was not deleted. Please try again later.';

/** What of a test other devices have to know: once a minute also that an open session still plays. */
function news({ attempts, falseStarts = [], otherUntilMs, state }: KeptTest): string {
  const open = state.kind === 'running' ? state.open : null;
  const heardOf = open && Math.floor(open.endedAtMs / ASK_EVERY_MS);
  const { startedAtMs, isFinished, rated, answers, taskRuns } = open ?? {};
  const other = otherUntilMs && Math.floor(otherUntilMs / OTHER_TOLD_EVERY_MS);
  const nowOpen = [startedAtMs, heardOf, isFinished, rated, answers, taskRuns];
  return JSON.stringify([attempts.length, falseStarts.length, state.kind, other, ...nowOpen]);
}

/**
 * The shelf of a device whose tests follow an account. The device's own comes first and answers always; the account is
 * told of what changed, and asked once a minute, where it can be reached. Where it does not answer soon, the device answers
 * without it, and what was asked and told goes on behind. Seeds travel sealed for each device's own key.
 *
 * @param person Id of the account.
 */
export function accountShelf(
  local: LocalShelf,
  host: Pick<Host, 'fetch' | 'now' | 'after' | 'wallClock'>,
  person: string,
): Shelf {
  const server = forAccount(host, person);
  let devices: readonly SelfTestDevice[] = [];
  let askedMs = -Infinity;
  let syncing: Promise<void> | null = null;
  let isSignedOut = false;
  /** Whether it was waited for in vain, and has not answered since. */
  let isSilent = false;
  /** Whether the device has answered while the account was still being asked. */
  let wasAlone = false;
  const watchers = new Set<() => void>();
  const finders = new Set<(test: KeptTest) => void>();
  /** Ids of tests that turned out to be deleted from the account. */
  const foundDeleted = new Set<string>();
  /** Ids of tests of which the account has not taken what this page told last. */
  const untold = new Set<string>();
  const sealedBefore = new Map<string, readonly SealedForDevice[]>();

  function hear(reply: Result<unknown, Refusal>): void {
    if (reply.ok || reply.reason.reply !== undefined) isSilent = false;
    if (reply.ok) isSignedOut = false;
    else if (reply.reason.code === 'unauthenticated') isSignedOut = true;
  }

  /** Waits for something that is asked or told, not for long, and not where nothing is to be expected. Says whether it was done. */
  async function isDoneSoon(work: Promise<unknown>): Promise<boolean> {
    const done = work.then(() => true);
    // Whoever does not wait for it any more learns of a full or removed shelf from the shelf itself.
    done.catch(() => undefined);
    if (isSilent) return false;
    let stopWaiting: Stop = () => undefined;
    const late = new Promise<boolean>((resolve) => {
      stopWaiting = host.after(PATIENCE_MS, () => {
        isSilent = true;
        resolve(false);
      });
    });
    return Promise.race([done, late]).finally(stopWaiting);
  }

  async function seedsOf(id: string): Promise<readonly SealedForDevice[]> {
    const seed = await local.seedOf(id);
    if (seed === null) return sealedBefore.get(id) ?? [];
    const sealed = await Promise.all(
      devices.map(async (device) => ({
        deviceId: device.id,
        ciphertext: await sealFor(device.publicKey, seed),
      })),
    );
    return sealed.flatMap(({ deviceId, ciphertext }) =>
      ciphertext === null ? [] : [{ deviceId, ciphertext }],
    );
  }

  /** Lets go of a test that was deleted from the account. It was over there, so that there was one stays known here, too. */
  async function letGo(test: KeptTest): Promise<void> {
    const { id } = test;
    if (foundDeleted.has(id)) return;
    foundDeleted.add(id);
    untold.delete(id);
    sealedBefore.delete(id);
    await local.change(id, (kept) => opened(kept, null, host.wallClock().getTime()));
    await local.forget(id);
    finders.forEach((run) => run(test));
  }

  /** Tells the account of a test, which is new to it if nothing else is said; false where another one runs there. */
  async function tell(
    test: KeptTest,
    { revision = 0, withinMs = EXCHANGE_WITHIN_MS } = {},
  ): Promise<boolean> {
    const { id } = test;
    const seeds = test.state.kind === 'running' ? await seedsOf(id) : [];
    const told = await withDeadline(host, withinMs, (signal) =>
      call(server, keepSelfTest, {
        params: { id },
        headers: { 'if-match': revisionTag(revision) },
        body: { test: withBegunWith(test, {}), seeds: [...seeds] },
        signal,
      }),
    );
    hear(told);
    if (told.ok) {
      untold.delete(id);
      await local.setRevision(id, told.value.revision);
    }
    // Another device was faster: what it told is looked at next time.
    else if (told.reason.code === 'self_test_stale') askedMs = -Infinity;
    else if (told.reason.code === 'self_test_deleted') await letGo(test);
    return told.ok || told.reason.code !== 'self_test_running';
  }

  /** Tells the account what has become of a test, from what this device last heard of it there. */
  async function tellNews(test: KeptTest): Promise<void> {
    await tell(test, { revision: (await local.revisions()).get(test.id) ?? 0 });
  }

  async function takeOver({ revision, test, seeds }: AccountSelfTest): Promise<void> {
    const own = await local.deviceKey();
    foundDeleted.delete(test.id);
    sealedBefore.set(test.id, seeds);
    const mine = seeds.find(({ deviceId }) => deviceId === own.id);
    const hasSeed = (await local.seedOf(test.id)) !== null;
    const seed = mine && !hasSeed ? await openWith(own, mine.ciphertext) : null;
    const further = await local.adopt(test, seed, revision);
    const isMissing = devices.some(({ id }) => !seeds.some(({ deviceId }) => deviceId === id));
    const canSeal = test.state.kind === 'running' && isMissing && (hasSeed || seed !== null);
    const isNews = news(further) !== news(test);
    if (!isNews) untold.delete(test.id);
    if (isNews || canSeal) await tellNews(further);
  }

  async function sync(): Promise<void> {
    const asked = await withDeadline(host, EXCHANGE_WITHIN_MS, (signal) =>
      call(server, readSelfTests, { signal }),
    );
    hear(asked);
    if (!asked.ok) return;
    askedMs = host.now();
    const own = await local.deviceKey();
    const { tests } = asked.value;
    devices = asked.value.devices;
    if (!devices.some(({ id }) => id === own.id)) {
      const { id, publicKey } = own;
      const known = await withDeadline(host, EXCHANGE_WITHIN_MS, (signal) =>
        call(server, keepSelfTestDevice, { params: { id }, body: { publicKey }, signal }),
      );
      if (known.ok) devices = [...devices, { id, publicKey }];
    }
    for (const test of tests) await takeOver(test);
    const had = await local.revisions();
    for (const test of await local.all()) {
      if (tests.some(({ test: { id } }) => id === test.id)) continue;
      // What the account has had and has no more was deleted elsewhere, which nothing is of which it knows only that it runs:
      // such an account has gone back to a backup, or has not been told yet.
      const isOverThere = test.state.kind !== 'running' && !untold.has(test.id);
      if (had.has(test.id) && isOverThere) await local.forget(test.id);
      else await tell(test);
    }
  }

  async function syncIfDue(): Promise<void> {
    if (host.now() - askedMs < ASK_EVERY_MS) return;
    syncing ??= sync().finally(() => {
      syncing = null;
      if (!wasAlone || isSilent) return;
      wasAlone = false;
      watchers.forEach((run) => run());
    });
    if (!(await isDoneSoon(syncing))) wasAlone = true;
  }

  return {
    async all() {
      await syncIfDue();
      return local.all();
    },
    unreadable: local.unreadable,
    async begin(test, seed) {
      await local.begin(test, seed);
      if (await tell(test, { withinMs: SAY_WITHIN_MS })) return;
      await local.forget(test.id);
      askedMs = -Infinity;
      throw new ShelfProblem(RUNS_ELSEWHERE);
    },
    async change(id, next) {
      let before: string | null = null;
      const changed = await local.change(id, (test) => {
        before = news(test);
        return next(test);
      });
      if (!changed || news(changed) === before) return changed;
      untold.add(id);
      await isDoneSoon(tellNews(changed));
      return foundDeleted.has(id) ? null : changed;
    },
    seedOf: local.seedOf,
    deleted: local.deleted,
    browserId: async () => (await local.deviceKey()).id,
    isSignedOut: () => isSignedOut,
    onCaughtUp(run) {
      const own = () => run();
      watchers.add(own);
      return () => void watchers.delete(own);
    },
    onFoundDeleted(run) {
      const own = (test: KeptTest) => run(test);
      finders.add(own);
      return () => void finders.delete(own);
    },
    async forget(id) {
      if ((await local.revisions()).has(id)) {
        const told = await withDeadline(host, SAY_WITHIN_MS, (signal) =>
          call(server, forgetSelfTest, { params: { id }, signal }),
        );
        if (!told.ok) throw new ShelfProblem(NOT_DELETED);
      }
      await local.forget(id);
    },
  };
}
