import type { Calendars } from '@overtone/domain/contract/calendar';
import { createFakeHost, jsonResponse, settled } from '@overtone/testkit/fake-host';
import { describe, expect, it } from 'vitest';
import { createCalendarApi } from './calendar-api.ts';
import { createCalendarStore, REFRESH_MS } from './calendar-store.ts';
import type { HostStorage } from '../platform/host.ts';
import { DEVICE_CALENDAR_KEY } from './device-calendar.ts';

const UPCOMING =
  '/api/calendar/upcoming?from=2026-03-02T09%3A00%3A00.000Z&days=7&timeZone=Europe%2FBerlin';
const CALENDAR = {
  id: '5b1f4a3e-8f0e-4d5a-9d54-0d8bb3d1c001',
  kind: 'ics',
  name: 'Work',
  problem: null,
  syncedAt: '2026-03-02T08:55:00.000Z',
} as const;
const SUGGESTION = {
  globalModulationHz: 1,
  centerModulationHz: 12,
  visualHue: 150,
  narrativeExplanation: 'Relaxed yet alert.',
  source: 'offline',
  state: 'meeting',
  confidence: 0.8,
};
const EVENT = {
  id: 'c/1',
  calendarId: CALENDAR.id,
  title: 'Standup',
  isAllDay: false,
  standing: 'busy',
  startsAt: '2026-03-02T10:00:00.000Z',
  endsAt: '2026-03-02T10:15:00.000Z',
  plan: {
    kind: 'suggestion',
    suggestion: SUGGESTION,
  },
};
const OFF = { autopilot: false, hostedTitles: false, leadMinutes: 0 };
const OVERVIEW: Calendars = {
  calendars: [CALENDAR],
  preferences: OFF,
  providers: { google: true, microsoft: false },
};

function setUp({ isSignedIn = true, host = createFakeHost(), isOtherTab = false } = {}) {
  host.respond('/api/calendars', ({ method }) =>
    jsonResponse(method === 'POST' ? CALENDAR : OVERVIEW, method === 'POST' ? 201 : 200),
  );
  host.respond(UPCOMING, () => jsonResponse({ events: [EVENT] }));
  const ledTo: string[] = [];
  let zone = 'Europe/Berlin';
  const store = createCalendarStore({
    api: isSignedIn ? createCalendarApi(host) : undefined,
    host: isOtherTab ? { ...host, storage: host.otherWindow() } : host,
    timeZone: () => zone,
    askForConsent: (provider) => void ledTo.push(provider),
  });
  const move = (to: string) => void (zone = to);
  const titles = () => store.$events.get().map(({ title }) => title);
  return { host, store, ledTo, move, titles };
}

const refusal = (code: string, error: string, status: number) => () =>
  jsonResponse({ code, error }, status);

