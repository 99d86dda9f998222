import { ThemeSwitch } from '../../theme/theme-switch.tsx';
import { closeMenu } from '../close-menu.ts';
import type { Behaviour, Islands } from './page-life.ts';
import { NewsletterForm } from '../forms/newsletter-form.tsx';
import { useSite } from './site-parts.tsx';

/** The islands of every page. */
export const SITE_ISLANDS: Islands = {
  newsletter: <NewsletterForm />,
  theme: <SiteThemeSwitch />,
};

/** What the HTML of every page does. */
export const SITE_BEHAVIOURS: Readonly<Record<string, Behaviour>> = { menu: closeMenu };

/** The choice of theme in the footer of a page. */
function SiteThemeSwitch() {
  return <ThemeSwitch theme={useSite().theme} />;
}
