import { PRODUCT_NAME } from '@overtone/domain/product';
import type { MailText } from './mail-text.ts';

/** The mail that asks the old mailbox whether the account may move to another address. */
export function emailChangeAgreeText(link: string): MailText {
  return {
    subject: `Move your ${PRODUCT_NAME} account to another address?`,
    blocks: [
      { kind: 'paragraph', text: 'Hello,' },
      {
        kind: 'paragraph',
        text: `Someone who is signed in to your ${PRODUCT_NAME} account, most likely you, has asked to move it to another email address. The link shows which one, and lets you agree or stop it:`,
      },
      { kind: 'link', label: 'Agree, or stop it', url: link },
      {
        kind: 'paragraph',
        text: 'The link works for 24 hours. Nothing changes unless both this address and the new one agree.',
      },
    ],
    reason: `You are getting this email because this is the address of your ${PRODUCT_NAME} account. If you did not ask for the change, stop it with the link and choose a new password.`,
  };
}
