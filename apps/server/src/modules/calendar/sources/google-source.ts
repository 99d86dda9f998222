import { failed, ok, type Result } from '@overtone/domain/result';
import type { CalendarChange, CalendarSource, SourceQuestion } from '../calendar-source.ts';
import type { CalendarReader } from '../reading/calendar-reader.ts';
import { GOOGLE_PAGE_EVENTS } from './google-page.ts';
import {
  type ProviderClient,
  providerClient,
  type ProviderFailure,
  type TokenOf,
} from './provider-client.ts';
import { readWithProgress } from './read-with-progress.ts';

/** All that is asked for: neither notes nor places nor who else comes. */
const FIELDS =
  'nextPageToken,nextSyncToken,items(id,status,summary,start,end,transparency,eventType,attendees(self,responseStatus))';
/** Forty of 500 are as many as are kept of any calendar. */
const MAX_PAGES = 40;

/** The first calendar of a Google account, with series written out by Google (events.list, v3). */
export function googleSource(
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
          readPage: (bytes) => reader.readPage('google', bytes, signal),
        });
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
    maxResults: String(GOOGLE_PAGE_EVENTS),
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
    const read = await client.get(url);
    if (!read.ok) return read;
    const { next, progress: reached } = read.value;
    for (const change of read.value.changes) changes.push(change);
    if (next === undefined) return ok({ changes, progress: reached });
    url.searchParams.set('pageToken', next);
  }
  return failed({ problem: 'too_large' });
}
