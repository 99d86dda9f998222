import type { BetterAuthOptions } from 'better-auth';
import { bearer } from 'better-auth/plugins/bearer';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { APIError, getOAuthState } from 'better-auth/api';
import { symmetricDecrypt } from 'better-auth/crypto';
import { betterAuth } from 'better-auth/minimal';
import { decryptOAuthToken, setTokenUtil } from 'better-auth/oauth2';
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '@overtone/domain/account/password';
import { SIGN_IN_PROVIDERS } from '@overtone/domain/account/sign-in-providers';
import { timeZoneSchema } from '@overtone/domain/account/time-zone';
import { MAX_NAME_LENGTH } from '@overtone/domain/contract/sign-in';
import { OFFER_IDS } from '@overtone/domain/offers/offers';
import { plainText } from '@overtone/domain/suggestion/plain-text';
import { eq } from 'drizzle-orm';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { Database } from '../../../database/connection.ts';
import type { SharedTransactions } from '../../../database/shared-transaction.ts';
import {
  credentials,
  passkeys,
  secondSteps,
  signIns,
  users,
  verifications,
} from '../../../database/tables/identity.ts';
import { hasCalendarScope } from '../providers/calendar-scopes.ts';
import { LINKING_HEADER } from '../providers/linking-header.ts';
import type { IdentityMails } from '../mailed/identity-mails.ts';
import type { ProviderSettings } from '../../../environment/provider-environment.ts';
import { googlePlugin, microsoftProvider } from '../providers/providers.ts';
import type { PasswordHashing } from '../password/password-hash.ts';
import { HOST_PREFIX, SESSION_COOKIE } from '../../../access/session-cookie.ts';
import { ACCOUNT_SUSPENDED } from './auth-failure.ts';
import { codePlugin, passkeyPlugin } from './second-factors.ts';
import { makeRoomForSignIn } from '../signed-in/most-sign-ins.ts';
import { PROLONG_SECONDS, SIGN_IN_SECONDS } from '../signed-in/session-token.ts';

/** What the sign-in library runs on. */
export interface AuthSettings {
  readonly transactions: SharedTransactions;
  readonly mails: IdentityMails;
  /** Origin of the site, as people reach it. */
  readonly siteOrigin: string;
  /** Origins of the server's own pages. */
  readonly origins: readonly string[];
  /** Signs cookies, encrypts provider tokens. */
  readonly authSecret: string;
  readonly passwords: PasswordHashing;
  readonly providers: ProviderSettings;
  readonly log: Logger;
}

/** Tokens of a provider as they are kept. */
export interface SealedTokens {
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly accessTokenExpiresAt: Date | null;
}

/** The part of the sign-in library that the server uses. */
export interface Auth {
  /** Answers one of the library's own endpoints. */
  readonly handle: (request: Request) => Promise<Response>;
  readonly hash: (password: string) => Promise<string>;
  readonly isHashOf: (hash: string, password: string) => Promise<boolean>;
  readonly isPasswordOf: (userId: string, password: string) => Promise<boolean>;
  /** Backup codes that were not used yet; they go in as they are kept. */
  readonly openBackupCodes: (sealed: string) => Promise<readonly string[]>;
  /** A provider's token, as it is kept. */
  readonly openToken: (sealed: string) => Promise<string>;
  /**
   * Has a provider renew its tokens; both the one that goes in and those that come out are as they are kept.
   *
   * @throws what the provider answers, when it refuses.
   */
  readonly renewTokens: (provider: string, sealedRefreshToken: string) => Promise<SealedTokens>;
  /** Which providers answered when they were asked for their configuration. */
  readonly providers: () => Promise<readonly string[]>;
}

const MAX_USER_AGENT_LENGTH = 300;
const codesSchema = z.array(z.string());

/** What a newcomer brings along through a provider's page; the browser may have changed it. */
const carriedSchema = z.object({
  offerId: z.enum(OFFER_IDS).optional().catch(undefined),
  timeZone: timeZoneSchema.optional().catch(undefined),
});

