import { failed, ok } from '@overtone/domain/result';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  cutsOff,
  type HttpStandIn,
  replies,
  startHttpStandIn,
} from '../../../testing/stand-ins/http-stand-in.ts';
import { TEST_READER } from '../../../testing/test-calendar.ts';
import type { CalendarSource } from '../calendar-source.ts';
import { googleSource } from './google-source.ts';
import { microsoftSource } from './microsoft-source.ts';
import type { TokenOf } from './provider-client.ts';

const WINDOW = { fromMs: Date.UTC(2026, 1, 23), toMs: Date.UTC(2027, 3, 6) };

let standIn: HttpStandIn;
let renewals: boolean[] = [];
beforeAll(async () => {
  standIn = await startHttpStandIn();
});
beforeEach(() => {
  renewals = [];
});
afterAll(() => standIn.close());

const tokenOf: TokenOf = (userId, { isRefused }) => {
  renewals.push(isRefused);
  return Promise.resolve(ok(`${userId} ${isRefused ? 'new' : 'old'}`));
};

function ask(source: CalendarSource, progress?: string) {
  const { signal } = new AbortController();
  const question = { userId: 'ada', address: undefined, window: WINDOW, ownAddresses: [], signal };
  return source.read({ ...question, progress });
}

async function answer(source: CalendarSource, progress?: string) {
  const read = await ask(source, progress);
  if (!read.ok) throw new Error(read.reason.problem);
  if (read.value.kind === 'unchanged') throw new Error('nothing was read');
  return read.value;
}

/** More than one call can take as arguments, and less than a page may weigh. */
const FLOOD = 131_071;

