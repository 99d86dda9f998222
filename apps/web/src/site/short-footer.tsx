import { NOT_MEDICAL_NOTE } from '@overtone/domain/safety/safety-note';
import type { ThemeStore } from '../theme/theme-choice.ts';
import { ThemeSwitch } from '../theme/theme-switch.tsx';

/** What the foot is given. */
export interface ShortFooterProps {
  readonly theme?: ThemeStore;
  /** The measure of the page above it. */
  readonly measure?: 'page' | 'page-wide';
}

/** What the product is not, on screens; and on a phone, under a header that has no room for it, the theme. */
export function ShortFooter({ theme, measure = 'page' }: ShortFooterProps) {
  return (
    <footer
      className={`${measure} flex flex-wrap items-center justify-between gap-4 pb-[var(--end-room,1.5rem)] print:hidden`}
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
