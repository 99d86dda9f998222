import type { CalendarPreferences } from '@overtone/domain/calendar/calendar-preferences';
import type { EventPlan } from '@overtone/domain/calendar/event-plan';
import {
  type Calendar,
  type Calendars,
  connectCalendar,
  type ConnectCalendar,
  disconnectCalendar,
  preferOfCalendars,
  readCalendars,
  readUpcoming,
  syncCalendar,
  type UpcomingEvent,
  type upcomingSchema,
} from '@overtone/domain/contract/calendar';
import { parseSuggestion } from '@overtone/domain/suggestion/suggestion';
import { call, type Reply } from '../api/call.ts';
import { nothing, told, whole } from '../api/told.ts';
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
    overview: (signal) => told(host, call(host, readCalendars, { signal }), whole),
    upcoming({ from, days, timeZone }, signal) {
      const query = { from: from.toISOString(), days, timeZone };
      const asked = call(host, readUpcoming, { query, signal });
      return told(host, asked, ({ events }) => events.map(checked));
    },
    connect: (body) => told(host, call(host, connectCalendar, { body }), whole),
    sync: (id) => told(host, call(host, syncCalendar, { params: { id } }), whole),
    disconnect: (id) => told(host, call(host, disconnectCalendar, { params: { id } }), nothing),
    prefer: (body) => told(host, call(host, preferOfCalendars, { body }), whole),
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
