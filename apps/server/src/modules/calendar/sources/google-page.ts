import { heldInCalendarYears } from '@overtone/domain/calendar/calendar-years';
import { type EventStanding, MAX_TITLE_CODE_POINTS } from '@overtone/domain/calendar/occurrence';
import { plainText } from '@overtone/domain/suggestion/plain-text';
import { z } from 'zod';
import type { CalendarChange } from '../calendar-source.ts';
import { mostEventsOf, type ProviderPage } from './provider-page.ts';

/** Events that a page is asked to hold. */
export const GOOGLE_PAGE_EVENTS = 500;

const timeSchema = z.object({ dateTime: z.string().optional(), date: z.string().optional() });

const eventSchema = z.object({
  id: z.string(),
  status: z.string().optional(),
  summary: z.string().optional(),
  start: timeSchema.optional(),
  end: timeSchema.optional(),
  transparency: z.string().optional(),
  eventType: z.string().optional(),
  attendees: z
    .array(z.object({ self: z.boolean().optional(), responseStatus: z.string().optional() }))
    .optional(),
});

const googlePageSchema = z.object({
  items: z.array(eventSchema).max(mostEventsOf(GOOGLE_PAGE_EVENTS)).default([]),
  nextPageToken: z.string().optional(),
  nextSyncToken: z.string().optional(),
});

type GoogleEvent = z.infer<typeof eventSchema>;

/** What a page of Google's says; undefined where it is none of theirs. */
export function readGooglePage(page: unknown): ProviderPage | undefined {
  const read = googlePageSchema.safeParse(page);
  if (!read.success) return undefined;
  const { items, nextPageToken: next, nextSyncToken: progress } = read.data;
  return { changes: items.flatMap(changeOf), next, progress };
}

function changeOf(event: GoogleEvent): CalendarChange[] {
  const { id: key, start, end } = event;
  if (event.status === 'cancelled') return [{ kind: 'remove', key }];
  const startMs = Date.parse(start?.dateTime ?? start?.date ?? '');
  const endMs = Date.parse(end?.dateTime ?? end?.date ?? '');
  if (Number.isNaN(startMs) || Number.isNaN(endMs)) return [];
  const times = heldInCalendarYears({ startMs, endMs });
  // It may have been moved there from where it was kept.
  if (times === undefined) return [{ kind: 'remove', key }];
  const occurrence = {
    key,
    title: plainText(event.summary ?? '', MAX_TITLE_CODE_POINTS),
    timing: start?.dateTime === undefined ? 'date' : 'instant',
    ...times,
    standing: standingOf(event),
  } as const;
  return [{ kind: 'put', occurrence }];
}

function standingOf({ attendees, eventType, transparency, status }: GoogleEvent): EventStanding {
  const answer = attendees?.find(({ self }) => self === true)?.responseStatus;
  if (answer === 'declined') return 'declined';
  if (eventType === 'outOfOffice') return 'away';
  if (transparency === 'transparent' || eventType === 'workingLocation') return 'free';
  return answer === 'tentative' || status === 'tentative' ? 'tentative' : 'busy';
}
