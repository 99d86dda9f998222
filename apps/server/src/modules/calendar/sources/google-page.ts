import {
  type CalendarOccurrence,
  type EventStanding,
  MAX_TITLE_CODE_POINTS,
} from '@overtone/domain/calendar/occurrence';
import { plainText } from '@overtone/domain/suggestion/plain-text';
import { z } from 'zod';
import type { CalendarChange } from '../calendar-source.ts';
import type { ProviderPage } from './provider-page.ts';

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
  items: z.array(eventSchema).default([]),
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
  if (event.status === 'cancelled') return [{ kind: 'remove', key: event.id }];
  const occurrence = occurrenceOf(event);
  return occurrence === undefined ? [] : [{ kind: 'put', occurrence }];
}

function occurrenceOf(event: GoogleEvent): CalendarOccurrence | undefined {
  const { start, end } = event;
  const startMs = Date.parse(start?.dateTime ?? start?.date ?? '');
  const endMs = Date.parse(end?.dateTime ?? end?.date ?? '');
  if (Number.isNaN(startMs) || Number.isNaN(endMs)) return undefined;
  return {
    key: event.id,
    title: plainText(event.summary ?? '', MAX_TITLE_CODE_POINTS),
    timing: start?.dateTime === undefined ? 'date' : 'instant',
    startMs,
    endMs: Math.max(startMs, endMs),
    standing: standingOf(event),
  };
}

function standingOf({ attendees, eventType, transparency, status }: GoogleEvent): EventStanding {
  const answer = attendees?.find(({ self }) => self === true)?.responseStatus;
  if (answer === 'declined') return 'declined';
  if (eventType === 'outOfOffice') return 'away';
  if (transparency === 'transparent' || eventType === 'workingLocation') return 'free';
  return answer === 'tentative' || status === 'tentative' ? 'tentative' : 'busy';
}
