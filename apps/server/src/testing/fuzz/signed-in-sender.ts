import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/connection.ts';
import { type AccountRole, passkeys, users } from '../../database/tables/identity.ts';
import type { ServerApp } from '../../http/server-context.ts';
import { linksIn, signUp } from '../sign-up.ts';
import { openBrowser } from '../test-browser.ts';
import { KNOWN_PASSWORD } from './known.ts';

/** Somebody whose requests carry the cookie of a real sign-in. */
export interface SignedInSender {
  /** The cookie header of a sign-in that holds now; signs in again, or up, where the last one ended. */
  readonly cookie: () => Promise<string>;
  /** Says that a request with the cookie was answered as a visitor's. */
  readonly wasSignedOut: () => void;
}

/** Somebody with a role. The account is made at the first use, and again where a request has spoilt it. */
export function signedInSender(
  app: ServerApp,
  database: Database,
  role: AccountRole,
): SignedInSender {
  const email = `hostile-${role}@example.org`;
  let cookie: string | undefined;

  async function enter(): Promise<string> {
    const browser = openBrowser(app);
    const known = { email, password: KNOWN_PASSWORD };
    if (!(await browser.post('/api/auth/sign-in/email', known)).ok) {
      // A request has deleted the account, or changed its password.
      await database.delete(users).where(eq(users.email, email));
      await signUp(browser, { ...known, name: role }, linksIn(database));
    }
    await database.update(users).set({ role }).where(eq(users.email, email));
    await addPasskey(database, email);
    return [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }
  return {
    cookie: async () => (cookie ??= await enter()),
    wasSignedOut: () => {
      cookie = undefined;
    },
  };
}

/** A passkey that nobody can sign with, since no request could make one. */
async function addPasskey(database: Database, email: string): Promise<void> {
  const [user] = await database.select().from(users).where(eq(users.email, email));
  if (user === undefined) return;
  const id = randomUUID();
  await database.insert(passkeys).values({
    id,
    userId: user.id,
    name: 'Passkey',
    publicKey: 'none',
    credentialID: id,
    counter: 0,
    deviceType: 'singleDevice',
    backedUp: false,
    createdAt: user.createdAt,
  });
}
