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
        text: `The terms of ${PRODUCT_NAME} change. The new ones hold from ${day} on; until then the ones that you know stay in force. You can read them today:`,
      },
      { kind: 'link', label: 'Terms of service', url: at('/terms-of-service') },
      {
        kind: 'paragraph',
        text: `If you agree there is nothing to do. If you don't, you may end your account before that day, with a copy of your data if you like:`,
      },
      { kind: 'link', label: 'Your account', url: at('/account') },
    ],
    reason: `You are getting this mail because you have an account at ${PRODUCT_NAME}, and its terms promise that you hear of changes ahead.`,
  };
}
