import type { SignInProvider } from '@overtone/domain/account/sign-in-providers';
import type { PageFacts } from '@overtone/domain/site/page-marks';
import type { Milliseconds } from '@overtone/domain/units';
import type { Logger } from 'pino';
import type { Member, PersonOf } from '../../access/person.ts';
import type { JoiningRateLimiter } from '../../adapters/database-rate-limiter.ts';
import type { Database } from '../../database/connection.ts';
import { type SharedTransactions, sharedTransactions } from '../../database/shared-transaction.ts';
import { AppError } from '../../http/app-error.ts';
import type { RateLimiter } from '../../ports/rate-limiter.ts';
import type { SecretBox } from '../../secrets/secret-box.ts';
import type { KeyedHash } from '../../secrets/secrets.ts';
import { type BrowserMarks, browserMarks } from './known-browsers/browser-marks.ts';
import type { Auth, AuthSettings } from './library/auth.ts';
import { type IdentityMails, identityMails } from './mailed/identity-mails.ts';
import { confirmIdentity } from './confirm-identity.ts';
import { type EmailChange, emailChangeOf } from './email-change/email-change-store.ts';
import { listSignInMethods, type SignInMethod } from './signed-in/sign-in-places.ts';
import { comparingInPassing } from './password/compared-in-passing.ts';
import { hashingInTurn } from './password/hashing-in-turn.ts';
import type { PasswordHashing } from './password/password-hash.ts';
import { type GoneAccounts, goneAccounts } from './signed-in/gone-accounts.ts';
import { personOf } from './signed-in/person-of.ts';
import type { ProviderSettings } from '../../environment/provider-environment.ts';
import { countingWrongTries } from './wrong-tries/wrong-tries.ts';
import { within } from '../../time/within.ts';

/** How often each may be asked for something about signing in. */
export interface IdentityLimiters {
  /** By the client's address: everything that tries a password or a token. */
  readonly attempts: RateLimiter;
  /** By the email address whose password is tried, from wherever. */
  readonly passwords: RateLimiter;
  /** By the email address that a mail would go to, also after the account with it is gone. */
  readonly mails: JoiningRateLimiter;
  /** By person: changes of one's own account. */
  readonly changes: RateLimiter;
  /** By person and code: each code of an authenticator app is taken once. */
  readonly codes: RateLimiter;
  /** By person: mails about sign-ins from new browsers. */
  readonly newBrowsers: RateLimiter;
  /** By address, and whether password or code: how many wrong ones are nothing to tell of. */
  readonly wrongTries: RateLimiter;
  /** By person, and whether password or code: mails about wrong ones. */
  readonly wrongTryMails: RateLimiter;
}

/** What accounts run on. */
export interface IdentityOptions {
  readonly database: Database;
  /** Origin of the site, as people reach it. */
  readonly siteUrl: string;
  /** Origins of the server's own pages. */
  readonly origins: readonly string[];
  /** What sign-ins are signed with. */
  readonly signInKey: string;
  /** Makes and compares hashes of passwords, as many at once as it is asked for. */
  readonly passwords: PasswordHashing;
  /** Makes the marks of known browsers. */
  readonly browserHash: KeyedHash;
  /** Hashes the sign-ins of deleted accounts. */
  readonly goneHash: KeyedHash;
  /** Encrypts the links of mails. */
  readonly linkBox: SecretBox;
  readonly providers: ProviderSettings;
  readonly limiters: IdentityLimiters;
  /** What the operator says of themselves; a suspended person is told whom to write to. */
  readonly operator?: Pick<PageFacts, 'support-email'>;
  /** The calendar's time. */
  readonly now: () => Date;
  /** Told after a mail was promised. */
  readonly onMailPromised: () => void;
  readonly log: Logger;
}

