import { ACCOUNT_HEADER } from '@overtone/domain/contract/account-header';
import { EXAMPLE_SEED } from '@overtone/domain/experiment/protocol/testing/example-protocol';
import type {
  AccountSelfTest,
  SelfTestDevice,
  SealedForDevice,
} from '@overtone/domain/contract/self-tests';
import type { KeptTest } from '@overtone/domain/experiment/kept/kept-test';
import { withOpen } from '@overtone/domain/experiment/kept/next-state';
import {
  abandoned,
  EXAMPLE_TEST,
  exampleTestAfter,
} from '@overtone/domain/experiment/testing/example-test';
import { createFakeHost, type FakeRequest, jsonResponse } from '@overtone/testkit/fake-host';
import { describe, expect, it } from 'vitest';
import { accountShelf } from './account-shelf.ts';
import { memoryShelf } from './testing/memory-shelf.ts';

const { id } = EXAMPLE_TEST;
const PERSON = 'maria';
const after = (sessions: number) =>
  exampleTestAfter(() => ({ rating: 3, guess: 'noIdea' }), sessions);

/** An account as the server keeps it, reached by any number of devices. */
function account() {
  const tests = new Map<string, AccountSelfTest>();
  const deleted = new Set<string>();
  const devices = new Map<string, SelfTestDevice>();
  const requests: string[] = [];
  const isThere = { now: true };
  /** Whether requests are swallowed, as by a network that drops what is sent. */
  const isSwallowed = { now: false };
  const isSignedIn = { now: true };
  const signedIn = { now: PERSON };

  function answer({ path, method, body, headers }: FakeRequest): Response {
    requests.push(JSON.stringify([path, body]));
    if (!isThere.now) throw new TypeError('No network');
    if (!isSignedIn.now || headers.get(ACCOUNT_HEADER) !== signedIn.now) {
      return jsonResponse({ error: 'Sign in first.', code: 'unauthenticated' }, 401);
    }
    const name = path.split('/').at(-1) ?? '';
    if (method === 'GET') {
      return jsonResponse({ tests: [...tests.values()], devices: [...devices.values()] });
    }
    if (path.startsWith('/api/self-test-devices/')) {
      devices.set(name, { id: name, ...(body as { publicKey: string }) });
      return new Response(null, { status: 204 });
    }
    if (method === 'DELETE') {
      tests.delete(name);
      deleted.add(name);
      return new Response(null, { status: 204 });
    }
    if (deleted.has(name)) {
      return jsonResponse({ error: 'deleted', code: 'self_test_deleted' }, 410);
    }
    const revision = tests.get(name)?.revision ?? 0;
    if (headers.get('if-match') !== `"${revision}"`) {
      return jsonResponse({ error: 'stale', code: 'self_test_stale' }, 412);
    }
    const kept = body as { test: KeptTest; seeds: SealedForDevice[] };
    const runs = [...tests.values()].some(({ test }) => test.state.kind === 'running');
    if (revision === 0 && runs && kept.test.state.kind === 'running') {
      return jsonResponse({ error: 'one runs', code: 'self_test_running' }, 409);
    }
    tests.set(name, { revision: revision + 1, ...kept });
    return jsonResponse({ revision: revision + 1 });
  }

  function device() {
    const host = createFakeHost();
    const swallowed: AbortSignal[] = [];
    const fetch: typeof host.fetch = (path, init = {}) => {
      const signal = init.signal ?? null;
      if (isSwallowed.now) {
        if (signal) swallowed.push(signal);
        return new Promise((_, reject) => {
          signal?.addEventListener('abort', () => reject(new TypeError('Given up')));
        });
      }
      return Promise.resolve().then(() =>
        answer({
          path,
          method: init.method ?? 'GET',
          headers: new Headers(init.headers),
          body: typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined,
          signal,
        }),
      );
    };
    const local = memoryShelf();
    const shelf = accountShelf(local, { ...host, fetch }, PERSON);
    /** A minute later the account is asked again. */
    const look = async () => {
      await host.advance(61_000);
      return shelf.all();
    };
    return { host, fetch, shelf, local, look, swallowed };
  }
  return { tests, devices, requests, isThere, isSwallowed, isSignedIn, signedIn, device };
}

