import { HOSTILE_CALENDARS } from '@overtone/calendar/testing/hostile-calendars';
import {
  calendarSchema,
  calendarsSchema,
  upcomingSchema,
} from '@overtone/domain/contract/calendar';
import { errorBodySchema } from '@overtone/domain/contract/error-body';
import { SYNC_PROBLEM_SENTENCES } from '@overtone/domain/calendar/sync-problems';
import { recommend } from '@overtone/recommender/recommend';
import { failed, ok } from '@overtone/domain/result';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Person, VISITOR } from '../../access/person.ts';
import { calendarConnections, calendarOccurrences } from '../../database/tables/calendar.ts';
import { users } from '../../database/tables/identity.ts';
import type { ProviderTokens } from '../../ports/provider-tokens.ts';
import {
  type HttpStandIn,
  replies,
  startHttpStandIn,
} from '../../testing/stand-ins/http-stand-in.ts';
import { memoryRateLimiter } from '../../testing/in-memory/memory-rate-limiter.ts';
import {
  makeFolders,
  postJson,
  TEST_TIME,
  testApp,
  type TestFolders,
} from '../../testing/test-app.ts';
import { testCalendar } from '../../testing/test-calendar.ts';
import { makeTestDatabase, type TestDatabase } from '../../testing/databases/test-database.ts';
import { addUsers, testMember } from '../../testing/test-personal.ts';
import type { CalendarOptions } from './create-calendar.ts';

const MINUTE_MS = 60_000;
const EVER_CHANGING = HOSTILE_CALENDARS['a zone of daily changes, twenty events']?.();
const ADA = testMember('ada');
const BOB = testMember('bob');

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
  await addUsers(test.database, [ADA, BOB], 'Europe/Berlin');
  now = TEST_TIME;
  standIn.behave(replies(200, calendarText()));
});
afterAll(() => Promise.all([folders.remove(), test.close(), standIn.close()]));

function calendarText(title = 'Sprint planning', more: readonly string[] = []): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'X-WR-CALNAME:Work',
    'BEGIN:VEVENT',
    'UID:ada@example.com',
    'DTSTART;TZID=Europe/Berlin:20260302T140000',
    'DURATION:PT1H',
    'RRULE:FREQ=WEEKLY',
    `SUMMARY:${title}`,
    'ATTENDEE;PARTSTAT=ACCEPTED:mailto:ada@example.com',
    'END:VEVENT',
    ...more,
    'END:VCALENDAR',
  ];
  return lines.join('\r\n');
}

const TOKENS: ProviderTokens = {
  configured: { google: true, microsoft: true },
  accessTokenFor: () => Promise.resolve(ok('token')),
};

function setUp(more: Partial<CalendarOptions> = {}, person: Person = ADA) {
  const calendar = testCalendar({
    database: test.database,
    now: () => now,
    tokens: TOKENS,
    googleCalendarApiUrl: `${standIn.url}/google`,
    microsoftGraphApiUrl: `${standIn.url}/graph`,
    calendarPrivateAddresses: true,
    ...more,
  });
  const parts = { calendar, database: test.database, wallClock: () => now };
  const appOf = (who: Person) =>
    testApp(folders, { ...parts, personOf: () => Promise.resolve(who) });
  const app = appOf(person);
  const send = (path: string, body: unknown, method = 'POST') =>
    app.request(path, { ...postJson(body), method });
  const connect = (wish: unknown = { kind: 'ics', address: `${standIn.url}/a.ics` }) =>
    send('/api/calendars', wish);
  async function connected(wish?: unknown) {
    return calendarSchema.parse(await (await connect(wish)).json());
  }
  async function upcoming(query = '') {
    const response = await app.request(`/api/calendar/upcoming${query}`);
    expect(response.status).toBe(200);
    return upcomingSchema.parse(await response.json()).events;
  }
  async function calendars() {
    return calendarsSchema.parse(await (await app.request('/api/calendars')).json());
  }
  const codeOf = async (response: Response) => errorBodySchema.parse(await response.json()).code;
  return { app, appOf, calendar, send, connect, connected, upcoming, calendars, codeOf };
}