/** Who people are. */
export interface Identity {
  readonly personOf: PersonOf;
  readonly goneAccounts: GoneAccounts;
  readonly configured: Readonly<Record<SignInProvider, boolean>>;
  /** Signing in with a password, and everything about a sign-in that is there. */
  readonly auth: () => Promise<Auth>;
  /**
   * Signing in at a provider.
   *
   * @throws AppError `provider_unavailable` when it is not configured, or does not answer.
   */
  readonly authAt: (provider: SignInProvider) => Promise<Auth>;
  /**
   * Makes sure that it is the person who asks, and not somebody at their open computer.
   *
   * @throws AppError `wrong_password`; `fresh_sign_in_required` without a password and a recent sign-in.
   */
  readonly confirm: (member: Member, password: string | undefined) => Promise<void>;
  /** Ways in which a person can sign in, the oldest first. */
  readonly signInMethodsOf: (userId: string) => Promise<readonly SignInMethod[]>;
  /** The change of address that a person has asked for and that is not finished. */
  readonly emailChangeOf: (userId: string) => Promise<EmailChange | undefined>;
  readonly transactions: SharedTransactions;
  readonly mails: IdentityMails;
  readonly limiters: IdentityLimiters;
  /** Knows browsers again that somebody has signed in with. */
  readonly marks: BrowserMarks;
  readonly now: () => Date;
  readonly siteOrigin: string;
  /** Where people write to; undefined where the operator has not said. */
  readonly supportEmail: string | undefined;
  /** Signs the tokens of sign-ins. */
  readonly authSecret: string;
}

const NO_PROVIDERS: ProviderSettings = { google: undefined, microsoft: undefined };
/** A provider that takes longer to say where its pages are counts as away. */
const PROVIDER_PATIENCE_MS: Milliseconds = 10_000;

/**
 * Sets accounts up. The sign-in library takes most of a second to load, so it is loaded when it is first needed, and no
 * start waits for it.
 */
export function createIdentity(options: IdentityOptions): Identity {
  const { providers, database, now } = options;
  const transactions = sharedTransactions(database);
  const siteOrigin = new URL(options.siteUrl).origin;
  const authSecret = options.signInKey;
  const carried = { now, authSecret, isHttps: siteOrigin.startsWith('https:') };
  const mails = identityMails({
    ...options,
    database: transactions.database,
    limiter: options.limiters.mails,
  });
  const passwords = comparingInPassing(hashingInTurn(options.passwords));
  const load = async (which: ProviderSettings): Promise<Auth> => {
    const settings: AuthSettings = {
      ...options,
      transactions,
      mails,
      siteOrigin,
      authSecret,
      passwords,
      providers: which,
    };
    return (await import('./library/auth.ts')).createAuth(settings);
  };
  const auth = once(() => load(NO_PROVIDERS));
  const wrongTryParts = { transactions, limiters: options.limiters, mails };
  const authAtProviders = once(() => load(providers));

  return {
    configured: {
      google: providers.google !== undefined,
      microsoft: providers.microsoft !== undefined,
    },
    transactions,
    mails,
    limiters: options.limiters,
    marks: browserMarks(options.browserHash),
    now,
    siteOrigin,
    supportEmail: options.operator?.['support-email'],
    authSecret,
    auth: auth.get,
    confirm: (member, password) =>
      countingWrongTries(wrongTryParts, 'passwords', member.email, () =>
        confirmIdentity({ database, now, auth: auth.get }, member, password),
      ),
    emailChangeOf: (userId) => emailChangeOf(database, userId, now()),
    signInMethodsOf: (userId) => listSignInMethods(database, userId),

    async authAt(provider) {
      if (providers[provider] === undefined) throw new AppError('provider_unavailable');
      const loaded = await authAtProviders.get();
      const answering = await within(PROVIDER_PATIENCE_MS, loaded.providers());
      if (answering?.includes(provider)) return loaded;
      // It may be back the next time somebody asks.
      authAtProviders.forget();
      throw new AppError('provider_unavailable', { cause: `${provider} gave no configuration` });
    },

    personOf: personOf({ database, ...carried }),
    goneAccounts: goneAccounts({ database, hash: options.goneHash, ...carried }),
  };
}

function once<Value>(make: () => Promise<Value>) {
  let made: Promise<Value> | undefined;
  const forget = () => void (made = undefined);
  const get = () =>
    (made ??= make().catch((error: unknown) => {
      forget();
      throw error;
    }));
  return { get, forget };
}
