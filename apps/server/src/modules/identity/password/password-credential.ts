import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../database/connection.ts';
import { credentials } from '../../../database/tables/identity.ts';

/** What the sign-in library calls a password among the ways to sign in. */
export const PASSWORD = 'credential';

/** The hash of the person's password; undefined where they sign in without one. */
export async function passwordHashOf(
  database: Database,
  userId: string,
): Promise<string | undefined> {
  const [found] = await database.select().from(credentials).where(isPasswordOf(userId));
  return found?.password ?? undefined;
}

/** Sets the person's password, given as a hash. */
export async function setPassword(
  database: Database,
  userId: string,
  password: string,
  now: Date,
): Promise<void> {
  const changed = await database
    .update(credentials)
    .set({ password, updatedAt: now })
    .where(isPasswordOf(userId))
    .returning({ id: credentials.id });
  if (changed.length > 0) return;
  await database.insert(credentials).values({
    id: randomUUID(),
    accountId: userId,
    providerId: PASSWORD,
    userId,
    password,
    createdAt: now,
    updatedAt: now,
  });
}

function isPasswordOf(userId: string) {
  return and(eq(credentials.userId, userId), eq(credentials.providerId, PASSWORD));
}