const passMinutes = (minutes: number) => {
  now = new Date(now.getTime() + minutes * MINUTE_MS);
};

describe('connecting a secret address', () => {
  it('reads it at once and shows its name, never the address', async () => {
    const { connect, calendars } = setUp();
    const response = await connect();
    expect(response.status).toBe(201);
    const text = await response.text();
    expect(text).not.toContain(standIn.url);
    expect(calendarSchema.parse(JSON.parse(text))).toMatchObject({
      kind: 'ics',
      name: 'Work',
      problem: null,
      syncedAt: TEST_TIME.toISOString(),
    });
    expect((await calendars()).calendars).toHaveLength(1);
  });

  it('keeps neither title, name nor address in a form that the database could tell', async () => {
    await setUp().connect();
    const rows = [
      await test.database.select().from(calendarConnections),
      await test.database.select().from(calendarOccurrences),
    ];
    const kept = JSON.stringify(rows);
    expect(rows[1]?.length).toBeGreaterThan(50);
    for (const secret of ['Sprint', 'Work', 'a.ics', '127.0.0.1', 'ada@example.com']) {
      expect(kept).not.toContain(secret);
    }
  });

  it('twice is one calendar, and no reason to ask the address again', async () => {
    const { connected, calendars } = setUp();
    const first = await connected();
    expect(await connected()).toEqual(first);
    expect(standIn.received).toHaveLength(1);
    expect((await calendars()).calendars).toHaveLength(1);
  });

  it.each([
    ['http://10.0.0.1/a.ics', false],
    ['https://name:word@calendar.example/', true],
    ['not an address', true],
    ['https://169.254.169.254/', false],
  ])('%j is refused in words, and nothing is kept', async (address, calendarPrivateAddresses) => {
    const { connect, codeOf, calendars } = setUp({ calendarPrivateAddresses });
    const response = await connect({ kind: 'ics', address });
    expect(response.status).toBe(422);
    expect(await codeOf(response)).toBe('calendar_unreadable');
    expect((await calendars()).calendars).toEqual([]);
    expect(standIn.received).toEqual([]);
  });

  it.each([
    ['<!doctype html>', /web page/u],
    ['BEGIN:VCALENDAR\r\n', /stops in the middle/u],
    ['', /empty/u],
  ])('that holds %j is refused with what to do about it', async (body, sentence) => {
    standIn.behave(replies(200, body));
    const response = await setUp().connect();
    expect(response.status).toBe(422);
    expect(errorBodySchema.parse(await response.json()).error).toMatch(sentence);
  });

  it.each([[503], [429]])(
    'that answers %i is refused with what to do, since nothing tries it again by itself',
    async (status) => {
      standIn.behave(replies(status, ''));
      const { connect, calendars } = setUp();
      const response = await connect();
      expect(response.status).toBe(422);
      const { error } = errorBodySchema.parse(await response.json());
      expect(error).toContain('Please connect it again in a few minutes.');
      expect(error).not.toContain('by itself');
      expect((await calendars()).calendars).toEqual([]);
    },
  );

  it('that was made to take for ever is refused in words', async () => {
    standIn.behave(replies(200, EVER_CHANGING));
    const { connect, calendars } = setUp();
    const response = await connect();
    expect(response.status).toBe(422);
    const { error } = errorBodySchema.parse(await response.json());
    expect(error).toBe(SYNC_PROBLEM_SENTENCES.too_complicated);
    expect((await calendars()).calendars).toEqual([]);
  });

  it.each([
    {},
    { kind: 'ics' },
    { kind: 'ics', address: '' },
    { kind: 'ics', address: `https://${'x'.repeat(2000)}` },
    { kind: 'google', address: 'https://calendar.example' },
    { kind: 'caldav', address: 'https://calendar.example' },
  ])('in the wrong form is refused: %j', async (body) => {
    expect((await setUp().connect(body)).status).toBe(400);
  });

  it('is possible for ten calendars', async () => {
    const { connect, codeOf } = setUp();
    for (let i = 0; i < 10; i += 1) {
      expect((await connect({ kind: 'ics', address: `${standIn.url}/${i}.ics` })).status).toBe(201);
    }
    expect(await codeOf(await connect())).toBe('too_many_calendars');
  });

  it('is limited for each account', async () => {
    const limiter = memoryRateLimiter({ perMinute: 1, now: () => 0 });
    const { connect, codeOf } = setUp({ limiter });
    await connect();
    const response = await connect();
    expect(response.status).toBe(429);
    expect(await codeOf(response)).toBe('rate_limited');
  });
});