describe('the shelf of an account', () => {
  it('begins no second test beside one that another device has begun meanwhile', async () => {
    const { device } = account();
    const [one, two] = [device(), device()];
    await Promise.all([one.shelf.all(), two.shelf.all()]);
    await one.shelf.begin(EXAMPLE_TEST, EXAMPLE_SEED);
    const second = { ...EXAMPLE_TEST, id: '0d0e6c1e-51f5-4f0e-8a44-7d1f6c2b9a10' };
    await expect(two.shelf.begin(second, EXAMPLE_SEED)).rejects.toThrow(/^Another browser/u);
    expect((await two.shelf.all()).map((test) => test.id)).toEqual([id]);
  });

  it('keeps what a session began with in the browser that plays it', async () => {
    const { device, tests } = account();
    const one = device();
    await one.shelf.begin(EXAMPLE_TEST, EXAMPLE_SEED);
    const atStart = {
      showsLight: true,
      pulseStyle: 'light',
      flashGuard: true,
      hasOwnAudio: false,
    } as const;
    const open = { startedAtMs: 5_000_000, endedAtMs: 5_060_000, playedMs: 60_000 };
    await one.shelf.change(id, (test) => withOpen(test, { ...open, atStart }));
    expect(tests.get(id)?.test.state).toEqual({ kind: 'running', open });
    expect((await one.look())[0]?.state).toEqual({ kind: 'running', open: { ...open, atStart } });
  });

  it('brings a test to another device, whose own key alone opens its seed', async () => {
    const { device, requests, tests } = account();
    const [one, two] = [device(), device()];
    await one.look();
    await one.shelf.begin(EXAMPLE_TEST, EXAMPLE_SEED);
    expect(await two.look()).toEqual([EXAMPLE_TEST]);
    expect(await two.shelf.seedOf(id)).toBeNull();
    await one.look();
    await two.look();
    expect(await two.shelf.seedOf(id)).toBe(EXAMPLE_SEED);
    expect(tests.get(id)?.seeds).toHaveLength(2);
    expect(requests.join('\n')).not.toContain(EXAMPLE_SEED);
    expect(requests.join('\n')).not.toMatch(/hasBeat|\breal\b|\bsham\b/u);
  });

  it('goes on where another device stopped, and tells nothing that is no news', async () => {
    const { device, requests, tests } = account();
    const [one, two] = [device(), device()];
    await one.look();
    await one.shelf.begin(EXAMPLE_TEST, EXAMPLE_SEED);
    await two.look();
    await one.shelf.change(id, () => after(2));
    expect(await two.look()).toEqual([after(2)]);
    await two.shelf.change(id, () => after(3));
    expect(await one.look()).toEqual([after(3)]);
    const count = requests.length;
    await one.shelf.change(id, (test) => test);
    expect(requests.length).toBe(count);
    expect(tests.get(id)?.test).toEqual(after(3));
  });

  it('keeps on the device what the account cannot be told, and tells it later', async () => {
    const { device, isThere, tests } = account();
    const { shelf, look } = device();
    isThere.now = false;
    await look();
    await shelf.begin(EXAMPLE_TEST, EXAMPLE_SEED);
    await shelf.change(id, () => after(2));
    expect(await shelf.all()).toEqual([after(2)]);
    expect(await shelf.seedOf(id)).toBe(EXAMPLE_SEED);
    isThere.now = true;
    await look();
    expect(tests.get(id)?.test).toEqual(after(2));
  });

  it('takes the account’s where two devices went on apart', async () => {
    const { device } = account();
    const [one, two] = [device(), device()];
    await one.look();
    await one.shelf.begin(EXAMPLE_TEST, EXAMPLE_SEED);
    await two.look();
    await one.shelf.change(id, () => after(2));
    const apart = exampleTestAfter(() => ({ rating: 5, guess: 'noIdea' }), 1);
    await two.shelf.change(id, () => apart);
    expect(await two.look()).toEqual([after(2)]);
    expect(await one.look()).toEqual([after(2)]);
  });

  it('deletes on all devices, and nothing where the account cannot be told', async () => {
    const { device, isThere } = account();
    const [one, two] = [device(), device()];
    await one.look();
    await one.shelf.begin(EXAMPLE_TEST, EXAMPLE_SEED);
    await one.shelf.change(id, () => abandoned(after(2)));
    await two.look();
    isThere.now = false;
    await expect(two.shelf.forget(id)).rejects.toThrow('not deleted');
    expect(await two.shelf.all()).toEqual([abandoned(after(2))]);
    isThere.now = true;
    await two.shelf.forget(id);
    expect(await two.look()).toEqual([]);
    expect(await one.look()).toEqual([]);
  });
});

