import type { IcsEvent } from '../ics/ics-event.ts';

/** An event with all that its calendar says of it under one UID. */
export interface Series {
  /** Undefined where the calendar holds single dates of a series without the series. */
  readonly master: IcsEvent | undefined;
  /** What takes the place of single times. */
  readonly replacements: readonly IcsEvent[];
  /** What all later times are like, from the one on that each of these replaces; in no order. */
  readonly onwards: readonly IcsEvent[];
}

/** Puts together what belongs to one event. Of several versions of the same, the latest counts. */
export function seriesOf(events: readonly IcsEvent[]): readonly Series[] {
  return [...Map.groupBy(events, ({ uid }) => uid).values()].map((sameUid) => {
    const versions = Map.groupBy(sameUid, ({ replaces }) => replaces?.ms);
    const replacing = [...versions]
      .filter(([replaced]) => replaced !== undefined)
      .map(([, same]) => same);
    return {
      master: latest(versions.get(undefined) ?? []),
      replacements: replacing.flatMap((same) => latest(same) ?? []),
      onwards: replacing.flatMap(
        (same) => latest(same.filter(({ holdsOnwards }) => holdsOnwards)) ?? [],
      ),
    };
  });
}

function latest(versions: readonly IcsEvent[]): IcsEvent | undefined {
  return versions.reduce<IcsEvent | undefined>(
    (kept, version) => (kept !== undefined && kept.sequence > version.sequence ? kept : version),
    undefined,
  );
}
