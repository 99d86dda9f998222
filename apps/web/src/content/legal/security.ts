import { MIN_PASSWORD_LENGTH } from '@overtone/domain/account/password';
import { PRODUCT_NAME } from '@overtone/domain/product';
import { LEGAL_SINCE, SUPPORT_EMAIL, whereSupport } from '../contact.ts';
import type { LegalText } from './legal-text.ts';

/** The security page. */
export const SECURITY: LegalText = {
  title: 'Security',
  since: LEGAL_SINCE,
  lead: `What ${PRODUCT_NAME} does to keep your account and your computer safe, in terms you can check.`,
  chapters: [
    {
      title: 'Your account',
      paragraphs: [
        `Passwords have at least ${MIN_PASSWORD_LENGTH} characters, are not among the 100,000 commonest, and are stored only as a hash. You can sign in with Google or Microsoft instead, and then we hold no password at all. Attempts are limited.`,
        'Cards are handled by the payment provider alone. Their numbers never reach our server.',
      ],
    },
    {
      title: 'Your browser',
      paragraphs: [
        'The site loads scripts, styles, fonts and sounds from its own address only, and its content security policy refuses everything else, including inline code that is not our own. There is one exception: where the operator uses Google Analytics and you agreed, its script runs on the public pages, and never on a page of your account or one whose address carries a secret. No page can be framed by another site. Keys to other services stay on the server and are never part of a page.',
      ],
    },
    {
      title: 'Your computer',
      paragraphs: ['The desktop app asks for three things and has no access to the rest.'],
      rows: [
        ['Has', 'A transparent overlay that stays on top, sound output, and the network.'],
        [
          'Does not have',
          'Files, clipboard, keyboard, camera, microphone, or the content of your screen.',
        ],
        [
          'If something fails',
          'If the overlay can’t be made to let clicks through, it is removed. You can always stop light and sound at once: with Escape in the app’s own window, or with your hotkey from anywhere.',
        ],
      ],
    },
    {
      title: 'Your data',
      paragraphs: [
        'A calendar is connected read-only. You can export or delete everything that is stored about you. The privacy policy lists it.',
      ],
    },
    {
      title: 'Found something?',
      paragraphs: [
        `${whereSupport(`Write to ${SUPPORT_EMAIL} with “security” in the subject. We answer within three working days. `)}We thank everyone who reports a flaw in good faith.`,
      ],
    },
  ],
};
