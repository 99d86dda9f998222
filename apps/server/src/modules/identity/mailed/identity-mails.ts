import { ACCOUNT_PAGES } from '@overtone/domain/account/account-pages';
import type { JoiningRateLimiter } from '../../../adapters/database-rate-limiter.ts';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../database/connection.ts';
import { holdAccount } from '../../../database/hold-account.ts';
import { users } from '../../../database/tables/identity.ts';
import { AppError } from '../../../http/app-error.ts';
import type { SecretBox } from '../../../secrets/secret-box.ts';
import { promiseMail } from '../../../outbox/outbox.ts';
import { issueProof, PROOF_MS, type ProofPurpose } from './mailed-proofs.ts';

/** Whom a mail is about. */
export interface Addressee {
  readonly id: string;
  readonly email: string;
}

/** A mail with a link whose token somebody else keeps. */
export type TokenMail = 'confirm_sign_up' | 'email_change_agree' | 'email_change_confirm';

/** A mail that tells of a change to how somebody signs in, or of somebody who may be guessing. */
export type GuardingMail =
  | 'passkey_added'
  | 'passkey_removed'
  | 'second_step_on'
  | 'second_step_off'
  | 'wrong_passwords'
  | 'wrong_codes';

/** Who gets such a mail; the id is that of the account that it is about, where there is one. */
export interface LinkRecipient {
  readonly id?: string;
  readonly email: string;
}

/** What mails about accounts are promised with. */
export interface IdentityMailDependencies {
  readonly database: Database;
  readonly siteUrl: string;
  /** The calendar's time. */
  readonly now: () => Date;
  readonly linkBox: SecretBox;
  /** Counts mails to each address. */
  readonly limiter: JoiningRateLimiter;
  /** Told after a mail was promised. */
  readonly onMailPromised: () => void;
}

/** Mails about an account, each promised in the transaction under way. */
export interface IdentityMails {
  /**
   * A link with which the person shows that the address is theirs.
   *
   * @throws AppError `rate_limited` when the address has had too many mails lately.
   */
  readonly askToConfirm: (user: Addressee) => Promise<void>;
  /** The same, which whoever asks for it counts. */
  readonly mailConfirmation: (user: Addressee) => Promise<void>;
  /** A link of a day that its token was kept for elsewhere; whoever asks for it counts it. */
  readonly mailLink: (kind: TokenMail, to: LinkRecipient, token: string) => Promise<void>;
  /** Tells an address that has an account that somebody wants to move theirs to it; whoever asks for it counts it. */
  readonly tellAddressInUse: (email: string) => Promise<void>;
  /** Tells somebody who signs up once more that there is an account; whoever asks for it counts it. */
  readonly tellAlreadySignedUp: (user: Addressee) => Promise<void>;
  /** A link with which the person chooses a new password. */
  readonly offerNewPassword: (user: Addressee) => Promise<void>;
  /** Nobody is told of it whose address is not confirmed and has had too many mails lately. */
  readonly tellPasswordChanged: (user: Addressee) => Promise<void>;
  readonly tellSignInAdded: (user: Addressee) => Promise<void>;
  /** Tells of a sign-in from a browser that is new to the account, and of `detail`: which one, and when. */
  readonly tellNewBrowser: (user: Addressee, detail: string) => Promise<void>;
  /** Tells of what somebody else may have done. */
  readonly tellOf: (kind: GuardingMail, user: Addressee) => Promise<void>;
  /** Whether a mail that nobody asked for may go to a person: always to an address that was confirmed, else within the limit. */
  readonly mayBeWrittenTo: (transaction: Database, user: Addressee) => Promise<boolean>;
}

const LINKS = {
  'confirm-email': { kind: 'verify_email', page: ACCOUNT_PAGES.confirmEmail },
  'reset-password': { kind: 'reset_password', page: ACCOUNT_PAGES.resetPassword },
} as const satisfies Record<ProofPurpose, object>;

