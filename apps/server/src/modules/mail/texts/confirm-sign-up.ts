import { PRODUCT_NAME } from '@overtone/domain/product';
import type { MailText } from './mail-text.ts';

/** The mail with which a sign-up becomes an account. */
export function confirmSignUpText(link: string): MailText {
  return {
    subject: `Confirm your email address for ${PRODUCT_NAME}`,
    blocks: [
      { kind: 'paragraph', text: 'Hello,' },
      {
        kind: 'paragraph',
        text: `Someone, most likely you, is signing up for ${PRODUCT_NAME} with this address. Please confirm that it is yours, with the password you chose:`,
      },
      { kind: 'link', label: 'Confirm my address', url: link },
      {
        kind: 'paragraph',
        text: 'The link works once, for 24 hours, and signs you in.',
      },
    ],
    reason: `You are getting this email because this address was typed in the sign-up form of ${PRODUCT_NAME}. If that wasn’t you, please ignore the link: no account is created without it.`,
  };
}
