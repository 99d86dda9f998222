import type { LetterContent } from '@overtone/domain/contract/letters';
import type { DownloadPlatform } from '@overtone/domain/analytics/events';
import type { OutgoingMail } from '../../ports/mail-sender.ts';
import { type DueMail, LEASE_MS } from '../../outbox/outbox.ts';
import { renderMail } from './render-mail.ts';
import { accountDeletedText } from './texts/account-deleted.ts';
import { addressInUseText } from './texts/address-in-use.ts';
import { alreadySignedUpText } from './texts/already-signed-up.ts';
import { confirmSignUpText } from './texts/confirm-sign-up.ts';
import { downloadLinksText } from './texts/download-links.ts';
import type { MailKind, MailText } from './texts/mail-text.ts';
import { letterText } from './texts/letter.ts';
import { emailChangeAgreeText } from './texts/email-change-agree.ts';
import { emailChangeConfirmText } from './texts/email-change-confirm.ts';
import { newsletterWelcomeText } from './texts/newsletter-welcome.ts';
import { passwordChangedText } from './texts/password-changed.ts';
import { newBrowserText } from './texts/new-browser.ts';
import { passkeyAddedText } from './texts/passkey-added.ts';
import { passkeyRemovedText } from './texts/passkey-removed.ts';
import { resetPasswordText } from './texts/reset-password.ts';
import { secondStepOffText, secondStepOnText } from './texts/second-step.ts';
import { signInAddedText } from './texts/sign-in-added.ts';
import { termsChangeText } from './texts/terms-change.ts';
import { verifyEmailText } from './texts/verify-email.ts';
import { wrongCodesText, wrongPasswordsText } from './texts/wrong-tries.ts';

/** Where the links in mails lead. */
export interface MailLinks {
  /** Origin of the site, as people reach it. */
  readonly siteUrl: string;
  /** The systems that have a release. */
  readonly releases: readonly DownloadPlatform[];
  /** The token that stands for a subscriber, or for a request for links, in a link. */
  readonly unsubscribeToken: (subscriberId: string) => string;
  /** Opens a link that was sealed for the outbox; undefined when another key sealed it. */
  readonly openLink: (sealed: string) => string | undefined;
}

/** What a mail's text may need. */
interface MailFacts {
  readonly siteUrl: string;
  readonly releases: readonly DownloadPlatform[];
  /** The mail's own link; empty where it has none. */
  readonly link: string;
  /** What it tells of the one event that it is about; empty where it tells nothing of the kind. */
  readonly detail: string;
  /** The letter that it carries, where it carries one. */
  readonly letter: LetterContent | undefined;
  /** When what the mail says is over; its own time where it says nothing of the kind. */
  readonly expiresAt: Date;
}

const TEXTS: Readonly<Record<MailKind, (facts: MailFacts) => MailText>> = {
  download_links: ({ siteUrl, releases }) => downloadLinksText(siteUrl, releases),
  newsletter_welcome: ({ siteUrl }) => newsletterWelcomeText(siteUrl),
  confirm_sign_up: ({ link }) => confirmSignUpText(link),
  already_signed_up: ({ siteUrl }) => alreadySignedUpText(siteUrl),
  email_change_agree: ({ link }) => emailChangeAgreeText(link),
  email_change_confirm: ({ link }) => emailChangeConfirmText(link),
  address_in_use: ({ siteUrl }) => addressInUseText(siteUrl),
  verify_email: ({ link }) => verifyEmailText(link),
  reset_password: ({ link }) => resetPasswordText(link),
  password_changed: ({ siteUrl }) => passwordChangedText(siteUrl),
  sign_in_added: ({ siteUrl }) => signInAddedText(siteUrl),
  passkey_added: ({ siteUrl }) => passkeyAddedText(siteUrl),
  passkey_removed: ({ siteUrl }) => passkeyRemovedText(siteUrl),
  second_step_on: ({ siteUrl }) => secondStepOnText(siteUrl),
  second_step_off: ({ siteUrl }) => secondStepOffText(siteUrl),
  new_browser: ({ siteUrl, detail }) => newBrowserText(siteUrl, detail),
  wrong_passwords: ({ siteUrl }) => wrongPasswordsText(siteUrl),
  wrong_codes: ({ siteUrl }) => wrongCodesText(siteUrl),
  account_deleted: accountDeletedText,
  terms_change: ({ siteUrl, expiresAt }) => termsChangeText(siteUrl, expiresAt),
  account_letter: ({ letter }) => letterText(known(letter)),
  newsletter_letter: ({ letter }) => letterText(known(letter)),
};

function known(letter: LetterContent | undefined): LetterContent {
  if (letter === undefined) throw new Error('the letter is not there');
  return letter;
}

/**
 * Writes a promised mail. One that belongs to a subscriber, or to a request for links, carries the way out.
 *
 * @throws Error when the mail's own link was sealed with another key, or its letter is missing.
 */
export function composeMail(mail: DueMail, links: MailLinks, letter?: LetterContent): OutgoingMail {
  const text = TEXTS[mail.kind]({
    ...links,
    link: ownLink(mail, links),
    detail: mail.detail ?? '',
    letter,
    expiresAt: mail.expiresAt ?? mail.createdAt,
  });
  const addressed = {
    id: mail.id,
    to: mail.recipient,
    date: sendingBegan(mail),
    subject: text.subject,
  };
  const url = wayOut(mail, links);
  if (url === undefined) return { ...addressed, ...renderMail(text) };
  return { ...addressed, ...renderMail(text, url.href), unsubscribeUrl: url.href };
}

/** The page that ends what this mail comes from. */
function wayOut({ subscriberId, downloadRequestId }: DueMail, links: MailLinks): URL | undefined {
  const id = subscriberId ?? downloadRequestId;
  if (id === null) return undefined;
  return subscriberId === null
    ? tokenUrl('/forget-request', id, links)
    : unsubscribeUrl(subscriberId, links);
}

/** The page that ends the newsletter for a subscriber. */
export function unsubscribeUrl(
  subscriberId: string,
  links: Pick<MailLinks, 'siteUrl' | 'unsubscribeToken'>,
): URL {
  return tokenUrl('/unsubscribe', subscriberId, links);
}

function tokenUrl(
  page: string,
  id: string,
  { siteUrl, unsubscribeToken }: Pick<MailLinks, 'siteUrl' | 'unsubscribeToken'>,
): URL {
  const url = new URL(page, siteUrl);
  url.searchParams.set('token', unsubscribeToken(id));
  return url;
}

/** One that waited for a release would otherwise arrive with a date of long ago, below everything else. */
function sendingBegan({ kind, createdAt, nextAttemptAt }: DueMail): Date {
  return kind === 'download_links' ? new Date(nextAttemptAt.getTime() - LEASE_MS) : createdAt;
}

function ownLink({ sealedLink }: DueMail, { openLink }: MailLinks): string {
  if (sealedLink === null) return '';
  const link = openLink(sealedLink);
  if (link === undefined) throw new Error('the link in the mail was sealed with another key');
  return link;
}
