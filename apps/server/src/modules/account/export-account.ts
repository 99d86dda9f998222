import type { AccountExport } from '@overtone/domain/contract/account';
import { and, asc, getTableColumns, getTableName, sql } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../database/connection.ts';
import type { BoxLabel } from '../../secrets/labels.ts';
import type { TakeTurn } from '../../threads/turn-taking.ts';
import {
  type DataSubject,
  PERSONAL_DATA,
  type PersonalTable,
  personalTables,
} from './personal-data.ts';

type Row = Record<string, unknown>;

const SECRET = 'A secret, or a mark that means nothing outside the database.';
const ROWS_A_PAGE = 250;
/** Of rows that are written in one turn; the last may be longer. */
const CHARACTERS_A_TURN = 128 * 1024;

/** Opens what is kept encrypted for a use; undefined when another key sealed it. */
export type OpenSealed = (label: BoxLabel, sealed: string) => string | undefined;

/** Where an export reads, and when it may. */
export interface ExportParts {
  readonly database: Database;
  readonly now: Date;
  readonly open: OpenSealed;
  /** Says when a page may be read and written. */
  readonly takeTurn: TakeTurn;
}

/**
 * Everything that the database holds about a person, in the clear, as the text of an {@link AccountExport}: a page of rows
 * at a time, each read when it is asked for and written in turns, so that no connection is held in between.
 */
export async function* exportAccount(
  subject: DataSubject,
  parts: ExportParts,
): AsyncGenerator<string, void> {
  yield `{\n"exportedAt": ${JSON.stringify(parts.now)},\n"tables": {`;
  let comma = '';
  for (const rule of personalTables()) {
    yield `${comma}\n${JSON.stringify(getTableName(rule.table))}: [`;
    yield* tableText(rule, subject, parts);
    yield ']';
    comma = ',';
  }
  yield `\n},\n"leftOut": ${JSON.stringify(leftOut(), null, 2)}\n}\n`;
}

async function* tableText(
  rule: PersonalTable & { readonly table: PgTable },
  subject: DataSubject,
  { database, open, takeTurn }: ExportParts,
): AsyncGenerator<string, void> {
  const key = keyOf(rule.table);
  const listed = (values: readonly unknown[]) =>
    sql.join(
      values.map((value) => sql`${value}`),
      sql`, `,
    );
  const keyColumns = listed(Object.values(key));
  let last: Row | undefined;
  let comma = '';
  do {
    const after =
      last && sql`(${keyColumns}) > (${listed(Object.keys(key).map((field) => last?.[field]))})`;
    const rows: Row[] = await takeTurn(async () =>
      database
        .select()
        .from(rule.table)
        .where(and(rule.rowsOf(subject), after))
        .orderBy(...Object.values(key).map((column) => asc(column)))
        .limit(ROWS_A_PAGE),
    );
    const left = rows.values();
    for (;;) {
      const text = await takeTurn(() => textOf(left, (row) => shownRow(row, rule, open)));
      if (text === '') break;
      yield comma + text;
      comma = ',';
    }
    last = rows[ROWS_A_PAGE - 1];
  } while (last !== undefined);
}

/** As many of the rows that are left as one turn writes. */
function textOf(left: Iterator<Row>, shown: (row: Row) => Row): string {
  const lines: string[] = [];
  for (let length = 0; length < CHARACTERS_A_TURN;) {
    const next = left.next();
    if (next.done === true) break;
    const line = `\n  ${JSON.stringify(shown(next.value))}`;
    lines.push(line);
    length += line.length;
  }
  return lines.join(',');
}

/** What tells the rows of a table apart: its primary key, by the fields that hold it. */
function keyOf(table: PgTable): Readonly<Record<string, PgColumn>> {
  const together = getTableConfig(table).primaryKeys.flatMap(({ columns }) => columns);
  const isKey = ({ primary, name }: PgColumn) =>
    primary || together.some((column) => column.name === name);
  return Object.fromEntries(
    Object.entries<PgColumn>(getTableColumns(table)).filter(([, column]) => isKey(column)),
  );
}

function shownRow(row: Row, { shown, sealed, sealedFor }: PersonalTable, open: OpenSealed): Row {
  const cell = (column: string) => {
    const kept = row[column];
    const isSealed = sealedFor !== undefined && sealed.includes(column);
    return isSealed && typeof kept === 'string' ? (open(sealedFor, kept) ?? null) : kept;
  };
  return Object.fromEntries(shown.map((column) => [column, cell(column)]));
}

function leftOut(): AccountExport['leftOut'] {
  const withheld = personalTables().flatMap((rule) =>
    rule.withheld.map((column) => [`${getTableName(rule.table)}.${column}`, SECRET] as const),
  );
  const impersonal = Object.entries(PERSONAL_DATA).flatMap(([name, rule]) =>
    'reason' in rule ? [[name, rule.reason] as const] : [],
  );
  return Object.fromEntries([...withheld, ...impersonal]);
}
