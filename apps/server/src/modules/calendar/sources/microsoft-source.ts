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
import { type ProviderRound, readWithProgress } from './read-with-progress.ts';

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

const pageSchema = z.object({
  value: z.array(eventSchema),
  '@odata.nextLink': z.string().optional(),
  '@odata.deltaLink': z.string().optional(),
});

type GraphEvent = z.infer<typeof eventSchema>;

const MAX_PAGES = 200;
const HEADERS = { prefer: 'outlook.timezone="UTC", odata.maxpagesize=200' };

/**
 * The first calendar of a Microsoft account (Graph v1.0, calendarView/delta). Graph writes series out, but says of each
 * time only when it is; title and answer stand with the series.
 */
export function microsoftSource(apiUrl: string, tokenOf: TokenOf): CalendarSource {
  const apiOrigin = new URL(apiUrl).origin;
  return {
    read: (question) =>
      readWithProgress(question, (progress) => {
        const { userId, signal } = question;
        const client = providerClient({ userId, tokenOf, apiOrigin, signal, headers: HEADERS });
        return readPages(client, progress ?? firstPage(apiUrl, question));
      }),
  };
}

function firstPage(apiUrl: string, { window }: SourceQuestion): string {
  const url = new URL(`${apiUrl.replace(/\/$/u, '')}/me/calendarView/delta`);
  url.searchParams.set('startDateTime', new Date(window.fromMs).toISOString());
  url.searchParams.set('endDateTime', new Date(window.toMs).toISOString());
  return url.href;
}

async function readPages(
  client: ProviderClient,
  from: string,
): Promise<Result<ProviderRound, ProviderFailure>> {
  const changes: CalendarChange[] = [];
  let link = from;
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const read = URL.canParse(link)
      ? await client.get(new URL(link), pageSchema)
      : failed({ problem: 'unreachable', cause: 'no link to go on' } as const);
    if (!read.ok) return read;
    changes.push(...read.value.value.flatMap(changeOf));
    const next = read.value['@odata.nextLink'];
    if (next === undefined) return ok({ changes, progress: read.value['@odata.deltaLink'] });
    link = next;
  }
  return failed({ problem: 'too_large' });
}

function changeOf(event: GraphEvent): CalendarChange[] {
  const { id: key, type, seriesMasterId, subject } = event;
  if (event['@removed'] !== undefined || event.isCancelled === true) {
    return [{ kind: 'remove', key }];
  }
  const title = plainText(subject ?? '', MAX_TITLE_CODE_POINTS);
  const standing = standingOf(event);
  if (type === 'seriesMaster') return [{ kind: 'series', series: key, title, standing }];
  const times = timesOf(event);
  if (times === undefined) return [];
  const series = seriesMasterId ?? undefined;
  return type === 'occurrence' && series !== undefined && subject == null
    ? [{ kind: 'instance', series, occurrence: { key, ...times } }]
    : [{ kind: 'put', occurrence: { key, title, standing, ...times } }];
}

function timesOf({ start, end, isAllDay }: GraphEvent) {
  const [startMs, endMs] = [utc(start?.dateTime), utc(end?.dateTime)];
  if (Number.isNaN(startMs) || Number.isNaN(endMs)) return undefined;
  const timing: CalendarOccurrence['timing'] = isAllDay === true ? 'date' : 'instant';
  return { timing, startMs, endMs: Math.max(startMs, endMs) };
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
