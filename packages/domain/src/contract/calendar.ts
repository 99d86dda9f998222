import { z } from 'zod';
import { timeZoneSchema } from '../account/time-zone.ts';
import { isInCalendarYears } from '../calendar/calendar-years.ts';
import { calendarPreferencesSchema } from '../calendar/calendar-preferences.ts';
import { type EventPlan, NOTHING_REASONS } from '../calendar/event-plan.ts';
import { EVENT_STANDINGS } from '../calendar/occurrence.ts';
import { SYNC_PROBLEMS } from '../calendar/sync-problems.ts';
import { suggestionResponseSchema } from './suggestion-response.ts';
import { endpoint } from './endpoint.ts';

/** Where calendars come from: a secret iCal address, Google, Microsoft. */
export const CALENDAR_KINDS = ['ics', 'google', 'microsoft'] as const;

/** Where a calendar comes from. */
export type CalendarKind = (typeof CALENDAR_KINDS)[number];

/** Longest stretch of days that can be asked for at once. */
export const MAX_UPCOMING_DAYS = 31;

/** Longest secret address. */
export const MAX_CALENDAR_ADDRESS_LENGTH = 2000;

/** A connected calendar. Its secret address is never shown again. */
export const calendarSchema = z.object({
  id: z.uuid(),
  kind: z.enum(CALENDAR_KINDS),
  /** What the calendar calls itself, or the name of where it comes from. */
  name: z.string(),
  problem: z.enum(SYNC_PROBLEMS).nullable(),
  /** When it was last read; null before the first time. */
  syncedAt: z.iso.datetime().nullable(),
});

/** A connected calendar. */
export type Calendar = Readonly<z.infer<typeof calendarSchema>>;

/** Body of `GET /api/calendars`. */
export const calendarsSchema = z.object({
  calendars: z.array(calendarSchema),
  preferences: calendarPreferencesSchema,
  /** Which accounts can be connected on this installation. */
  providers: z.object({ google: z.boolean(), microsoft: z.boolean() }),
});

/** Body of `GET /api/calendars`. */
export type Calendars = Readonly<z.infer<typeof calendarsSchema>>;

/** Body of `POST /api/calendars`. */
export const connectCalendarSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('ics'),
    address: z.string().trim().min(1).max(MAX_CALENDAR_ADDRESS_LENGTH),
  }),
  z.strictObject({ kind: z.enum(['google', 'microsoft']) }),
]);

/** Body of `POST /api/calendars`. */
export type ConnectCalendar = Readonly<z.infer<typeof connectCalendarSchema>>;

/** Query of `GET /api/calendar/upcoming`. The zone places what happens at any clock's nine, and whole days. */
export const upcomingQuerySchema = z.strictObject({
  from: z.iso
    .datetime({ offset: true })
    .refine((from) => isInCalendarYears(Date.parse(from)))
    .optional(),
  days: z.coerce.number().int().min(1).max(MAX_UPCOMING_DAYS).default(7),
  timeZone: timeZoneSchema.optional(),
});

/** An event with what is suggested for it. */
export const upcomingEventSchema = z.object({
  /** The same for the same occurrence at every request. */
  id: z.string(),
  calendarId: z.string(),
  title: z.string(),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  isAllDay: z.boolean(),
  standing: z.enum(EVENT_STANDINGS),
  plan: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('suggestion'), suggestion: suggestionResponseSchema }),
    z.object({
      kind: z.literal('nothing'),
      reason: z.enum(NOTHING_REASONS),
    }),
  ]),
});

/** Body of `GET /api/calendar/upcoming`; events in order of their start. */
export const upcomingSchema = z.object({ events: z.array(upcomingEventSchema) });

/** An event with what is suggested for it. */
export interface UpcomingEvent extends Readonly<Omit<z.infer<typeof upcomingEventSchema>, 'plan'>> {
  readonly plan: EventPlan;
}

/** Body of `GET /api/calendar/upcoming`. */
export interface Upcoming {
  readonly events: readonly UpcomingEvent[];
}

const aCalendar = z.object({ id: z.uuid() });

/** Connected calendars, preferences, and what can be connected. */
export const readCalendars = endpoint({
  method: 'GET',
  path: '/api/calendars',
  access: 'member',
  summary: 'Connected calendars, preferences, and what can be connected',
  response: calendarsSchema,
  failures: ['unauthenticated'],
});

/** Connects a calendar. */
export const connectCalendar = endpoint({
  method: 'POST',
  path: '/api/calendars',
  access: 'confirmed',
  summary: 'Connect a calendar, to be read only',
  body: connectCalendarSchema,
  response: calendarSchema,
  status: 201,
  failures: [
    'unauthenticated',
    'forbidden',
    'email_unverified',
    'invalid_request',
    'not_found',
    'rate_limited',
    'calendar_unreadable',
    'calendar_needs_consent',
    'too_many_calendars',
    'provider_unavailable',
  ],
  limits: [{ of: 'calendars', by: 'account' }],
});

/** Reads a calendar now, or says when it may be. */
export const syncCalendar = endpoint({
  method: 'POST',
  path: '/api/calendars/:id/sync',
  access: 'member',
  summary: 'Read a calendar now, or say when it may be where it was asked for a moment ago',
  params: aCalendar,
  response: calendarSchema,
  failures: ['unauthenticated', 'forbidden', 'not_found', 'calendar_asked_lately', 'rate_limited'],
  limits: [{ of: 'calendars', by: 'account', at: 'first' }],
});

/** Disconnects a calendar. */
export const disconnectCalendar = endpoint({
  method: 'DELETE',
  path: '/api/calendars/:id',
  access: 'member',
  summary: 'Disconnect a calendar and forget what it held',
  params: aCalendar,
  failures: ['unauthenticated', 'forbidden', 'not_found', 'rate_limited'],
  limits: [{ of: 'calendars', by: 'account', at: 'first' }],
});

/** Coming events with a suggestion for each. */
export const readUpcoming = endpoint({
  method: 'GET',
  path: '/api/calendar/upcoming',
  access: 'member',
  summary: 'Coming events with a suggestion for each',
  query: upcomingQuerySchema,
  response: upcomingSchema,
  failures: ['unauthenticated', 'invalid_request', 'rate_limited'],
  limits: [{ of: 'calendar-reads', by: 'account' }],
});

/** Says what is wanted of calendars. */
export const preferOfCalendars = endpoint({
  method: 'PUT',
  path: '/api/calendar/preferences',
  access: 'member',
  summary: 'Say what is wanted of calendars',
  body: calendarPreferencesSchema,
  response: calendarPreferencesSchema,
  failures: ['unauthenticated', 'forbidden', 'invalid_request', 'rate_limited'],
  limits: [{ of: 'calendars', by: 'account' }],
});
