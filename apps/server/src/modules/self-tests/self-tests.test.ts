import { errorBodySchema } from '@overtone/domain/contract/error-body';
import { MOST_MISSED } from '@overtone/domain/experiment/kept/kept-fields';
import {
  MOST_DELETED_SELF_TESTS,
  MOST_SELF_TEST_BYTES,
  MOST_SELF_TEST_DEVICES,
  MOST_SELF_TESTS,
} from '@overtone/domain/contract/self-tests';
import type { KeptTest } from '@overtone/domain/experiment/kept/kept-test';
import type { Attempt } from '@overtone/domain/experiment/protocol/run';
import {
  EXAMPLE_SEED,
  HOUR_MS,
} from '@overtone/domain/experiment/protocol/testing/example-protocol';
import {
  abandoned,
  EXAMPLE_COMMITMENT,
  EXAMPLE_TEST,
  exampleTestAfter,
} from '@overtone/domain/experiment/testing/example-test';
import { asc, eq } from 'drizzle-orm';
import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Person } from '../../access/person.ts';
import { VISITOR } from '../../access/person.ts';
import { users } from '../../database/tables/identity.ts';
import { deletedSelfTests, selfTestDevices, selfTests } from '../../database/tables/self-tests.ts';
import { makeTestDatabase, type TestDatabase } from '../../testing/databases/test-database.ts';
import { makeFolders, TEST_TIME, testApp, type TestFolders } from '../../testing/test-app.ts';
import { addUsers, testMember, testPersonal } from '../../testing/test-personal.ts';
import type { TakeTurn } from '../../threads/turn-taking.ts';
import { selfTestService } from './service.ts';

const ADA = testMember('ada');
const BOB = testMember('bob');
const DEVICE = '2b4f4f0e-3f1c-4a53-8d3a-0c1f5d1f2a77';
const [KEY = '', OTHER_KEY = ''] = [1, 2].map(() =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'der' },
    privateKeyEncoding: { type: 'pkcs8', format: 'der' },
  }).publicKey.toString('base64'),
);
const OWN_QUESTION = { kind: 'own', words: 'Was it easier to begin?' } as const;
const SEEDS = [{ deviceId: DEVICE, ciphertext: 'QUJD'.repeat(86) }];

let folders: TestFolders;
let test: TestDatabase;

beforeAll(async () => {
  [folders, test] = await Promise.all([makeFolders(), makeTestDatabase()]);
});
beforeEach(async () => {
  await test.clear();
  await addUsers(test.database, [ADA, BOB]);
});
afterAll(() => Promise.all([folders.remove(), test.close()]));

