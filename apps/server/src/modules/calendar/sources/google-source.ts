import {
  type CalendarOccurrence,
  type EventStanding,
  MAX_TITLE_CODE_POINTS,
} from '@overtone/domain/calendar/occurrence';
import { failed, ok, type Result } from '@overtone/domain/result';
import { plainText } from '@overtone/domain/suggestion/plain-text';
import { z } from 'zod';
import type { CalendarChange, CalendarSource, SourceQuestion } from '../calendar-source.ts';
import {
  type ProviderClient,
  providerClient,
  type ProviderFailure,
  type TokenOf,
} from './provider-client.ts';
import { readWithProgress } from './read-with-progress.ts';

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

const pageSchema = z.object({
  items: z.array(eventSchema).default([]),
  nextPageToken: z.string().optional(),
  nextSyncToken: z.string().optional(),
});

type GoogleEvent = z.infer<typeof eventSchema>;

/** All that is asked for: neither notes nor places nor who else comes. */
const FIELDS =
  'nextPageToken,nextSyncToken,items(id,status,summary,start,end,transparency,eventType,attendees(self,responseStatus))';
const MAX_PAGES = 40;

/** The first calendar of a Google account, with series written out by Google (events.list, v3). */
export function googleSource(apiUrl: string, tokenOf: TokenOf): CalendarSource {
  const apiOrigin = new URL(apiUrl).origin;
  return {
    read: (question) =>
      readWithProgress(question, (progress) => {
        const { userId, signal } = question;
        const client = providerClient({ userId, tokenOf, apiOrigin, signal });
        return readPages(client, apiUrl, question, progress);
      }),
  };
}

async function readPages(
  client: ProviderClient,
  apiUrl: string,
  { window }: SourceQuestion,
  progress: string | undefined,
): Promise<Result<{ changes: CalendarChange[]; progress: string | undefined }, ProviderFailure>> {
  const url = new URL(`${apiUrl.replace(/\/$/u, '')}/calendars/primary/events`);
  const asked = {
    singleEvents: 'true',
    maxResults: '2500',
    // Of a long list of guests, only the person themselves.
    maxAttendees: '1',
    fields: FIELDS,
    ...(progress === undefined
      ? {
          timeMin: new Date(window.fromMs).toISOString(),
          timeMax: new Date(window.toMs).toISOString(),
        }
      : { syncToken: progress }),
  };
  url.search = new URLSearchParams(asked).toString();
  const changes: CalendarChange[] = [];
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const read = await client.get(url, pageSchema);
    if (!read.ok) return read;
    changes.push(...read.value.items.flatMap(changeOf));
    const { nextPageToken, nextSyncToken } = read.value;
    if (nextPageToken === undefined) return ok({ changes, progress: nextSyncToken });
    url.searchParams.set('pageToken', nextPageToken);
  }
  return failed({ problem: 'too_large' });
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
