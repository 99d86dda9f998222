import { ACCOUNT_PAGES } from '@overtone/domain/account/account-pages';
import { PRODUCT_NAME } from '@overtone/domain/product';
import type { MailText } from './mail-text.ts';

/** The mail that tells a person of a sign-in from a browser that has not signed in to the account before. */
export function newBrowserText(siteUrl: string, detail: string): MailText {
  return {
    subject: `New sign-in to your ${PRODUCT_NAME} account`,
    blocks: [
      { kind: 'paragraph', text: 'Hello,' },
      {
        kind: 'paragraph',
        text: `Someone has signed in to your ${PRODUCT_NAME} account from a browser that has not been used for it before:`,
      },
      { kind: 'paragraph', text: detail },
      {
        kind: 'paragraph',
        text: 'If that was you, you need do nothing. If it was not, open your account page, sign it out under “Where you are signed in”, and change your password:',
      },
      { kind: 'link', label: 'Your account', url: new URL(ACCOUNT_PAGES.account, siteUrl).href },
    ],
    reason: `You are getting this email because your ${PRODUCT_NAME} account was signed in to from a new browser. A browser whose cookies were deleted counts as new.`,
  };
}
