import type { DownloadPlatform } from '@overtone/domain/analytics/events';
import { PRODUCT_NAME } from '@overtone/domain/product';

/** What is to be known of the app: a name, and what it means. */
export type DownloadFact = readonly [name: string, meaning: string];

/** The same on both systems. */
const EVERYWHERE: readonly DownloadFact[] = [
  [
    'Newer versions',
    'The app says when there is one, and checks its signature before installing it.',
  ],
  ['Asks for', 'A transparent overlay that stays on top, sound, and the network.'],
  ['Has no access to', 'Files, clipboard, keyboard, camera or microphone.'],
];

/** Words of the download pages. */
export const DOWNLOAD_PAGE = {
  title: (system: string) => `${PRODUCT_NAME} for ${system}`,
  state: (system: string) => `There is no ${system} release yet`,
  text: 'Leave your email address and we’ll send you the links, once, as soon as there is a release for any system.',
  form: { title: 'Be told when there is one', action: 'Tell me' },
  next: {
    title: 'What happens then',
    steps: [
      'We keep your address and what your browser says about your system, and write to you once because of it.',
      'As soon as there is a release, the email comes with its links.',
      'Install the app and say what you’re about to do. It works without an account.',
    ],
  },
  meanwhile:
    'Until then, try it in your browser: the same light, sound and assistant, inside one page.',
  demo: 'Try it in your browser',
  figure: 'The desktop app lays its tint over whatever you work in. Every click goes through it.',
  factsTitle: 'About the app',
  facts: {
    mac: [
      ['Runs on', 'macOS 13 or newer, on Apple silicon and Intel.'],
      ['Comes as', 'One disk image (.dmg) for both kinds of Mac.'],
      ...EVERYWHERE,
    ],
    windows: [
      ['Runs on', 'Windows 10 and 11.'],
      ['Comes as', 'One installer (.exe), which needs no administrator rights.'],
      ...EVERYWHERE,
    ],
  } satisfies Record<DownloadPlatform, readonly DownloadFact[]>,
} as const;
