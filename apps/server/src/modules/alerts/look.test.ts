import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeTestDatabase, type TestDatabase } from '../../testing/databases/test-database.ts';
import { alertStore, ownAlertStore } from './alert-store.ts';
import { look } from './look.ts';
import type { Readings } from './readings.ts';
import type { News } from './standing.ts';

const START = new Date('2026-03-02T03:00:00.000Z');
const MINUTE_MS = 60_000;
const FULL: Readings = { disk: { folder: '/data', freeShare: 0.04 } };
const ROOMY: Readings = { disk: { folder: '/data', freeShare: 0.5 } };

let db: TestDatabase;
beforeAll(async () => {
  db = await makeTestDatabase();
});
afterAll(() => db.close());
beforeEach(() => db.clear());

const minute = (n: number) => new Date(START.getTime() + n * MINUTE_MS);

describe.each([
  ['the database', () => alertStore(db.database)],
  ['a process', ownAlertStore],
])('a look, kept in %s', (_, makeStore) => {
  it('tells what is new, keeps it, and tells its end', async () => {
    const store = makeStore();
    const told: string[] = [];
    const tell = (news: readonly News[]) => {
      told.push(...news.map(({ kind, alert }) => `${kind} ${alert.name}`));
      return Promise.resolve();
    };
    await look({ store, readings: FULL, now: minute(0), tell });
    await look({ store, readings: FULL, now: minute(1), tell });
    expect(await store.read()).toMatchObject([
      { name: 'disk-full', since: minute(0), foundAt: minute(1), toldAt: minute(0) },
    ]);
    await look({ store, readings: ROOMY, now: minute(11), tell });
    expect(told).toEqual(['raised disk-full', 'over disk-full']);
    expect(await store.read()).toEqual([]);
  });

  it('tells again what nobody heard, its end too', async () => {
    const store = makeStore();
    const told: string[] = [];
    let isHeard = false;
    const tell = (news: readonly News[]) => {
      told.push(...news.map(({ kind, alert }) => `${kind} ${alert.name}`));
      return isHeard ? Promise.resolve() : Promise.reject(new Error('nobody there'));
    };
    await expect(look({ store, readings: FULL, now: minute(0), tell })).rejects.toThrow('nobody');
    isHeard = true;
    await look({ store, readings: FULL, now: minute(1), tell });
    isHeard = false;
    await expect(look({ store, readings: ROOMY, now: minute(20), tell })).rejects.toThrow('nobody');
    isHeard = true;
    await look({ store, readings: ROOMY, now: minute(21), tell });
    expect(told).toEqual([
      'raised disk-full',
      'raised disk-full',
      'over disk-full',
      'over disk-full',
    ]);
    expect(await store.read()).toEqual([]);
  });
});

describe('several servers on one database', () => {
  it('tell once between them, and one that finds nothing ends nothing that another finds', async () => {
    const stores = Array.from({ length: 4 }, () => alertStore(db.database));
    const told: string[] = [];
    const tell = (news: readonly News[]) => {
      told.push(...news.map(({ kind }) => kind));
      return Promise.resolve();
    };
    for (const at of [0, 1, 2, 9, 15, 24]) {
      await Promise.all(
        stores.map((store, i) =>
          look({ store, readings: i === 0 ? FULL : ROOMY, now: minute(at), tell }),
        ),
      );
    }
    expect(told).toEqual(['raised']);
  });
});
