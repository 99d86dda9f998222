import { ACCOUNT_PAGES } from '@overtone/domain/account/account-pages';
import { PRODUCT_NAME } from '@overtone/domain/product';
import type { MailText } from './mail-text.ts';

/** The mail that tells a person that a passkey was added to the account, in case it is somebody else's. */
export function passkeyAddedText(siteUrl: string): MailText {
  return {
    subject: `A passkey was added to your ${PRODUCT_NAME} account`,
    blocks: [
      { kind: 'paragraph', text: 'Hello,' },
      {
        kind: 'paragraph',
        text: `From now on you can sign in to your ${PRODUCT_NAME} account with this passkey. If you added it, you need do nothing.`,
      },
      {
        kind: 'paragraph',
        text: 'If you did not, please remove it on your account page, end every other sign-in there, and choose a new password:',
      },
      { kind: 'link', label: 'Your account', url: new URL(ACCOUNT_PAGES.account, siteUrl).href },
    ],
    reason: `You are getting this email because a passkey was added to your ${PRODUCT_NAME} account. You get one each time.`,
  };
}
