import { PRODUCT_NAME } from '@overtone/domain/product';
import type { MailText } from './mail-text.ts';

/** The last mail, after an account was deleted. */
export function accountDeletedText(): MailText {
  return {
    subject: `Your ${PRODUCT_NAME} account is deleted`,
    blocks: [
      { kind: 'paragraph', text: 'Hello,' },
      {
        kind: 'paragraph',
        text: `Your ${PRODUCT_NAME} account is deleted, with everything that was kept in it. A running subscription has ended; nothing more will be charged.`,
      },
      {
        kind: 'paragraph',
        text: 'Invoices stay with the payment provider for as long as the law asks.',
      },
      { kind: 'paragraph', text: 'Thank you for having been here.' },
    ],
    reason: `You are getting this last mail because the ${PRODUCT_NAME} account with this address was deleted. Once it is sent, we no longer keep your address.`,
  };
}
