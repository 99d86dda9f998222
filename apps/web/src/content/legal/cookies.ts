import { PRODUCT_NAME } from '@overtone/domain/product';
import type { LegalText } from './legal-text.ts';

/** The cookie policy. */
export const COOKIES: LegalText = {
  title: 'Cookie policy',
  since: '1 November 2026',
  lead: `${PRODUCT_NAME} sets few cookies, and none of ours follows you to other sites. This page names each that may occur.`,
  chapters: [
    {
      title: 'The cookies',
      paragraphs: [
        'A cookie is a small text that a site leaves in your browser and reads again later. Reading these pages sets none.',
      ],
      rows: [
        ['auth-token', 'Keeps you signed in. Ours; set when you sign in, for 30 days at most.'],
        [
          'auth.state, auth.dont_remember',
          'Carry a sign-in to its end, and that it is not to outlive the window. Ours; minutes, and as long as the window.',
        ],
        [
          '_ga',
          'Tells visits apart for Google Analytics. Two years; set only where the operator of this site uses it and you agreed.',
        ],
        [
          'mid',
          'Guards payments against fraud. The payment provider’s; one year, set at the checkout.',
        ],
        [
          'sid',
          'Guards one payment against fraud. The payment provider’s; 30 minutes, set at the checkout.',
        ],
        [
          'overtone_quota',
          'Without an account, tells which free AI personalizations are yours. Ours; one year, set with the first AI answer.',
        ],
      ],
    },
    {
      title: 'What is not a cookie',
      paragraphs: [
        'Your theme and your settings in the demo are kept in your browser’s own storage. They are never sent anywhere without an account, and you can remove them by clearing the site’s data.',
      ],
    },
    {
      title: 'Your choice',
      paragraphs: [
        'Where the operator of this site uses Google Analytics, you are asked once, and can change your answer below. You can also refuse or delete cookies in your browser at any time. Without auth-token you cannot stay signed in; everything else works.',
      ],
    },
  ],
};