describe('Google’s calendar', () => {
  const google = (find = tokenOf) => googleSource(`${standIn.url}/calendar/v3`, find, TEST_READER);
  const timed = (id: string, more: object = {}) => ({
    id,
    status: 'confirmed',
    summary: 'Sprint planning',
    start: { dateTime: '2026-03-02T09:00:00+01:00', timeZone: 'Europe/Berlin' },
    end: { dateTime: '2026-03-02T10:00:00+01:00', timeZone: 'Europe/Berlin' },
    ...more,
  });

  it('is asked for a year of times and titles, page by page, with the person’s token', async () => {
    standIn.behave(
      replies(200, { items: [timed('a')], nextPageToken: 'two' }),
      replies(200, { items: [timed('b')], nextSyncToken: 'sync-1' }),
    );
    const { kind, changes, progress } = await answer(google());
    expect([kind, progress]).toEqual(['whole', 'sync-1']);
    expect(changes.map((change) => change.kind === 'put' && change.occurrence.key)).toEqual([
      'a',
      'b',
    ]);
    expect(changes[0]).toEqual({
      kind: 'put',
      occurrence: {
        key: 'a',
        title: 'Sprint planning',
        timing: 'instant',
        startMs: Date.UTC(2026, 2, 2, 8),
        endMs: Date.UTC(2026, 2, 2, 9),
        standing: 'busy',
      },
    });
    const [first, second] = standIn.received;
    expect(first?.url.pathname).toBe('/calendar/v3/calendars/primary/events');
    expect(Object.fromEntries(first?.url.searchParams ?? [])).toMatchObject({
      singleEvents: 'true',
      timeMin: '2026-02-23T00:00:00.000Z',
      timeMax: '2027-04-06T00:00:00.000Z',
    });
    expect(first?.url.searchParams.get('fields')).not.toMatch(/description|location|email/u);
    expect(first?.headers.authorization).toBe('Bearer ada old');
    expect(second?.url.searchParams.get('pageToken')).toBe('two');
  });

  it('is asked for what has changed since, which may be what is gone', async () => {
    standIn.behave(
      replies(200, { items: [{ id: 'a', status: 'cancelled' }], nextSyncToken: 'sync-2' }),
    );
    expect(await answer(google(), 'sync-1')).toEqual({
      kind: 'changes',
      changes: [{ kind: 'remove', key: 'a' }],
      progress: 'sync-2',
    });
    const { searchParams } = standIn.received[0]?.url ?? new URL('http://none');
    expect(searchParams.get('syncToken')).toBe('sync-1');
    expect(searchParams.has('timeMin')).toBe(false);
  });

  it('is read anew where Google has forgotten how far it was read', async () => {
    standIn.behave(
      replies(410, { error: { errors: [{ reason: 'fullSyncRequired' }] } }),
      replies(200, { items: [timed('a')], nextSyncToken: 'sync-3' }),
    );
    expect((await answer(google(), 'sync-1')).kind).toBe('whole');
    expect(standIn.received[1]?.url.searchParams.has('syncToken')).toBe(false);
    standIn.behave(replies(410));
    expect(await ask(google(), 'sync-1')).toMatchObject({ reason: { problem: 'unreachable' } });
  });

  it.each([
    ['declined', { attendees: [{ self: true, responseStatus: 'declined' }] }],
    ['busy', { attendees: [{ responseStatus: 'declined' }] }],
    ['tentative', { attendees: [{ self: true, responseStatus: 'tentative' }] }],
    ['away', { eventType: 'outOfOffice' }],
    ['free', { transparency: 'transparent' }],
    ['free', { eventType: 'workingLocation' }],
    ['busy', { eventType: 'focusTime' }],
  ])('says that an event is %s: %j', async (standing, more) => {
    standIn.behave(replies(200, { items: [timed('a', more)], nextSyncToken: 's' }));
    expect((await answer(google())).changes).toMatchObject([{ occurrence: { standing } }]);
  });

  it('may hold whole days, events without a title, and things without a time', async () => {
    const day = { start: { date: '2026-03-02' }, end: { date: '2026-03-04' }, summary: undefined };
    const items = [timed('a', day), { id: 'b', status: 'confirmed' }];
    standIn.behave(replies(200, { items, nextSyncToken: 's' }));
    const [change, ...more] = (await answer(google())).changes;
    expect(more).toEqual([]);
    expect(change).toMatchObject({
      occurrence: {
        title: '',
        timing: 'date',
        startMs: Date.UTC(2026, 2, 2),
        endMs: Date.UTC(2026, 2, 4),
      },
    });
  });

  it.each([
    ['for ever', '2026-03-02T08:00:00Z', '9999-12-31T23:59:59Z'],
    ['as a whole day without end', undefined, '+200000-01-01'],
  ])('may hold an event %s, which ends with the years that are kept', async (_, dateTime, end) => {
    const start = dateTime === undefined ? { date: '2026-03-02' } : { dateTime };
    const items = [timed('a', { start, end: { date: end } })];
    standIn.behave(replies(200, { items, nextSyncToken: 's' }));
    expect((await answer(google())).changes).toMatchObject([
      { kind: 'put', occurrence: { endMs: Date.UTC(3000, 0, 1) } },
    ]);
  });

  it('has an event no more once it was moved beyond the years that are kept', async () => {
    const day = { start: { date: '9999-12-30' }, end: { date: '9999-12-31' } };
    standIn.behave(replies(200, { items: [timed('a', day)], nextSyncToken: 's' }));
    expect((await answer(google(), 'sync-1')).changes).toEqual([{ kind: 'remove', key: 'a' }]);
  });

  it('is asked again once with a new token where the old one is refused', async () => {
    standIn.behave(replies(401), replies(200, { items: [], nextSyncToken: 's' }));
    expect((await ask(google())).ok).toBe(true);
    expect(renewals).toEqual([false, true]);
    expect(standIn.received[1]?.headers.authorization).toBe('Bearer ada new');
    standIn.behave(replies(401));
    expect(await ask(google())).toMatchObject({ reason: { problem: 'needs_consent' } });
    expect(standIn.received).toHaveLength(2);
  });

  it.each([
    ['needs_consent', 403, { error: { errors: [{ reason: 'insufficientPermissions' }] } }, {}],
    ['busy', 403, { error: { errors: [{ reason: 'rateLimitExceeded' }] } }, {}],
    ['busy', 429, '', { 'retry-after': '30' }],
    ['busy', 503, '', {}],
    ['unreachable', 500, '', {}],
    ['unreachable', 200, '<html>', {}],
    ['unreachable', 200, { items: [{ id: 7 }] }, {}],
    ['unreachable', 302, '', { location: 'https://elsewhere.example/' }],
  ])('is %s after %d %j', async (problem, status, body, headers) => {
    standIn.behave(replies(status, body, headers));
    const read = await ask(google());
    expect(read).toMatchObject({ ok: false, reason: { problem } });
    if (status === 429) expect(read).toMatchObject({ reason: { retryAfterSeconds: 30 } });
  });

  it('is asked again once where the connection breaks', async () => {
    standIn.behave(cutsOff, replies(200, { items: [], nextSyncToken: 's' }));
    expect((await ask(google())).ok).toBe(true);
    expect(standIn.received).toHaveLength(2);
  });

  it('is unreachable when it hangs up, and is left alone without a token', async () => {
    standIn.behave(cutsOff);
    expect(await ask(google())).toMatchObject({ reason: { problem: 'unreachable' } });
    standIn.behave(replies(200, { items: [] }));
    const refusing: TokenOf = () => Promise.resolve(failed('needs_consent'));
    expect(await ask(google(refusing))).toMatchObject({ reason: { problem: 'needs_consent' } });
    expect(standIn.received).toEqual([]);
  });

  it.each([
    [500, true],
    [550, true],
    [FLOOD, false],
  ])('is read, of %i events a page where it is asked for 500: %s', async (count, isRead) => {
    const items = Array.from({ length: count }, () => ({ id: '', status: 'cancelled' }));
    standIn.behave(replies(200, { items, nextSyncToken: 's' }));
    const read = await ask(google(), 'sync-1');
    expect(standIn.received[0]?.url.searchParams.get('maxResults')).toBe('500');
    expect(read).toMatchObject(
      isRead
        ? { ok: true }
        : { ok: false, reason: { problem: 'unreachable', cause: 'unexpected answer' } },
    );
  });

  it('that never comes to an end is given up', async () => {
    standIn.behave(replies(200, { items: [], nextPageToken: 'more' }));
    expect(await ask(google())).toMatchObject({ reason: { problem: 'too_large' } });
    expect(standIn.received.length).toBeLessThan(100);
  });
});

