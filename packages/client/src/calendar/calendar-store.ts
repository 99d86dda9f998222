import type { SignInProvider } from '@overtone/domain/account/sign-in-providers';
import {
  type CalendarPreferences,
  DEFAULT_CALENDAR_PREFERENCES,
} from '@overtone/domain/calendar/calendar-preferences';
import { ICS_FAILURE_SENTENCES } from '@overtone/domain/calendar/ics-failures';
import type { Calendar, Calendars, UpcomingEvent } from '@overtone/domain/contract/calendar';
import type { Result } from '@overtone/domain/result';
import type { Stop } from '@overtone/domain/stop';
import type { Milliseconds } from '@overtone/domain/units';
import { atom, computed, type ReadableAtom } from 'nanostores';
import type { Refusal } from '../api/call.ts';
import type { Host } from '../platform/host.ts';
import type { CalendarApi } from './calendar-api.ts';
import {
  type DeviceCalendar,
  type DeviceRange,
  deviceEvents,
  keepDeviceCalendar,
  keptDeviceCalendar,
  readCalendarFile,
} from './device-calendar.ts';
import { devicePreferences } from './device-preferences.ts';
import { eventPlans } from './event-plans.ts';
import { sentPreferences } from './sent-preferences.ts';

/** What is said of a file whose reader could not be loaded. */
const READER_NOT_LOADED =
  'The part that reads calendars could not be loaded. Check your connection and choose the file again.';

/** What is said of a calendar that the device does not take. */
const FILE_NOT_KEPT =
  'This device is full, or lets nothing be kept, so the calendar is here only until you leave or reload this page. Free some space and choose the file again to keep it.';

/** Whether coming events are on their way, there, or could not be had. */
export type CalendarStatus = 'loading' | 'ready' | 'failed';

/** The calendars of whoever sits here: those connected to the account, and one file on the device. */
export interface CalendarStore {
  readonly $status: ReadableAtom<CalendarStatus>;
  /** Coming events of all calendars, in order of their start. */
  readonly $events: ReadableAtom<readonly UpcomingEvent[]>;
  /** Calendars of the account; none without one. */
  readonly $calendars: ReadableAtom<readonly Calendar[]>;
  /** Accounts that can be connected here. */
  readonly $providers: ReadableAtom<Calendars['providers']>;
  /** Name of the calendar that was read from a file; null without one. */
  readonly $file: ReadableAtom<string | null>;
  readonly $preferences: ReadableAtom<CalendarPreferences>;
  /** Whether something is being connected, read or removed. */
  readonly $isBusy: ReadableAtom<boolean>;
  /** What went wrong with the last thing that the person did; null when nothing did. */
  readonly $problem: ReadableAtom<string | null>;
  /** Whether the person has an account here; without one a file is all there is. */
  readonly isSignedIn: boolean;
  readonly connectAddress: (address: string) => Promise<void>;
  /** Connects an account; where it has not been allowed yet, the person is led there. */
  readonly connectProvider: (provider: SignInProvider) => Promise<void>;
  readonly sync: (id: string) => Promise<void>;
  readonly disconnect: (id: string) => Promise<void>;
  /** Reads a calendar from a file; `$problem` says so where it is not kept. Nothing of it leaves the device. */
  readonly readFile: (bytes: Uint8Array, fileName: string) => Promise<void>;
  readonly removeFile: () => void;
  /** Shows a change of what is wanted at once; resolves once it is kept, or `$problem` says why it is not. */
  readonly setPreferences: (change: Partial<CalendarPreferences>) => Promise<void>;
  /** Asks for everything again. */
  readonly refresh: () => Promise<void>;
  readonly dismissProblem: () => void;
  /** Shows what went wrong elsewhere with something that the person did here. */
  readonly complain: (sentence: string) => void;
  readonly stop: Stop;
}

export interface CalendarStoreParts {
  /** Undefined for somebody without an account. */
  readonly api: CalendarApi | undefined;
  readonly host: Pick<
    Host,
    'now' | 'after' | 'wallClock' | 'every' | 'onVisibility' | 'storage' | 'log'
  >;
  /** IANA name of the zone that the person is in, which may change on the way. */
  readonly timeZone: () => string;
  /** Leads the person to where a provider asks whether its calendar may be read. */
  readonly askForConsent: (provider: SignInProvider) => void;
}

/** Stretch of time that is shown. */
const DAYS_SHOWN = 7;
/** How often coming events are asked for while the page is open. */
export const REFRESH_MS: Milliseconds = 5 * 60_000;

const DAY_MS: Milliseconds = 24 * 60 * 60_000;
const NO_PROVIDERS = { google: false, microsoft: false };

