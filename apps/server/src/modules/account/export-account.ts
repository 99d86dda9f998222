import type { AccountExport } from '@overtone/domain/contract/account';
import { getTableName } from 'drizzle-orm';
import type { Database } from '../../database/connection.ts';
import {
  type DataSubject,
  PERSONAL_DATA,
  type PersonalTable,
  personalTables,
} from './personal-data.ts';

type Row = Record<string, unknown>;

const SECRET = 'A secret, or a mark that means nothing outside the database.';

/** Opens what is kept encrypted for a purpose; undefined when another key sealed it. */
export type OpenSealed = (purpose: string, sealed: string) => string | undefined;

/** Everything that the database holds about a person, as of one moment, in the clear. */
export async function exportAccount(
  database: Database,
  subject: DataSubject,
  { now, open }: { readonly now: Date; readonly open: OpenSealed },
): Promise<AccountExport> {
  const tables = await database.transaction(
    async (transaction) => {
      const read: [string, Row[]][] = [];
      for (const rule of personalTables()) {
        const rows: Row[] = await transaction.select().from(rule.table).where(rule.rowsOf(subject));
        read.push([getTableName(rule.table), rows.map((row) => shownRow(row, rule, open))]);
      }
      return Object.fromEntries(read);
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  return { exportedAt: now.toISOString(), tables, leftOut: leftOut() };
}

function shownRow(row: Row, { shown, sealed, sealedFor }: PersonalTable, open: OpenSealed): Row {
  const cell = (column: string) => {
    const kept = row[column];
    const isSealed = sealedFor !== undefined && sealed.includes(column);
    return isSealed && typeof kept === 'string' ? (open(sealedFor, kept) ?? null) : kept;
  };
  return Object.fromEntries(shown.map((column) => [column, cell(column)]));
}

function leftOut(): Record<string, string> {
  const withheld = personalTables().flatMap((rule) =>
    rule.withheld.map((column) => [`${getTableName(rule.table)}.${column}`, SECRET] as const),
  );
  const impersonal = Object.entries(PERSONAL_DATA).flatMap(([name, rule]) =>
    'reason' in rule ? [[name, rule.reason] as const] : [],
  );
  return Object.fromEntries([...withheld, ...impersonal]);
}
