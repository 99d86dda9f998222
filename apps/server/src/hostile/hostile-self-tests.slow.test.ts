import { selfTestsSchema } from '@overtone/domain/contract/self-tests';
import type { SartResult } from '@overtone/domain/experiment/attention/sart-result';
import { continues, furtherOf } from '@overtone/domain/experiment/kept/continuation';
import { type KeptTest, readKeptTest } from '@overtone/domain/experiment/kept/kept-test';
import { stepOf, withMissed } from '@overtone/domain/experiment/kept/next-state';
import { standingAttempts } from '@overtone/domain/experiment/protocol/run';
import { reportCsv, reportJson } from '@overtone/domain/experiment/report/report-files';
import {
  abandoned,
  EXAMPLE_START_MS,
  EXAMPLE_TEST,
  exampleTestAfter,
} from '@overtone/domain/experiment/testing/example-test';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deletedSelfTests } from '../database/tables/self-tests.ts';
import { makeTestDatabase, type TestDatabase } from '../testing/databases/test-database.ts';
import { makeFolders, TEST_TIME, testApp, type TestFolders } from '../testing/test-app.ts';
import { addUsers, testMember, testPersonal } from '../testing/test-personal.ts';

const READINGS = 40_000;
const REQUESTS = 3_000;
const SEED = Number(process.env['FUZZ_SEED'] ?? 220_731);
const ADA = testMember('ada');

const ATTENTION: SartResult = {
  commissions: 5,
  omissions: 2,
  tooEarly: 0,
  meanMs: 390,
  spreadMs: 88,
  frameMs: 16.7,
  clockMs: 0.1,
};
const OPEN = { startedAtMs: EXAMPLE_START_MS, endedAtMs: EXAMPLE_START_MS + 1, playedMs: 1 };

function withTask(test: KeptTest, state = test.state): KeptTest {
  const protocol = { ...test.sealed.protocol, attentionTask: 'sart' } as const;
  return { ...test, sealed: { ...test.sealed, protocol }, state };
}

/** Self-tests as devices send them, in every state. */
const WHOLE: readonly KeptTest[] = [
  EXAMPLE_TEST,
  { ...EXAMPLE_TEST, state: { kind: 'running', open: OPEN } },
  exampleTestAfter((arm, session) => (session % 7 === 3 ? 'missed' : { rating: 4, guess: arm }), 9),
  exampleTestAfter(() => ({ rating: 3, guess: 'noIdea' })),
  abandoned(exampleTestAfter(() => ({ rating: 1, guess: 'sham' }), 5)),
  withTask(exampleTestAfter(() => ({ rating: 3, guess: 'noIdea', attention: ATTENTION }))),
  withTask(EXAMPLE_TEST, {
    kind: 'running',
    open: { ...OPEN, answers: { rating: 5, guess: 'real' } },
  }),
];

/** What stands in one place of a body that is otherwise whole. */
const STRANGE: readonly unknown[] = [
  null,
  true,
  '',
  'real',
  'sart',
  '__proto__',
  '\u0000',
  '\uD800',
  'x'.repeat(5000),
  -1,
  0,
  0.5,
  3,
  60,
  61,
  1e21,
  -1e308,
  8.64e15,
  8.64e15 + 2,
  Number.MAX_SAFE_INTEGER,
  [],
  {},
  [[[[]]]],
  { kind: 'missed', atMs: 5 },
  { kind: 'program' },
  { kind: 'pair', slowHz: 0, fastHz: 0 },
];

type Change = Readonly<Record<'where' | 'how' | 'what', number>>;

interface Place {
  readonly holder: Record<string, unknown>;
  readonly key: string;
}

function placesOf(value: unknown): Place[] {
  if (typeof value !== 'object' || value === null) return [];
  const holder = value as Record<string, unknown>;
  return Object.keys(holder).flatMap((key) => [{ holder, key }, ...placesOf(holder[key])]);
}

/** One thing of a body made strange, left out, doubled, turned or swapped for another's. */
function change(body: object, { where, how, what }: Change): void {
  const places = placesOf(body);
  const place = places[where % Math.max(1, places.length)];
  if (!place) return;
  const { holder, key } = place;
  const value = holder[key];
  const other = places[what % places.length];
  if (how === 0) delete holder[key];
  else if (how === 1 && typeof value === 'number') holder[key] = value + (what % 3) - 1;
  else if (how === 2 && Array.isArray(value)) value.push(...structuredClone(value));
  else if (how === 3 && Array.isArray(value)) value.reverse();
  else if (how === 4 && other) holder[key] = structuredClone(other.holder[other.key]);
  else if (how === 5) holder[`${key}x`] = structuredClone(value);
  else holder[key] = structuredClone(STRANGE[what % STRANGE.length]);
}