describe('a test that another browser has deleted', () => {
  /** Two browsers with a test, which the second has deleted without the first having heard of anything since its begin. */
  async function deletedElsewhere() {
    const held = account();
    const [one, two] = [held.device(), held.device()];
    await one.look();
    await one.shelf.begin(EXAMPLE_TEST, EXAMPLE_SEED);
    await two.look();
    await two.shelf.change(id, () => abandoned(after(2)));
    await two.shelf.forget(id);
    const found: KeptTest[] = [];
    const stop = one.shelf.onFoundDeleted((test) => void found.push(test));
    return { ...held, one, two, found, stop };
  }

  it('is let go of and told of where it still runs, and comes back nowhere', async () => {
    const { one, two, found, stop, tests } = await deletedElsewhere();
    expect(await one.look()).toEqual([]);
    expect(found).toEqual([EXAMPLE_TEST]);
    expect(tests.size).toBe(0);
    expect(await one.shelf.seedOf(id)).toBeNull();
    expect(await two.look()).toEqual([]);
    expect(await one.look()).toEqual([]);
    expect(found).toHaveLength(1);
    stop();
  });

  it('stays known there as one that there was', async () => {
    const { one, two } = await deletedElsewhere();
    await one.look();
    expect(await one.shelf.deleted()).toMatchObject([{ createdAtMs: EXAMPLE_TEST.createdAtMs }]);
    expect(await one.shelf.deleted()).toEqual(await two.shelf.deleted());
  });

  it('is let go of with the next word of its session', async () => {
    const { one, found, tests } = await deletedElsewhere();
    const open = { startedAtMs: 0, endedAtMs: 15_000, playedMs: 15_000 };
    expect(await one.shelf.change(id, (test) => withOpen(test, open))).toBeNull();
    expect(await one.local.all()).toEqual([]);
    expect(found).toMatchObject([{ id, state: { open } }]);
    expect(tests.size).toBe(0);
  });

  it('is let go of, too, where it was stopped without the account having heard of it', async () => {
    const { one, found, isThere } = await deletedElsewhere();
    isThere.now = false;
    await one.shelf.change(id, () => abandoned(after(3)));
    isThere.now = true;
    expect(await one.look()).toEqual([]);
    expect(found).toEqual([abandoned(after(3))]);
  });

  it('is told of to nobody any more who has stopped listening', async () => {
    const { one, found, stop } = await deletedElsewhere();
    stop();
    await one.look();
    expect(found).toEqual([]);
  });
});

