/** What somebody else may do to an account, and what is done with letters; each time is a row of the audit log. */
export const AUDIT_ACTS = [
  'confirm-address',
  'mail-confirmation',
  'mail-password-link',
  'end-sign-ins',
  'turn-off-second-step',
  'export',
  'delete',
  'suspend',
  'let-in',
  'grant-admin',
  'revoke-admin',
  'write-letter',
  'change-letter',
  'delete-letter',
  'test-letter',
  'send-letter',
  'stop-letter',
  'resume-letter',
] as const;

/** What a row of the audit log is about. */
export type AuditAct = (typeof AUDIT_ACTS)[number];

/** Who acts with the operator's program, in the place of an account's id. */
export const OPERATOR = 'operator (command line)';

/** How long a row of the audit log is kept: two years. */
export const AUDIT_KEPT_DAYS = 731;