describe('what takes place', () => {
  it('is a week of events, each with what is suggested for it', async () => {
    const { connected, upcoming } = setUp();
    const { id } = await connected();
    const [event, ...more] = await upcoming();
    expect(more).toEqual([]);
    expect(event).toMatchObject({
      calendarId: id,
      title: 'Sprint planning',
      startsAt: '2026-03-02T13:00:00.000Z',
      endsAt: '2026-03-02T14:00:00.000Z',
      isAllDay: false,
      standing: 'busy',
      plan: { kind: 'suggestion', suggestion: { state: 'meeting', source: 'offline' } },
    });
  });

  it.each([
    ['9999-12-31T23:59:59Z', 400],
    ['0000-01-01T00:00:00Z', 400],
    ['0001-01-01T00:00:00Z', 400],
    ['1900-01-01T00:00:00Z', 200],
    ['2999-12-31T23:59:59Z', 200],
  ])('is asked about from %s on: %i', async (from, status) => {
    const { app, connected } = setUp();
    await connected();
    const asked = await app.request(`/api/calendar/upcoming?from=${from}&days=14`);
    expect(asked.status).toBe(status);
  });

  it.each([
    ['a million weeks', ['DTSTART:20260302T100000Z', 'DURATION:P999999W']],
    [
      'for ever',
      [
        'DTSTART;TZID=America/New_York:20260302T050000',
        'DTEND;TZID=America/New_York:99991231T235959',
      ],
    ],
    [
      'days for ever, three times',
      ['DTSTART;VALUE=DATE:20260302', 'DTEND;VALUE=DATE:99991231', 'RRULE:FREQ=DAILY;COUNT=3'],
    ],
    ['since the year nought', ['DTSTART:00000101T000000Z', 'DTEND:20270101T000000Z']],
  ])('may last %s', async (_, times) => {
    const event = ['BEGIN:VEVENT', 'UID:long', ...times, 'SUMMARY:Long', 'END:VEVENT'];
    standIn.behave(replies(200, calendarText('Sprint planning', event)));
    const { connect, upcoming } = setUp();
    expect((await connect()).status).toBe(201);
    const titles = (await upcoming('?from=2026-03-02T00:00:00Z')).map(({ title }) => title);
    expect(titles).toContain('Sprint planning');
    expect(titles).toContain('Long');
  });

  it('follows the clock across its change, and names every occurrence the same each time', async () => {
    const { connected, upcoming } = setUp();
    await connected();
    const query = '?from=2026-03-23T00:00:00Z&days=14';
    const events = await upcoming(query);
    expect(events.map(({ startsAt }) => startsAt)).toEqual([
      '2026-03-23T13:00:00.000Z',
      '2026-03-30T12:00:00.000Z',
    ]);
    expect((await upcoming(query)).map(({ id }) => id)).toEqual(events.map(({ id }) => id));
    expect(new Set(events.map(({ id }) => id)).size).toBe(2);
  });

  it('starts nothing for lunch, declined, open and all-day events', async () => {
    const event = (uid: string, ...lines: readonly string[]) => [
      'BEGIN:VEVENT',
      `UID:${uid}`,
      'DTSTART:20260303T100000Z',
      'DURATION:PT1H',
      ...lines,
      'END:VEVENT',
    ];
    const declined = 'ATTENDEE;PARTSTAT=DECLINED:mailto:ada@example.com';
    const more = [
      ...event('1', 'SUMMARY:Lunch'),
      ...event('2', 'SUMMARY:Design review', declined),
      ...event('3', 'SUMMARY:Design review', 'TRANSP:TRANSPARENT'),
      'BEGIN:VEVENT',
      'UID:4',
      'DTSTART;VALUE=DATE:20260303',
      'SUMMARY:Conference',
      'END:VEVENT',
    ];
    standIn.behave(replies(200, calendarText('Sprint planning', more)));
    const { connected, upcoming } = setUp();
    await connected();
    const plans = (await upcoming()).map(({ title, plan }) =>
      plan.kind === 'nothing' ? `${title}: ${plan.reason}` : plan.suggestion.state,
    );
    expect(new Set(plans)).toEqual(
      new Set([
        'Conference: all_day',
        'Design review: declined',
        'Design review: free',
        'Lunch: no_task',
        'meeting',
      ]),
    );
  });

  it('is placed in the zone of the account, or the one that is named', async () => {
    const day = [
      'BEGIN:VEVENT',
      'UID:d',
      'DTSTART;VALUE=DATE:20260304',
      'SUMMARY:Off',
      'END:VEVENT',
    ];
    standIn.behave(replies(200, calendarText('Sprint planning', day)));
    const { connected, upcoming } = setUp();
    await connected();
    const startOf = async (query: string) =>
      (await upcoming(query)).find(({ isAllDay }) => isAllDay)?.startsAt;
    expect(await startOf('')).toBe('2026-03-03T23:00:00.000Z');
    expect(await startOf('?timeZone=Asia/Tokyo')).toBe('2026-03-03T15:00:00.000Z');
  });

  it.each(['?days=0', '?days=32', '?days=x', '?from=today', '?timeZone=Nowhere', '?more=1'])(
    'can not be asked for with %s',
    async (query) => {
      const { app } = setUp();
      expect((await app.request(`/api/calendar/upcoming${query}`)).status).toBe(400);
    },
  );
});

