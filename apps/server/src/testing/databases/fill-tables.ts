import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../database/connection.ts';
import { ALL_TABLES } from '../../database/tables.ts';

type Row = Readonly<Record<string, unknown>>;

/** Rows by the name of their table in the code. */
type RowsByTable = Readonly<Record<string, Row>>;

/** Names of all tables, each after those that it refers to. */
function tablesInOrder(): readonly string[] {
  const ordered = new Set<string>();
  const visit = (table: PgTable) => {
    const name = nameOf(table);
    if (ordered.has(name)) return;
    for (const { reference } of getTableConfig(table).foreignKeys) {
      const { foreignTable } = reference();
      if (foreignTable !== table) visit(foreignTable);
    }
    ordered.add(name);
  };
  for (const table of Object.values(ALL_TABLES)) visit(table);
  return [...ordered];
}

/**
 * Writes one row about a person into every table, whatever its columns are. Texts say whose they are; a reference leads
 * to the person's own row of the table it refers to. `given` replaces values, and leaves a table out with null.
 */
export async function fillTables(
  database: Database,
  person: string,
  given: Readonly<Record<string, Row | null>> = {},
): Promise<RowsByTable> {
  const written: Record<string, Row> = {};
  for (const name of tablesInOrder()) {
    const own = given[name];
    const table = ALL_TABLES[name];
    if (own === null || table === undefined) continue;
    const references = referencesOf(table, written);
    const row = Object.fromEntries(
      Object.entries(getTableColumns(table)).flatMap(([key, column]) => {
        const value = own?.[key] ?? references.get(column.name) ?? valueFor(column, person);
        return value === undefined ? [] : [[key, value]];
      }),
    );
    const kept: readonly Row[] = await database.insert(table).values(row).returning();
    written[name] = kept[0] ?? {};
  }
  return written;
}

/** Every row of the database as text, by table. */
export async function allRows(database: Database): Promise<ReadonlyMap<string, readonly string[]>> {
  const tables = Object.entries(ALL_TABLES).map(async ([name, table]) => {
    const rows = await database
      .select({ row: sql<string>`to_jsonb(t)::text` })
      .from(sql`${sql.identifier(getTableName(table))} as t`);
    return [name, rows.map(({ row }) => row)] as const;
  });
  return new Map(await Promise.all(tables));
}

function nameOf(table: PgTable): string {
  const entry = Object.entries(ALL_TABLES).find(([, known]) => known === table);
  if (entry === undefined) throw new Error(`${getTableName(table)} is not in database/tables.ts`);
  return entry[0];
}

/** What the columns of `table` that refer to another hold: the values of the row written there. */
function referencesOf(table: PgTable, written: RowsByTable): ReadonlyMap<string, unknown> {
  const values = new Map<string, unknown>();
  for (const { reference } of getTableConfig(table).foreignKeys) {
    const { columns, foreignColumns, foreignTable } = reference();
    const row = written[nameOf(foreignTable)];
    columns.forEach((column, index) => {
      const key = Object.entries(getTableColumns(foreignTable)).find(
        ([, foreign]) => foreign.name === foreignColumns[index]?.name,
      )?.[0];
      if (row !== undefined && key !== undefined) values.set(column.name, row[key]);
    });
  }
  return values;
}

function valueFor(column: PgColumn, person: string): unknown {
  if (column.hasDefault && column.dataType !== 'string') return undefined;
  if (column.columnType === 'PgUUID') return crypto.randomUUID();
  switch (column.dataType) {
    case 'string':
      return `${person} ${column.name}`;
    case 'number':
      return 1;
    case 'boolean':
      return true;
    case 'date':
      return new Date('2026-03-02T09:00:00Z');
    case 'json':
      return { of: person };
    default:
      throw new Error(`${column.name} is a ${column.dataType}; say how to fill it`);
  }
}
