import { PRODUCT_NAME } from '@overtone/domain/product';
import type { MailText } from './mail-text.ts';

/** The mail that asks whether an address belongs to the person who signed up with it. */
export function verifyEmailText(link: string): MailText {
  return {
    subject: `Confirm your email address for ${PRODUCT_NAME}`,
    blocks: [
      { kind: 'paragraph', text: 'Hello,' },
      {
        kind: 'paragraph',
        text: `Someone, most likely you, has made a ${PRODUCT_NAME} account with this address. Please confirm that it is yours:`,
      },
      { kind: 'link', label: 'Confirm my address', url: link },
      {
        kind: 'paragraph',
        text: 'The link works once, for 24 hours. You can already use your account; only a few things, such as connecting a calendar, wait for it.',
      },
    ],
    reason: `You are getting this mail because this address was typed in the sign-up form of ${PRODUCT_NAME}. If that wasn't you, please leave the link alone: nobody can confirm the address without it.`,
  };
}