describe('Microsoft’s calendar', () => {
  const microsoft = () => microsoftSource(`${standIn.url}/v1.0`, tokenOf, TEST_READER);
  const link = (name: string) => `${standIn.url}/v1.0/me/calendarView/delta?$token=${name}`;
  const at = (hour: number) => ({
    start: {
      dateTime: `2026-03-02T${String(hour).padStart(2, '0')}:00:00.0000000`,
      timeZone: 'UTC',
    },
    end: { dateTime: `2026-03-02T${hour + 1}:00:00.0000000`, timeZone: 'UTC' },
  });
  const single = (id: string, more: object = {}) => ({
    id,
    type: 'singleInstance',
    subject: 'Design review',
    isAllDay: false,
    showAs: 'busy',
    responseStatus: { response: 'accepted' },
    ...at(10),
    ...more,
  });

  it('is followed from page to page to where it will go on', async () => {
    standIn.behave(
      replies(200, { value: [single('a')], '@odata.nextLink': link('two') }),
      replies(200, { value: [single('b')], '@odata.deltaLink': link('delta') }),
    );
    const { kind, changes, progress } = await answer(microsoft());
    expect([kind, progress, changes.length]).toEqual(['whole', link('delta'), 2]);
    expect(changes[0]).toEqual({
      kind: 'put',
      occurrence: {
        key: 'a',
        title: 'Design review',
        timing: 'instant',
        startMs: Date.UTC(2026, 2, 2, 10),
        endMs: Date.UTC(2026, 2, 2, 11),
        standing: 'busy',
      },
    });
    const [first, second] = standIn.received;
    expect(first?.url.pathname).toBe('/v1.0/me/calendarView/delta');
    expect(first?.url.searchParams.get('startDateTime')).toBe('2026-02-23T00:00:00.000Z');
    expect(first?.headers.prefer).toContain('outlook.timezone="UTC"');
    expect(second?.url.searchParams.get('$token')).toBe('two');
  });

  it('says of the times of a series only when they are', async () => {
    const master = { ...single('m', { type: 'seriesMaster' }), start: undefined, end: undefined };
    const time = { id: 'm-1', type: 'occurrence', seriesMasterId: 'm', ...at(12) };
    standIn.behave(replies(200, { value: [master, time], '@odata.deltaLink': link('delta') }));
    expect((await answer(microsoft())).changes).toMatchObject([
      { kind: 'series', series: 'm', title: 'Design review', standing: 'busy' },
      { kind: 'instance', series: 'm', occurrence: { key: 'm-1' } },
    ]);
  });

  it('names what is gone and what was called off', async () => {
    const gone = { id: 'a', '@removed': { reason: 'deleted' } };
    const value = [gone, single('b', { isCancelled: true })];
    standIn.behave(replies(200, { value, '@odata.deltaLink': link('delta-2') }));
    expect(await answer(microsoft(), link('delta'))).toEqual({
      kind: 'changes',
      changes: [
        { kind: 'remove', key: 'a' },
        { kind: 'remove', key: 'b' },
      ],
      progress: link('delta-2'),
    });
  });

  it.each([
    ['declined', { responseStatus: { response: 'declined' } }],
    ['tentative', { responseStatus: { response: 'tentativelyAccepted' } }],
    ['tentative', { showAs: 'tentative' }],
    ['away', { showAs: 'oof' }],
    ['free', { showAs: 'free' }],
    ['busy', { showAs: 'workingElsewhere', responseStatus: null }],
  ])('says that an event is %s: %j', async (standing, more) => {
    standIn.behave(replies(200, { value: [single('a', more)], '@odata.deltaLink': link('delta') }));
    expect((await answer(microsoft())).changes).toMatchObject([{ occurrence: { standing } }]);
  });

  it('may hold whole days', async () => {
    const start = { dateTime: '2026-03-02T00:00:00.0000000' };
    const end = { dateTime: '2026-03-03T00:00:00.0000000' };
    const value = [single('a', { isAllDay: true, start, end, subject: null })];
    standIn.behave(replies(200, { value, '@odata.deltaLink': link('delta') }));
    expect((await answer(microsoft())).changes).toMatchObject([
      { occurrence: { timing: 'date', title: '', startMs: Date.UTC(2026, 2, 2) } },
    ]);
  });

  it('may hold an event for ever, which ends with the years that are kept', async () => {
    const end = { dateTime: '9999-12-31T23:59:59.0000000' };
    const time = { id: 'm-1', type: 'occurrence', seriesMasterId: 'm', ...at(12), end };
    const value = [single('a', { end }), time];
    standIn.behave(replies(200, { value, '@odata.deltaLink': link('delta') }));
    expect((await answer(microsoft())).changes).toMatchObject([
      { kind: 'put', occurrence: { endMs: Date.UTC(3000, 0, 1) } },
      { kind: 'instance', occurrence: { endMs: Date.UTC(3000, 0, 1) } },
    ]);
  });

  it('has an event no more once it was moved beyond the years that are kept', async () => {
    const far = { dateTime: '9999-12-31T00:00:00.0000000' };
    const value = [single('a', { start: far, end: far })];
    standIn.behave(replies(200, { value, '@odata.deltaLink': link('delta') }));
    expect((await answer(microsoft(), link('delta'))).changes).toEqual([
      { kind: 'remove', key: 'a' },
    ]);
  });

  it('never leads the person’s token to another server', async () => {
    for (const next of ['https://elsewhere.example/v1.0/me', 'not a link']) {
      standIn.behave(replies(200, { value: [], '@odata.nextLink': next }));
      expect(await ask(microsoft())).toMatchObject({ reason: { problem: 'unreachable' } });
    }
    expect(await ask(microsoft(), 'https://elsewhere.example/delta')).toMatchObject({
      reason: { problem: 'unreachable' },
    });
  });

  it.each([
    [200, true],
    [220, true],
    [FLOOD, false],
  ])('is read, of %i events a page where it is asked for 200: %s', async (count, isRead) => {
    const value = Array.from({ length: count }, () => ({ id: '', '@removed': {} }));
    standIn.behave(replies(200, { value, '@odata.deltaLink': link('delta') }));
    const read = await ask(microsoft(), link('delta'));
    expect(standIn.received[0]?.headers.prefer).toContain('odata.maxpagesize=200');
    expect(read).toMatchObject(
      isRead
        ? { ok: true }
        : { ok: false, reason: { problem: 'unreachable', cause: 'unexpected answer' } },
    );
  });

  it('is read anew where Microsoft has forgotten how far it was read', async () => {
    standIn.behave(
      replies(410, { error: { code: 'SyncStateNotFound' } }),
      replies(200, { value: [single('a')], '@odata.deltaLink': link('delta-3') }),
    );
    expect((await answer(microsoft(), link('delta'))).kind).toBe('whole');
  });

  it.each([
    ['needs_consent', 403, { error: { code: 'ErrorAccessDenied' } }],
    ['busy', 429, { error: { code: 'ApplicationThrottled' } }],
    ['unreachable', 500, ''],
  ])('is %s after %d', async (problem, status, body) => {
    standIn.behave(replies(status, body));
    expect(await ask(microsoft())).toMatchObject({ ok: false, reason: { problem } });
  });
});