describe('reading a calendar again', () => {
  it('happens in the background when somebody looks, no more than every 15 minutes', async () => {
    const { connected, upcoming, calendar } = setUp();
    await connected();
    standIn.behave(replies(200, calendarText('Retrospective')));
    passMinutes(14);
    await upcoming();
    await calendar.settled();
    expect(standIn.received).toHaveLength(0);
    passMinutes(1);
    expect((await upcoming())[0]?.title).toBe('Sprint planning');
    await calendar.settled();
    expect(standIn.received).toHaveLength(1);
    expect((await upcoming())[0]?.title).toBe('Retrospective');
  });

  it('asks only for what is newer than the last time', async () => {
    standIn.behave(replies(200, calendarText(), { etag: '"7"' }));
    const { connected, upcoming, send } = setUp();
    const { id } = await connected();
    standIn.behave(replies(304));
    passMinutes(15);
    await send(`/api/calendars/${id}/sync`, {});
    expect(standIn.received[0]?.headers['if-none-match']).toBe('"7"');
    expect(await upcoming()).toHaveLength(1);
  });

  it('begins anew once the year that was read has moved on', async () => {
    standIn.behave(replies(200, calendarText(), { etag: '"7"' }));
    const { connected, send } = setUp();
    const { id } = await connected();
    passMinutes(20 * 24 * 60);
    await send(`/api/calendars/${id}/sync`, {});
    expect(standIn.received.at(-1)?.headers).not.toHaveProperty('if-none-match');
  });

  it('that fails says why, leaves everything as it was, and is tried again later each time', async () => {
    const { connected, upcoming, calendars, calendar } = setUp();
    await connected();
    standIn.behave(replies(500));
    passMinutes(15);
    await upcoming();
    await calendar.settled();
    expect((await calendars()).calendars).toMatchObject([{ problem: 'unreachable' }]);
    expect(await upcoming()).toHaveLength(1);
    for (const [minutes, requests] of [
      [14, 1],
      [1, 2],
      [29, 2],
      [1, 3],
    ] as const) {
      passMinutes(minutes);
      await upcoming();
      await calendar.settled();
      expect(standIn.received).toHaveLength(requests);
    }
    standIn.behave(replies(200, calendarText()));
    passMinutes(6 * 60);
    await upcoming();
    await calendar.settled();
    expect((await calendars()).calendars).toMatchObject([{ problem: null }]);
  });

  it('happens at once where the person asks, and once in a minute at most, which is said', async () => {
    const { connected, upcoming, send } = setUp();
    const { id } = await connected();
    standIn.behave(replies(200, calendarText('Retrospective')));
    passMinutes(1 / 3);
    const refused = await send(`/api/calendars/${id}/sync`, {});
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '40']);
    expect(errorBodySchema.parse(await refused.json())).toMatchObject({
      code: 'calendar_asked_lately',
      error: 'Overtone has just asked for this calendar. Please try again in 40 seconds.',
    });
    expect(standIn.received).toHaveLength(0);
    passMinutes(2 / 3);
    const read = calendarSchema.parse(await (await send(`/api/calendars/${id}/sync`, {})).json());
    expect(read.syncedAt).toBe(now.toISOString());
    expect(standIn.received).toHaveLength(1);
    expect((await upcoming())[0]?.title).toBe('Retrospective');
  });

  it('happens after a failure, too, where the person asks, and makes no pause longer', async () => {
    const { connected, upcoming, calendar, send } = setUp();
    const { id } = await connected();
    standIn.behave(replies(500));
    passMinutes(15);
    await upcoming();
    await calendar.settled();
    for (const _ of [1, 2, 3]) {
      passMinutes(1);
      const tried = await send(`/api/calendars/${id}/sync`, {});
      expect(calendarSchema.parse(await tried.json()).problem).toBe('unreachable');
    }
    expect(standIn.received).toHaveLength(4);
    for (const [minutes, requests] of [
      [14, 4],
      [1, 5],
      [29, 5],
      [1, 6],
    ] as const) {
      passMinutes(minutes);
      await upcoming();
      await calendar.settled();
      expect(standIn.received).toHaveLength(requests);
    }
  });

  it('does not happen in a pause that its host has asked for, whoever asks', async () => {
    const { connected, send } = setUp();
    const { id } = await connected();
    standIn.behave(replies(429, '', { 'retry-after': '7200' }));
    passMinutes(15);
    const busy = await send(`/api/calendars/${id}/sync`, {});
    expect(calendarSchema.parse(await busy.json()).problem).toBe('busy');
    passMinutes(1);
    const refused = await send(`/api/calendars/${id}/sync`, {});
    expect(refused.status).toBe(429);
    expect(errorBodySchema.parse(await refused.json()).error).toBe(
      'The calendar has asked us to wait a while. Please try again in 119 minutes.',
    );
    expect(standIn.received).toHaveLength(1);
    standIn.behave(replies(200, calendarText()));
    passMinutes(119);
    const read = await send(`/api/calendars/${id}/sync`, {});
    expect(calendarSchema.parse(await read.json()).problem).toBeNull();
  });

  it('that takes too much work leaves everything as it was', async () => {
    const { connected, upcoming, calendars, calendar } = setUp();
    await connected();
    const before = await upcoming();
    standIn.behave(replies(200, EVER_CHANGING));
    passMinutes(15);
    await upcoming();
    await calendar.settled();
    expect((await calendars()).calendars).toMatchObject([{ problem: 'too_complicated' }]);
    expect(await upcoming()).toEqual(before);
  });

  it('waits as long as it is asked to', async () => {
    const { connected, upcoming, calendar } = setUp();
    await connected();
    standIn.behave(replies(429, '', { 'retry-after': '7200' }));
    passMinutes(15);
    for (const minutes of [0, 119, 1]) {
      passMinutes(minutes);
      await upcoming();
      await calendar.settled();
    }
    expect(standIn.received).toHaveLength(2);
  });

  it('is done once, however many look at the same time', async () => {
    const { connected, upcoming, calendar } = setUp();
    await connected();
    standIn.behave(replies(200, calendarText()));
    passMinutes(15);
    await Promise.all([upcoming(), upcoming(), upcoming()]);
    await calendar.settled();
    expect(standIn.received).toHaveLength(1);
  });
});

