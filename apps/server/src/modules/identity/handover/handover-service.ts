import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type {
  HandoverRequest,
  HandoverTokenRequest,
  HandoverTokenResponse,
} from '@overtone/domain/contract/handover';
import type { Milliseconds } from '@overtone/domain/units';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Member } from '../../../access/person.ts';
import type { Database } from '../../../database/connection.ts';
import { signInHandovers, signIns, users } from '../../../database/tables/identity.ts';
import { beginSignIn } from '../signed-in/begin-sign-in.ts';
import { SIGN_IN_SECONDS, signedToken } from '../signed-in/session-token.ts';

/** How long a code can be used. */
export const HANDOVER_MS: Milliseconds = 5 * 60_000;

/** What hand-overs run on. */
export interface HandoverDependencies {
  readonly database: Database;
  /** The calendar's time. */
  readonly now: () => Date;
  readonly authSecret: string;
}

/** Hands a sign-in in the browser over to an app that began it. */
export interface HandoverService {
  /** Makes a code for whoever holds the verifier, and says where to take it. */
  readonly offer: (member: Member, request: HandoverRequest) => Promise<string>;
  /** Uses a code up, right or wrong, and signs the app in; undefined when anything about it is not as agreed. */
  readonly accept: (
    request: HandoverTokenRequest,
    userAgent: string,
  ) => Promise<HandoverTokenResponse | undefined>;
}

/** Makes the service. */
export function handoverService(dependencies: HandoverDependencies): HandoverService {
  const { database, authSecret } = dependencies;
  return {
    async offer(member, { state, codeChallenge, redirect }) {
      const code = randomBytes(32).toString('base64url');
      const now = dependencies.now();
      await database.insert(signInHandovers).values({
        codeHash: sha256(code).toString('hex'),
        state,
        codeChallenge,
        userId: member.id,
        signInId: member.signInId,
        createdAt: now,
        expiresAt: new Date(now.getTime() + HANDOVER_MS),
      });
      const url = new URL(redirect);
      url.searchParams.set('code', code);
      url.searchParams.set('state', state);
      return url.href;
    },

    async accept({ code, state, codeVerifier }, userAgent) {
      const now = dependencies.now();
      const isUsable = and(
        eq(signInHandovers.codeHash, sha256(code).toString('hex')),
        isNull(signInHandovers.usedAt),
        gt(signInHandovers.expiresAt, now),
      );
      const [used] = await database
        .update(signInHandovers)
        .set({ usedAt: now })
        .where(isUsable)
        .returning();
      const isRight =
        used !== undefined &&
        isSame(state, used.state) &&
        isSame(sha256(codeVerifier).toString('base64url'), used.codeChallenge);
      if (!isRight) return undefined;
      return database.transaction(async (transaction) => {
        // Whoever ends every sign-in holds the same lock: they come before, and are seen, or after, and end this one.
        const [user] = await transaction
          .select({ id: users.id, email: users.email, name: users.name })
          .from(users)
          .where(and(eq(users.id, used.userId), isNull(users.suspendedAt)))
          .for('update');
        const isThere = (await transaction.$count(signIns, eq(signIns.id, used.signInId))) > 0;
        if (user === undefined || !isThere) return undefined;
        const signIn = {
          userId: user.id,
          userAgent: `Desktop app (${userAgent.slice(0, 200)})`,
          expiresAt: new Date(now.getTime() + SIGN_IN_SECONDS * 1000),
        };
        const token = await beginSignIn(transaction, signIn, now);
        return { token: signedToken(token, authSecret), user };
      });
    },
  };
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

function isSame(given: string, right: string): boolean {
  return timingSafeEqual(sha256(given), sha256(right));
}
