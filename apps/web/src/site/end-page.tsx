import type { ReactNode } from 'react';
import { Island } from './life/island.tsx';
import { PagePair } from './sections/page-pair.tsx';
import { ShortFooter } from './short-footer.tsx';
import { SkipLink } from './skip-link.tsx';
import { Wordmark } from './wordmark.tsx';

/**
 * A page at which something ends that was begun elsewhere: what came of it and the way on, in the frame that signing in has
 * (`account-frame.tsx`), with a pair beside it where there is room.
 */
export function EndPage({ children }: { readonly children: ReactNode }) {
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr_auto]">
      <SkipLink />
      <header className="border-b border-rule">
        <div className="page flex min-h-head items-center justify-between gap-x-6 py-1.5">
          <Wordmark />
          <div className="w-40 sm:w-44">
            <Island name="theme" />
          </div>
        </div>
      </header>
      <main id="content" tabIndex={-1} className="page py-10 outline-none lg:py-14">
        <div className="grid items-start gap-x-24 lg:grid-cols-[28rem_minmax(0,1fr)]">
          <div className="grid max-w-md gap-6">{children}</div>
          <PagePair className="max-lg:hidden lg:mt-32" />
        </div>
      </main>
      <ShortFooter />
    </div>
  );
}