describe('an account’s calendar', () => {
  const time = (hour: number) => ({ dateTime: `2026-03-02T${hour}:00:00Z` });
  const item = (id: string, summary: string) => ({ id, summary, start: time(13), end: time(14) });
  const delta = () => `${standIn.url}/graph/me/calendarView/delta?t=1`;

  it('is connected without a word about addresses, and read on from where it was', async () => {
    standIn.behave(replies(200, { items: [item('a', 'Standup')], nextSyncToken: 's1' }));
    const { connected, upcoming, send } = setUp();
    const { id, name } = await connected({ kind: 'google' });
    expect(name).toBe('Google');
    standIn.behave(
      replies(200, {
        items: [{ id: 'a', status: 'cancelled' }, item('b', 'Write report')],
        nextSyncToken: 's2',
      }),
    );
    passMinutes(1);
    await send(`/api/calendars/${id}/sync`, {});
    expect((await upcoming()).map(({ title }) => title)).toEqual(['Write report']);
  });

  it('takes the title of a series over to all of its times, also when only the series changes', async () => {
    const master = (subject: string) => ({ id: 'm', type: 'seriesMaster', subject });
    const instance = (id: string, hour: number) => ({
      id,
      type: 'occurrence',
      seriesMasterId: 'm',
      start: time(hour),
      end: time(hour + 1),
    });
    standIn.behave(
      replies(200, { value: [instance('1', 13), master('Standup')], '@odata.deltaLink': delta() }),
    );
    const { connected, upcoming, send } = setUp();
    const { id } = await connected({ kind: 'microsoft' });
    const titles = async () => (await upcoming()).map(({ title }) => title);
    expect(await titles()).toEqual(['Standup']);

    standIn.behave(replies(200, { value: [instance('2', 15)], '@odata.deltaLink': delta() }));
    passMinutes(1);
    await send(`/api/calendars/${id}/sync`, {});
    expect(await titles()).toEqual(['Standup', 'Standup']);

    standIn.behave(replies(200, { value: [master('Daily')], '@odata.deltaLink': delta() }));
    passMinutes(1);
    await send(`/api/calendars/${id}/sync`, {});
    expect(await titles()).toEqual(['Daily', 'Daily']);

    const unknown = { ...instance('3', 17), seriesMasterId: 'n' };
    standIn.behave(
      replies(200, { value: [unknown], '@odata.deltaLink': delta() }),
      replies(200, {
        value: [unknown, { ...master('Other'), id: 'n' }],
        '@odata.deltaLink': delta(),
      }),
    );
    passMinutes(1);
    await send(`/api/calendars/${id}/sync`, {});
    expect(await titles()).toEqual(['Other']);
  });

  it('that may not be read is not connected; the answer says what is missing', async () => {
    const tokens: ProviderTokens = {
      ...TOKENS,
      accessTokenFor: () => Promise.resolve(failed('needs_consent')),
    };
    const { connect, codeOf, calendars } = setUp({ tokens });
    const response = await connect({ kind: 'google' });
    expect(response.status).toBe(409);
    expect(await codeOf(response)).toBe('calendar_needs_consent');
    expect((await calendars()).calendars).toEqual([]);
  });

  it('whose permission was taken back is left alone until it is connected again', async () => {
    standIn.behave(replies(200, { items: [item('a', 'Standup')], nextSyncToken: 's1' }));
    const { connected, calendars, upcoming, calendar } = setUp();
    await connected({ kind: 'google' });
    standIn.behave(replies(403));
    passMinutes(5);
    for (let i = 0; i < 3; i += 1) {
      passMinutes(600);
      await upcoming();
      await calendar.settled();
    }
    expect(standIn.received).toHaveLength(1);
    expect((await calendars()).calendars).toMatchObject([{ problem: 'needs_consent' }]);
    standIn.behave(replies(200, { items: [], nextSyncToken: 's1' }));
    expect(await connected({ kind: 'google' })).toMatchObject({ problem: null });
  });

  it('can only be connected where the operator set the provider up', async () => {
    const tokens = { ...TOKENS, configured: { google: false, microsoft: false } };
    const { connect, codeOf, calendars } = setUp({ tokens });
    expect(await codeOf(await connect({ kind: 'microsoft' }))).toBe('provider_unavailable');
    expect((await calendars()).providers).toEqual({ google: false, microsoft: false });
  });
});

