import { ACCOUNT_PAGES } from '@overtone/domain/account/account-pages';
import { PRODUCT_NAME } from '@overtone/domain/product';
import type { MailText } from './mail-text.ts';

/** The mail to somebody who signs up although they have an account. */
export function alreadySignedUpText(siteUrl: string): MailText {
  const at = (path: string) => new URL(path, siteUrl).href;
  return {
    subject: `You already have an account at ${PRODUCT_NAME}`,
    blocks: [
      { kind: 'paragraph', text: 'Hello,' },
      {
        kind: 'paragraph',
        text: `Someone, most likely you, has just signed up for ${PRODUCT_NAME} with this address. There is an account with it already, and it stays as it is. Please sign in:`,
      },
      { kind: 'link', label: 'Sign in', url: at(ACCOUNT_PAGES.signIn) },
      { kind: 'paragraph', text: 'If you no longer know the password, choose a new one:' },
      {
        kind: 'link',
        label: 'Choose a new password',
        url: at(ACCOUNT_PAGES.forgotPassword),
      },
    ],
    reason: `You are getting this mail because this address was typed in the sign-up form of ${PRODUCT_NAME}. If that wasn't you, there is nothing to do: whoever it was has learned nothing about you.`,
  };
}
