import type { CalendarPreferences } from '@overtone/domain/calendar/calendar-preferences';
import {
  CONNECT_PROBLEM_SENTENCES,
  SYNC_PROBLEM_SENTENCES,
  type SyncProblem,
} from '@overtone/domain/calendar/sync-problems';
import type { SignInProvider } from '@overtone/domain/account/sign-in-providers';
import { PROVIDER_NAMES } from '@overtone/domain/account/sign-in-providers';
import type {
  Calendar,
  Calendars,
  ConnectCalendar,
  Upcoming,
} from '@overtone/domain/contract/calendar';
import { recommend } from '@overtone/recommender/recommend';
import type { Database } from '../../database/connection.ts';
import { holdAccount } from '../../database/hold-account.ts';
import { AppError } from '../../http/app-error.ts';
import type { KeyedHash } from '../../secrets/secrets.ts';
import { calendarAddress } from './address/calendar-address.ts';
import type { Connection, ConnectionStore, NewConnection } from './connection-store.ts';
import { notYet } from './not-yet.ts';
import type { OccurrenceStore } from './occurrence-store.ts';
import { keepPreferences, preferencesOf } from './preference-store.ts';
import type { CalendarSync } from './sync.ts';
import type { TitleSuggestions } from './title-suggestions.ts';
import type { TakeTurn } from '../../threads/turn-taking.ts';
import type { TitleReader } from './titles/title-reader.ts';
import {
  ANY_ZONE_MS,
  decidingTitles,
  placedIn,
  type UpcomingRange,
  upcomingEvents,
} from './upcoming.ts';

/** Whose calendars. */
export interface CalendarPerson {
  readonly id: string;
  readonly email: string;
}

/** What the service works with. */
export interface CalendarServiceParts {
  readonly database: Database;
  readonly connections: ConnectionStore;
  readonly occurrences: OccurrenceStore;
  readonly sync: CalendarSync['sync'];
  readonly providers: Readonly<Record<SignInProvider, boolean>>;
  /** Undefined where no hosted model is configured. */
  readonly titles: TitleSuggestions | undefined;
  readonly titleReader: TitleReader;
  readonly takeTurn: TakeTurn;
  /** Aborted when the server ends. */
  readonly signal: AbortSignal;
  readonly allowsPrivateAddresses: boolean;
  readonly addressHash: KeyedHash;
  readonly now: () => Date;
  /** Runs what nobody waits for. */
  readonly inBackground: (work: () => Promise<void>) => void;
}

/** Calendars that a person can connect. */
const MAX_CALENDARS = 10;
/** When to look again where too many look at once. */
const CROWDED_RETRY_SECONDS = 10;

