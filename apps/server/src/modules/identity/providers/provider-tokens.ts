import type { SignInProvider } from '@overtone/domain/account/sign-in-providers';
import { failed, ok, type Result } from '@overtone/domain/result';
import type { Milliseconds } from '@overtone/domain/units';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import { TOKEN_LOCK_CLASS } from '../../../database/advisory-locks.ts';
import { CONNECTIONS_HELD } from '../../../database/connection-shares.ts';
import { credentials } from '../../../database/tables/identity.ts';
import type { NoToken, ProviderTokens } from '../../../ports/provider-tokens.ts';
import type { Auth } from '../library/auth.ts';
import { hasCalendarScope } from './calendar-scopes.ts';
import type { Identity } from '../identity.ts';
import { atOnce } from '../../../threads/at-once.ts';
import { within } from '../../../time/within.ts';

type Credential = typeof credentials.$inferSelect;

/** A token that runs out sooner is renewed first. */
const LAST_MOMENT_MS: Milliseconds = 60_000;
/** A token that is younger is not the reason for a refusal. */
const YOUNG_MS: Milliseconds = 60_000;
/** A provider that takes longer counts as away, so that it holds up no connection of the database. */
const PATIENCE_MS: Milliseconds = 10_000;
/** What providers answer when a person took the permission back (RFC 6749, 5.2). */
const TAKEN_BACK = new Set(['invalid_grant', 'interaction_required', 'consent_required']);

/**
 * Access tokens for calendars. Those who ask for one person's at the same time take turns, on every server on the
 * database: a refresh token works once, and whoever used it first would lock the others out.
 */
export function providerTokens(
  { transactions, configured, authAt, now }: Identity,
  log: Logger,
): ProviderTokens {
  const { database, together } = transactions;
  const renewAtOnce = atOnce(CONNECTIONS_HELD.tokens);

  const find = async (
    userId: string,
    provider: SignInProvider,
  ): Promise<Credential | undefined> => {
    const rows = await database
      .select()
      .from(credentials)
      .where(and(eq(credentials.userId, userId), eq(credentials.providerId, provider)))
      .orderBy(desc(credentials.updatedAt));
    return rows.find(({ scope, accessToken }) => accessToken && hasCalendarScope(provider, scope));
  };

  const isFresh = ({ accessTokenExpiresAt, updatedAt }: Credential, isRefused: boolean) => {
    const time = now().getTime();
    const lastsMs = (accessTokenExpiresAt?.getTime() ?? Number.POSITIVE_INFINITY) - time;
    return lastsMs > LAST_MOMENT_MS && (!isRefused || time - updatedAt.getTime() < YOUNG_MS);
  };

  const renew = async (auth: Auth, provider: SignInProvider, { id, refreshToken }: Credential) => {
    if (refreshToken === null) return failed('needs_consent' as const);
    const renewed = await within(PATIENCE_MS, auth.renewTokens(provider, refreshToken));
    if (renewed === undefined) return failed('unavailable' as const);
    await database
      .update(credentials)
      .set({ ...renewed, updatedAt: now() })
      .where(eq(credentials.id, id));
    return ok(await auth.openToken(renewed.accessToken));
  };

  const inTurn = <Value>(id: string, work: () => Promise<Value>) =>
    renewAtOnce(() =>
      together(async () => {
        await database.execute(
          sql`select pg_advisory_xact_lock(${TOKEN_LOCK_CLASS}::int, hashtext(${id}))`,
        );
        return work();
      }),
    );

  return {
    configured,
    async accessTokenFor(userId, provider, { isRefused }): Promise<Result<string, NoToken>> {
      const kept = await find(userId, provider);
      if (kept === undefined) return failed('needs_consent');
      try {
        const auth = await authAt(provider);
        if (isFresh(kept, isRefused)) return ok(await auth.openToken(kept.accessToken ?? ''));
        return await inTurn(kept.id, async () => {
          // Whoever had the turn before may have renewed it.
          const current = await find(userId, provider);
          if (current === undefined) return failed('needs_consent');
          const wasRenewed = current.accessToken !== kept.accessToken;
          return wasRenewed && isFresh(current, false)
            ? ok(await auth.openToken(current.accessToken ?? ''))
            : renew(auth, provider, current);
        });
      } catch (error) {
        const reason = refusalOf(error);
        log.warn({ provider, reason }, 'a provider gave no access token');
        return failed(TAKEN_BACK.has(reason) ? 'needs_consent' : 'unavailable');
      }
    },
  };
}

/** The provider's own word for what is wrong, else the kind of error. */
function refusalOf(error: unknown): string {
  if (typeof error === 'object' && error !== null && 'error' in error) {
    if (typeof error.error === 'string') return error.error.slice(0, 100);
  }
  return error instanceof Error ? error.name : 'unknown';
}
