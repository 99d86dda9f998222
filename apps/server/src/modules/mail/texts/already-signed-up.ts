import { ACCOUNT_PAGES } from '@overtone/domain/account/account-pages';
import { PRODUCT_NAME } from '@overtone/domain/product';
import type { MailText } from './mail-text.ts';

/** The mail to somebody who signs up although they have an account. */
export function alreadySignedUpText(siteUrl: string): MailText {
  const at = (path: string) => new URL(path, siteUrl).href;
  return {
    subject: `You already have an ${PRODUCT_NAME} account`,
    blocks: [
      { kind: 'paragraph', text: 'Hello,' },
      {
        kind: 'paragraph',
        text: `Someone, most likely you, has just signed up for ${PRODUCT_NAME} with this address. It already has an account, which stays as it is. Please sign in:`,
      },
      { kind: 'link', label: 'Sign in', url: at(ACCOUNT_PAGES.signIn) },
      { kind: 'paragraph', text: 'If you have forgotten the password, choose a new one:' },
      {
        kind: 'link',
        label: 'Choose a new password',
        url: at(ACCOUNT_PAGES.forgotPassword),
      },
    ],
    reason: `You are getting this email because this address was typed in the sign-up form of ${PRODUCT_NAME}. If that wasn’t you, you need do nothing: whoever it was has learned nothing about you.`,
  };
}