describe('the calendars of somebody with an account', () => {
  it('load at once: events, calendars, and what can be connected', async () => {
    const { store, titles } = setUp();
    expect(store.$status.get()).toBe('loading');
    await settled();
    expect(store.$status.get()).toBe('ready');
    expect(titles()).toEqual(['Standup']);
    expect(store.$calendars.get()).toEqual([CALENDAR]);
    expect(store.$providers.get()).toEqual({ google: true, microsoft: false });
  });

  it('are asked for again while the page is open, and when it is shown', async () => {
    const { host, store } = setUp();
    await settled();
    const asked = () => host.requests.filter(({ path }) => path === '/api/calendars').length;
    await host.advance(REFRESH_MS);
    expect(asked()).toBe(2);
    host.setVisible(true);
    host.setVisible(false);
    expect(asked()).toBe(3);
    store.stop();
    store.stop();
    await host.advance(REFRESH_MS);
    host.setVisible(true);
    expect(asked()).toBe(3);
  });

  it('that can not be had say so, and keep what was there', async () => {
    const { host, store, titles } = setUp();
    await settled();
    host.respond(UPCOMING, () => jsonResponse({}, 500));
    await store.refresh();
    expect(store.$status.get()).toBe('failed');
    expect(titles()).toEqual(['Standup']);
  });

  it('never hold a suggestion that can not be set to', async () => {
    const { host, store } = setUp();
    const broken = { ...SUGGESTION, globalModulationHz: 30 };
    host.respond(UPCOMING, () =>
      jsonResponse({ events: [{ ...EVENT, plan: { kind: 'suggestion', suggestion: broken } }] }),
    );
    await store.refresh();
    expect(store.$events.get()[0]?.plan).toEqual({ kind: 'nothing', reason: 'no_task' });
  });

  it('grow by an address, with the server’s own words where it is refused', async () => {
    const { host, store } = setUp();
    await settled();
    await store.connectAddress('https://calendar.example/a.ics');
    expect(host.requests).toContainEqual(
      expect.objectContaining({
        method: 'POST',
        body: { kind: 'ics', address: 'https://calendar.example/a.ics' },
      }),
    );
    expect(store.$problem.get()).toBeNull();
    host.respond('/api/calendars', ({ method }) =>
      method === 'POST'
        ? jsonResponse({ code: 'calendar_unreadable', error: 'This is a web page.' }, 422)
        : jsonResponse(OVERVIEW),
    );
    await store.connectAddress('https://calendar.example/');
    expect(store.$problem.get()).toBe('This is a web page.');
    expect(store.$isBusy.get()).toBe(false);
    store.dismissProblem();
    expect(store.$problem.get()).toBeNull();
  });

  it('lead to the provider where it has not been allowed yet', async () => {
    const { host, store, ledTo } = setUp();
    await settled();
    host.respond('/api/calendars', refusal('calendar_needs_consent', 'Not allowed yet.', 409));
    await store.connectProvider('google');
    expect(ledTo).toEqual(['google']);
    expect(store.$problem.get()).toBeNull();
  });

  it('are read again and removed by their id', async () => {
    const { host, store } = setUp();
    await settled();
    const path = `/api/calendars/${CALENDAR.id}`;
    host.respond(`${path}/sync`, () => jsonResponse(CALENDAR));
    host.respond(path, () => new Response(null, { status: 204 }));
    await store.sync(CALENDAR.id);
    await store.disconnect(CALENDAR.id);
    expect(store.$problem.get()).toBeNull();
    expect(host.requests.filter(({ path: asked }) => asked.startsWith(path))).toMatchObject([
      { method: 'POST' },
      { method: 'DELETE' },
    ]);
  });

  it('keep what is wanted of them, and take it back where the server did not', async () => {
    const { host, store } = setUp();
    await settled();
    const saved = { ...OFF, autopilot: true };
    host.respond('/api/calendar/preferences', () => jsonResponse(saved));
    host.respond('/api/calendars', () => jsonResponse({ ...OVERVIEW, preferences: saved }));
    await store.setPreferences({ autopilot: true });
    expect(store.$preferences.get()).toEqual(saved);
    host.respond('/api/calendar/preferences', refusal('rate_limited', 'Too many requests.', 429));
    await store.setPreferences({ hostedTitles: true });
    expect(store.$preferences.get()).toEqual(saved);
    expect(store.$problem.get()).toBe('Too many requests.');
  });
});