describe('removing a calendar', () => {
  it('takes everything that it held along', async () => {
    const { app, connected, upcoming } = setUp();
    const { id } = await connected();
    expect((await app.request(`/api/calendars/${id}`, { method: 'DELETE' })).status).toBe(204);
    expect(await upcoming()).toEqual([]);
    expect(await test.database.select().from(calendarOccurrences)).toEqual([]);
    expect((await app.request(`/api/calendars/${id}`, { method: 'DELETE' })).status).toBe(404);
  });

  it.each([
    ['calendar', 404, calendarConnections],
    ['account', 401, users],
  ])('is no calendar’s connection where the %s goes while it is read', async (_, status, table) => {
    const { connect } = setUp();
    standIn.behave((response, request) => {
      void test.database.delete(table).then(() => replies(200, calendarText())(response, request));
    });
    expect((await connect()).status).toBe(status);
    expect(await test.database.$count(calendarOccurrences)).toBe(0);
  });

  it('is done with the account', async () => {
    await setUp().connect();
    await test.database.delete(users);
    expect(await test.database.select().from(calendarConnections)).toEqual([]);
    expect(await test.database.select().from(calendarOccurrences)).toEqual([]);
  });
});

describe('somebody else', () => {
  it('sees nothing of it, and can neither read nor remove it', async () => {
    const { connected, appOf } = setUp();
    const { id } = await connected();
    const bob = appOf(BOB);
    const list = calendarsSchema.parse(await (await bob.request('/api/calendars')).json());
    expect(list.calendars).toEqual([]);
    expect(await (await bob.request('/api/calendar/upcoming')).json()).toEqual({ events: [] });
    const sync = await bob.request(`/api/calendars/${id}/sync`, postJson({}));
    const remove = await bob.request(`/api/calendars/${id}`, { method: 'DELETE' });
    expect([sync.status, remove.status]).toEqual([404, 404]);
  });

  it('who is not signed in is asked to', async () => {
    const { app, connect } = setUp({}, VISITOR);
    const paths = ['/api/calendars', '/api/calendar/upcoming'];
    for (const path of paths) expect((await app.request(path)).status).toBe(401);
    expect((await connect()).status).toBe(401);
  });

  it.each(['x', '00000000-0000-4000-8000-000000000000', '%00'])(
    'and anything that is no calendar is not found: %s',
    async (id) => {
      const { send } = setUp();
      expect((await send(`/api/calendars/${id}/sync`, {})).status).toBe(404);
    },
  );
});

