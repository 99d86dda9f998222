import type { AuditAct } from '@overtone/domain/account/audit-acts';
import type { Database } from '../database/connection.ts';
import { auditLog } from '../database/tables/audit.ts';

/** Something that was done to an account. */
export interface AuditEntry {
  /** Id of the account that did it; `OPERATOR` for the operator's program. */
  readonly actor: string;
  readonly act: AuditAct;
  /** Id of the account that it was done to. */
  readonly subject: string;
  /** What was done, as a sentence without names, addresses or secrets. */
  readonly words: string;
}

/** Writes an act down, in the transaction that does it, and gives its words. */
export async function writeAudit(
  transaction: Database,
  entry: AuditEntry,
  now: Date,
): Promise<string> {
  await transaction.insert(auditLog).values({ ...entry, at: now });
  return entry.words;
}
