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
import { errorBodySchema } from '@overtone/domain/contract/error-body';
import { failed, ok, type Result } from '@overtone/domain/result';
import { parseSuggestion } from '@overtone/domain/suggestion/suggestion';
import { ENDPOINTS } from '../api/endpoints.ts';
import { parseReply } from '../api/parse-reply.ts';
import { type JsonRequest, requestJson } from '../api/request-json.ts';
import type { Host } from '../platform/host.ts';

/** Why the server did not do what was asked: a sentence for the person, and the code of the failure where it has one. */
export interface CalendarRefusal {
  readonly sentence: string;
  readonly code: string | null;
}

type Reply<Value> = Promise<Result<Value, CalendarRefusal>>;

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

const NO_ANSWER = 'The server did not answer. Nothing is lost; please try again.';
const NO_BODY = { safeParse: () => ({ success: true, data: undefined }) } as const;

/** Makes a client that reaches the server through `host`. */
export function createCalendarApi(host: Pick<Host, 'fetch' | 'log'>): CalendarApi {
  async function ask<Value>(
    path: string,
    request: JsonRequest,
    schema: Parameters<typeof parseReply<Value>>[0],
  ): Reply<Value> {
    const reply = await requestJson(host, path, request);
    if (!reply.ok) {
      host.log.warn(reply.reason);
      return failed({ sentence: NO_ANSWER, code: null });
    }
    const parsed = parseReply(schema, reply.value);
    if (parsed.ok) return parsed;
    const refusal = errorBodySchema.safeParse(reply.value.body);
    return failed({ sentence: parsed.reason, code: refusal.success ? refusal.data.code : null });
  }

  return {
    overview: (signal) => ask(ENDPOINTS.calendars, { method: 'GET', signal }, calendarsSchema),
    async upcoming({ from, days, timeZone }, signal) {
      const query = new URLSearchParams({
        from: from.toISOString(),
        days: String(days),
        timeZone,
      });
      const path = `${ENDPOINTS.upcoming}?${query.toString()}`;
      const reply = await ask(path, { method: 'GET', signal }, upcomingSchema);
      return reply.ok ? ok(reply.value.events.map(checked)) : reply;
    },
    connect: (body) => ask(ENDPOINTS.calendars, { method: 'POST', body }, calendarSchema),
    sync: (id) =>
      ask(`${ENDPOINTS.calendars}/${id}/sync`, { method: 'POST', body: {} }, calendarSchema),
    disconnect: (id) => ask(`${ENDPOINTS.calendars}/${id}`, { method: 'DELETE' }, NO_BODY),
    prefer: (body) =>
      ask(ENDPOINTS.calendarPreferences, { method: 'PUT', body }, calendarPreferencesSchema),
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
