import type { CalendarChange } from '../calendar-source.ts';

/**
 * How many events a page may hold where `asked` are asked for. Twice as many are no reason to refuse a calendar: a provider may
 * count the descriptions of series apart. One that says nothing else in 4 MB would fill the server with them.
 */
export function mostEventsOf(asked: number): number {
  return 2 * asked;
}

/** What a page of a provider's calendar says. */
export interface ProviderPage {
  readonly changes: readonly CalendarChange[];
  /** Where the next page is, in the provider's own terms; undefined after the last. */
  readonly next: string | undefined;
  /** How far the calendar has been read, after the last page. */
  readonly progress: string | undefined;
}
