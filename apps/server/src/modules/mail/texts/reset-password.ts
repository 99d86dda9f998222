import { PRODUCT_NAME } from '@overtone/domain/product';
import type { MailText } from './mail-text.ts';

/** The mail with which a person who forgot the password chooses a new one. */
export function resetPasswordText(link: string): MailText {
  return {
    subject: `Choose a new ${PRODUCT_NAME} password`,
    blocks: [
      { kind: 'paragraph', text: 'Hello,' },
      { kind: 'paragraph', text: `You can choose a new password for ${PRODUCT_NAME} here:` },
      { kind: 'link', label: 'Choose a new password', url: link },
      {
        kind: 'paragraph',
        text: 'The link works once, for an hour. Setting a new password signs you out everywhere else.',
      },
    ],
    reason: `You are getting this email because someone asked for a new password for your ${PRODUCT_NAME} account. If that wasn’t you, you can ignore it: your password stays as it is.`,
  };
}
