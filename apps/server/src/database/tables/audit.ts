import type { AuditAct } from '@overtone/domain/account/audit-acts';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { id, time } from './columns.ts';

/**
 * What was done to accounts by somebody else. A trigger refuses every change of a row, and its deletion before
 * `AUDIT_KEPT_DAYS` are over. It refers to no account, because it outlives them.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: id(),
    at: time('at').notNull(),
    /** Id of the account that did it; `OPERATOR` for the operator's program. */
    actor: text('actor').notNull(),
    act: text('act').$type<AuditAct>().notNull(),
    /** Id of the account that it was done to. */
    subject: text('subject').notNull(),
    /** What was done, as a sentence without names, addresses or secrets. */
    words: text('words').notNull(),
  },
  (table) => [
    index('audit_log_at').on(table.at, table.id),
    index('audit_log_subject').on(table.subject),
  ],
);