/** Makes the store and begins to load. */
export function createCalendarStore(parts: CalendarStoreParts): CalendarStore {
  const { api, host, timeZone } = parts;
  const $status = atom<CalendarStatus>('loading');
  const $account = atom<readonly UpcomingEvent[]>([]);
  const $device = atom<readonly UpcomingEvent[]>([]);
  const $calendars = atom<readonly Calendar[]>([]);
  const $providers = atom<Calendars['providers']>(NO_PROVIDERS);
  const $calendarOfFile = atom<DeviceCalendar | null>(keptDeviceCalendar(host.storage));
  const $isBusy = atom(false);
  const $problem = atom<string | null>(null);
  const ended = new AbortController();
  const { signal } = ended;
  const plans = eventPlans(host, signal);
  const { $preferences, ...preferences } =
    api === undefined
      ? devicePreferences(host.storage)
      : {
          ...sentPreferences(DEFAULT_CALENDAR_PREFERENCES, api.prefer, async (refusal) => {
            if (signal.aborted) return;
            if (refusal) $problem.set(refusal.sentence);
            await refreshAccount();
          }),
          stop: () => undefined,
        };

  async function refresh(): Promise<void> {
    await Promise.all([refreshAccount(), refreshDevice()]);
  }

  /** Null where what works them out could not be loaded, or nobody waits any more; what is shown stays until it is tried again. */
  async function eventsOnDevice(calendar: DeviceCalendar, range: DeviceRange) {
    try {
      return await deviceEvents(calendar, range, plans);
    } catch (cause) {
      if (!signal.aborted) host.log.warn('The events of a file were not worked out', cause);
      return null;
    }
  }

  /** Null where the reader could not be loaded. */
  async function fileRead(bytes: Uint8Array, fileName: string) {
    try {
      return await readCalendarFile(bytes, fileName, host.wallClock().getTime());
    } catch (cause) {
      host.log.warn('A calendar file was not read', cause);
      return null;
    }
  }

  async function refreshDevice(): Promise<void> {
    const calendar = $calendarOfFile.get();
    const fromMs = host.wallClock().getTime();
    const range = { fromMs, toMs: fromMs + DAYS_SHOWN * DAY_MS, timeZone: timeZone() };
    const events = calendar === null ? [] : await eventsOnDevice(calendar, range);
    if (events === null) return;
    if (!signal.aborted && calendar === $calendarOfFile.get()) $device.set(events);
  }

  async function refreshAccount(): Promise<void> {
    if (api === undefined) {
      $status.set('ready');
      return;
    }
    const range = { from: host.wallClock(), days: DAYS_SHOWN, timeZone: timeZone() };
    const hearPreferences = preferences.ask();
    const [overview, events] = await Promise.all([
      api.overview(signal),
      api.upcoming(range, signal),
    ]);
    if (signal.aborted) return;
    if (overview.ok) {
      $calendars.set(overview.value.calendars);
      $providers.set(overview.value.providers);
      hearPreferences(overview.value.preferences);
    }
    if (events.ok) $account.set(events.value);
    $status.set(overview.ok && events.ok ? 'ready' : 'failed');
  }

  /** Does one thing at a time; afterwards everything is asked for again. */
  async function perform<Value>(
    work: (server: CalendarApi) => Promise<Result<Value, Refusal>>,
    refused: (refusal: Refusal) => void = ({ sentence }) => $problem.set(sentence),
  ): Promise<void> {
    if (api === undefined || $isBusy.get()) return;
    $isBusy.set(true);
    $problem.set(null);
    const done = await work(api);
    $isBusy.set(false);
    if (signal.aborted) return;
    if (!done.ok) refused(done.reason);
    await refreshAccount();
  }

  async function readFile(bytes: Uint8Array, fileName: string): Promise<void> {
    $problem.set(null);
    const calendar = await fileRead(bytes, fileName);
    if (signal.aborted) return;
    if (calendar === null) $problem.set(READER_NOT_LOADED);
    else if (!calendar.ok) $problem.set(ICS_FAILURE_SENTENCES[calendar.reason]);
    else await useFile(calendar.value);
  }

  function useFile(calendar: DeviceCalendar | null): Promise<void> {
    if (!keepDeviceCalendar(host.storage, calendar)) $problem.set(FILE_NOT_KEPT);
    $calendarOfFile.set(calendar);
    return refreshDevice();
  }

  const stops = [
    preferences.stop,
    host.every(REFRESH_MS, () => void refresh()),
    host.onVisibility((isVisible) => {
      if (isVisible) void refresh();
    }),
  ];
  void refresh();

  return {
    $status,
    $events: computed([$account, $device], (account, device) =>
      [...account, ...device].toSorted((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt)),
    ),
    $calendars,
    $providers,
    $file: computed($calendarOfFile, (calendar) => calendar?.name ?? null),
    $preferences,
    $isBusy,
    $problem,
    isSignedIn: api !== undefined,
    connectAddress: (address) => perform((server) => server.connect({ kind: 'ics', address })),
    connectProvider: (kind) =>
      perform(
        (server) => server.connect({ kind }),
        ({ code, sentence }) => {
          if (code === 'calendar_needs_consent') parts.askForConsent(kind);
          else $problem.set(sentence);
        },
      ),
    sync: (id) => perform((server) => server.sync(id)),
    disconnect: (id) => perform((server) => server.disconnect(id)),
    readFile,
    removeFile: () => void useFile(null),
    setPreferences(change) {
      $problem.set(null);
      return preferences.change(change);
    },
    refresh,
    dismissProblem: () => $problem.set(null),
    complain: (sentence) => $problem.set(sentence),
    stop() {
      ended.abort();
      for (const stop of stops) stop();
    },
  };
}
