import { createHash, randomBytes } from 'node:crypto';

/** Makes a token for a mailed link; whoever brings it back reads the mail that it went to. */
export function makeToken(): string {
  return randomBytes(24).toString('base64url');
}

/** What is kept of it, so that the database alone opens nothing. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
