import { PRODUCT_NAME } from '@overtone/domain/product';
import type { MailText } from './mail-text.ts';

/** The last mail, after an account was deleted. */
export function accountDeletedText(): MailText {
  return {
    subject: `Your ${PRODUCT_NAME} account has been deleted`,
    blocks: [
      { kind: 'paragraph', text: 'Hello,' },
      {
        kind: 'paragraph',
        text: `Your ${PRODUCT_NAME} account has been deleted, with everything that was kept in it. A running subscription has ended; nothing more will be charged.`,
      },
      {
        kind: 'paragraph',
        text: 'Invoices stay with the payment provider for as long as the law requires.',
      },
      { kind: 'paragraph', text: 'Thank you for trying it.' },
    ],
    reason: `You are getting this last email because the ${PRODUCT_NAME} account with this address was deleted. Once it is sent, we no longer keep your address.`,
  };
}
