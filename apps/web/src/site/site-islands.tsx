import type { Islands } from './page-life.ts';
import { NewsletterForm } from './newsletter-form.tsx';
import { SiteThemeSwitch } from './site-theme-switch.tsx';

/** The islands of every page. */
export const SITE_ISLANDS: Islands = {
  newsletter: <NewsletterForm />,
  theme: <SiteThemeSwitch />,
};
