import type { ReactNode } from 'react';
import { ACCOUNT_NAV } from '../content/account-nav.ts';
import { ShortFooter } from '../site/short-footer.tsx';
import { Wordmark } from '../site/wordmark.tsx';
import type { ThemeStore } from '../theme/theme-choice.ts';
import { ThemeSwitch } from '../theme/theme-switch.tsx';

export interface AccountFrameProps {
  readonly theme: ThemeStore;
  /** Path of the page itself; only members have somewhere to go. */
  readonly here?: string;
  readonly children: ReactNode;
}

/** Head and foot of the pages of the account. */
export function AccountFrame({ theme, here, children }: AccountFrameProps) {
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr_auto]">
      <header className="border-b border-rule print:hidden">
        <div className="page flex min-h-head flex-wrap items-center justify-between gap-x-6 py-1.5">
          <Wordmark />
          {here !== undefined && (
            <nav
              aria-label="Account"
              className="flex flex-wrap gap-x-6 text-small max-sm:order-last max-sm:w-full lg:mr-auto lg:ml-4"
            >
              {ACCOUNT_NAV.map(({ text, href }) => (
                <a
                  key={href}
                  href={href}
                  aria-current={href === here ? 'page' : undefined}
                  data-text={text}
                  className="bold-width py-2 text-muted max-sm:min-h-11 max-sm:content-center hover:text-accent aria-[current=page]:font-semibold aria-[current=page]:text-ink"
                >
                  {text}
                </a>
              ))}
            </nav>
          )}
          <div className="w-40 sm:w-44">
            <ThemeSwitch theme={theme} />
          </div>
        </div>
      </header>
      <main className="page w-full py-10 lg:py-14 print:p-0">{children}</main>
      <ShortFooter />
    </div>
  );
}
