import { ACCOUNT_PAGES } from '@overtone/domain/account/account-pages';
import { PRODUCT_NAME } from '@overtone/domain/product';
import type { MailText } from './mail-text.ts';

/** The mail to the address of one account that somebody wants to move another one to. */
export function addressInUseText(siteUrl: string): MailText {
  return {
    subject: `This address already has an ${PRODUCT_NAME} account`,
    blocks: [
      { kind: 'paragraph', text: 'Hello,' },
      {
        kind: 'paragraph',
        text: `Someone, most likely you, wants to move another ${PRODUCT_NAME} account to this address. It already has an account of its own, so nothing was changed. To move the other one here, please delete this one first:`,
      },
      { kind: 'link', label: 'Your account', url: new URL(ACCOUNT_PAGES.account, siteUrl).href },
    ],
    reason: `You are getting this email because this address was typed on the account page of ${PRODUCT_NAME}. If that wasn’t you, you need do nothing: whoever it was has learned nothing about you.`,
  };
}
