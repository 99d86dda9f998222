import { failed, ok, type Result } from '@overtone/domain/result';
import type { CalendarChange, CalendarSource, SourceQuestion } from '../calendar-source.ts';
import type { CalendarReader } from '../reading/calendar-reader.ts';
import { MICROSOFT_PAGE_EVENTS } from './microsoft-page.ts';
import {
  type ProviderClient,
  providerClient,
  type ProviderFailure,
  type TokenOf,
} from './provider-client.ts';
import { type ProviderRound, readWithProgress } from './read-with-progress.ts';

/** A hundred of 200 are as many as are kept of any calendar. */
const MAX_PAGES = 100;
const HEADERS = {
  prefer: `outlook.timezone="UTC", odata.maxpagesize=${MICROSOFT_PAGE_EVENTS}`,
};

/**
 * The first calendar of a Microsoft account (Graph v1.0, calendarView/delta). Graph writes series out, but says of each
 * time only when it is; title and answer stand with the series.
 */
export function microsoftSource(
  apiUrl: string,
  tokenOf: TokenOf,
  reader: CalendarReader,
): CalendarSource {
  const apiOrigin = new URL(apiUrl).origin;
  return {
    read: (question) =>
      readWithProgress(question, (progress) => {
        const { userId, signal } = question;
        const client = providerClient({
          userId,
          tokenOf,
          apiOrigin,
          signal,
          headers: HEADERS,
          readPage: (bytes) => reader.readPage('microsoft', bytes, signal),
        });
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
      ? await client.get(new URL(link))
      : failed({ problem: 'unreachable', cause: 'no link to go on' } as const);
    if (!read.ok) return read;
    const { next, progress } = read.value;
    for (const change of read.value.changes) changes.push(change);
    if (next === undefined) return ok({ changes, progress });
    link = next;
  }
  return failed({ problem: 'too_large' });
}
