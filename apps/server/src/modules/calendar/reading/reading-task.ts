import type { IcsFailure } from '@overtone/domain/calendar/ics-failures';
import type { Answer } from '../../../threads/answer-tasks.ts';
import type { CalendarChange } from '../calendar-source.ts';
import { readGooglePage } from '../sources/google-page.ts';
import { readMicrosoftPage } from '../sources/microsoft-page.ts';
import type { ProviderPage } from '../sources/provider-page.ts';
import { type CalendarFile, readCalendar } from './read-calendar.ts';

/** Who a page of a calendar comes from. */
export type PageKind = 'google' | 'microsoft';

/** What came from outside and is to be read. */
export type ReadingTask =
  | { readonly kind: 'file'; readonly file: CalendarFile }
  | { readonly kind: PageKind; readonly bytes: Uint8Array };

/** What is known of it, beside the list of what it holds. */
export type ReadingFacts =
  | ({ readonly kind: 'read'; readonly name: string } & Omit<ProviderPage, 'changes'>)
  | { readonly kind: 'failed'; readonly reason: IcsFailure | 'unexpected' };

const READERS = { google: readGooglePage, microsoft: readMicrosoftPage } as const;

/** Reads at once. */
export function performReading(task: ReadingTask): Answer<ReadingFacts, CalendarChange> {
  return task.kind === 'file' ? readFile(task.file) : readPage(task.kind, task.bytes);
}

function readFile(file: CalendarFile): Answer<ReadingFacts, CalendarChange> {
  const read = readCalendar(file);
  if (!read.ok) return { facts: { kind: 'failed', reason: read.reason }, items: [] };
  const { name, occurrences } = read.value;
  return {
    facts: { kind: 'read', name, next: undefined, progress: undefined },
    items: occurrences.map((occurrence) => ({ kind: 'put', occurrence })),
  };
}

function readPage(kind: PageKind, bytes: Uint8Array): Answer<ReadingFacts, CalendarChange> {
  const page = READERS[kind](parsedJson(bytes));
  if (page === undefined) return { facts: { kind: 'failed', reason: 'unexpected' }, items: [] };
  const { changes, ...rest } = page;
  return { facts: { kind: 'read', name: '', ...rest }, items: changes };
}

function parsedJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}
