import {
  connectCalendar,
  disconnectCalendar,
  preferOfCalendars,
  readCalendars,
  readUpcoming,
  syncCalendar,
} from '@overtone/domain/contract/calendar';
import type { Api } from '../../access/api.ts';
import { serve } from '../../access/serve.ts';
import type { CalendarService } from './service.ts';

/** What the routes need. */
export interface CalendarRoutesParts {
  readonly service: CalendarService;
  /** The time zone of an account. */
  readonly timeZoneOf: (userId: string) => Promise<string>;
  readonly now: () => Date;
}

const DAY_MS = 24 * 60 * 60_000;

/** `/api/calendars`: calendars that a person connected. `/api/calendar`: what takes place, and what is wanted of it. */
export function calendarRoutes(api: Api, { service, timeZoneOf, now }: CalendarRoutesParts): void {
  serve(api, readCalendars, ({ member }) => service.overview(member));
  serve(api, connectCalendar, ({ member, body }) => service.connect(member, body));
  serve(api, syncCalendar, ({ member, params }) => service.syncNow(member, params.id));
  serve(api, disconnectCalendar, async ({ member, params }) => {
    await service.disconnect(member, params.id);
  });
  serve(api, readUpcoming, async ({ member, query }) => {
    const { from, days, timeZone = await timeZoneOf(member.id) } = query;
    const fromMs = from === undefined ? now().getTime() : Date.parse(from);
    return service.upcoming(member, { fromMs, toMs: fromMs + days * DAY_MS, timeZone });
  });
  serve(api, preferOfCalendars, async ({ member, body }) => {
    await service.prefer(member, body);
    return body;
  });
}
