import { ACCOUNT_PAGES } from '@overtone/domain/account/account-pages';
import { PRODUCT_NAME } from '@overtone/domain/product';
import type { MailText } from './mail-text.ts';

/** The mail that tells a person that a passkey was removed from the account, in case somebody else did it. */
export function passkeyRemovedText(siteUrl: string): MailText {
  return {
    subject: `A passkey was removed from your ${PRODUCT_NAME} account`,
    blocks: [
      { kind: 'paragraph', text: 'Hello,' },
      {
        kind: 'paragraph',
        text: `It no longer signs in to your ${PRODUCT_NAME} account. If you removed it, you need do nothing.`,
      },
      {
        kind: 'paragraph',
        text: 'If you did not, please end every other sign-in on your account page, and choose a new password:',
      },
      { kind: 'link', label: 'Your account', url: new URL(ACCOUNT_PAGES.account, siteUrl).href },
    ],
    reason: `You are getting this email because a passkey was removed from your ${PRODUCT_NAME} account. You get one each time.`,
  };
}
