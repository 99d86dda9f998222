import { ACCOUNT_PAGES } from '@overtone/domain/account/account-pages';
import { PRODUCT_NAME } from '@overtone/domain/product';
import type { MailText } from './mail-text.ts';

/** The mail that tells a person that two-step sign-in is on. */
export function secondStepOnText(siteUrl: string): MailText {
  return {
    subject: `Two-step sign-in is on for your ${PRODUCT_NAME} account`,
    blocks: [
      { kind: 'paragraph', text: 'Hello,' },
      {
        kind: 'paragraph',
        text: `From now on, signing in to ${PRODUCT_NAME} with your password also takes a code from your authenticator app. Keep the backup codes somewhere safe: if you lose your phone, they are how you get in.`,
      },
      {
        kind: 'paragraph',
        text: 'If you did not turn this on, someone else knows your password, and signing in now asks for a code that only they have. Choose a new password, and write to us at once:',
      },
      {
        kind: 'link',
        label: 'Choose a new password',
        url: new URL(ACCOUNT_PAGES.forgotPassword, siteUrl).href,
      },
    ],
    reason: `You are getting this email because two-step sign-in was turned on for your ${PRODUCT_NAME} account.`,
  };
}

/** The mail that tells a person that two-step sign-in is off again. */
export function secondStepOffText(siteUrl: string): MailText {
  return {
    subject: `Two-step sign-in is off for your ${PRODUCT_NAME} account`,
    blocks: [
      { kind: 'paragraph', text: 'Hello,' },
      {
        kind: 'paragraph',
        text: `From now on your password alone signs you in to ${PRODUCT_NAME} again. The key in your authenticator app and your backup codes no longer work; you can delete both.`,
      },
      {
        kind: 'paragraph',
        text: 'If it was turned off neither by you nor by our support at your request, please choose a new password at once, and turn it on again:',
      },
      {
        kind: 'link',
        label: 'Choose a new password',
        url: new URL(ACCOUNT_PAGES.forgotPassword, siteUrl).href,
      },
    ],
    reason: `You are getting this email because two-step sign-in was turned off for your ${PRODUCT_NAME} account.`,
  };
}
