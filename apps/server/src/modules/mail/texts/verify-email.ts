import { PRODUCT_NAME } from '@overtone/domain/product';
import type { MailText } from './mail-text.ts';

/** The mail that asks whether the address of an account belongs to the person who made it. */
export function verifyEmailText(link: string): MailText {
  return {
    subject: `Confirm your email address for ${PRODUCT_NAME}`,
    blocks: [
      { kind: 'paragraph', text: 'Hello,' },
      {
        kind: 'paragraph',
        text: `Someone, most likely you, created an ${PRODUCT_NAME} account with this address. Please confirm that it is yours:`,
      },
      { kind: 'link', label: 'Confirm my address', url: link },
      {
        kind: 'paragraph',
        text: 'The link works once, for 24 hours. Until then you can’t sign in with a password or connect a calendar.',
      },
    ],
    reason: `You are getting this email because an ${PRODUCT_NAME} account was created with this address, and nobody has confirmed it yet. If that wasn’t you, please ignore the link: nobody can confirm the address without it.`,
  };
}
