import type { CalendarChange } from '../calendar-source.ts';

/** What a page of a provider's calendar says. */
export interface ProviderPage {
  readonly changes: readonly CalendarChange[];
  /** Where the next page is, in the provider's own terms; undefined after the last. */
  readonly next: string | undefined;
  /** How far the calendar has been read, after the last page. */
  readonly progress: string | undefined;
}
