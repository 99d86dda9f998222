import { ThemeSwitch } from '../theme/theme-switch.tsx';
import { useSite } from './site-parts.tsx';

/** The choice of theme in the footer of a page. */
export function SiteThemeSwitch() {
  return <ThemeSwitch theme={useSite().theme} />;
}
