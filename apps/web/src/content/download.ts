import type { DownloadPlatform } from '@overtone/domain/analytics/events';
import { PRODUCT_NAME } from '@overtone/domain/product';

const PERMISSIONS =
  'It asks for a transparent overlay that stays on top, sound, and the network. It has no access to files, clipboard, keyboard, camera or microphone.';

/** Words of the download pages. */
export const DOWNLOAD_PAGE = {
  title: (system: string) => `${PRODUCT_NAME} for ${system}`,
  text: (system: string) =>
    `There is no ${system} release yet. Leave your email address and we’ll send you the links, once, as soon as there is a release for any system.`,
  meanwhile:
    'Until then, try it in your browser: the same light, sound and assistant, inside one page.',
  demo: 'Try it in your browser',
  form: { title: 'Be told when there is one', action: 'Tell me' },
  figure: 'The desktop app lays its tint over whatever you work in. Every click goes through it.',
  notes: {
    mac: ['Runs on current versions of macOS, on Apple silicon and Intel.', PERMISSIONS],
    windows: ['Runs on Windows 10 and 11.', PERMISSIONS],
  } satisfies Record<DownloadPlatform, readonly string[]>,
} as const;
