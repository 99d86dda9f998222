import { AsyncLocalStorage } from 'node:async_hooks';
import { CONNECT_PROBLEM_SENTENCES } from '@overtone/domain/calendar/sync-problems';
import { upcomingSchema } from '@overtone/domain/contract/calendar';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../database/connection.ts';
import { calendarConnections } from '../../database/tables/calendar.ts';
import { users } from '../../database/tables/identity.ts';
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

const MINUTE_MS = 60_000;
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
  const kept = async () => test.database.select().from(calendarConnections);
  return { app, calendar, connect, sync, kept };
}

const passMinutes = (minutes: number) => {
  now = new Date(now.getTime() + minutes * MINUTE_MS);
};

/** An answer that comes when it is told to. */
interface Slow {
  readonly asked: Promise<void>;
  readonly answer: () => void;
}

/** Has the next request answered with a text, not before it is told to. */
function slowly(text: string): Slow {
  const asked = Promise.withResolvers<void>();
  const told = Promise.withResolvers<void>();
  standIn.behave((response, request) => {
    asked.resolve();
    void told.promise.then(() => replies(200, text)(response, request));
  });
  return { asked: asked.promise, answer: told.resolve };
}

function withTransactions(transaction: Database['transaction']): Database {
  return new Proxy(test.database, {
    get: (target, property) =>
      property === 'transaction' ? transaction : Reflect.get(target, property, target),
  });
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
  const box = TEST_SECRETS.box('calendar');
  const seal = (text: string) => {
    if (text === TITLE && inside.getStore() === true) seen.sealedInside += 1;
    return box.seal(text);
  };
  const forget = () => {
    seen.mostOpen = 0;
    seen.sealedInside = 0;
  };
  return { database: withTransactions(transaction), box: { ...box, seal }, seen, forget };
}

describe('keeping what was read', () => {
  it('holds two connections to the database at most, however many are kept at once', async () => {
    const { database, box, seen, forget } = watched();
    const { connect, sync, kept } = setUp({ database, box });
    for (let name = 0; name < 8; name += 1) await connect(name);
    passMinutes(15);
    forget();
    const ids = (await kept()).map(({ id }) => id);
    const answers = await Promise.all(ids.map(sync));
    expect(answers.map(({ status }) => status)).toEqual(ids.map(() => 200));
    expect(seen.mostOpen).toBeLessThanOrEqual(2);
    expect(seen.sealedInside).toBe(0);
  });
});

describe('a calendar whose reading throws', () => {
  /** A box that can seal no title while it is broken, of a calendar that took three minutes to answer. */
  function breaking() {
    const box = TEST_SECRETS.box('calendar');
    const state = { isBroken: true };
    const seal = (text: string) => {
      if (state.isBroken && text === TITLE) throw new Error('not foreseen');
      return box.seal(text);
    };
    return { state, box: { ...box, seal } };
  }

  async function afterMinutes(reading: Promise<Response>, { asked, answer }: Slow) {
    await asked;
    passMinutes(3);
    answer();
    return reading;
  }

  it('is not connected, and the answer says what to do', async () => {
    const { box } = breaking();
    const { connect, kept } = setUp({ box });
    const slow = slowly(TEXT);
    const answered = await afterMinutes(connect(1), slow);
    expect(answered.status).toBe(422);
    expect(await answered.json()).toMatchObject({
      code: 'calendar_unreadable',
      error: CONNECT_PROBLEM_SENTENCES.unreachable,
    });
    expect(await kept()).toEqual([]);
  });

  it('is nobody’s again where it was connected before, and tried later like any that fails', async () => {
    const { state, box } = breaking();
    const { connect, sync, kept } = setUp({ box });
    state.isBroken = false;
    await connect(1);
    passMinutes(15);
    state.isBroken = true;
    const begunAtMs = now.getTime();
    const [{ id } = { id: '' }] = await kept();
    const slow = slowly(TEXT);
    const answered = await afterMinutes(sync(id), slow);
    expect(await answered.json()).toMatchObject({ problem: 'unreachable' });
    expect(await kept()).toMatchObject([
      {
        problem: 'unreachable',
        failures: 1,
        againAt: new Date(begunAtMs + MINUTE_MS),
        nextSyncAt: new Date(begunAtMs + 15 * MINUTE_MS),
      },
    ]);
    state.isBroken = false;
    standIn.behave(replies(200, TEXT));
    const read = await sync(id);
    expect([read.status, await read.json()]).toMatchObject([200, { problem: null }]);
  });
});

