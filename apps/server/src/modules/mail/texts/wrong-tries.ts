import { ACCOUNT_PAGES } from '@overtone/domain/account/account-pages';
import { PRODUCT_NAME } from '@overtone/domain/product';
import type { MailBlock, MailText } from './mail-text.ts';

/** The mail that tells a person that somebody has typed wrong passwords for their account. */
export function wrongPasswordsText(siteUrl: string): MailText {
  return {
    subject: `Wrong passwords for your ${PRODUCT_NAME} account`,
    blocks: [
      { kind: 'paragraph', text: 'Hello,' },
      {
        kind: 'paragraph',
        text: `Someone has typed a wrong password for your ${PRODUCT_NAME} account at least ten times lately. None of them let anyone in.`,
      },
      {
        kind: 'paragraph',
        text: 'If that was you, and you have forgotten your password, choose a new one:',
      },
      newPassword(siteUrl),
      {
        kind: 'paragraph',
        text: 'If it was not you, your account is safe as long as nobody can guess your password. If you use it elsewhere as well, or it is short, choose a new one. With two-step sign-in, which you can turn on on your account page, a password alone is not enough:',
      },
      { kind: 'link', label: 'Your account', url: new URL(ACCOUNT_PAGES.account, siteUrl).href },
    ],
    reason: `You are getting this email because wrong passwords were typed for your ${PRODUCT_NAME} account. We write at most once a day about it.`,
  };
}

/** The mail that tells a person that somebody who knows their password has typed wrong codes. */
export function wrongCodesText(siteUrl: string): MailText {
  return {
    subject: `Wrong codes for your ${PRODUCT_NAME} account`,
    blocks: [
      { kind: 'paragraph', text: 'Hello,' },
      {
        kind: 'paragraph',
        text: `Someone has typed a wrong code for your ${PRODUCT_NAME} account at least ten times lately, each time after your password. None of them let anyone in.`,
      },
      {
        kind: 'paragraph',
        text: 'If that was you, check that your phone sets its clock by itself, since codes depend on it, or use one of your backup codes.',
      },
      {
        kind: 'paragraph',
        text: 'If it was not you, someone knows your password, and only the code keeps them out. Choose a new password at once:',
      },
      newPassword(siteUrl),
    ],
    reason: `You are getting this email because wrong codes were typed for your ${PRODUCT_NAME} account. We write at most once a day about it.`,
  };
}

function newPassword(siteUrl: string): MailBlock {
  const url = new URL(ACCOUNT_PAGES.forgotPassword, siteUrl).href;
  return { kind: 'link', label: 'Choose a new password', url };
}