describe('what is wanted of the calendars of an account', () => {
  const PREFERENCES = '/api/calendar/preferences';
  const ALL = { autopilot: true, hostedTitles: true, leadMinutes: 0 };
  const TITLES_OFF = { ...ALL, hostedTitles: false };
  const NOTHING_ON = { ...TITLES_OFF, autopilot: false };

  /** A server that keeps what it is sent; `holdBack` keeps its answers to one address until the returned function is called. */
  async function setUpServer() {
    const { host, store } = setUp();
    let kept: unknown = ALL;
    const held = new Map<string, Promise<void>>();
    const asked = (answer: () => Response) => async (request: { readonly path: string }) => {
      const response = answer();
      await held.get(request.path);
      return response;
    };
    host.respond(
      '/api/calendars',
      asked(() => jsonResponse({ ...OVERVIEW, preferences: kept })),
    );
    host.respond(
      `/api/calendars/${CALENDAR.id}/sync`,
      asked(() => jsonResponse(CALENDAR)),
    );
    host.respond(PREFERENCES, async (request) => {
      await held.get(PREFERENCES);
      kept = request.body;
      return jsonResponse(kept);
    });
    const holdBack = (path: string) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      held.set(path, promise);
      return () => {
        held.delete(path);
        resolve();
      };
    };
    const sent = () =>
      host.requests.filter(({ path }) => path === PREFERENCES).map(({ body }) => body);
    await store.refresh();
    await settled();
    return { host, store, holdBack, sent };
  }

  it('is sent while a calendar is read, and stays', async () => {
    const { store, holdBack, sent } = await setUpServer();
    const letGo = holdBack(`/api/calendars/${CALENDAR.id}/sync`);
    const read = store.sync(CALENDAR.id);
    const wished = store.setPreferences({ hostedTitles: false });
    await settled();
    expect(sent()).toEqual([TITLES_OFF]);
    letGo();
    await Promise.all([read, wished]);
    expect(store.$preferences.get()).toEqual(TITLES_OFF);
  });

  it('goes one after the other, and the newest holds', async () => {
    const { store, holdBack, sent } = await setUpServer();
    const letGo = holdBack(PREFERENCES);
    const wishes = [
      store.setPreferences({ hostedTitles: false }),
      store.setPreferences({ leadMinutes: 5 }),
      store.setPreferences({ autopilot: false, leadMinutes: 0 }),
    ];
    await settled();
    expect(sent()).toEqual([TITLES_OFF]);
    letGo();
    await Promise.all(wishes);
    expect(sent()).toEqual([TITLES_OFF, NOTHING_ON]);
    expect(store.$preferences.get()).toEqual(NOTHING_ON);
  });

  it.each([
    { asked: 'before', answered: 'before' },
    { asked: 'before', answered: 'after' },
    { asked: 'after', answered: 'before' },
    { asked: 'after', answered: 'after' },
  ])(
    'is not undone by what was asked for $asked the wish, and came $answered it was kept',
    async ({ asked, answered }) => {
      const { store, holdBack } = await setUpServer();
      const letGoOverview = holdBack('/api/calendars');
      const letGoWish = holdBack(PREFERENCES);
      if (asked === 'before') void store.refresh();
      const wished = store.setPreferences({ hostedTitles: false });
      if (asked === 'after') void store.refresh();
      const shown: boolean[] = [];
      store.$preferences.subscribe(({ hostedTitles }) => void shown.push(hostedTitles));
      await settled();
      const inOrder = [letGoOverview, letGoWish];
      for (const letGo of answered === 'before' ? inOrder : inOrder.toReversed()) {
        letGo();
        await settled();
      }
      await wished;
      expect(new Set(shown)).toEqual(new Set([false]));
    },
  );

  it('is taken back to what the server last had where only the newest was refused', async () => {
    const { host, store } = await setUpServer();
    await store.setPreferences({ hostedTitles: false });
    host.respond(PREFERENCES, refusal('rate_limited', 'Too many requests.', 429));
    host.respond('/api/calendars', () => jsonResponse({}, 500));
    await Promise.all([
      store.setPreferences({ autopilot: false }),
      store.setPreferences({ leadMinutes: 10 }),
    ]);
    expect(store.$preferences.get()).toEqual(TITLES_OFF);
    expect(store.$problem.get()).toBe('Too many requests.');
  });

  it('still goes out once it is no longer shown here', async () => {
    const { store, holdBack, sent } = await setUpServer();
    const letGo = holdBack(PREFERENCES);
    void store.setPreferences({ autopilot: false });
    void store.setPreferences({ hostedTitles: false });
    store.stop();
    letGo();
    await settled();
    expect(sent().at(-1)).toEqual(NOTHING_ON);
  });
});