describe('a calendar that is taken away while it is read', () => {
  it.each(['connected', 'read again'])('is gone, when it is %s', async (when) => {
    const { app, connect, sync, kept } = setUp();
    if (when === 'read again') {
      await connect(1);
      passMinutes(15);
    }
    const { asked, answer } = slowly(TEXT);
    const reading = when === 'connected' ? connect(1) : sync((await kept())[0]?.id ?? '');
    await asked;
    const [listed] = await kept();
    const removal = await app.request(`/api/calendars/${listed?.id}`, { method: 'DELETE' });
    expect(removal.status).toBe(204);
    answer();
    expect((await reading).status).toBe(404);
    expect(await kept()).toEqual([]);
  });

  it('is gone with its account', async () => {
    const { connect, kept } = setUp();
    const { asked, answer } = slowly(TEXT);
    const reading = connect(1);
    await asked;
    await test.database.delete(users);
    answer();
    expect((await reading).status).toBe(401);
    expect(await kept()).toEqual([]);
  });
});

describe('a calendar that is being read', () => {
  it('is left to its reader, whoever asks, which is said', async () => {
    const { connect, sync, kept } = setUp();
    await connect(1);
    passMinutes(15);
    const [{ id } = { id: '' }] = await kept();
    const { asked, answer } = slowly(TEXT);
    const reading = sync(id);
    await asked;
    passMinutes(2);
    const refused = await sync(id);
    expect(refused.status).toBe(429);
    expect(await refused.json()).toMatchObject({
      error: 'Overtone is reading this calendar at the moment. Please look again in a minute.',
    });
    expect(standIn.received).toHaveLength(1);
    answer();
    expect((await reading).status).toBe(200);
  });
});

describe('a calendar whose reader is late', () => {
  it('stays as another reader has left it', async () => {
    const { app, connect, sync, kept } = setUp();
    await connect(1);
    passMinutes(15);
    const [{ id } = { id: '' }] = await kept();
    const { asked, answer } = slowly(TEXT);
    const late = sync(id);
    await asked;
    passMinutes(6);
    standIn.behave(replies(200, TEXT.replace(TITLE, 'Retrospective')));
    expect((await sync(id)).status).toBe(200);
    answer();
    expect((await late).status).toBe(200);
    const { events } = upcomingSchema.parse(
      await (await app.request('/api/calendar/upcoming')).json(),
    );
    expect(new Set(events.map(({ title }) => title))).toEqual(new Set(['Retrospective']));
  });

  it('says nothing of a failure that another reader did not have', async () => {
    const { connect, sync, kept } = setUp();
    await connect(1);
    passMinutes(15);
    const [{ id } = { id: '' }] = await kept();
    const { asked, answer } = slowly('<!doctype html>');
    const late = sync(id);
    await asked;
    passMinutes(6);
    standIn.behave(replies(200, TEXT));
    await sync(id);
    answer();
    await late;
    expect(await kept()).toMatchObject([{ problem: null, failures: 0 }]);
  });

  it('is left to it for as long again as it takes to keep what it read', async () => {
    let whileKept: ReturnType<ReturnType<typeof setUp>['kept']> | undefined;
    const box = TEST_SECRETS.box('calendar');
    const seal = (text: string) => {
      if (text === TITLE) whileKept ??= kept();
      return box.seal(text);
    };
    const database = withTransactions(async (work, config) => {
      await whileKept;
      return test.database.transaction(work, config);
    });
    const { connect, kept } = setUp({ database, box: { ...box, seal } });
    const { asked, answer } = slowly(TEXT);
    const reading = connect(1);
    await asked;
    passMinutes(4);
    answer();
    await reading;
    const [row] = (await whileKept) ?? [];
    expect(row?.nextSyncAt).toEqual(new Date(now.getTime() + 5 * MINUTE_MS));
  });
});

describe('a calendar that is being read when the server ends', () => {
  it('is as it was, and due', async () => {
    const { calendar, connect, sync, kept } = setUp();
    await connect(1);
    passMinutes(20);
    const [before] = await kept();
    const { asked } = slowly(TEXT);
    const reading = sync(before?.id ?? '');
    await asked;
    await calendar.stop();
    expect(await kept()).toEqual([{ ...before, nextSyncAt: now, againAt: now }]);
    expect((await reading).status).toBe(200);
  });

  it('stays connected where it was being connected', async () => {
    const { calendar, connect, kept } = setUp();
    const { asked } = slowly(TEXT);
    const reading = connect(1);
    await asked;
    await calendar.stop();
    expect(await kept()).toMatchObject([{ problem: null, failures: 0, nextSyncAt: now }]);
    expect((await reading).status).toBe(201);
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
