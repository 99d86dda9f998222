import { PRODUCT_NAME } from '@overtone/domain/product';
import type { MailText } from './mail-text.ts';

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** The mail that announces new terms, which hold from `from` on. */
export function termsChangeText(siteUrl: string, from: Date): MailText {
  const at = (path: string) => new URL(path, siteUrl).href;
  const day = DAY.format(from);
  return {
    subject: `New terms for ${PRODUCT_NAME} from ${day}`,
    blocks: [
      { kind: 'paragraph', text: 'Hello,' },
      {
        kind: 'paragraph',
        text: `The terms of ${PRODUCT_NAME} are changing. The new ones apply from ${day}; until then the present ones stay in force. You can read them today:`,
      },
      { kind: 'link', label: 'Terms of service', url: at('/terms-of-service') },
      {
        kind: 'paragraph',
        text: `If you agree, you need do nothing. If you don’t, you can close your account before that day, and take a copy of your data with you:`,
      },
      { kind: 'link', label: 'Your account', url: at('/account') },
    ],
    reason: `You are getting this email because you have an ${PRODUCT_NAME} account, and its terms promise you notice of changes.`,
  };
}
