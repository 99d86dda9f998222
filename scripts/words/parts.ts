/** The product from its front door to its back room: what each part is made from. */
export const PARTS: readonly (readonly [string, readonly string[]])[] = [
  ['Titles and what search engines show', ['apps/web/src/content/pages.ts']],
  ['Home', ['apps/web/src/home/home-page.tsx', 'apps/web/src/home/home-life.tsx']],
  [
    'Research',
    ['apps/web/src/research/research-page.tsx', 'apps/web/src/research/research-life.tsx'],
  ],
  ['Research for developers', ['apps/web/src/research/research-dev-page.tsx']],
  [
    'Neuroscience',
    [
      'apps/web/src/neuroscience/neuroscience-page.tsx',
      'apps/web/src/neuroscience/neuroscience-life.tsx',
    ],
  ],
  [
    'Legal',
    [
      'apps/web/src/legal/legal-page.tsx',
      'apps/web/src/legal/cookies-life.tsx',
      'apps/web/src/content/legal/privacy.ts',
      'apps/web/src/content/legal/terms.ts',
      'apps/web/src/content/legal/cookies.ts',
      'apps/web/src/content/legal/security.ts',
    ],
  ],
  [
    'Download',
    ['apps/web/src/download/download-page.tsx', 'apps/web/src/download/download-life.tsx'],
  ],
  [
    'Checkout',
    ['apps/web/src/checkout/checkout-page.tsx', 'apps/web/src/checkout/checkout-life.tsx'],
  ],
  ['The end of a sign-in', ['apps/web/src/auth/auth-page.tsx', 'apps/web/src/auth/auth-life.tsx']],
  ['Every other public page', ['apps/web/src/pages/main.ts']],
  ['Demo', ['apps/web/src/demo/main.ts', 'apps/web/src/demo/demo-page.tsx']],
  [
    'Signing in',
    ['sign-in', 'sign-up', 'forgot-password', 'reset-password'].map(
      (name) => `apps/web/src/account/entries/${name}.tsx`,
    ),
  ],
  ['Account', ['apps/web/src/account/entries/account.tsx']],
  ['Insights', ['apps/web/src/insights/main.tsx']],
  ['Self-test report', ['apps/web/src/self-test-report/main.tsx']],
  ['Admin', ['apps/web/src/admin/main.tsx']],
  ['Desktop', ['apps/desktop/src/control/main.tsx', 'apps/desktop/src/overlay/main.ts']],
  [
    'Server: mails, refusals, what it logs',
    ['apps/server/src/modules/mail/module.ts', 'apps/server/src/main.ts'],
  ],
  [
    'Commands',
    [
      ...['mail', 'admin', 'doctor', 'backup', 'restore'].map(
        (name) => `apps/server/src/cli/${name}.ts`,
      ),
      ...['start', 'test', 'check', 'dev'].map((name) => `scripts/${name}.mjs`),
      'scripts/render/run.ts',
    ],
  ],
];
