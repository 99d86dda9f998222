import type { CalendarOccurrence, EventStanding } from '@overtone/domain/calendar/occurrence';
import type { CalendarChange } from './calendar-source.ts';

/** What the times of a series have in common. */
export interface SeriesFacts {
  readonly title: string;
  readonly standing: EventStanding;
}

/** Changes as they can be written. */
export interface ResolvedChanges {
  readonly rows: readonly {
    readonly occurrence: CalendarOccurrence;
    readonly series: string | null;
  }[];
  readonly removedKeys: readonly string[];
  readonly changedSeries: readonly (SeriesFacts & { readonly series: string })[];
}

/** The series that the changes name without saying what they are. */
export function unknownSeries(changes: readonly CalendarChange[]): ReadonlySet<string> {
  const named = changes.flatMap((change) => (change.kind === 'instance' ? [change.series] : []));
  const known = new Set(
    changes.flatMap((change) => (change.kind === 'series' ? [change.series] : [])),
  );
  return new Set(named.filter((series) => !known.has(series)));
}

/**
 * Gives every time of a series its title and standing. `stored` holds what is known of the series that the changes do
 * not describe. Undefined where a series is known to nobody: then the calendar has to be read anew.
 */
export function resolveChanges(
  changes: readonly CalendarChange[],
  stored: ReadonlyMap<string, SeriesFacts>,
): ResolvedChanges | undefined {
  const changedSeries = changes.filter((change) => change.kind === 'series');
  const facts = new Map([
    ...stored,
    ...changedSeries.map(({ series, title, standing }) => [series, { title, standing }] as const),
  ]);
  const rows = new Map<string, ResolvedChanges['rows'][number]>();
  const removed = new Set<string>();
  for (const change of changes) {
    if (change.kind === 'series') continue;
    const key = change.kind === 'remove' ? change.key : change.occurrence.key;
    // Of several words about the same, the last one holds.
    rows.delete(key);
    removed.delete(key);
    if (change.kind === 'remove') {
      removed.add(key);
    } else if (change.kind === 'put') {
      rows.set(key, { occurrence: change.occurrence, series: null });
    } else {
      const common = facts.get(change.series);
      if (common === undefined) return undefined;
      rows.set(key, { occurrence: { ...change.occurrence, ...common }, series: change.series });
    }
  }
  return { rows: [...rows.values()], removedKeys: [...removed], changedSeries };
}
