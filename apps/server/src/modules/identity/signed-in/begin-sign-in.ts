import { randomBytes, randomUUID } from 'node:crypto';
import type { Database } from '../../../database/connection.ts';
import { signIns } from '../../../database/tables/identity.ts';
import { makeRoomForSignIn } from './most-sign-ins.ts';

/** A sign-in that is to begin. */
export interface NewSignIn {
  readonly userId: string;
  readonly userAgent: string;
  readonly expiresAt: Date;
}

/** Begins a sign-in without the sign-in library, and gives its token. */
export async function beginSignIn(
  database: Database,
  signIn: NewSignIn,
  now: Date,
): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  await makeRoomForSignIn(database, signIn.userId);
  await database
    .insert(signIns)
    .values({ id: randomUUID(), token, createdAt: now, updatedAt: now, ...signIn });
  return token;
}