/** Sets up the sign-in library. It opens nothing; a Google that is configured is asked for its configuration. */
export function createAuth(settings: AuthSettings): Auth {
  const auth = betterAuth(optionsFor(settings));
  return {
    handle: (request) => auth.handler(request),
    hash: async (password) => (await auth.$context).password.hash(password),
    isHashOf: async (hash, password) => (await auth.$context).password.verify({ hash, password }),
    async isPasswordOf(userId, password) {
      const { internalAdapter, password: hashing } = await auth.$context;
      const hash = (await internalAdapter.findCredentialAccount(userId))?.password;
      return typeof hash === 'string' && (await hashing.verify({ hash, password }));
    },
    async openBackupCodes(sealed) {
      const { secretConfig: key } = await auth.$context;
      return codesSchema.parse(JSON.parse(await symmetricDecrypt({ key, data: sealed })));
    },
    openToken: async (sealed) => decryptOAuthToken(sealed, await auth.$context),
    async renewTokens(provider, sealedRefreshToken) {
      const context = await auth.$context;
      const at = context.socialProviders.find(({ id }) => id === provider);
      const tokens = await at?.refreshAccessToken?.(
        await decryptOAuthToken(sealedRefreshToken, context),
      );
      if (!tokens?.accessToken) throw new Error('the provider gave no token');
      return {
        accessToken: await sealToken(tokens.accessToken, context),
        // One that is not replaced goes on working.
        refreshToken: tokens.refreshToken
          ? await sealToken(tokens.refreshToken, context)
          : sealedRefreshToken,
        accessTokenExpiresAt: tokens.accessTokenExpiresAt ?? null,
      };
    },
    providers: async () => (await auth.$context).socialProviders.map(({ id }) => id),
  };
}

function optionsFor({
  transactions,
  mails,
  siteOrigin,
  origins,
  ...settings
}: AuthSettings): BetterAuthOptions {
  const { database } = transactions;
  const { google, microsoft } = settings.providers;
  const isHttps = siteOrigin.startsWith('https:');
  const hostPrefix = isHttps ? HOST_PREFIX : '';
  return {
    baseURL: siteOrigin,
    basePath: '/api/auth',
    secret: settings.authSecret,
    trustedOrigins: [...origins],
    database: drizzleAdapter(database, {
      provider: 'pg',
      schema: {
        user: users,
        session: signIns,
        account: credentials,
        verification: verifications,
        twoFactor: secondSteps,
        passkey: passkeys,
      },
      transaction: true,
    }),
    advanced: {
      // The library's own prefix would let a neighbouring host set these cookies.
      useSecureCookies: false,
      defaultCookieAttributes: { secure: isHttps },
      cookiePrefix: `${hostPrefix}auth`,
      cookies: { session_token: { name: `${hostPrefix}${SESSION_COOKIE}` } },
      // Said outright, because the library is lenient by default where it takes itself to be in a test.
      disableOriginCheck: false,
      disableCSRFCheck: false,
    },
    logger: quietLogger(settings.log),
    telemetry: { enabled: false },
    // Every address has its allowance at our own limiter, which all servers share.
    rateLimit: { enabled: false },
    // What nobody expected is thrown, to be told and logged like every other such failure.
    onAPIError: { errorURL: `${siteOrigin}/sign-in`, throw: true },
    emailAndPassword: {
      enabled: true,
      requireEmailVerification: true,
      minPasswordLength: MIN_PASSWORD_LENGTH,
      maxPasswordLength: MAX_PASSWORD_LENGTH,
      password: settings.passwords,
    },
    // A cookie that caches the session would go on showing what the database no longer says.
    session: {
      expiresIn: SIGN_IN_SECONDS,
      updateAge: PROLONG_SECONDS,
      cookieCache: { enabled: false },
    },
    user: {
      additionalFields: {
        role: { type: 'string', required: false, input: false },
        offerId: { type: 'string', required: false },
        timeZone: { type: 'string', required: false },
      },
    },
    account: {
      encryptOAuthTokens: true,
      // A sign-in asks for less than a calendar needs, and must not replace the calendar's token.
      updateAccountOnSignIn: false,
      accountLinking: {
        enabled: true,
        allowDifferentEmails: true,
        requireLocalEmailVerified: true,
        // Without a person's own wish, a provider counts only where it vouches for the address itself.
        trustedProviders: (request?: Request) =>
          request?.headers.has(LINKING_HEADER) ? [...SIGN_IN_PROVIDERS] : [],
      },
    },
    plugins: [
      bearer({ requireSignature: true }),
      codePlugin(),
      passkeyPlugin(siteOrigin, origins),
      ...(google ? [googlePlugin(google)] : []),
    ],
    socialProviders: microsoft ? { microsoft: microsoftProvider(microsoft) } : {},
    databaseHooks: {
      user: { create: { before: completeUser } },
      session: { create: { before: (session) => beginSession(session, database) } },
      account: {
        create: {
          before: (account: NewCredential, context) =>
            completeCredential(account, database, mails, {
              isWished: context?.request?.headers.has(LINKING_HEADER) === true,
            }),
        },
        update: { before: () => Promise.resolve({ data: { idToken: null } }) },
      },
    },
  };
}