describe('an account that has gone back to a backup', () => {
  it('is told again of a test that was begun since, with what was answered, by each device', async () => {
    const { device, tests } = account();
    const [one, two] = [device(), device()];
    await one.look();
    await one.shelf.begin(EXAMPLE_TEST, EXAMPLE_SEED);
    await two.look();
    await one.look();
    await two.look();
    await one.shelf.change(id, () => after(2));
    const open = { startedAtMs: 0, endedAtMs: 15_000, playedMs: 15_000 };
    await one.shelf.change(id, (test) => withOpen(test, open));
    tests.clear();
    expect(await one.look()).toMatchObject([{ attempts: after(2).attempts, state: { open } }]);
    expect(tests.get(id)?.test.attempts).toEqual(after(2).attempts);
    expect(await two.look()).toEqual(await one.look());
    expect(await two.shelf.seedOf(id)).toBe(EXAMPLE_SEED);
    await two.shelf.change(id, () => after(3));
    expect(await one.look()).toEqual([after(3)]);
  });

  it('is told again also of one that was stopped here before it was asked anew', async () => {
    const { device, tests } = account();
    const one = device();
    await one.look();
    await one.shelf.begin(EXAMPLE_TEST, EXAMPLE_SEED);
    await one.shelf.change(id, () => after(2));
    tests.clear();
    await one.shelf.change(id, () => abandoned(after(2)));
    expect(await one.shelf.all()).toEqual([abandoned(after(2))]);
    expect(tests.get(id)?.test).toEqual(abandoned(after(2)));
    await one.look();
    tests.clear();
    expect(await one.look()).toEqual([]);
  });

  it('is believed of a deletion once it has what was told, also from another device', async () => {
    const { device, isThere } = account();
    const [one, two] = [device(), device()];
    await one.look();
    await one.shelf.begin(EXAMPLE_TEST, EXAMPLE_SEED);
    await two.look();
    isThere.now = false;
    await two.shelf.change(id, () => after(1));
    isThere.now = true;
    await one.shelf.change(id, () => abandoned(after(2)));
    expect(await two.look()).toEqual([abandoned(after(2))]);
    await one.shelf.forget(id);
    expect(await two.look()).toEqual([]);
  });

  it('keeps what it has of a test that goes on, which is then brought up to date', async () => {
    const { device, tests } = account();
    const one = device();
    await one.shelf.begin(EXAMPLE_TEST, EXAMPLE_SEED);
    const backup = new Map(tests);
    await one.shelf.change(id, () => after(2));
    await one.shelf.change(id, () => abandoned(after(2)));
    tests.clear();
    backup.forEach((test) => tests.set(id, test));
    expect(await one.look()).toEqual([abandoned(after(2))]);
    expect(tests.get(id)?.test).toEqual(abandoned(after(2)));
  });
});

describe('a session in another browser of the account', () => {
  it('is heard of there once a minute, with the browser that plays it', async () => {
    const { device, tests } = account();
    const [one, two] = [device(), device()];
    await one.shelf.begin(EXAMPLE_TEST, EXAMPLE_SEED);
    const by = (await one.shelf.browserId()) ?? '';
    expect(by).not.toBe(await two.shelf.browserId());
    const startedAtMs = EXAMPLE_TEST.createdAtMs;
    for (const playedMs of [0, 15_000, 30_000, 45_000, 60_000]) {
      const open = { startedAtMs, endedAtMs: startedAtMs + playedMs, playedMs, by };
      await one.shelf.change(id, (test) => withOpen(test, open));
    }
    expect(tests.get(id)?.revision).toBe(3);
    const [there] = await two.look();
    expect(there?.state).toMatchObject({ open: { by, playedMs: 60_000 } });
  });

  it('goes on in this browser where nobody is signed in any more, and says so until somebody is', async () => {
    const { device, isSignedIn } = account();
    const one = device();
    await one.shelf.begin(EXAMPLE_TEST, EXAMPLE_SEED);
    expect(one.shelf.isSignedOut()).toBe(false);
    isSignedIn.now = false;
    const open = { startedAtMs: 0, endedAtMs: 15_000, playedMs: 15_000 };
    await one.shelf.change(id, (test) => withOpen(test, open));
    expect(one.shelf.isSignedOut()).toBe(true);
    expect(await one.look()).toMatchObject([{ state: { open } }]);
    isSignedIn.now = true;
    await one.look();
    expect(one.shelf.isSignedOut()).toBe(false);
  });

  it('tells and asks nothing of an account that somebody else has signed in to meanwhile', async () => {
    const { device, signedIn, tests } = account();
    const one = device();
    await one.shelf.all();
    signedIn.now = 'bob';
    await one.shelf.begin(EXAMPLE_TEST, EXAMPLE_SEED);
    tests.set(after(3).id, { revision: 9, test: after(3), seeds: [] });
    expect(await one.look()).toEqual([EXAMPLE_TEST]);
    expect(one.shelf.isSignedOut()).toBe(true);
    tests.clear();
    signedIn.now = PERSON;
    await one.look();
    expect([...tests.keys()]).toEqual([id]);
  });
});

