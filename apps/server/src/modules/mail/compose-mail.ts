import type { OutgoingMail } from '../../ports/mail-sender.ts';
import type { DueMail } from './outbox.ts';
import { renderMail } from './render-mail.ts';
import { downloadLinksText } from './texts/download-links.ts';
import type { MailKind, MailText } from './texts/mail-text.ts';
import { newsletterWelcomeText } from './texts/newsletter-welcome.ts';

/** Where the links in mails lead. */
export interface MailLinks {
  /** Origin of the site, as people reach it. */
  readonly siteUrl: string;
  /** The token that stands for a subscriber in a link. */
  readonly unsubscribeToken: (subscriberId: string) => string;
}

const TEXTS: Readonly<Record<MailKind, (siteUrl: string) => MailText>> = {
  download_links: downloadLinksText,
  newsletter_welcome: newsletterWelcomeText,
};

/** Writes a promised mail. One that belongs to a subscriber carries the way out. */
export function composeMail(mail: DueMail, links: MailLinks): OutgoingMail {
  const text = TEXTS[mail.kind](links.siteUrl);
  const addressed = {
    id: mail.id,
    to: mail.recipient,
    date: mail.createdAt,
    subject: text.subject,
  };
  if (mail.subscriberId === null) return { ...addressed, ...renderMail(text) };
  const url = new URL('/unsubscribe', links.siteUrl);
  url.searchParams.set('token', links.unsubscribeToken(mail.subscriberId));
  return { ...addressed, ...renderMail(text, url.href), unsubscribeUrl: url.href };
}
