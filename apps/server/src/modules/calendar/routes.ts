import { calendarPreferencesSchema } from '@overtone/domain/calendar/calendar-preferences';
import {
  calendarSchema,
  calendarsSchema,
  connectCalendarSchema,
  upcomingQuerySchema,
  upcomingSchema,
} from '@overtone/domain/contract/calendar';
import { z } from 'zod';
import { memberOf } from '../../access/guard.ts';
import { AppError } from '../../http/app-error.ts';
import { readJson } from '../../http/read-json.ts';
import type { RequestContext, ServerApp } from '../../http/server-context.ts';
import { spendAllowance } from '../../http/spend-allowance.ts';
import type { RateLimiter } from '../../ports/rate-limiter.ts';
import { describeOperation } from '../openapi/describe.ts';
import type { CalendarService } from './service.ts';

/** What the routes need. */
export interface CalendarRoutesParts {
  readonly service: CalendarService;
  /** Counts what each account has read or changed. */
  readonly limiter: RateLimiter;
  /** Counts what each account looks at. */
  readonly readLimiter: RateLimiter;
  /** The time zone of an account. */
  readonly timeZoneOf: (userId: string) => Promise<string>;
  readonly now: () => Date;
}

const NO_STORE = { 'cache-control': 'no-store' };
const DAY_MS = 24 * 60 * 60_000;
const idSchema = z.uuid();

/** `/api/calendars`: calendars that a person connected. `/api/calendar`: what takes place, and what is wanted of it. */
export function calendarRoutes(app: ServerApp, parts: CalendarRoutesParts): void {
  const { service, limiter } = parts;
  connectionRoutes(app, parts);

  app.get(
    '/api/calendar/upcoming',
    describeOperation({
      summary: 'Coming events with a suggestion for each (from, days, timeZone)',
      response: upcomingSchema,
      failures: ['unauthenticated', 'invalid_request', 'rate_limited'],
    }),
    async (context) => {
      const person = await memberOf(context);
      const query = upcomingQuerySchema.safeParse(context.req.query());
      if (!query.success) throw new AppError('invalid_request');
      await spendAllowance(parts.readLimiter, person.id);
      const { from, days, timeZone = await parts.timeZoneOf(person.id) } = query.data;
      const fromMs = from === undefined ? parts.now().getTime() : Date.parse(from);
      const toMs = fromMs + days * DAY_MS;
      const upcoming = await service.upcoming(person, { fromMs, toMs, timeZone });
      return context.json(upcoming, 200, NO_STORE);
    },
  );

  app.put(
    '/api/calendar/preferences',
    describeOperation({
      summary: 'Say what is wanted of calendars',
      request: calendarPreferencesSchema,
      response: calendarPreferencesSchema,
      failures: ['unauthenticated', 'forbidden', 'invalid_request', 'rate_limited'],
    }),
    async (context) => {
      const person = await memberOf(context);
      const preferences = await readJson(context, calendarPreferencesSchema);
      await spendAllowance(limiter, person.id);
      await service.prefer(person, preferences);
      return context.json(preferences, 200, NO_STORE);
    },
  );
}

function connectionRoutes(app: ServerApp, { service, limiter }: CalendarRoutesParts): void {
  app.get(
    '/api/calendars',
    describeOperation({
      summary: 'Connected calendars, preferences, and what can be connected',
      response: calendarsSchema,
      failures: ['unauthenticated'],
    }),
    async (context) => context.json(await service.overview(await memberOf(context)), 200, NO_STORE),
  );

  app.post(
    '/api/calendars',
    describeOperation({
      summary: 'Connect a calendar, to be read only',
      request: connectCalendarSchema,
      response: calendarSchema,
      status: 201,
      failures: [
        'unauthenticated',
        'forbidden',
        'email_unverified',
        'invalid_request',
        'rate_limited',
        'calendar_unreadable',
        'calendar_needs_consent',
        'too_many_calendars',
        'provider_unavailable',
      ],
    }),
    async (context) => {
      const person = await memberOf(context);
      const wish = await readJson(context, connectCalendarSchema);
      await spendAllowance(limiter, person.id);
      return context.json(await service.connect(person, wish), 201, NO_STORE);
    },
  );

  app.post(
    '/api/calendars/:id/sync',
    describeOperation({
      summary: 'Read a calendar now, unless it was read a moment ago',
      response: calendarSchema,
      failures: ['unauthenticated', 'forbidden', 'not_found', 'rate_limited'],
    }),
    async (context) => {
      const person = await memberOf(context);
      await spendAllowance(limiter, person.id);
      return context.json(await service.syncNow(person, idOf(context)), 200, NO_STORE);
    },
  );

  app.delete(
    '/api/calendars/:id',
    describeOperation({
      summary: 'Disconnect a calendar and forget what it held',
      response: undefined,
      status: 204,
      failures: ['unauthenticated', 'forbidden', 'not_found', 'rate_limited'],
    }),
    async (context) => {
      const person = await memberOf(context);
      await spendAllowance(limiter, person.id);
      await service.disconnect(person, idOf(context));
      return context.body(null, 204, NO_STORE);
    },
  );
}

function idOf(context: RequestContext): string {
  const id = idSchema.safeParse(context.req.param('id'));
  if (!id.success) throw new AppError('not_found');
  return id.data;
}
