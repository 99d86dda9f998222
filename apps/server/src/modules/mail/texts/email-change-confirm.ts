import { PRODUCT_NAME } from '@overtone/domain/product';
import type { MailText } from './mail-text.ts';

/** The mail that asks the new mailbox whether an account may move to its address. */
export function emailChangeConfirmText(link: string): MailText {
  return {
    subject: `Confirm your new email address for ${PRODUCT_NAME}`,
    blocks: [
      { kind: 'paragraph', text: 'Hello,' },
      {
        kind: 'paragraph',
        text: `Someone, most likely you, wants to move an ${PRODUCT_NAME} account to this address. Please confirm that it is yours:`,
      },
      { kind: 'link', label: 'Confirm my new address', url: link },
      {
        kind: 'paragraph',
        text: 'The link works for 24 hours. Nothing changes unless the old address agrees too.',
      },
    ],
    reason: `You are getting this email because this address was typed on the account page of ${PRODUCT_NAME}. If that wasn’t you, please ignore the link: nothing changes without it.`,
  };
}
