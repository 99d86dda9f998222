import { ACCOUNT_PAGES } from '@overtone/domain/account/account-pages';
import type { Database } from '../../database/connection.ts';
import type { SecretBox } from '../../secret-box.ts';
import { promiseMail } from '../mail/outbox.ts';
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
  /** Told after a mail was promised. */
  readonly onMailPromised: () => void;
}

/** Mails about an account, each promised in the transaction under way. */
export interface IdentityMails {
  /** A link with which the person shows that the address is theirs. */
  readonly askToConfirm: (user: Addressee) => Promise<void>;
  /** A link with which the person chooses a new password. */
  readonly offerNewPassword: (user: Addressee) => Promise<void>;
  readonly tellPasswordChanged: (user: Addressee) => Promise<void>;
  readonly tellSignInAdded: (user: Addressee) => Promise<void>;
}

const LINKS = {
  'confirm-email': { kind: 'verify_email', page: ACCOUNT_PAGES.confirmEmail },
  'reset-password': { kind: 'reset_password', page: ACCOUNT_PAGES.resetPassword },
} as const satisfies Record<ProofPurpose, object>;

/** Makes them. */
export function identityMails(dependencies: IdentityMailDependencies): IdentityMails {
  const { database, siteUrl, linkBox, onMailPromised } = dependencies;

  const promiseLink = async (
    purpose: ProofPurpose,
    { id: userId, email: recipient }: Addressee,
  ) => {
    const { kind, page } = LINKS[purpose];
    const now = dependencies.now();
    await database.transaction(async (transaction) => {
      const link = new URL(page, siteUrl);
      link.searchParams.set('token', await issueProof(transaction, purpose, userId, now));
      const sealedLink = linkBox.seal(link.href);
      const expiresAt = new Date(now.getTime() + PROOF_MS[purpose]);
      await promiseMail(transaction, { kind, recipient, userId, sealedLink, expiresAt }, now);
    });
    onMailPromised();
  };

  const tell = async (
    kind: 'password_changed' | 'sign_in_added',
    { id: userId, email: recipient }: Addressee,
  ) => {
    await promiseMail(database, { kind, recipient, userId }, dependencies.now());
    onMailPromised();
  };

  return {
    askToConfirm: (user) => promiseLink('confirm-email', user),
    offerNewPassword: (user) => promiseLink('reset-password', user),
    tellPasswordChanged: (user) => tell('password_changed', user),
    tellSignInAdded: (user) => tell('sign_in_added', user),
  };
}
