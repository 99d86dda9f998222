import { eq } from 'drizzle-orm';
import type { Database } from '../../database/connection.ts';
import { users } from '../../database/tables/identity.ts';

/** Whether the person has shown that the address is theirs. */
export async function isEmailConfirmed(database: Database, userId: string): Promise<boolean> {
  const [user] = await database
    .select({ emailVerified: users.emailVerified })
    .from(users)
    .where(eq(users.id, userId));
  return user?.emailVerified === true;
}