/** Where the links lead whose tokens are kept elsewhere. */
const TOKEN_PAGES = {
  confirm_sign_up: ACCOUNT_PAGES.confirmEmail,
  email_change_agree: ACCOUNT_PAGES.changeEmail,
  email_change_confirm: ACCOUNT_PAGES.changeEmail,
} as const satisfies Record<TokenMail, string>;

/** Makes them. */
export function identityMails(dependencies: IdentityMailDependencies): IdentityMails {
  const { database, siteUrl, linkBox, limiter, onMailPromised } = dependencies;

  const sealedLinkTo = (page: string, token: string) => {
    const link = new URL(page, siteUrl);
    link.searchParams.set('token', token);
    return linkBox.seal(link.href);
  };
  /** Promises a mail about an account; nothing where that was deleted meanwhile. */
  const promiseAbout = async (
    { id }: Addressee,
    promise: (transaction: Database) => Promise<void>,
  ) => {
    await database.transaction(async (transaction) => {
      if (await holdAccount(transaction, id, 'key share')) await promise(transaction);
    });
    onMailPromised();
  };
  const promiseLink = (purpose: ProofPurpose, user: Addressee) =>
    promiseAbout(user, async (transaction) => {
      const { id: userId, email: recipient } = user;
      const { kind, page } = LINKS[purpose];
      const now = dependencies.now();
      const sealedLink = sealedLinkTo(page, await issueProof(transaction, purpose, userId, now));
      const expiresAt = new Date(now.getTime() + PROOF_MS[purpose]);
      await promiseMail(transaction, { kind, recipient, userId, sealedLink, expiresAt }, now);
    });

  const tell = (
    kind: 'password_changed' | 'sign_in_added' | 'already_signed_up' | 'new_browser' | GuardingMail,
    user: Addressee,
    detail?: string,
  ) =>
    promiseAbout(user, (transaction) => {
      const about = { recipient: user.email, userId: user.id };
      const promise = { kind, ...about, ...(detail !== undefined && { detail }) };
      return promiseMail(transaction, promise, dependencies.now());
    });

  const mayBeWrittenTo = async (transaction: Database, { id, email }: Addressee) => {
    const [user] = await transaction
      .select({ isConfirmed: users.emailVerified })
      .from(users)
      .where(eq(users.id, id));
    return user?.isConfirmed === true || (await limiter.takeWithin(transaction, email)).isAllowed;
  };

  return {
    mayBeWrittenTo,
    async askToConfirm(user) {
      const verdict = await limiter.takeWithin(database, user.email);
      if (!verdict.isAllowed) throw new AppError('rate_limited', verdict);
      await promiseLink('confirm-email', user);
    },
    mailConfirmation: (user) => promiseLink('confirm-email', user),
    async mailLink(kind, { id: userId, email: recipient }, token) {
      const now = dependencies.now();
      const sealedLink = sealedLinkTo(TOKEN_PAGES[kind], token);
      const expiresAt = new Date(now.getTime() + PROOF_MS['confirm-email']);
      const promise = { kind, recipient, sealedLink, expiresAt };
      await promiseMail(database, { ...promise, ...(userId !== undefined && { userId }) }, now);
      onMailPromised();
    },
    async tellAddressInUse(recipient) {
      await promiseMail(database, { kind: 'address_in_use', recipient }, dependencies.now());
      onMailPromised();
    },
    tellAlreadySignedUp: (user) => tell('already_signed_up', user),
    offerNewPassword: (user) => promiseLink('reset-password', user),
    async tellPasswordChanged(user) {
      if (await mayBeWrittenTo(database, user)) await tell('password_changed', user);
    },
    tellSignInAdded: (user) => tell('sign_in_added', user),
    tellOf: (kind, user) => tell(kind, user),
    tellNewBrowser: (user, detail) => tell('new_browser', user, detail),
  };
}