describe('what is wanted of calendars', () => {
  const OFF = { autopilot: false, hostedTitles: false, leadMinutes: 0 };
  const WISH = { autopilot: true, hostedTitles: true, leadMinutes: 5 };

  it('is nothing, before a person says so, and then what they said', async () => {
    const { send, calendars } = setUp();
    expect((await calendars()).preferences).toEqual(OFF);
    for (const wish of [WISH, { ...WISH, leadMinutes: 10 }]) {
      const response = await send('/api/calendar/preferences', wish, 'PUT');
      expect(await response.json()).toEqual(wish);
      expect((await calendars()).preferences).toEqual(wish);
    }
  });

  it.each([{}, { ...WISH, leadMinutes: 31 }, { ...WISH, leadMinutes: 1.5 }, { ...WISH, more: 1 }])(
    'is refused in the form %j',
    async (wish) => {
      expect((await setUp().send('/api/calendar/preferences', wish, 'PUT')).status).toBe(400);
    },
  );

  describe('with titles for a hosted model', () => {
    const asked: string[] = [];
    const askAboutTitle: CalendarOptions['askAboutTitle'] = (userId, title) => {
      asked.push(`${userId}: ${title}`);
      return Promise.resolve({ ...recommend('meditation'), source: 'ai' });
    };
    const sourceOf = (events: Awaited<ReturnType<ReturnType<typeof setUp>['upcoming']>>) =>
      events.map(({ plan }) => plan.kind === 'suggestion' && plan.suggestion.source);
    beforeEach(() => void asked.splice(0));

    it('shows it none before the person agrees', async () => {
      const { connected, upcoming, calendar } = setUp({ askAboutTitle });
      await connected();
      await upcoming();
      await calendar.settled();
      expect(asked).toEqual([]);
    });

    it('asks about a title once, without anybody waiting for it', async () => {
      const { connected, upcoming, calendar, send } = setUp({ askAboutTitle });
      await connected();
      await send('/api/calendar/preferences', WISH, 'PUT');
      expect(sourceOf(await upcoming('?days=21'))).toEqual(['offline', 'offline', 'offline']);
      await calendar.settled();
      expect(asked).toEqual(['ada: Sprint planning']);
      expect(sourceOf(await upcoming('?days=21'))).toEqual(['ai', 'ai', 'ai']);
      await send('/api/calendar/preferences', { ...WISH, hostedTitles: false }, 'PUT');
      expect(sourceOf(await upcoming())).toEqual(['offline']);
    });

    it('never shows it one that mentions a health matter, or that starts nothing anyway', async () => {
      standIn.behave(replies(200, calendarText('Epilepsy clinic')));
      const { connected, upcoming, calendar, send } = setUp({ askAboutTitle });
      await connected();
      await send('/api/calendar/preferences', WISH, 'PUT');
      expect((await upcoming())[0]?.plan).toEqual({ kind: 'nothing', reason: 'health' });
      await calendar.settled();
      expect(asked).toEqual([]);
    });

    it('goes on without it where it fails', async () => {
      const { connected, upcoming, calendar, send } = setUp({
        askAboutTitle: () => Promise.reject(new Error('down')),
      });
      await connected();
      await send('/api/calendar/preferences', WISH, 'PUT');
      await upcoming();
      await calendar.settled();
      expect(sourceOf(await upcoming())).toEqual(['offline']);
    });
  });
});

