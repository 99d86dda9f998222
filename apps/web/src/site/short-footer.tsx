import { NOT_MEDICAL_NOTE } from '@overtone/domain/safety/safety-note';
import type { ThemeStore } from '../theme/theme-choice.ts';
import { ThemeSwitch } from '../theme/theme-switch.tsx';

/** What the foot is given. */
export interface ShortFooterProps {
  readonly theme?: ThemeStore;
  /** The measure of the page above it. */
  readonly measure?: 'page' | 'page-wide';
  /** How far it stands from the window's end; by default above the dock of a session. */
  readonly className?: string;
}

/** What the product is not, on screens; and on a phone, under a header that has no room for it, the theme. */
export function ShortFooter({
  theme,
  measure = 'page',
  className = 'pb-28 lg:pb-6',
}: ShortFooterProps) {
  return (
    <footer
      className={`${measure} flex flex-wrap items-center justify-between gap-4 print:hidden ${className}`}
    >
      <p className="text-note text-faint">{NOT_MEDICAL_NOTE}</p>
      {theme && (
        <div className="w-44 sm:hidden">
          <ThemeSwitch theme={theme} />
        </div>
      )}
    </footer>
  );
}
