import { type SQL, sql } from 'drizzle-orm';
import type { ExtraConfigColumn, PgColumn } from 'drizzle-orm/pg-core';

/** Whatever the value of a proof names that an id could be: the value itself, or the words of its JSON. An index has it. */
export function namedIn(value: PgColumn | ExtraConfigColumn): SQL {
  return sql`regexp_split_to_array(${value}, '[^A-Za-z0-9_-]+')`;
}
