import { ACCOUNT_PAGES } from '@overtone/domain/account/account-pages';
import { PRODUCT_NAME } from '@overtone/domain/product';
import type { MailText } from './mail-text.ts';

/** The mail that tells a person that there is another way into the account, in case it is somebody else's. */
export function signInAddedText(siteUrl: string): MailText {
  return {
    subject: `A new way to sign in to ${PRODUCT_NAME}`,
    blocks: [
      { kind: 'paragraph', text: 'Hello,' },
      {
        kind: 'paragraph',
        text: `Your ${PRODUCT_NAME} account was connected to an account elsewhere, which can be used to sign in from now on. If that was you, you need do nothing.`,
      },
      {
        kind: 'paragraph',
        text: 'If it was not, please remove it on your account page, end every other sign-in there, and choose a new password:',
      },
      { kind: 'link', label: 'Your account', url: new URL(ACCOUNT_PAGES.account, siteUrl).href },
    ],
    reason: `You are getting this email because a way to sign in was added to your ${PRODUCT_NAME} account. You get one each time.`,
  };
}
