import { heldInCalendarYears } from '@overtone/domain/calendar/calendar-years';
import {
  type CalendarOccurrence,
  type EventStanding,
  MAX_TITLE_CODE_POINTS,
} from '@overtone/domain/calendar/occurrence';
import { plainText } from '@overtone/domain/suggestion/plain-text';
import { z } from 'zod';
import type { CalendarChange } from '../calendar-source.ts';
import { mostEventsOf, type ProviderPage } from './provider-page.ts';

/** Events that a page is asked to hold. */
export const MICROSOFT_PAGE_EVENTS = 200;

const timeSchema = z.object({ dateTime: z.string() });

const eventSchema = z.object({
  id: z.string(),
  '@removed': z.unknown().optional(),
  type: z.string().optional(),
  seriesMasterId: z.string().nullish(),
  subject: z.string().nullish(),
  start: timeSchema.nullish(),
  end: timeSchema.nullish(),
  isAllDay: z.boolean().nullish(),
  isCancelled: z.boolean().nullish(),
  showAs: z.string().nullish(),
  responseStatus: z.object({ response: z.string().nullish() }).nullish(),
});

const microsoftPageSchema = z.object({
  value: z.array(eventSchema).max(mostEventsOf(MICROSOFT_PAGE_EVENTS)),
  '@odata.nextLink': z.string().optional(),
  '@odata.deltaLink': z.string().optional(),
});

type GraphEvent = z.infer<typeof eventSchema>;

/** What a page of Graph's says; undefined where it is none of theirs. */
export function readMicrosoftPage(page: unknown): ProviderPage | undefined {
  const read = microsoftPageSchema.safeParse(page);
  if (!read.success) return undefined;
  const { value, '@odata.nextLink': next, '@odata.deltaLink': progress } = read.data;
  return { changes: value.flatMap(changeOf), next, progress };
}

function changeOf(event: GraphEvent): CalendarChange[] {
  const { id: key, type, seriesMasterId, subject } = event;
  if (event['@removed'] !== undefined || event.isCancelled === true) {
    return [{ kind: 'remove', key }];
  }
  const title = plainText(subject ?? '', MAX_TITLE_CODE_POINTS);
  const standing = standingOf(event);
  if (type === 'seriesMaster') return [{ kind: 'series', series: key, title, standing }];
  const [startMs, endMs] = [utc(event.start?.dateTime), utc(event.end?.dateTime)];
  if (Number.isNaN(startMs) || Number.isNaN(endMs)) return [];
  const held = heldInCalendarYears({ startMs, endMs });
  // It may have been moved there from where it was kept.
  if (held === undefined) return [{ kind: 'remove', key }];
  const timing: CalendarOccurrence['timing'] = event.isAllDay === true ? 'date' : 'instant';
  const times = { timing, ...held };
  const series = seriesMasterId ?? undefined;
  return type === 'occurrence' && series !== undefined && subject == null
    ? [{ kind: 'instance', series, occurrence: { key, ...times } }]
    : [{ kind: 'put', occurrence: { key, title, standing, ...times } }];
}

/** Graph writes times without a zone, with seven places of a second; they are asked for in UTC. */
function utc(dateTime = ''): number {
  return Date.parse(`${dateTime.replace(/(\.\d{3})\d*$/u, '$1').replace(/Z$/u, '')}Z`);
}

function standingOf({ showAs, responseStatus }: GraphEvent): EventStanding {
  const answer = responseStatus?.response;
  if (answer === 'declined') return 'declined';
  if (showAs === 'oof') return 'away';
  if (showAs === 'free') return 'free';
  return showAs === 'tentative' || answer === 'tentativelyAccepted' ? 'tentative' : 'busy';
}
