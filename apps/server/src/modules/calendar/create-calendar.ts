import type { SignInProvider } from '@overtone/domain/account/sign-in-providers';
import { eq } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database } from '../../database/connection.ts';
import { users } from '../../database/tables/identity.ts';
import type { ProviderTokens } from '../../ports/provider-tokens.ts';
import type { RateLimiter } from '../../ports/rate-limiter.ts';
import type { SecretBox } from '../../secrets/secret-box.ts';
import type { KeyedHash } from '../../secrets/secrets.ts';
import { systemLookUp } from './address/look-up.ts';
import { FETCH_POLICY, type FetchPolicy } from './address/fetch-calendar.ts';
import { connectionStore } from './connection-store.ts';
import { occurrenceStore } from './occurrence-store.ts';
import type { CalendarReader } from './reading/calendar-reader.ts';
import { type CalendarService, calendarService } from './service.ts';
import { googleSource } from './sources/google-source.ts';
import { icsSource } from './sources/ics-source.ts';
import { microsoftSource } from './sources/microsoft-source.ts';
import type { TokenOf } from './sources/provider-client.ts';
import { turnTaking } from '../../threads/turn-taking.ts';
import { type CalendarSync, calendarSync } from './sync.ts';
import type { TitleReader } from './titles/title-reader.ts';
import { type AskAboutTitle, titleSuggestions } from './title-suggestions.ts';

/** What calendars run on. */
export interface CalendarOptions {
  readonly database: Database;
  /** Encrypts addresses and titles. */
  readonly box: SecretBox;
  /** Tells the addresses of a person's calendars apart. */
  readonly addressHash: KeyedHash;
  readonly tokens: ProviderTokens;
  readonly googleCalendarApiUrl: string;
  readonly microsoftGraphApiUrl: string;
  /** Whether iCal addresses in private networks may be read, and over plain http. */
  readonly calendarPrivateAddresses: boolean;
  /** Undefined where no hosted model is configured. */
  readonly askAboutTitle: AskAboutTitle | undefined;
  readonly limiter: RateLimiter;
  /** Counts what each account looks at. */
  readonly readLimiter: RateLimiter;
  /** Whoever made them ends them. */
  readonly reader: CalendarReader;
  readonly titleReader: TitleReader;
  readonly now: () => Date;
  readonly log: Logger;
  /** Replaces parts of how addresses are asked. */
  readonly fetchPolicy?: Partial<FetchPolicy>;
}

/** What the application needs of calendars. */
export interface Calendars {
  readonly service: CalendarService;
  readonly limiter: RateLimiter;
  readonly readLimiter: RateLimiter;
  readonly timeZoneOf: (userId: string) => Promise<string>;
  readonly now: () => Date;
  /** Resolves once nothing is being read in the background. */
  readonly settled: () => Promise<void>;
  /** Ends what is being read, whoever waits for it; resolves once that is written down. */
  readonly stop: () => Promise<void>;
}

const UNKNOWN_ZONE = 'UTC';

/** Sets calendars up. Nothing is read yet. */
export function createCalendar(options: CalendarOptions): Calendars {
  const { database, box, tokens, now, log, limiter, reader, askAboutTitle } = options;
  const ended = new AbortController();
  const { signal } = ended;
  const connections = connectionStore(box);
  const takeTurn = turnTaking();
  const occurrences = occurrenceStore(box, takeTurn);
  const policy = {
    ...FETCH_POLICY,
    allowsPrivate: options.calendarPrivateAddresses,
    ...(options.calendarPrivateAddresses && { resolve: systemLookUp }),
    ...options.fetchPolicy,
  };
  const tokenAt =
    (provider: SignInProvider): TokenOf =>
    (userId, refusal) =>
      tokens.accessTokenFor(userId, provider, refusal);
  const sources = {
    ics: icsSource(policy, reader),
    google: googleSource(options.googleCalendarApiUrl, tokenAt('google'), reader),
    microsoft: microsoftSource(options.microsoftGraphApiUrl, tokenAt('microsoft'), reader),
  };
  const { sync: read } = calendarSync({
    database,
    connections,
    occurrences,
    sources,
    now,
    log,
    signal,
  });
  const titles = askAboutTitle && titleSuggestions({ ask: askAboutTitle, now, signal });
  const running = new Set<Promise<void>>();
  const reading = new Set<Promise<boolean>>();

  const sync: CalendarSync['sync'] = (...asked) => {
    const run = read(...asked).finally(() => reading.delete(run));
    reading.add(run);
    return run;
  };

  function inBackground(work: () => Promise<void>): void {
    if (signal.aborted) return;
    const run = work()
      .catch((error: unknown) => log.error({ err: error }, 'calendars could not be read'))
      .finally(() => running.delete(run));
    running.add(run);
  }

  const settled = async () => {
    await Promise.all(running);
    await titles?.settled();
  };
  return {
    service: calendarService({
      database,
      connections,
      occurrences,
      sync,
      titles,
      titleReader: options.titleReader,
      takeTurn,
      signal,
      addressHash: options.addressHash,
      now,
      inBackground,
      providers: tokens.configured,
      allowsPrivateAddresses: policy.allowsPrivate,
    }),
    limiter,
    readLimiter: options.readLimiter,
    now,
    settled,
    stop: async () => {
      ended.abort();
      await Promise.all([settled(), Promise.allSettled(reading)]);
    },
    async timeZoneOf(userId) {
      const [user] = await database
        .select({ timeZone: users.timeZone })
        .from(users)
        .where(eq(users.id, userId));
      return user?.timeZone ?? UNKNOWN_ZONE;
    },
  };
}
