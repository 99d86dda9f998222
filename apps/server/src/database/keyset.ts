import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Where a page of a list begins: behind the row with this instant and id, in this part of the list. */
export interface PageCursor {
  readonly part: string;
  /** Microseconds since 1970, as exact as the database keeps instants. */
  readonly micros: string;
  readonly id: string;
}

/** Reads a cursor whose form was checked. */
export function readCursor(text: string): PageCursor {
  const [part = '', micros = '', id = ''] = text.split('.', 3);
  return { part, micros, id };
}

/** Writes a cursor as it travels. */
export function writeCursor({ part, micros, id }: PageCursor): string {
  return `${part}.${micros}.${id}`;
}

/** An instant of a row in microseconds, for a cursor. */
export function microsOf(time: PgColumn): SQL<string> {
  return sql<string>`(extract(epoch from ${time}) * 1000000)::bigint::text`;
}

/** Whether a row comes behind the cursor, in a list that is sorted by `time` and `id`, the oldest first. */
export function isLater(time: PgColumn, id: PgColumn, cursor: PageCursor): SQL {
  return sql`(${time}, ${id}) > (${instantOf(cursor)}, ${sql.param(cursor.id, id)})`;
}

/** Whether a row comes behind the cursor, in a list that is sorted by `time` and `id`, the newest first. */
export function isBehind(time: PgColumn, id: PgColumn, cursor: PageCursor): SQL {
  return sql`(${time}, ${id}) < (${instantOf(cursor)}, ${sql.param(cursor.id, id)})`;
}

function instantOf({ micros }: PageCursor): SQL {
  return sql`timestamptz 'epoch' + ${micros}::float8 * interval '1 microsecond'`;
}
