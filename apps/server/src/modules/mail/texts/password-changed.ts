import { ACCOUNT_PAGES } from '@overtone/domain/account/account-pages';
import { PRODUCT_NAME } from '@overtone/domain/product';
import type { MailText } from './mail-text.ts';

/** The mail that tells a person that the password was changed, in case it was somebody else. */
export function passwordChangedText(siteUrl: string): MailText {
  return {
    subject: `Your ${PRODUCT_NAME} password was changed`,
    blocks: [
      { kind: 'paragraph', text: 'Hello,' },
      {
        kind: 'paragraph',
        text: `The password of your ${PRODUCT_NAME} account was changed, and every other sign-in was ended. If that was you, you need do nothing.`,
      },
      { kind: 'paragraph', text: 'If it was not, choose a new one at once:' },
      {
        kind: 'link',
        label: 'Choose a new password',
        url: new URL(ACCOUNT_PAGES.forgotPassword, siteUrl).href,
      },
    ],
    reason: `You are getting this email because the password of your ${PRODUCT_NAME} account was changed. You get one for each change.`,
  };
}
