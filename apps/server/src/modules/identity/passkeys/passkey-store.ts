import type { Passkey } from '@overtone/domain/contract/passkeys';
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../../database/connection.ts';
import { passkeys } from '../../../database/tables/identity.ts';

type PasskeyRow = typeof passkeys.$inferSelect;

/** The person's passkeys, the oldest first. */
export async function passkeysOf(database: Database, userId: string): Promise<Passkey[]> {
  const rows = await database
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id));
  return rows.map(shown);
}

/** One passkey of the person; undefined when it is not theirs. */
export async function passkeyOf(
  database: Database,
  userId: string,
  id: string,
): Promise<Passkey | undefined> {
  const [row] = await database.select().from(passkeys).where(isTheirs(userId, id));
  return row && shown(row);
}

/** Names a passkey of the person; undefined when it is not theirs. */
export async function namePasskey(
  database: Database,
  userId: string,
  id: string,
  name: string,
): Promise<Passkey | undefined> {
  const [row] = await database
    .update(passkeys)
    .set({ name })
    .where(isTheirs(userId, id))
    .returning();
  return row && shown(row);
}

/** Removes a passkey of the person; false when it is not theirs. */
export async function dropPasskey(
  database: Database,
  userId: string,
  id: string,
): Promise<boolean> {
  const dropped = await database.delete(passkeys).where(isTheirs(userId, id)).returning();
  return dropped.length > 0;
}

function isTheirs(userId: string, id: string) {
  return and(eq(passkeys.userId, userId), eq(passkeys.id, id));
}

function shown({ id, name, createdAt, backedUp }: PasskeyRow): Passkey {
  const isShared = backedUp;
  return { id, name: name ?? 'Passkey', createdAt: createdAt.toISOString(), isShared };
}
