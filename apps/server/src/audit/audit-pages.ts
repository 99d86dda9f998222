import type { AuditPage } from '@overtone/domain/contract/audit';
import { PAGE_ROWS } from '@overtone/domain/contract/page-cursor';
import { desc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../database/connection.ts';
import { auditLog } from '../database/tables/audit.ts';
import { users } from '../database/tables/identity.ts';
import { isBehind, microsOf, readCursor, writeCursor } from '../database/keyset.ts';

const actors = alias(users, 'actors');
const subjects = alias(users, 'subjects');

/** A page of the audit log, the newest first, with the addresses that the accounts have now. */
export async function auditPage(database: Database, after: string | undefined): Promise<AuditPage> {
  const rows = await auditRows(database)
    .where(after === undefined ? undefined : isBehind(auditLog.at, auditLog.id, readCursor(after)))
    .limit(PAGE_ROWS + 1);
  const page = rows.slice(0, PAGE_ROWS);
  const last = page.at(-1);
  const isLastPage = rows.length <= PAGE_ROWS || last === undefined;
  return {
    entries: page.map(({ micros: _micros, ...entry }) => ({
      ...entry,
      at: entry.at.toISOString(),
    })),
    next: isLastPage ? null : writeCursor({ part: 'a', micros: last.micros, id: last.id }),
  };
}

/** The acts in the audit log, the newest first. */
export function auditRows(database: Database) {
  return database
    .select({
      id: auditLog.id,
      at: auditLog.at,
      micros: microsOf(auditLog.at),
      actor: auditLog.actor,
      actorEmail: actors.email,
      act: auditLog.act,
      subject: auditLog.subject,
      subjectEmail: subjects.email,
      words: auditLog.words,
    })
    .from(auditLog)
    .leftJoin(actors, eq(actors.id, auditLog.actor))
    .leftJoin(subjects, eq(subjects.id, auditLog.subject))
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .$dynamic();
}
