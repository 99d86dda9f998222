import type { DownloadPlatform } from '@overtone/domain/analytics/events';
import { PRODUCT_NAME } from '@overtone/domain/product';
import type { TaskState } from '@overtone/domain/suggestion/states';
import { PLATFORM_NAMES } from './platform-names.ts';

/** What a page is called in the window, in search results and where its link is shared. */
export interface PageHead {
  /** Path that people see; also the canonical one. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /**
   * What search engines are told: of a listed page by the sitemap, of an unlisted one nothing, and of a private one that
   * it is none of theirs.
   */
  readonly listing: 'listed' | 'unlisted' | 'private';
}

/** A page of the site: what it is called, and what runs on it. */
export interface SitePage extends PageHead {
  /** What comes alive on a page that is written at build time, by its name in `pages/main.ts`; on most nothing does. */
  readonly life?: string;
  /** The state in whose ink the page is: that of its first figure. Without one it has the brand's. */
  readonly ink?: TaskState;
  /** The script that a page begins with which is drawn by nothing else, from the root of the web app. */
  readonly app?: string;
}

/** Every HTML page by its file. */
export const PAGES: Readonly<Record<string, SitePage>> = {
  'index.html': {
    path: '/',
    title: `${PRODUCT_NAME}: light and sound that pulse together while you work`,
    description:
      'Say what you are about to do; a faint light and a soft tone pulse in step at the rhythm that may suit it. Try it in your browser.',
    listing: 'listed',
    life: 'home',
    ink: 'analytical',
  },
  'demo.html': {
    path: '/demo',
    title: `Try ${PRODUCT_NAME} - Audio-Visual Entrainment Demo`,
    description:
      'Try audio-visual entrainment in your browser: tell the AI what you work on, see both rhythms plotted, and feel light and sound pulse together.',
    listing: 'listed',
    app: '/src/demo/main.ts',
  },
  'research.html': {
    path: '/research',
    title: `Interruptions, focus and what they cost · ${PRODUCT_NAME}`,
    description:
      'What interruptions cost a team, what may help, and what the research does and does not show. With a calculator whose formula you can read.',
    listing: 'listed',
    life: 'research',
    ink: 'deep_focus',
  },
  'research-dev.html': {
    path: '/research-dev',
    title: `For developers: deep work and its interruptions · ${PRODUCT_NAME}`,
    description:
      'A developer’s day, plotted; two states for debugging and for architecture; and a calculator for what interruptions may cost your team.',
    listing: 'listed',
    life: 'research',
    ink: 'analytical',
  },
  'neuroscience.html': {
    path: '/neuroscience',
    title: `The neuroscience, with its limits · ${PRODUCT_NAME}`,
    description:
      'Perceptual load, neural entrainment, network modulation and plasticity: the four ideas behind rhythmic light and sound, and how far each is supported.',
    listing: 'listed',
    life: 'neuroscience',
  },
  'privacy-policy.html': {
    path: '/privacy-policy',
    title: `Privacy policy · ${PRODUCT_NAME}`,
    description: `What ${PRODUCT_NAME} stores, what it sends, to whom, and how to have it deleted.`,
    listing: 'listed',
  },
  'terms-of-service.html': {
    path: '/terms-of-service',
    title: `Terms of service · ${PRODUCT_NAME}`,
    description: `The agreement between you and ${PRODUCT_NAME}: trials, payment, refunds, cancellation and safe use.`,
    listing: 'listed',
  },
  'cookie-policy.html': {
    path: '/cookie-policy',
    title: `Cookie policy · ${PRODUCT_NAME}`,
    description: `Every cookie that ${PRODUCT_NAME} may set, what for, and for how long.`,
    listing: 'listed',
    life: 'cookies',
  },
  'security.html': {
    path: '/security',
    title: `Security · ${PRODUCT_NAME}`,
    description: `How ${PRODUCT_NAME} protects accounts and data, and what the desktop app may and may not do.`,
    listing: 'listed',
  },
  'checkout-success.html': {
    path: '/checkout-success',
    title: `Your subscription · ${PRODUCT_NAME}`,
    description: `Where you come back to after buying ${PRODUCT_NAME}.`,
    listing: 'unlisted',
    life: 'checkout',
  },
  'auth/success.html': {
    path: '/auth/success',
    title: `Signing in · ${PRODUCT_NAME}`,
    description: 'You are signed in and may close this window.',
    listing: 'unlisted',
    life: 'auth',
  },
  'sign-in.html': accountPage('/sign-in', 'Sign in', '/src/account/entries/sign-in.tsx'),
  'sign-up.html': accountPage('/sign-up', 'Create an account', '/src/account/entries/sign-up.tsx'),
  'forgot-password.html': accountPage(
    '/forgot-password',
    'A new password',
    '/src/account/entries/forgot-password.tsx',
  ),
  'reset-password.html': accountPage(
    '/reset-password',
    'Choose a new password',
    '/src/account/entries/reset-password.tsx',
  ),
  'account.html': accountPage('/account', 'Your account', '/src/account/entries/account.tsx'),
  'insights.html': accountPage('/insights', 'Insights', '/src/insights/main.tsx'),
  'self-test-report.html': {
    path: '/self-test-report',
    title: `Self-test report · ${PRODUCT_NAME}`,
    description:
      'What a blind self-test showed, in words, pictures and files; it stays on your device.',
    listing: 'private',
    app: '/src/self-test-report/main.tsx',
  },
  'admin.html': accountPage('/admin', 'Administration', '/src/admin/main.tsx'),
  'download-mac.html': downloadPage('mac'),
  'download-windows.html': downloadPage('windows'),
};

function accountPage(path: string, name: string, app: string): SitePage {
  return {
    path,
    app,
    title: `${name} · ${PRODUCT_NAME}`,
    description: `${name}: your ${PRODUCT_NAME} account, with its settings, its plan and its data.`,
    listing: 'private',
  };
}

function downloadPage(platform: DownloadPlatform): SitePage {
  const system = PLATFORM_NAMES[platform];
  return {
    path: `/download/${platform}`,
    title: `${PRODUCT_NAME} for ${system}`,
    description: `Get ${PRODUCT_NAME} for ${system}: the app lays light and sound over everything you work in.`,
    listing: 'listed',
    life: 'download',
  };
}
