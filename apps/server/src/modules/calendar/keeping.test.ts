import { AsyncLocalStorage } from 'node:async_hooks';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../database/connection.ts';
import { calendarConnections } from '../../database/tables/calendar.ts';
import { makeTestDatabase, type TestDatabase } from '../../testing/databases/test-database.ts';
import {
  type HttpStandIn,
  replies,
  startHttpStandIn,
} from '../../testing/stand-ins/http-stand-in.ts';
import {
  makeFolders,
  postJson,
  TEST_TIME,
  testApp,
  type TestFolders,
} from '../../testing/test-app.ts';
import { testCalendar } from '../../testing/test-calendar.ts';
import { addUsers, testMember } from '../../testing/test-personal.ts';
import { TEST_SECRETS } from '../../testing/test-secrets.ts';
import type { CalendarOptions } from './create-calendar.ts';

const ADA = testMember('ada');
const TITLE = 'Sprint planning';
const TEXT = [
  'BEGIN:VCALENDAR',
  'BEGIN:VEVENT',
  'UID:1',
  'DTSTART:20260302T140000Z',
  'DURATION:PT1H',
  'RRULE:FREQ=DAILY',
  `SUMMARY:${TITLE}`,
  'END:VEVENT',
  'END:VCALENDAR',
].join('\r\n');

let folders: TestFolders;
let test: TestDatabase;
let standIn: HttpStandIn;
let now = TEST_TIME;
beforeAll(async () => {
  [folders, test, standIn] = await Promise.all([
    makeFolders(),
    makeTestDatabase(),
    startHttpStandIn(),
  ]);
});
beforeEach(async () => {
  await test.clear();
  await addUsers(test.database, [ADA]);
  now = TEST_TIME;
  standIn.behave(replies(200, TEXT));
});
afterAll(() => Promise.all([folders.remove(), test.close(), standIn.close()]));

function setUp(more: Partial<CalendarOptions> = {}) {
  const { database = test.database } = more;
  const calendar = testCalendar({
    database,
    now: () => now,
    calendarPrivateAddresses: true,
    ...more,
  });
  const app = testApp(folders, {
    calendar,
    database,
    wallClock: () => now,
    personOf: () => Promise.resolve(ADA),
  });
  const connect = async (name: number) =>
    app.request('/api/calendars', postJson({ kind: 'ics', address: `${standIn.url}/${name}.ics` }));
  const sync = async (id: string) => app.request(`/api/calendars/${id}/sync`, postJson({}));
  const kept = () => test.database.select().from(calendarConnections);
  return { app, connect, sync, kept };
}

/** A database and a box; how many transactions were open at most, and how many titles were sealed inside of one. */
function watched() {
  const inside = new AsyncLocalStorage<true>();
  let open = 0;
  const seen = { mostOpen: 0, sealedInside: 0 };
  const transaction: Database['transaction'] = (work, config) =>
    test.database.transaction(async (begun) => {
      open += 1;
      seen.mostOpen = Math.max(seen.mostOpen, open);
      return inside
        .run(true, () => work(begun))
        .finally(() => {
          open -= 1;
        });
    }, config);
  const database = new Proxy(test.database, {
    get: (target, property) =>
      property === 'transaction' ? transaction : Reflect.get(target, property, target),
  });
  const box = TEST_SECRETS.box('calendar');
  const seal = (text: string) => {
    if (text === TITLE && inside.getStore() === true) seen.sealedInside += 1;
    return box.seal(text);
  };
  const forget = () => {
    seen.mostOpen = 0;
    seen.sealedInside = 0;
  };
  return { database, box: { ...box, seal }, seen, forget };
}

describe('keeping what was read', () => {
  it('holds two connections to the database at most, however many are kept at once', async () => {
    const { database, box, seen, forget } = watched();
    const { connect, sync, kept } = setUp({ database, box });
    for (let name = 0; name < 8; name += 1) await connect(name);
    now = new Date(now.getTime() + 15 * 60_000);
    forget();
    const ids = (await kept()).map(({ id }) => id);
    const answers = await Promise.all(ids.map(sync));
    expect(answers.map(({ status }) => status)).toEqual(ids.map(() => 200));
    expect(seen.mostOpen).toBeLessThanOrEqual(2);
    expect(seen.sealedInside).toBe(0);
  });
});

describe('connecting many at once', () => {
  it('connects ten and no more', async () => {
    const { connect, kept } = setUp();
    const answers = await Promise.all(Array.from({ length: 20 }, (_, name) => connect(name)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(10);
    expect(statuses.filter((status) => status === 409)).toHaveLength(10);
    expect(await kept()).toHaveLength(10);
  });
});
