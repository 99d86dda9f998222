import { spanIn } from '@overtone/calendar/occurrences/resolve-occurrence';
import { ianaZone } from '@overtone/calendar/zone/iana-zone';
import { UTC } from '@overtone/calendar/zone/zone';
import { nothingFor, planFrom } from '@overtone/domain/calendar/event-plan';
import type { Upcoming } from '@overtone/domain/contract/calendar';
import { recommend } from '@overtone/domain/recommender/recommend';
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

/**
 * The events of a stretch of time with what is suggested for each. `hosted` is what a model said of a title, where the
 * person agreed to it being asked; the built-in recommender goes first all the same, since a title that mentions a
 * health matter never leaves.
 */
export function upcomingEvents(
  occurrences: readonly StoredOccurrence[],
  { fromMs, toMs, timeZone }: UpcomingRange,
  hosted: (title: string) => Suggestion | undefined,
): Upcoming['events'] {
  const zone = ianaZone(timeZone) ?? UTC;
  const suggest = remembering((title) => {
    const offline = recommend(title);
    return offline.source === 'safety' ? offline : (hosted(title) ?? offline);
  });
  return occurrences
    .map((occurrence) => ({ occurrence, span: spanIn(zone, occurrence) }))
    .filter(({ span }) => span.startMs < toMs && (span.endMs > fromMs || span.startMs >= fromMs))
    .sort((a, b) => a.span.startMs - b.span.startMs)
    .map(({ occurrence, span }) => {
      const { key, connectionId, title, standing } = occurrence;
      const { startMs, endMs, isAllDay } = span;
      const reason = nothingFor({ title, standing, isAllDay });
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

function remembering<Value>(find: (key: string) => Value): (key: string) => Value {
  const found = new Map<string, Value>();
  return (key) => {
    const known = found.get(key);
    if (known !== undefined) return known;
    const value = find(key);
    found.set(key, value);
    return value;
  };
}