function ask(method: string, path: string, body?: unknown, tag?: string, person: Person = ADA) {
  const app = testApp(folders, {
    database: test.database,
    personOf: () => Promise.resolve(person),
    personal: testPersonal({ database: test.database, now: () => TEST_TIME }),
  });
  return app.request(path, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(tag === undefined ? {} : { 'if-match': tag }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

const keep = async (
  kept: KeptTest,
  tag: string | undefined,
  seeds: unknown = SEEDS,
  person?: Person,
) => ask('PUT', `/api/self-tests/${kept.id}`, { test: kept, seeds }, tag, person);
const read = async (person?: Person) =>
  (await ask('GET', '/api/self-tests', undefined, undefined, person)).json();
const codeOf = async (response: Response) => errorBodySchema.parse(await response.json()).code;

const after = (sessions: number) =>
  exampleTestAfter(() => ({ rating: 3, guess: 'noIdea' }), sessions);

/** One that is over, with a seal of its own. */
const other = (number: number): KeptTest => ({ ...abandoned(after(3)), ...sealOf(number) });

const sealOf = (number: number): Pick<KeptTest, 'id' | 'sealed'> => ({
  id: randomUUID(),
  sealed: { ...EXAMPLE_TEST.sealed, commitment: number.toString(16).padStart(64, '0') },
});

/** One with as many sessions as one can have, half of its pairs lost with their second, and every one with all that can be known of it; and all that a clock can have noted as missed that ran ahead. */
function atItsLongest(): KeptTest {
  const { createdAtMs } = EXAMPLE_TEST;
  const missed = Array.from({ length: MOST_MISSED }, (_, index): Attempt => {
    return { kind: 'missed', atMs: createdAtMs + (1000 + index) * 24 * HOUR_MS };
  });
  const held = Array.from({ length: 240 }, (_, index): Attempt => {
    const startedAtMs = createdAtMs + index * 24 * HOUR_MS;
    return {
      kind: 'held',
      startedAtMs,
      endedAtMs: startedAtMs + HOUR_MS,
      answeredAtMs: startedAtMs + 2 * HOUR_MS,
      playedMs: index < 120 && index % 2 === 1 ? 1234 : HOUR_MS,
      circumstances: { withoutToneMs: 1234, withoutLightMs: 1234, otherTabMs: 1234 },
      settings: {
        strength: 0.1 + 0.2,
        waveform: 'Sawtooth',
        hue: 1000 / 3,
        carrierHz: 1000 / 3,
        sound: 'Mountain Stream',
        pulseStyle: 'colour',
        flashGuard: false,
        masterVolume: 0.1 + 0.2,
        backgroundVolume: 0.1 + 0.2,
        hasOwnAudio: false,
      },
      rating: 3,
      guess: 'noIdea',
      attention: {
        commissions: 17,
        omissions: 100,
        tooEarly: 36,
        meanMs: 432,
        spreadMs: 111,
        frameMs: 50 / 3,
        clockMs: 0.1 + 0.2,
      },
      brokenOffTasks: 999,
    };
  });
  const protocol = { ...EXAMPLE_TEST.sealed.protocol, pairs: 60, sparePairs: 60 };
  const sealed = {
    protocol: { ...protocol, attentionTask: 'sart' as const, question: OWN_QUESTION },
    commitment: EXAMPLE_COMMITMENT,
  };
  return { ...EXAMPLE_TEST, sealed, attempts: [...missed, ...held] };
}

describe('the self-tests of an account', () => {
  it('are kept from revision to revision, and given back with their sealed seeds', async () => {
    expect(await read()).toEqual({ tests: [], devices: [] });
    const first = await keep(EXAMPLE_TEST, '"0"');
    expect(first.headers.get('etag')).toBe('"1"');
    expect(await first.json()).toEqual({ revision: 1 });
    expect(await (await keep(after(3), '"1"')).json()).toEqual({ revision: 2 });
    expect(await read()).toEqual({
      tests: [{ revision: 2, test: after(3), seeds: SEEDS }],
      devices: [],
    });
    expect(await read(BOB)).toEqual({ tests: [], devices: [] });
  });

  it('are kept at their longest: 240 sessions with all that one can have, for twenty devices', async () => {
    const longest = atItsLongest();
    const many = Array.from({ length: MOST_SELF_TEST_DEVICES }, () => ({
      deviceId: randomUUID(),
      ciphertext: 'Q'.repeat(684),
    }));
    expect((await keep(longest, '"0"', many)).status).toBe(200);
    expect(await read()).toMatchObject({ tests: [{ test: longest }] });
    const tooLong = await keep(longest, '"1"', [
      { deviceId: DEVICE, ciphertext: 'Q'.repeat(300_000) },
    ]);
    expect(tooLong.status).toBe(413);
  });

  it('lets exactly one of many changes of one revision through', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => keep(EXAMPLE_TEST, '"0"')));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 412)).toHaveLength(5);
    expect(await codeOf(await keep(after(2), '"7"'))).toBe('self_test_stale');
  });

  it('refuses what is not the sealed test gone on', async () => {
    await keep(after(3), '"0"');
    const resealed = {
      ...after(4),
      sealed: { ...EXAMPLE_TEST.sealed, commitment: 'f'.repeat(64) },
    };
    for (const wrong of [after(2), resealed]) {
      const response = await keep(wrong, '"1"');
      expect([response.status, await codeOf(response)]).toEqual([400, 'invalid_request']);
    }
    await keep(abandoned(after(3)), '"1"');
    expect((await keep(after(4), '"2"')).status).toBe(400);
    const elsewhere = await ask(
      'PUT',
      `/api/self-tests/${randomUUID()}`,
      { test: EXAMPLE_TEST, seeds: [] },
      '"0"',
    );
    expect(elsewhere.status).toBe(400);
  });

  it('asks for If-Match, and refuses hostile bodies without failing', async () => {
    expect((await keep(EXAMPLE_TEST, undefined)).status).toBe(428);
    for (const tag of ['*', '1', 'W/"0"']) expect((await keep(EXAMPLE_TEST, tag)).status).toBe(400);
    const path = `/api/self-tests/${EXAMPLE_TEST.id}`;
    const state = { kind: 'running', open: null, seed: EXAMPLE_SEED };
    const hostile: unknown[] = [
      null,
      [],
      'test',
      {},
      { test: null, seeds: [] },
      { test: EXAMPLE_TEST },
      { test: EXAMPLE_TEST, seeds: [{ deviceId: 'x', ciphertext: 'y' }] },
      { test: EXAMPLE_TEST, seeds: Array.from({ length: 500 }, () => SEEDS[0]) },
      { test: { ...EXAMPLE_TEST, state }, seeds: [] },
      { test: { ...EXAMPLE_TEST, arm: 'real' }, seeds: [] },
      { test: { ...EXAMPLE_TEST, attempts: Array.from({ length: 9_000 }, () => ({})) }, seeds: [] },
      { test: { ...EXAMPLE_TEST, createdAtMs: 1e300 }, seeds: [] },
      { test: { ...EXAMPLE_TEST, createdAtMs: -1 }, seeds: [] },
    ];
    for (const body of hostile) {
      const { status } = await ask('PUT', path, body, '"0"');
      expect([400, 413], JSON.stringify(body).slice(0, 60)).toContain(status);
    }
    for (const id of ['x', '%00', 'a'.repeat(2000), '..']) {
      for (const method of ['PUT', 'DELETE']) {
        const response = await ask(method, `/api/self-tests/${id}`, {
          test: EXAMPLE_TEST,
          seeds: [],
        });
        expect(response.status, `${method} ${id.slice(0, 9)}`).toBeLessThan(500);
      }
    }
    expect(await test.database.$count(selfTests)).toBe(0);
  });

  it('keeps no sealed seed of a test that is over, since it is open then', async () => {
    await keep(EXAMPLE_TEST, '"0"');
    const ended = exampleTestAfter(() => ({ rating: 3, guess: 'noIdea' }));
    await keep(ended, '"1"');
    expect(await read()).toMatchObject({ tests: [{ revision: 2, test: ended, seeds: [] }] });
  });

  it('run one at a time, each with a seal of its own', async () => {
    await keep(EXAMPLE_TEST, '"0"');
    const another = { ...EXAMPLE_TEST, id: randomUUID() };
    const sealed = { ...EXAMPLE_TEST.sealed, commitment: 'c'.repeat(64) };
    expect(await codeOf(await keep({ ...another, sealed }, '"0"'))).toBe('self_test_running');
    expect(await codeOf(await keep({ ...after(40), id: another.id }, '"0"'))).toBe(
      'self_test_running',
    );
    expect((await keep({ ...another, sealed }, '"0"', SEEDS, BOB)).status).toBe(200);
    expect((await keep(after(40), '"1"')).status).toBe(200);
    expect((await keep({ ...another, sealed }, '"0"')).status).toBe(200);
    expect(await codeOf(await keep({ ...other(1), sealed }, '"0"'))).toBe('self_test_running');
  });

  it('are no more than there can be, and go when they are deleted', async () => {
    for (let i = 0; i < MOST_SELF_TESTS; i += 1) {
      expect((await keep(other(i), '"0"')).status).toBe(200);
    }
    expect(await codeOf(await keep(EXAMPLE_TEST, '"0"'))).toBe('too_many_self_tests');
    expect((await keep(EXAMPLE_TEST, '"0"', SEEDS, BOB)).status).toBe(200);
    const { tests } = (await read()) as { tests: { test: KeptTest }[] };
    const id = tests[0]?.test.id ?? '';
    expect((await ask('DELETE', `/api/self-tests/${id}`)).status).toBe(204);
    expect((await ask('DELETE', `/api/self-tests/${id}`)).status).toBe(204);
    expect((await keep(EXAMPLE_TEST, '"0"')).status).toBe(200);
    await ask('DELETE', `/api/self-tests/${EXAMPLE_TEST.id}`);
    expect(await read(BOB)).toMatchObject({ tests: [{ test: EXAMPLE_TEST }] });
  });

  it('are no more than there is room for, and one that runs goes on all the same', async () => {
    const longest = { ...atItsLongest(), state: abandoned(after(3)).state };
    const fill = (bytes: number) => {
      const most = Math.ceil(bytes / JSON.stringify(longest).length);
      const rows = Array.from({ length: most }, (_, number) => ({ ...longest, ...sealOf(number) }));
      return test.database.insert(selfTests).values(
        rows.map((kept) => ({
          userId: ADA.id,
          id: kept.id,
          revision: 1,
          test: kept,
          seeds: [],
          updatedAt: TEST_TIME,
        })),
      );
    };
    expect((await keep(EXAMPLE_TEST, '"0"')).status).toBe(200);
    await fill(MOST_SELF_TEST_BYTES);
    const refused = await keep(other(99), '"0"');
    expect(errorBodySchema.parse(await refused.json())).toMatchObject({
      code: 'too_many_self_tests',
      error: 'The self-tests of your account fill all the room it has for them. Delete one first.',
    });
    expect((await keep(after(40), '"1"')).status).toBe(200);
    expect((await keep(other(99), '"0"', SEEDS, BOB)).status).toBe(200);
  });

  it('stay deleted, whatever a browser sends that has not heard of it', async () => {
    const forget = (person: Person, id = EXAMPLE_TEST.id) =>
      ask('DELETE', `/api/self-tests/${id}`, undefined, undefined, person);
    await keep(abandoned(after(3)), '"0"');
    await keep(EXAMPLE_TEST, '"0"', SEEDS, BOB);
    expect((await forget(ADA)).status).toBe(204);
    for (const tag of ['"0"', '"1"', '"7"']) {
      const refused = await keep(EXAMPLE_TEST, tag);
      expect([refused.status, await codeOf(refused)]).toEqual([410, 'self_test_deleted']);
    }
    expect(await read()).toMatchObject({ tests: [] });
    expect((await keep(after(1), '"1"', SEEDS, BOB)).status).toBe(200);
    expect((await keep(other(1), '"0"')).status).toBe(200);
  });

  it('stay deleted where they come only after they were', async () => {
    const late = other(1);
    await ask('DELETE', `/api/self-tests/${late.id}`);
    expect(await codeOf(await keep(late, '"0"'))).toBe('self_test_deleted');
    const answers = await Promise.all([
      keep(EXAMPLE_TEST, '"0"'),
      ask('DELETE', `/api/self-tests/${EXAMPLE_TEST.id}`),
      keep(after(1), '"1"'),
    ]);
    expect(answers[1].status).toBe(204);
    expect(await read()).toMatchObject({ tests: [] });
  });

  it('go on where a server of the version before has kept one again', async () => {
    await ask('DELETE', `/api/self-tests/${EXAMPLE_TEST.id}`);
    await test.database.insert(selfTests).values({
      userId: ADA.id,
      id: EXAMPLE_TEST.id,
      revision: 1,
      test: EXAMPLE_TEST,
      seeds: [],
      updatedAt: TEST_TIME,
    });
    expect((await keep(after(1), '"1"')).status).toBe(200);
    await ask('DELETE', `/api/self-tests/${EXAMPLE_TEST.id}`);
    expect(await codeOf(await keep(after(1), '"2"'))).toBe('self_test_deleted');
  });

  it('are known to be deleted up to a number, those of longest ago no more', async () => {
    const [first = '', ...ids] = Array.from({ length: MOST_DELETED_SELF_TESTS }, () =>
      randomUUID(),
    );
    const minutesAgo = (minutes: number) => new Date(TEST_TIME.getTime() - minutes * 60_000);
    await test.database
      .insert(deletedSelfTests)
      .values([
        { userId: ADA.id, id: first, deletedAt: minutesAgo(2) },
        ...ids.map((id) => ({ userId: ADA.id, id, deletedAt: minutesAgo(1) })),
        { userId: BOB.id, id: first, deletedAt: minutesAgo(3) },
      ]);
    await ask('DELETE', `/api/self-tests/${EXAMPLE_TEST.id}`);
    const known = await test.database
      .select({ userId: deletedSelfTests.userId, id: deletedSelfTests.id })
      .from(deletedSelfTests)
      .orderBy(asc(deletedSelfTests.deletedAt));
    expect(known[0]).toEqual({ userId: BOB.id, id: first });
    expect(known.slice(1).map(({ id }) => id)).toEqual(
      expect.arrayContaining([...ids, EXAMPLE_TEST.id]),
    );
    expect(known).toHaveLength(1 + MOST_DELETED_SELF_TESTS);
    // Deleted once more, it is the latest again.
    await ask('DELETE', `/api/self-tests/${ids[0]}`);
    expect(await test.database.$count(deletedSelfTests)).toBe(1 + MOST_DELETED_SELF_TESTS);
  });

  it('are read one in a turn of the loop, so that nobody waits for all of another’s', async () => {
    for (let number = 0; number < 4; number += 1) await keep(other(number), '"0"');
    let turns = 0;
    const takeTurn: TakeTurn = async (piece) => {
      turns += 1;
      return piece();
    };
    const service = selfTestService({ database: test.database, now: () => TEST_TIME, takeTurn });
    expect((await service.of(ADA.id)).tests).toHaveLength(4);
    expect(turns).toBe(4);
  });

  it('refuse a device whose key nothing can be sealed for', async () => {
    const garbage = Buffer.alloc(294).toString('base64');
    const refused = await ask('PUT', `/api/self-test-devices/${DEVICE}`, { publicKey: garbage });
    expect(refused.status).toBe(400);
    expect(await read()).toMatchObject({ devices: [] });
  });

  it('know a person’s devices, the latest of them', async () => {
    const device = (id: string, publicKey = KEY) =>
      ask('PUT', `/api/self-test-devices/${id}`, { publicKey });
    expect((await device(DEVICE)).status).toBe(204);
    await device(DEVICE, OTHER_KEY);
    expect(await read()).toMatchObject({ devices: [{ id: DEVICE, publicKey: OTHER_KEY }] });
    expect((await device(DEVICE, 'no base64!')).status).toBe(400);
    for (let i = 0; i < MOST_SELF_TEST_DEVICES + 3; i += 1) await device(randomUUID());
    expect(await test.database.$count(selfTestDevices)).toBe(MOST_SELF_TEST_DEVICES);
  });

  it('go with the account, and are for people who are signed in', async () => {
    await keep(EXAMPLE_TEST, '"0"');
    await ask('PUT', `/api/self-test-devices/${DEVICE}`, { publicKey: KEY });
    await ask('DELETE', `/api/self-tests/${randomUUID()}`);
    await test.database.delete(users).where(eq(users.id, ADA.id));
    expect(await test.database.$count(selfTests)).toBe(0);
    expect(await test.database.$count(selfTestDevices)).toBe(0);
    expect(await test.database.$count(deletedSelfTests)).toBe(0);
    const visiting = await ask('GET', '/api/self-tests', undefined, undefined, VISITOR);
    expect(visiting.status).toBe(401);
  });

  it('tell no arm in what the server holds before the end', async () => {
    await keep(after(7), '"0"');
    const [row] = await test.database.select().from(selfTests);
    const text = JSON.stringify(row);
    expect(text).toContain(EXAMPLE_COMMITMENT);
    expect(text).not.toContain(EXAMPLE_SEED);
    expect(text).not.toMatch(/\breal\b|\bsham\b/u);
  });
});
