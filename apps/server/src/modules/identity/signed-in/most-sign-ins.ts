import { desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../database/connection.ts';
import { signIns } from '../../../database/tables/identity.ts';

/** Sign-ins of an account that may stand side by side: more than anybody has browsers. */
export const MOST_SIGN_INS = 100;

/** Makes room for one more sign-in of a person: where as many as may be are there, the oldest end. */
export async function makeRoomForSignIn(database: Database, userId: string): Promise<void> {
  const tooMany = database
    .select({ id: signIns.id })
    .from(signIns)
    .where(eq(signIns.userId, userId))
    .orderBy(desc(signIns.createdAt), desc(signIns.id))
    .offset(MOST_SIGN_INS - 1);
  await database.delete(signIns).where(inArray(signIns.id, tooMany));
}
