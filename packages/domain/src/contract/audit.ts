import { z } from 'zod';
import { AUDIT_ACTS } from '../account/audit-acts.ts';
import { endpoint } from './endpoint.ts';
import { uuidPageCursorSchema } from './page-cursor.ts';

/** One act in the audit log. */
export const auditEntrySchema = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  /** Id of the account that did it, or the operator's program. */
  actor: z.string(),
  /** Its address now; null where the account is gone, or was none. */
  actorEmail: z.string().nullable(),
  act: z.enum(AUDIT_ACTS),
  /** Id of the account that it was done to. */
  subject: z.string(),
  /** Its address now; null where the account is gone. */
  subjectEmail: z.string().nullable(),
  /** What was done, as a sentence. */
  words: z.string(),
});

/** One act in the audit log. */
export type AuditEntryShown = z.infer<typeof auditEntrySchema>;

/** Body of `GET /api/admin/audit`. */
export const auditPageSchema = z.object({
  entries: z.array(auditEntrySchema),
  /** Where the next page begins; null on the last. */
  next: z.string().nullable(),
});

/** Body of `GET /api/admin/audit`. */
export type AuditPage = z.infer<typeof auditPageSchema>;

/** What was done to accounts by somebody else, the newest first. */
export const readAuditLog = endpoint({
  method: 'GET',
  path: '/api/admin/audit',
  access: 'admin',
  summary: 'What was done to accounts by somebody else, the newest first, a page at a time',
  query: z.object({ after: uuidPageCursorSchema.optional() }),
  response: auditPageSchema,
  failures: ['unauthenticated', 'forbidden', 'invalid_request'],
});
