import { boolean, check, pgTable, text } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';

/** What every server on this database has to agree on; one row. */
export const installation = pgTable(
  'installation',
  {
    isOnly: boolean('is_only').primaryKey().default(true),
    /** Tells whether a server has the secret key that the rows were encrypted and signed with; null while none counts. */
    keyFingerprint: text('key_fingerprint'),
    /** Whose customers the rows about payments are, and whether its test data is meant; null while none counts. */
    paymentAccount: text('payment_account'),
  },
  (table) => [check('installation_is_only', sql`${table.isOnly}`)],
);
