import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../database/connection.ts';
import { mails } from '../../database/tables/mails.ts';
import { TEST_LINK_BOX } from '../test-identity.ts';

/** The links with a secret in them that were promised to an address, the oldest first. */
export async function mailedLinks(database: Database, recipient: string): Promise<readonly URL[]> {
  const rows = await database
    .select()
    .from(mails)
    .where(eq(mails.recipient, recipient))
    .orderBy(asc(mails.createdAt));
  return rows.flatMap(({ sealedLink }) =>
    sealedLink === null ? [] : [new URL(TEST_LINK_BOX.open(sealedLink) ?? 'sealed:elsewhere')],
  );
}