/** A newcomer's row: no picture, a name in every case, and what came along through a provider's page. */
async function completeUser(user: { readonly name?: string; readonly email: string }) {
  const carried = carriedSchema.parse((await getOAuthState()) ?? {});
  // A provider's idea of a name may hold what no database keeps.
  const name = plainText(user.name ?? '', MAX_NAME_LENGTH) || (user.email.split('@')[0] ?? '');
  return {
    data: {
      ...user,
      image: null,
      name: name.slice(0, MAX_NAME_LENGTH),
      ...(carried.offerId && { offerId: carried.offerId }),
      ...(carried.timeZone && { timeZone: carried.timeZone }),
    },
  };
}

type AuthContext = Parameters<typeof setTokenUtil>[1];

async function sealToken(token: string, context: AuthContext): Promise<string> {
  const sealed = await setTokenUtil(token, context);
  if (!sealed) throw new Error('a token could not be encrypted');
  return sealed;
}

interface NewSession {
  readonly userId: string;
  readonly userAgent?: string | null | undefined;
}

/**
 * Every sign-in at the library begins here: none for an account that is suspended, none with a network address, and the
 * oldest ends where there are too many.
 */
async function beginSession({ userId, userAgent }: NewSession, database: Database) {
  const [user] = await database.select().from(users).where(eq(users.id, userId));
  if (user?.suspendedAt) throw new APIError('FORBIDDEN', { code: ACCOUNT_SUSPENDED });
  await makeRoomForSignIn(database, userId);
  return {
    data: { ipAddress: null, userAgent: (userAgent ?? '').slice(0, MAX_USER_AGENT_LENGTH) },
  };
}

interface NewCredential {
  readonly userId: string;
  readonly providerId: string;
  readonly scope?: string | null | undefined;
}

/** What the library answers where it does not connect a provider by itself. */
const NOT_LINKED = 'account_not_linked';

/**
 * Who somebody is at a provider is read once; tokens are kept only where a calendar is to be read. The first way in of a
 * newcomer whose address nobody vouches for comes with the mail that asks them to confirm it; every further one with a mail
 * that tells of it. With two-step sign-in, none is added by whoever has the address at a provider, but only from within the
 * account: else the mailbox alone would lead past the code.
 */
async function completeCredential(
  { userId, providerId, scope }: NewCredential,
  database: Database,
  mails: IdentityMails,
  { isWished }: { readonly isWished: boolean },
) {
  const others = await database.$count(credentials, eq(credentials.userId, userId));
  const [user] = await database.select().from(users).where(eq(users.id, userId));
  if (user?.twoFactorEnabled && !isWished) throw new APIError('FORBIDDEN', { code: NOT_LINKED });
  if (user !== undefined && others > 0) await mails.tellSignInAdded(user);
  else if (user !== undefined && !user.emailVerified) await mails.askToConfirm(user);

  const provider = SIGN_IN_PROVIDERS.find((id) => id === providerId);
  const isForCalendar = provider !== undefined && hasCalendarScope(provider, scope ?? null);
  const tokens = {
    accessToken: null,
    refreshToken: null,
    accessTokenExpiresAt: null,
    refreshTokenExpiresAt: null,
  };
  return { data: { idToken: null, ...(isForCalendar ? {} : tokens) } };
}

/** The library names addresses and queries in what it logs; only that something failed, and which kind, is passed on. */
function quietLogger(log: Logger) {
  return {
    level: 'error',
    log: (_level: string, _message: string, ...details: unknown[]) => {
      const error = details.find((detail) => detail instanceof Error);
      if (error !== undefined)
        log.warn({ error: error.name, cause: causeOf(error) }, 'sign-in failed');
    },
  } as const;
}

function causeOf({ cause }: Error): string | undefined {
  return cause instanceof Error ? cause.message : undefined;
}