describe('a calendar of 5,000 events', () => {
  it('lists any week, and says how long that takes', async () => {
    const zones = ['Europe/Berlin', 'America/New_York', 'Asia/Kolkata', 'Australia/Sydney'];
    const events = Array.from({ length: 5000 }, (_, index) => {
      const start = new Date(Date.UTC(2026, 1, 25, 8 + (index % 9)) + (index % 390) * 86_400_000);
      const at = start.toISOString().replaceAll(/[-:]|\.000Z/g, '');
      return [
        'BEGIN:VEVENT',
        `UID:${index}`,
        `DTSTART;TZID=${zones[index % 4]}:${at}`,
        'DURATION:PT30M',
        `SUMMARY:Design review ${index % 40}`,
        ...(index % 125 === 0 ? ['RRULE:FREQ=WEEKLY;BYDAY=MO,WE'] : []),
        'END:VEVENT',
      ];
    });
    standIn.behave(replies(200, calendarText('Sprint planning', events.flat())));
    const { connected, upcoming } = setUp();
    const readAt = performance.now();
    await connected();
    const readMs = performance.now() - readAt;
    const times: number[] = [];
    for (const from of ['2026-03-23', '2026-07-06', '2026-10-19', '2027-01-04', '2026-03-02']) {
      const startedAt = performance.now();
      expect((await upcoming(`?from=${from}T00:00:00Z`)).length).toBeGreaterThan(80);
      times.push(performance.now() - startedAt);
    }
    const shown = times.map((ms) => ms.toFixed(0)).join(', ');
    process.stdout.write(
      `a week of 5,000 events: ${shown} ms (read and kept in ${readMs.toFixed(0)} ms)\n`,
    );
  });
});
