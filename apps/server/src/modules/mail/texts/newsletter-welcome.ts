import { PRODUCT_NAME } from '@overtone/domain/product';
import type { MailText } from './mail-text.ts';

/** The mail that the newsletter form promises. */
export function newsletterWelcomeText(siteUrl: string): MailText {
  const at = (path: string) => new URL(path, siteUrl).href;
  return {
    subject: `Welcome to the ${PRODUCT_NAME} newsletter`,
    blocks: [
      { kind: 'paragraph', text: 'Hello,' },
      {
        kind: 'paragraph',
        text: `Thank you for subscribing. Now and then we’ll write about what we have built, what we have measured, and what research says about attention, light and sound, including where it says little.`,
      },
      {
        kind: 'paragraph',
        text: 'Until then, two places to begin. The demo runs in your browser:',
      },
      { kind: 'link', label: 'Try the demo', url: at('/demo') },
      { kind: 'paragraph', text: 'And this is how the rhythms are thought to work:' },
      { kind: 'link', label: 'Read the neuroscience page', url: at('/neuroscience') },
    ],
    reason: `You are getting this email because your address was entered in the newsletter form on the ${PRODUCT_NAME} site. If that wasn’t you, or you have changed your mind, one click ends it.`,
  };
}
