import { ThemeSwitch } from '../../theme/theme-switch.tsx';
import type { Islands } from './page-life.ts';
import { NewsletterForm } from '../forms/newsletter-form.tsx';
import { useSite } from './site-parts.tsx';

/** The islands of every page. */
export const SITE_ISLANDS: Islands = {
  newsletter: <NewsletterForm />,
  theme: <SiteThemeSwitch />,
};

/** The choice of theme in the footer of a page. */
function SiteThemeSwitch() {
  return <ThemeSwitch theme={useSite().theme} />;
}