const anyChange: fc.Arbitrary<Change> = fc.record({
  where: fc.nat(5000),
  how: fc.nat(7),
  what: fc.nat(5000),
});

/** A body that was whole before up to three changes. */
const nearlyWhole = fc
  .tuple(fc.constantFrom(...WHOLE), fc.array(anyChange, { maxLength: 3 }))
  .map(([test, changes]) => {
    const body: { test: KeptTest } = { test: structuredClone(test) };
    for (const each of changes) change(body, each);
    const changed: unknown = body.test;
    return changed;
  });

describe('self-tests that are nearly whole', () => {
  it(`are read or refused, and what is read can be gone on with and reported: ${READINGS}`, () => {
    let read = 0;
    fc.assert(
      fc.property(nearlyWhole, fc.nat(8.64e15), (value, nowMs) => {
        const result = readKeptTest(value);
        if (!result.ok) {
          expect(result.reason.length).toBeGreaterThan(0);
          return;
        }
        const test = result.value;
        read += 1;
        expect(readKeptTest(JSON.parse(JSON.stringify(test)))).toEqual(result);
        expect(continues(test, test)).toBe(true);
        expect(furtherOf(EXAMPLE_TEST, test)).toBeDefined();
        expect(readKeptTest(withMissed(test, nowMs)).ok).toBe(true);
        expect(stepOf(test, nowMs).kind).toBeTypeOf('string');
        const rows = standingAttempts(test.attempts).length;
        expect(reportCsv(test).split('\r\n')).toHaveLength(rows + 2);
        expect(JSON.parse(reportJson(test)).test).toEqual(JSON.parse(JSON.stringify(test)));
      }),
      { numRuns: READINGS, seed: SEED },
    );
    expect(read).toBeGreaterThan(READINGS / 20);
  });
});

describe('/api/self-tests', () => {
  let folders: TestFolders;
  let test: TestDatabase;
  beforeAll(async () => {
    [folders, test] = await Promise.all([makeFolders(), makeTestDatabase()]);
    await addUsers(test.database, [ADA]);
  });
  afterAll(() => Promise.all([folders.remove(), test.close()]));

  it(`keeps what it takes and refuses the rest without a fault: ${REQUESTS}`, async () => {
    const app = testApp(folders, {
      database: test.database,
      personOf: () => Promise.resolve(ADA),
      personal: testPersonal({ database: test.database, now: () => TEST_TIME }),
    });
    const statuses = new Map<number, number>();
    const seeds = fc.constantFrom<unknown>([], null, [{}], [{ deviceId: 'x', ciphertext: 'QUJD' }]);
    await fc.assert(
      fc.asyncProperty(
        nearlyWhole,
        fc.oneof({ weight: 4, arbitrary: fc.constant([]) }, seeds),
        fc.constantFrom('"0"', '"1"', '"2"', '*', ''),
        async (body, sealed, tag) => {
          const { status } = await app.request(`/api/self-tests/${EXAMPLE_TEST.id}`, {
            method: 'PUT',
            headers: { 'content-type': 'application/json', 'if-match': tag },
            body: JSON.stringify({ test: body, seeds: sealed }),
          });
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
          expect([200, 400, 404, 412, 413, 428, 429]).toContain(status);
          if (status !== 200) return;
          const kept = await (await app.request('/api/self-tests')).json();
          const [first] = selfTestsSchema.parse(kept).tests;
          expect(first?.test).toEqual(JSON.parse(JSON.stringify(body)));
          await app.request(`/api/self-tests/${EXAMPLE_TEST.id}`, { method: 'DELETE' });
          // The next one has the same id, which would be refused as deleted.
          await test.database.delete(deletedSelfTests);
        },
      ),
      { numRuns: REQUESTS, seed: SEED },
    );
    expect(statuses.get(200)).toBeGreaterThan(20);
    expect(statuses.get(400)).toBeGreaterThan(500);
  });
});
