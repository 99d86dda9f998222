import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { AuthPage } from '../auth/auth-page.tsx';
import { CheckoutPage } from '../checkout/checkout-page.tsx';
import { COOKIES } from '../content/legal/cookies.ts';
import { PRIVACY } from '../content/legal/privacy.ts';
import { SECURITY } from '../content/legal/security.ts';
import { TERMS } from '../content/legal/terms.ts';
import { DownloadPage } from '../download/download-page.tsx';
import { HomePage } from '../home/home-page.tsx';
import { LegalPage } from '../legal/legal-page.tsx';
import { NeurosciencePage } from '../neuroscience/neuroscience-page.tsx';
import { createBrowserHost } from '../platform/browser-host.ts';
import { ResearchDevPage } from '../research/research-dev-page.tsx';
import { ResearchPage } from '../research/research-page.tsx';
import { createThemeStore } from '../theme/theme-choice.ts';
import { ShellPage } from './shell-page.tsx';
import { createSiteParts, Site } from './site-parts.tsx';

/** Every page that is written as HTML at build time, by its file; the entry scripts hydrate the same elements. */
const PRERENDERED: Readonly<Record<string, ReactNode>> = {
  'index.html': <HomePage />,
  'privacy-policy.html': <LegalPage text={PRIVACY} />,
  'terms-of-service.html': <LegalPage text={TERMS} />,
  'cookie-policy.html': <LegalPage text={COOKIES} />,
  'security.html': <LegalPage text={SECURITY} />,
  'checkout-success.html': <CheckoutPage />,
  'auth/success.html': <AuthPage />,
  'download-mac.html': <DownloadPage platform="mac" />,
  'download-windows.html': <DownloadPage platform="windows" />,
  'research.html': <ResearchPage />,
  'research-dev.html': <ResearchDevPage />,
  'neuroscience.html': <NeurosciencePage />,
};

/** The HTML of a page's root, by the page's file. Pages that only live in the browser get a few words to wait by. */
export function renderPage(file: string): string {
  const page = PRERENDERED[file];
  if (page === undefined) return renderToStaticMarkup(<ShellPage />);
  const host = createBrowserHost();
  const parts = createSiteParts(host, createThemeStore(host.storage), () => undefined);
  return renderToString(<Site parts={parts}>{page}</Site>);
}
