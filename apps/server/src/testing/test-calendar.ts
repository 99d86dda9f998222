import { failed } from '@overtone/domain/result';
import { pino } from 'pino';
import {
  type Calendars,
  type CalendarOptions,
  createCalendar,
} from '../modules/calendar/create-calendar.ts';
import type { ProviderTokens } from '../ports/provider-tokens.ts';
import { calendarReader } from '../modules/calendar/reading/calendar-reader.ts';
import { titleReader } from '../modules/calendar/titles/title-reader.ts';
import { TEST_SECRETS } from './test-secrets.ts';
import { memoryRateLimiter } from './in-memory/memory-rate-limiter.ts';

/** An installation on which nobody can connect an account. */
const NO_PROVIDERS: ProviderTokens = {
  configured: { google: false, microsoft: false },
  accessTokenFor: () => Promise.resolve(failed('unavailable')),
};

/** Those for all tests of a file; their threads keep nothing alive. */
export const TEST_READER = calendarReader();
const TEST_TITLE_READER = titleReader();

/** Calendars in a test: no provider, no model, and nothing listens where they would be. */
export function testCalendar(
  options: Pick<CalendarOptions, 'database' | 'now'> & Partial<CalendarOptions>,
): Calendars {
  return createCalendar({
    box: TEST_SECRETS.box('calendar'),
    addressHash: TEST_SECRETS.hash('calendar address'),
    tokens: NO_PROVIDERS,
    googleCalendarApiUrl: 'http://127.0.0.1:1',
    microsoftGraphApiUrl: 'http://127.0.0.1:1',
    calendarPrivateAddresses: false,
    askAboutTitle: undefined,
    limiter: memoryRateLimiter({ perMinute: 1000, now: () => 0 }),
    readLimiter: memoryRateLimiter({ perMinute: 1000, now: () => 0 }),
    reader: TEST_READER,
    titleReader: TEST_TITLE_READER,
    log: pino({ level: 'silent' }),
    ...options,
  });
}
