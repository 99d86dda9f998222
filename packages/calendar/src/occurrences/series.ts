import type { IcsEvent } from '../ics/ics-event.ts';

/** An event with all that its calendar says of it under one UID. */
export interface Series {
  /** Undefined where the calendar holds single dates of a series without the series. */
  readonly master: IcsEvent | undefined;
  readonly replacements: readonly IcsEvent[];
}

/** Puts together what belongs to one event. Of several versions of the same, the latest counts. */
export function seriesOf(events: readonly IcsEvent[]): readonly Series[] {
  return [...Map.groupBy(events, ({ uid }) => uid).values()].map((sameUid) => {
    const versions = Map.groupBy(sameUid, ({ replaces }) => replaces?.ms);
    return {
      master: latest(versions.get(undefined) ?? []),
      replacements: [...versions]
        .filter(([replaced]) => replaced !== undefined)
        .flatMap(([, same]) => latest(same) ?? []),
    };
  });
}

function latest(versions: readonly IcsEvent[]): IcsEvent | undefined {
  return versions.reduce<IcsEvent | undefined>(
    (kept, version) => (kept !== undefined && kept.sequence > version.sequence ? kept : version),
    undefined,
  );
}
