import type { CalendarPreferences } from '@overtone/domain/calendar/calendar-preferences';
import { calendarPreferencesSchema } from '@overtone/domain/calendar/calendar-preferences';
import type { EventPlan } from '@overtone/domain/calendar/event-plan';
import {
  type Calendar,
  calendarSchema,
  type Calendars,
  calendarsSchema,
  type ConnectCalendar,
  type UpcomingEvent,
  upcomingSchema,
} from '@overtone/domain/contract/calendar';
import { ok } from '@overtone/domain/result';
import { parseSuggestion } from '@overtone/domain/suggestion/suggestion';
import { ask, NO_BODY, type Reply } from '../api/ask.ts';
import { ENDPOINTS } from '../api/endpoints.ts';
import type { Host } from '../platform/host.ts';

/** The calendars of a person, on the product's own server. Every failure is a value. */
export interface CalendarApi {
  readonly overview: (signal?: AbortSignal) => Reply<Calendars>;
  /** What takes place from now on, in the zone of the person. */
  readonly upcoming: (
    range: { readonly from: Date; readonly days: number; readonly timeZone: string },
    signal?: AbortSignal,
  ) => Reply<readonly UpcomingEvent[]>;
  readonly connect: (wish: ConnectCalendar) => Reply<Calendar>;
  readonly sync: (id: string) => Reply<Calendar>;
  readonly disconnect: (id: string) => Reply<undefined>;
  readonly prefer: (preferences: CalendarPreferences) => Reply<CalendarPreferences>;
}

/** Makes a client that reaches the server through `host`. */
export function createCalendarApi(host: Pick<Host, 'fetch' | 'log'>): CalendarApi {
  return {
    overview: (signal) =>
      ask(host, ENDPOINTS.calendars, { method: 'GET', signal }, calendarsSchema),
    async upcoming({ from, days, timeZone }, signal) {
      const query = new URLSearchParams({
        from: from.toISOString(),
        days: String(days),
        timeZone,
      });
      const path = `${ENDPOINTS.upcoming}?${query.toString()}`;
      const reply = await ask(host, path, { method: 'GET', signal }, upcomingSchema);
      return reply.ok ? ok(reply.value.events.map(checked)) : reply;
    },
    connect: (body) => ask(host, ENDPOINTS.calendars, { method: 'POST', body }, calendarSchema),
    sync: (id) =>
      ask(host, `${ENDPOINTS.calendars}/${id}/sync`, { method: 'POST', body: {} }, calendarSchema),
    disconnect: (id) => ask(host, `${ENDPOINTS.calendars}/${id}`, { method: 'DELETE' }, NO_BODY),
    prefer: (body) =>
      ask(host, ENDPOINTS.calendarPreferences, { method: 'PUT', body }, calendarPreferencesSchema),
  };
}

/** A suggestion that can't be set to is none, whoever made it. */
function checked(event: ReturnType<typeof upcomingSchema.parse>['events'][number]): UpcomingEvent {
  return { ...event, plan: checkedPlan(event.plan) };
}

function checkedPlan(
  plan: ReturnType<typeof upcomingSchema.parse>['events'][number]['plan'],
): EventPlan {
  if (plan.kind === 'nothing') return plan;
  const suggestion = parseSuggestion(plan.suggestion);
  return suggestion.ok
    ? { kind: 'suggestion', suggestion: suggestion.value }
    : { kind: 'nothing', reason: 'no_task' };
}
