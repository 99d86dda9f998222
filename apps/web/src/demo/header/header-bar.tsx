import type { ReactNode } from 'react';
import { Wordmark } from '../../site/wordmark.tsx';

/** The bar that stays at the top, but in a low window: the name, and whatever stands beside it. */
export function HeaderBar({ children }: { readonly children?: ReactNode }) {
  return (
    <header className="sticky top-0 z-30 border-b border-rule bg-paper low:static">
      <div className="page-wide flex h-(--header) flex-wrap content-center items-center justify-between gap-x-4 sm:gap-x-6 max-[22rem]:[&>a]:gap-1.5 max-[22rem]:[&>a]:text-base">
        <Wordmark />
        {children}
      </div>
    </header>
  );
}
