import { ACCOUNT_PAGES } from '@overtone/domain/account/account-pages';
import type { JoiningRateLimiter } from '../../adapters/database-rate-limiter.ts';
import type { Database } from '../../database/connection.ts';
import { AppError } from '../../http/app-error.ts';
import type { SecretBox } from '../../secret-box.ts';
import { promiseMail } from '../mail/outbox.ts';
import { isEmailConfirmed } from './is-email-confirmed.ts';
import { issueProof, PROOF_MS, type ProofPurpose } from './mailed-proofs.ts';

/** Whom a mail is about. */
export interface Addressee {
  readonly id: string;
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
  /** The link with which a sign-up becomes an account; whoever asks for it counts it. */
  readonly mailSignUpLink: (email: string, token: string) => Promise<void>;
  /** Tells somebody who signs up once more that there is an account; whoever asks for it counts it. */
  readonly tellAlreadySignedUp: (user: Addressee) => Promise<void>;
  /** A link with which the person chooses a new password. */
  readonly offerNewPassword: (user: Addressee) => Promise<void>;
  /** Nobody is told of it whose address is not confirmed and has had too many mails lately. */
  readonly tellPasswordChanged: (user: Addressee) => Promise<void>;
  readonly tellSignInAdded: (user: Addressee) => Promise<void>;
}

/** Whether a mail that nobody asked for may go to a person: always to an address that was confirmed, else within the limit. */
export async function mayBeWrittenTo(
  transaction: Database,
  limiter: JoiningRateLimiter,
  { id, email }: Addressee,
): Promise<boolean> {
  if (await isEmailConfirmed(transaction, id)) return true;
  return (await limiter.takeWithin(transaction, email)).isAllowed;
}

const LINKS = {
  'confirm-email': { kind: 'verify_email', page: ACCOUNT_PAGES.confirmEmail },
  'reset-password': { kind: 'reset_password', page: ACCOUNT_PAGES.resetPassword },
} as const satisfies Record<ProofPurpose, object>;

/** Makes them. */
export function identityMails(dependencies: IdentityMailDependencies): IdentityMails {
  const { database, siteUrl, linkBox, limiter, onMailPromised } = dependencies;

  const sealedLinkTo = (page: string, token: string) => {
    const link = new URL(page, siteUrl);
    link.searchParams.set('token', token);
    return linkBox.seal(link.href);
  };
  const promiseLink = async (
    purpose: ProofPurpose,
    { id: userId, email: recipient }: Addressee,
  ) => {
    const { kind, page } = LINKS[purpose];
    const now = dependencies.now();
    await database.transaction(async (transaction) => {
      const sealedLink = sealedLinkTo(page, await issueProof(transaction, purpose, userId, now));
      const expiresAt = new Date(now.getTime() + PROOF_MS[purpose]);
      await promiseMail(transaction, { kind, recipient, userId, sealedLink, expiresAt }, now);
    });
    onMailPromised();
  };

  const tell = async (
    kind: 'password_changed' | 'sign_in_added' | 'already_signed_up',
    { id: userId, email: recipient }: Addressee,
  ) => {
    await promiseMail(database, { kind, recipient, userId }, dependencies.now());
    onMailPromised();
  };

  return {
    async askToConfirm(user) {
      const verdict = await limiter.takeWithin(database, user.email);
      if (!verdict.isAllowed) throw new AppError('rate_limited', verdict);
      await promiseLink('confirm-email', user);
    },
    async mailSignUpLink(recipient, token) {
      const now = dependencies.now();
      const sealedLink = sealedLinkTo(ACCOUNT_PAGES.confirmEmail, token);
      const expiresAt = new Date(now.getTime() + PROOF_MS['confirm-email']);
      const promise = { kind: 'confirm_sign_up', recipient, sealedLink, expiresAt } as const;
      await promiseMail(database, promise, now);
      onMailPromised();
    },
    tellAlreadySignedUp: (user) => tell('already_signed_up', user),
    offerNewPassword: (user) => promiseLink('reset-password', user),
    async tellPasswordChanged(user) {
      if (await mayBeWrittenTo(database, limiter, user)) await tell('password_changed', user);
    },
    tellSignInAdded: (user) => tell('sign_in_added', user),
  };
}
