import { type Span, spanIn } from '@overtone/calendar/occurrences/resolve-occurrence';
import { ianaZone } from '@overtone/calendar/zone/iana-zone';
import { UTC } from '@overtone/calendar/zone/zone';
import { nothingFor, planFrom } from '@overtone/domain/calendar/event-plan';
import type { Upcoming } from '@overtone/domain/contract/calendar';
import type { Suggestion } from '@overtone/domain/suggestion/suggestion';
import type { StoredOccurrence } from './occurrence-store.ts';

/** Readings of a wall and dates may lie this far from where UTC puts them. */
export const ANY_ZONE_MS = 14 * 60 * 60_000;

/** What is asked for. */
export interface UpcomingRange {
  readonly fromMs: number;
  readonly toMs: number;
  /** IANA name. */
  readonly timeZone: string;
}

/** An occurrence at its time for a person. */
export interface PlacedOccurrence {
  readonly occurrence: StoredOccurrence;
  readonly span: Span;
}

/** What takes place in a stretch of time, in order. */
export function placedIn(
  occurrences: readonly StoredOccurrence[],
  { fromMs, toMs, timeZone }: UpcomingRange,
): readonly PlacedOccurrence[] {
  const zone = ianaZone(timeZone) ?? UTC;
  return occurrences
    .map((occurrence) => ({ occurrence, span: spanIn(zone, occurrence) }))
    .filter(({ span }) => span.startMs < toMs && (span.endMs > fromMs || span.startMs >= fromMs))
    .sort((a, b) => a.span.startMs - b.span.startMs);
}

/** The titles that decide what is suggested. */
export function decidingTitles(placed: readonly PlacedOccurrence[]): ReadonlySet<string> {
  return new Set(
    placed.filter((each) => reasonAgainst(each) === undefined).map((each) => each.occurrence.title),
  );
}

/** The same with what is suggested for each; `suggest` is asked about titles that decide. */
export function upcomingEvents(
  placed: readonly PlacedOccurrence[],
  suggest: (title: string) => Suggestion,
): Upcoming['events'] {
  return placed.map((each) => {
    const { key, connectionId, title, standing } = each.occurrence;
    const { startMs, endMs, isAllDay } = each.span;
    const reason = reasonAgainst(each);
    return {
      id: `${connectionId}/${key}`,
      calendarId: connectionId,
      title,
      startsAt: new Date(startMs).toISOString(),
      endsAt: new Date(endMs).toISOString(),
      isAllDay,
      standing,
      plan: reason === undefined ? planFrom(suggest(title)) : { kind: 'nothing', reason },
    };
  });
}

function reasonAgainst({ occurrence, span }: PlacedOccurrence) {
  const { title, standing } = occurrence;
  return nothingFor({ title, standing, isAllDay: span.isAllDay });
}
