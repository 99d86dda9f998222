import { createHash } from 'node:crypto';
import type { CalendarOccurrence } from '@overtone/domain/calendar/occurrence';
import type { InstantRange } from '@overtone/calendar/occurrences/expand-calendar';
import {
  and,
  asc,
  eq,
  getTableColumns,
  gt,
  gte,
  inArray,
  lt,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../database/connection.ts';
import { calendarOccurrences } from '../../database/tables/calendar.ts';
import { partsOf } from '../../threads/parts-of.ts';
import { type TakeTurn, turnTaking } from '../../threads/turn-taking.ts';
import type { SecretBox } from '../../secrets/secret-box.ts';
import type { ResolvedChanges, SeriesFacts } from './resolve-changes.ts';

/** An occurrence with the calendar it belongs to. */
export interface StoredOccurrence extends CalendarOccurrence {
  readonly connectionId: string;
}

/** Whose calendar is written. */
export interface OccurrenceOwner {
  readonly id: string;
  readonly userId: string;
}

type Row = typeof calendarOccurrences.$inferSelect;

/** What is known of a series, as it is kept. */
interface SealedSeries extends Pick<Row, 'title' | 'standing'> {
  readonly name: string;
}

/** Changes as they are kept. */
export type SealedChanges = {
  readonly connectionId: string;
  readonly rows: readonly Row[];
} & (
  | { readonly isWhole: true }
  | {
      readonly isWhole: false;
      readonly series: readonly SealedSeries[];
      readonly removed: readonly string[];
    }
);

const COLUMNS = Object.entries<PgColumn>(getTableColumns(calendarOccurrences));

/** Titles that are sealed or opened in one turn of the loop: 10 ms. */
const ROWS_A_TURN = 200;
/** Rows that are written with one statement, and keys that are taken away with one. */
const ROWS_A_STATEMENT = 2000;
/** Occurrences that one answer can hold. */
const MAX_LISTED = 1000;

/** Keeps what takes place. Titles are sealed, keys hashed. Long lists are worked through in turns. */
export function occurrenceStore(box: SecretBox, takeTurn: TakeTurn) {
  /** For whole readings: what comes of several at once would be unpacked in one turn of the loop. */
  const takeReading = turnTaking();

  /** Seals changes, in turns and before any transaction; `isWhole` means that nothing else takes place. */
  async function sealed(
    { id: connectionId, userId }: OccurrenceOwner,
    { rows, removedKeys, changedSeries }: ResolvedChanges,
    isWhole: boolean,
  ): Promise<SealedChanges> {
    const sealedRows: Row[] = [];
    for (const few of partsOf(rows, ROWS_A_TURN)) {
      sealedRows.push(
        ...(await takeTurn(() => few.map((row) => rowOf(row, connectionId, userId)))),
      );
    }
    if (isWhole) return { isWhole, connectionId, rows: sealedRows };
    const series: SealedSeries[] = [];
    for (const few of partsOf(changedSeries, ROWS_A_TURN)) {
      series.push(...(await takeTurn(() => few.map(sealedSeries))));
    }
    const removed = [...removedKeys.map(hashOf), ...sealedRows.map(({ key }) => key)];
    return { isWhole, connectionId, rows: sealedRows, series, removed };
  }

  /** Writes what was sealed, in the caller's transaction. */
  async function write(transaction: Database, changes: SealedChanges): Promise<void> {
    const ofConnection = eq(calendarOccurrences.connectionId, changes.connectionId);
    const { key, series } = calendarOccurrences;
    if (changes.isWhole) {
      await transaction.delete(calendarOccurrences).where(ofConnection);
    } else {
      for (const { name, title, standing } of changes.series) {
        await transaction
          .update(calendarOccurrences)
          .set({ title, standing })
          .where(and(ofConnection, eq(series, name)));
      }
      for (const keys of partsOf(changes.removed, ROWS_A_STATEMENT)) {
        await transaction.delete(calendarOccurrences).where(and(ofConnection, inArray(key, keys)));
      }
    }
    for (const some of partsOf(changes.rows, ROWS_A_STATEMENT)) {
      await transaction.execute(insertion(some));
    }
  }

  function sealedSeries({ series, title, standing }: ResolvedChanges['changedSeries'][number]) {
    return { name: hashOf(series), title: box.seal(title), standing };
  }

  function rowOf(
    { occurrence, series }: ResolvedChanges['rows'][number],
    connectionId: string,
    userId: string,
  ): Row {
    return {
      connectionId,
      userId,
      key: hashOf(occurrence.key),
      series: series === null ? null : hashOf(series),
      title: box.seal(occurrence.title),
      timing: occurrence.timing,
      startsAt: new Date(occurrence.startMs),
      endsAt: new Date(occurrence.endMs),
      standing: occurrence.standing,
    };
  }

  /** What is known of series from times of them that are kept. */
  async function seriesFacts(
    database: Database,
    connectionId: string,
    names: ReadonlySet<string>,
  ): Promise<ReadonlyMap<string, SeriesFacts>> {
    const byHash = new Map([...names].map((name) => [hashOf(name), name]));
    if (byHash.size === 0) return new Map();
    const { series, title, standing } = calendarOccurrences;
    const rows = await database
      .selectDistinctOn([series], { series, title, standing })
      .from(calendarOccurrences)
      .where(
        and(
          eq(calendarOccurrences.connectionId, connectionId),
          inArray(series, [...byHash.keys()]),
        ),
      );
    return new Map(
      rows.map(({ series, title, standing }) => [
        byHash.get(series ?? '') ?? '',
        { title: box.open(title) ?? '', standing },
      ]),
    );
  }

  /** What overlaps `range`, of all the person's calendars, in order of its start. */
  async function between(
    database: Database,
    userId: string,
    { fromMs, toMs }: InstantRange,
  ): Promise<readonly StoredOccurrence[]> {
    const { startsAt, endsAt } = calendarOccurrences;
    const from = new Date(fromMs);
    const rows = await takeReading(async () =>
      database
        .select()
        .from(calendarOccurrences)
        .where(
          and(
            eq(calendarOccurrences.userId, userId),
            lt(startsAt, new Date(toMs)),
            or(gt(endsAt, from), gte(startsAt, from)),
          ),
        )
        .orderBy(asc(startsAt))
        .limit(MAX_LISTED),
    );
    const opened: StoredOccurrence[] = [];
    for (const some of partsOf(rows, ROWS_A_TURN)) {
      opened.push(...(await takeTurn(() => some.map(stored))));
    }
    return opened;
  }

  function stored(row: Row): StoredOccurrence {
    const { key, connectionId, title, timing, startsAt, endsAt, standing } = row;
    return {
      key,
      connectionId,
      timing,
      standing,
      title: box.open(title) ?? '',
      startMs: startsAt.getTime(),
      endMs: endsAt.getTime(),
    };
  }

  return { sealed, write, seriesFacts, between };
}

/** Keeps what takes place. */
export type OccurrenceStore = ReturnType<typeof occurrenceStore>;

/** A source's own name for something, which may hold the address of a person, in a form that holds nothing. */
function hashOf(name: string): string {
  return createHash('sha256').update(name).digest('base64url');
}

/** With a list for each column: with a parameter for every value, writing a thousand rows takes ten times as long. */
function insertion(rows: readonly Row[]): SQL {
  const lists = COLUMNS.map(([property, column]) => {
    const values = rows.map((row) => {
      const value: unknown = Reflect.get(row, property);
      return value === null ? null : column.mapToDriverValue(value);
    });
    return sql`${sql.param(values)}::${sql.raw(column.getSQLType())}[]`;
  });
  const names = COLUMNS.map(([, { name }]) => sql.identifier(name));
  return sql`insert into ${calendarOccurrences} (${sql.join(names, sql`, `)})
    select * from unnest(${sql.join(lists, sql`, `)})`;
}
