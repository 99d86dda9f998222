import type { ReactNode } from 'react';
import { life as authLife } from '../auth/auth-life.tsx';
import { AuthPage } from '../auth/auth-page.tsx';
import { life as checkoutLife } from '../checkout/checkout-life.tsx';
import { CheckoutPage } from '../checkout/checkout-page.tsx';
import { COOKIES } from '../content/legal/cookies.ts';
import { PRIVACY } from '../content/legal/privacy.ts';
import { SECURITY } from '../content/legal/security.ts';
import { TERMS } from '../content/legal/terms.ts';
import { life as downloadLife } from '../download/download-life.tsx';
import { DownloadPage } from '../download/download-page.tsx';
import { life as homeLife } from '../home/home-life.tsx';
import { HomePage } from '../home/home-page.tsx';
import { life as cookiesLife } from '../legal/cookies-life.tsx';
import { LegalPage } from '../legal/legal-page.tsx';
import { life as neuroscienceLife } from '../neuroscience/neuroscience-life.tsx';
import { NeurosciencePage } from '../neuroscience/neuroscience-page.tsx';
import { ResearchDevPage } from '../research/research-dev-page.tsx';
import { life as researchLife } from '../research/research-life.tsx';
import { ResearchPage } from '../research/research-page.tsx';
import { Island } from '../site/life/island.tsx';
import type { PageLife } from '../site/life/page-life.ts';

/** A page that is written as HTML at build time. */
export interface BuiltPage {
  readonly page: ReactNode;
  /** Makes what lives on it; the page's entry script makes the same. */
  readonly life: () => PageLife;
}

/** Every page that is written as HTML at build time, by its file. */
export const BUILT_PAGES: Readonly<Record<string, BuiltPage>> = {
  'index.html': built(<HomePage />, homeLife),
  'privacy-policy.html': built(<LegalPage text={PRIVACY} />),
  'terms-of-service.html': built(<LegalPage text={TERMS} />),
  'cookie-policy.html': built(
    <LegalPage text={COOKIES}>
      <Island name="consent-choice" />
    </LegalPage>,
    cookiesLife,
  ),
  'security.html': built(<LegalPage text={SECURITY} />),
  'checkout-success.html': built(<CheckoutPage />, checkoutLife),
  'auth/success.html': built(<AuthPage />, authLife),
  'download-mac.html': built(<DownloadPage platform="mac" />, downloadLife),
  'download-windows.html': built(<DownloadPage platform="windows" />, downloadLife),
  'research.html': built(<ResearchPage />, researchLife),
  'research-dev.html': built(<ResearchDevPage />, researchLife),
  'neuroscience.html': built(<NeurosciencePage />, neuroscienceLife),
};

function built(page: ReactNode, life: () => PageLife = () => ({})): BuiltPage {
  return { page, life };
}
