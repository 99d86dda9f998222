import { normaliseEmail } from '@overtone/domain/contact/email';
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/connection.ts';
import { type AccountRole, users } from '../../database/tables/identity.ts';

/** Gives the account with this address a role; false when there is no such account. */
export async function setRole(
  database: Database,
  email: string,
  role: AccountRole,
): Promise<boolean> {
  const changed = await database
    .update(users)
    .set({ role })
    .where(eq(users.email, normaliseEmail(email)))
    .returning({ id: users.id });
  return changed.length > 0;
}
