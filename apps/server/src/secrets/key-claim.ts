import { isNull } from 'drizzle-orm';
import type { Database } from '../database/connection.ts';
import { installation } from '../database/tables/installation.ts';
import { keyFingerprint } from './key-fingerprint.ts';

const OTHER_KEY = `Another secret key is in use on this database. Set SECRET_KEY to that key, the same for every server. If it is lost, run "npm run admin -- forget-key" once: what was encrypted then stays closed, and links in mails sent before no longer work.`;

/**
 * Makes sure that every server on one database signs and encrypts with the same key. The first one settles which.
 *
 * @throws Error with a sentence for people when this server has another key.
 */
export async function claimKey(database: Database, secretKey: string): Promise<void> {
  const ours = keyFingerprint(secretKey);
  await database
    .insert(installation)
    .values({ keyFingerprint: ours })
    .onConflictDoUpdate({
      target: installation.isOnly,
      set: { keyFingerprint: ours },
      setWhere: isNull(installation.keyFingerprint),
    });
  if ((await claimedKey(database)) !== ours) throw new Error(OTHER_KEY);
}

/** The fingerprint of the key that the servers on this database agreed on; undefined before the first one started. */
export async function claimedKey(database: Database): Promise<string | undefined> {
  const [settled] = await database.select().from(installation);
  return settled?.keyFingerprint ?? undefined;
}

/** Lets the next server that starts settle the key anew. What else the servers agreed on stays. */
export async function forgetKey(database: Database): Promise<void> {
  await database.update(installation).set({ keyFingerprint: null });
}
