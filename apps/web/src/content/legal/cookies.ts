import {
  DEVICE_STORAGE,
  FOREIGN_COOKIES,
  OWN_COOKIES,
  SECURE_COOKIE_PREFIX,
  WINDOW_STORAGE,
} from '@overtone/domain/privacy/browser-data';
import { PRODUCT_NAME } from '@overtone/domain/product';
import { LEGAL_SINCE } from '../contact.ts';
import type { LegalText } from './legal-text.ts';

/** The cookie policy. */
export const COOKIES: LegalText = {
  title: 'Cookie policy',
  since: LEGAL_SINCE,
  lead: `${PRODUCT_NAME} sets few cookies, and none of ours follows you to other sites. This page names every one you may meet.`,
  chapters: [
    {
      title: 'The cookies',
      paragraphs: [
        'A cookie is a small text that a site leaves in your browser and reads again later. Just reading these pages sets none.',
        `Over HTTPS, the names of our own begin with ${SECURE_COOKIE_PREFIX}, which keeps neighbouring sites from setting them.`,
      ],
      rows: [...OWN_COOKIES, ...FOREIGN_COOKIES].map(({ name, meaning }) => [name, meaning]),
    },
    {
      title: 'What is not a cookie',
      paragraphs: [
        'Pages keep some things in your browser’s own storage, under the names below. Without an account they are not sent anywhere, except that a question to the assistant brings your settings of light and sound to our server. You can remove them all by clearing the site’s data.',
      ],
      rows: [
        ...Object.entries(DEVICE_STORAGE),
        ...Object.entries(WINDOW_STORAGE).map(
          ([name, meaning]) => [name, `${meaning} Only until you close the window.`] as const,
        ),
      ],
    },
    {
      title: 'Your choice',
      paragraphs: [
        'Where the operator of this site uses Google Analytics, you are asked once, unless your browser asks not to be counted, and you can change your answer below. You can also refuse or delete cookies in your browser at any time. Without auth-token you can’t stay signed in; everything else works.',
      ],
    },
  ],
};