describe('the shelf of an account that does not answer', () => {
  /** Whether something has come yet. */
  function followed<Value>(work: Promise<Value>) {
    const seen: { value?: Value } = {};
    void work.then((value) => (seen.value = value));
    return seen;
  }

  it('answers from the device after two seconds, and at once from then on', async () => {
    const { device, isSwallowed } = account();
    const { shelf, host } = device();
    await shelf.begin(EXAMPLE_TEST, EXAMPLE_SEED);
    isSwallowed.now = true;
    await host.advance(61_000);
    const first = followed(shelf.all());
    await host.advance(1_900);
    expect(first.value).toBeUndefined();
    await host.advance(200);
    expect(first.value).toEqual([EXAMPLE_TEST]);
    expect(await shelf.change(id, () => after(1))).toEqual(after(1));
    expect(await shelf.all()).toEqual([after(1)]);
  });

  it('gives up what it asked and told, and tells it once it is answered again', async () => {
    const { device, isSwallowed, tests } = account();
    const { shelf, host, look, swallowed } = device();
    await shelf.begin(EXAMPLE_TEST, EXAMPLE_SEED);
    isSwallowed.now = true;
    const changed = shelf.change(id, () => after(1));
    await host.advance(0);
    await host.advance(2_000);
    await changed;
    await shelf.all();
    await host.advance(30_000);
    expect(swallowed.length).toBeGreaterThan(0);
    expect(swallowed.every(({ aborted }) => aborted)).toBe(true);
    expect(host.clock.waiting).toBe(0);
    isSwallowed.now = false;
    await look();
    await expect.poll(() => tests.get(id)?.test).toEqual(after(1));
  });

  it('begins a test after ten seconds all the same, and deletes none', async () => {
    const { device, isSwallowed } = account();
    const { shelf, host } = device();
    isSwallowed.now = true;
    const begun = shelf.begin(EXAMPLE_TEST, EXAMPLE_SEED);
    await host.advance(0);
    await host.advance(10_000);
    await begun;
    isSwallowed.now = false;
    await host.advance(61_000);
    await shelf.all();
    await host.advance(0);
    isSwallowed.now = true;
    const forgotten = shelf.forget(id).catch(String);
    await host.advance(0);
    await host.advance(10_000);
    expect(await forgotten).toContain('not deleted');
    isSwallowed.now = false;
    expect(await shelf.all()).toEqual([EXAMPLE_TEST]);
  });

  it('loses nothing of what is answered while it is heard at last', async () => {
    const { device } = account();
    const { local, host, fetch } = device();
    await local.begin(EXAMPLE_TEST, EXAMPLE_SEED);
    let isAnswering = false;
    const answering = {
      ...local,
      async seedOf(of: string) {
        if (isAnswering) await local.change(of, () => after(2));
        return local.seedOf(of);
      },
    };
    const shelf = accountShelf(answering, { ...host, fetch }, PERSON);
    await shelf.all();
    await shelf.change(id, () => after(1));
    isAnswering = true;
    await host.advance(61_000);
    expect(await shelf.all()).toEqual([after(2)]);
  });

  it('says so when something has come of it after the device had answered alone', async () => {
    const { device } = account();
    const [one, two] = [device(), device()];
    await one.shelf.begin(EXAMPLE_TEST, EXAMPLE_SEED);
    let times = 0;
    const { promise, resolve } = Promise.withResolvers<void>();
    const late = accountShelf(
      two.local,
      { ...two.host, fetch: (...asked) => promise.then(() => two.fetch(...asked)) },
      PERSON,
    );
    const stop = late.onCaughtUp(() => (times += 1));
    const first = late.all();
    await two.host.advance(2_000);
    expect(await first).toEqual([]);
    expect(times).toBe(0);
    resolve();
    await two.host.advance(0);
    await expect.poll(() => times).toBe(1);
    expect(await late.all()).toEqual([EXAMPLE_TEST]);
    stop();
    await two.host.advance(61_000);
    await late.all();
    expect(times).toBe(1);
  });
});