describe('a calendar from a file', () => {
  const fileNamed = (uid: string, ...lines: readonly string[]) =>
    new TextEncoder().encode(
      [
        'BEGIN:VCALENDAR',
        'BEGIN:VEVENT',
        `UID:${uid}`,
        ...lines,
        'END:VEVENT',
        'END:VCALENDAR',
      ].join('\r\n'),
    );
  const file = (...lines: readonly string[]) => fileNamed('1', ...lines);
  const WRITING = file(
    'DTSTART;VALUE=DATE-TIME:20260303T090000',
    'DURATION:PT1H',
    'SUMMARY:Write report',
  );

  it('needs no account, and nothing of it leaves the device', async () => {
    const { host, store, titles } = setUp({ isSignedIn: false });
    await store.readFile(WRITING, 'export.ics');
    expect(titles()).toEqual(['Write report']);
    expect(store.$file.get()).toBe('export.ics');
    expect(store.$events.get()[0]?.plan).toMatchObject({
      kind: 'suggestion',
      suggestion: { source: 'offline' },
    });
    expect(host.requests).toEqual([]);
    expect(host.beacons).toEqual([]);
  });

  it('is there again the next time, until it is removed', async () => {
    const { host, store } = setUp({ isSignedIn: false });
    await store.readFile(WRITING, 'export.ics');
    store.stop();
    const again = setUp({ isSignedIn: false, host });
    await again.store.refresh();
    expect(again.titles()).toEqual(['Write report']);
    again.store.removeFile();
    await settled();
    expect(again.titles()).toEqual([]);
    expect(host.storage.read(DEVICE_CALENDAR_KEY)).toBeNull();
  });

  it('has its titles read once for a whole series, and not again at the next look', async () => {
    const { store } = setUp({ isSignedIn: false });
    const lines = ['DTSTART:20260303T090000', 'RRULE:FREQ=HOURLY', 'SUMMARY:Write report'];
    const suggestions = () =>
      store.$events.get().map(({ plan }) => (plan.kind === 'suggestion' ? plan.suggestion : null));
    await store.readFile(file(...lines), 'export.ics');
    const read = new Set(suggestions());
    expect([suggestions().length > 100, read.size, read.has(null)]).toEqual([true, 1, false]);
    await store.refresh();
    expect(read.has(suggestions()[0] ?? null)).toBe(true);
  });

  it('that the device does not take is there until the page goes, and says so', async () => {
    const host = createFakeHost();
    const room = { isThere: true };
    const storage: HostStorage = {
      ...host.storage,
      write: (key, value) => room.isThere && host.storage.write(key, value),
    };
    const full = { ...host, storage };
    const { store, titles } = setUp({ isSignedIn: false, host: full });
    await store.readFile(WRITING, 'export.ics');
    expect(store.$problem.get()).toBeNull();
    room.isThere = false;
    await store.readFile(file('DTSTART:20260303T090000', 'SUMMARY:Other'), 'other.ics');
    expect(store.$problem.get()).toContain('only until you leave or reload this page');
    expect(titles()).toEqual(['Other']);
    expect(setUp({ isSignedIn: false, host: full }).store.$file.get()).toBeNull();
  });

  it('whose UID is a million characters is read and kept like any other', async () => {
    const { host, store, titles } = setUp({ isSignedIn: false });
    const lines = ['DTSTART:20260303T090000', 'RRULE:FREQ=MINUTELY', 'SUMMARY:Often'];
    await store.readFile(fileNamed('x'.repeat(1_000_000), ...lines), 'often.ics');
    expect(new Set(titles())).toEqual(new Set(['Often']));
    expect(host.storage.read(DEVICE_CALENDAR_KEY)?.length).toBeLessThan(1_000_000);
  });

  it('that is none says what to do instead, and replaces nothing', async () => {
    const { store, titles } = setUp({ isSignedIn: false });
    await store.readFile(WRITING, 'export.ics');
    await store.readFile(new TextEncoder().encode('Subject,Date'), 'export.csv');
    expect(store.$problem.get()).toMatch(/Export the calendar as \.ics/u);
    expect(titles()).toEqual(['Write report']);
  });

  it('follows the person to another zone where it names none', async () => {
    const { store, move } = setUp({ isSignedIn: false });
    await store.readFile(WRITING, 'export.ics');
    expect(store.$events.get()[0]?.startsAt).toBe('2026-03-03T08:00:00.000Z');
    move('Asia/Tokyo');
    await store.refresh();
    expect(store.$events.get()[0]?.startsAt).toBe('2026-03-03T00:00:00.000Z');
  });

  it.each(['', 'null', '{"name":1}', 'broken'])('that was kept as %j is none', async (kept) => {
    const host = createFakeHost();
    host.storage.write(DEVICE_CALENDAR_KEY, kept);
    const { store } = setUp({ isSignedIn: false, host });
    await settled();
    expect(store.$file.get()).toBeNull();
    expect(store.$status.get()).toBe('ready');
  });

  it('keeps what is wanted of it on the device', async () => {
    const { host, store } = setUp({ isSignedIn: false });
    await store.setPreferences({ autopilot: true });
    expect(setUp({ isSignedIn: false, host }).store.$preferences.get().autopilot).toBe(true);
    expect(host.requests).toEqual([]);
  });

  it('follows no longer what another tab has turned off, and does not turn it on again', async () => {
    const { host, store } = setUp({ isSignedIn: false });
    await store.setPreferences({ autopilot: true });
    const other = setUp({ isSignedIn: false, host, isOtherTab: true }).store;
    await other.setPreferences({ autopilot: false });
    expect(store.$preferences.get().autopilot).toBe(false);
    await store.setPreferences({ leadMinutes: 5 });
    const wanted = { ...OFF, leadMinutes: 5 };
    expect(other.$preferences.get()).toEqual(wanted);
    expect(setUp({ isSignedIn: false, host }).store.$preferences.get()).toEqual(wanted);
    store.stop();
    await other.setPreferences({ autopilot: true });
    expect(store.$preferences.get().autopilot).toBe(false);
  });

  it('keeps the rest of it where one wish cannot be read', () => {
    const host = createFakeHost();
    host.storage.write('overtone.calendar-preferences', '{"autopilot":true,"leadMinutes":99}');
    const { store } = setUp({ isSignedIn: false, host });
    expect(store.$preferences.get()).toEqual({ ...OFF, autopilot: true });
  });

  it('stands in line with the events of the account', async () => {
    const { store, titles } = setUp();
    await settled();
    await store.readFile(WRITING, 'export.ics');
    expect(titles()).toEqual(['Standup', 'Write report']);
  });
});