/** Calendars of people. A person only ever gets at their own. */
export function calendarService(parts: CalendarServiceParts) {
  const { database, connections, occurrences, sync, titles, now } = parts;

  async function overview({ id }: CalendarPerson): Promise<Calendars> {
    const [list, preferences] = await Promise.all([
      connections.list(database, id),
      preferencesOf(database, id),
    ]);
    return { calendars: list.map(shown), preferences, providers: parts.providers };
  }

  /**
   * Connects a calendar and reads it for the first time.
   *
   * @throws AppError where it can't be read; then it is not connected; `not_found` where it was removed meanwhile,
   *   `unauthenticated` where the account was.
   */
  async function connect(person: CalendarPerson, wish: ConnectCalendar): Promise<Calendar> {
    const { added, isNew } = await add(connectionFor(person, wish));
    await sync(added, person.email, 'now');
    const calendar = await connections.find(database, person.id, added.id);
    if (calendar === undefined) {
      const isThere = await holdAccount(database, person.id, 'key share');
      throw new AppError(isThere ? 'not_found' : 'unauthenticated');
    }
    if (calendar.problem === null) return shown(calendar);
    if (isNew) await connections.remove(database, person.id, added.id);
    throw problemError(
      calendar.problem,
      isNew ? CONNECT_PROBLEM_SENTENCES : SYNC_PROBLEM_SENTENCES,
    );
  }

  /** One after another of a person's, so that their number holds. */
  const add = (wanted: NewConnection) =>
    database.transaction(async (transaction) => {
      const { userId } = wanted;
      const isThere = await holdAccount(transaction, userId, 'no key update');
      if (!isThere) throw new AppError('unauthenticated');
      const connected = await connections.list(transaction, userId);
      const isNew = !connected.some((each) => isSame(each, wanted));
      if (isNew && connected.length >= MAX_CALENDARS) throw new AppError('too_many_calendars');
      return { added: await connections.add(transaction, wanted, now()), isNew };
    });

  function connectionFor({ id: userId }: CalendarPerson, wish: ConnectCalendar): NewConnection {
    const { kind } = wish;
    if (kind !== 'ics') {
      if (!parts.providers[kind]) throw new AppError('provider_unavailable');
      const name = PROVIDER_NAMES[kind];
      return { userId, kind, name, address: undefined, sourceHash: kind };
    }
    const url = calendarAddress(wish.address, parts.allowsPrivateAddresses);
    if (url === undefined) throw problemError('address_refused', CONNECT_PROBLEM_SENTENCES);
    const sourceHash = parts.addressHash(url.href).toString('base64url');
    return { userId, kind, name: url.hostname, address: url.href, sourceHash };
  }

  /**
   * Reads a calendar now.
   *
   * @throws AppError `calendar_asked_lately`, with when to ask again, where it may not be yet.
   */
  async function syncNow(person: CalendarPerson, id: string): Promise<Calendar> {
    const wasRead = await sync(await existing(person, id), person.email, 'now');
    const calendar = await existing(person, id);
    const why = wasRead ? undefined : notYet(calendar, now());
    if (why !== undefined) throw why;
    return shown(calendar);
  }

  async function existing({ id: userId }: CalendarPerson, id: string): Promise<Connection> {
    const connection = await connections.find(database, userId, id);
    if (connection === undefined) throw new AppError('not_found');
    return connection;
  }

  async function disconnect({ id: userId }: CalendarPerson, id: string): Promise<void> {
    const wasThere = await connections.remove(database, userId, id);
    if (!wasThere) throw new AppError('not_found');
  }

  /**
   * What takes place. Calendars that are due are read again meanwhile, for the next time. The built-in recommender goes
   * before what a model says of a title, since a title that mentions a health matter never leaves.
   */
  async function upcoming(person: CalendarPerson, range: UpcomingRange): Promise<Upcoming> {
    const wide = { fromMs: range.fromMs - ANY_ZONE_MS, toMs: range.toMs + ANY_ZONE_MS };
    const [list, preferences] = await Promise.all([
      occurrences.between(database, person.id, wide),
      preferencesOf(database, person.id),
    ]);
    parts.inBackground(() => syncDue(person));
    const ask = preferences.hostedTitles ? titles : undefined;
    const placed = placedIn(list, range);
    const offline = await parts.titleReader.suggestionsFor(decidingTitles(placed), parts.signal);
    if (!offline.ok) {
      throw new AppError('rate_limited', { retryAfterSeconds: CROWDED_RETRY_SECONDS });
    }
    const suggest = remembering((title) => {
      const own = offline.value.get(title) ?? recommend(title);
      return own.source === 'safety' ? own : (ask?.suggestionFor(person.id, title) ?? own);
    });
    return { events: await parts.takeTurn(() => upcomingEvents(placed, suggest)) };
  }

  async function syncDue(person: CalendarPerson): Promise<void> {
    const due = (await connections.list(database, person.id)).filter(
      ({ nextSyncAt }) => nextSyncAt !== null && nextSyncAt <= now(),
    );
    for (const connection of due) await sync(connection, person.email, 'when_due');
  }

  const prefer = ({ id }: CalendarPerson, preferences: CalendarPreferences) =>
    keepPreferences(database, id, preferences);

  return { overview, connect, syncNow, disconnect, upcoming, prefer };
}

/** Calendars of people. */
export type CalendarService = ReturnType<typeof calendarService>;

function remembering<Value>(find: (key: string) => Value): (key: string) => Value {
  const found = new Map<string, Value>();
  return (key) => {
    const known = found.get(key);
    if (known !== undefined) return known;
    const value = find(key);
    found.set(key, value);
    return value;
  };
}

function isSame(connection: Connection, wanted: NewConnection): boolean {
  return connection.kind === wanted.kind && connection.address === wanted.address;
}

function shown({ id, kind, name, problem, syncedAt }: Connection): Calendar {
  return { id, kind, name, problem, syncedAt: syncedAt?.toISOString() ?? null };
}

function problemError(
  problem: SyncProblem,
  sentences: Readonly<Record<SyncProblem, string>>,
): AppError {
  const sentence = sentences[problem];
  return problem === 'needs_consent'
    ? new AppError('calendar_needs_consent')
    : new AppError('calendar_unreadable', { sentence });
}
