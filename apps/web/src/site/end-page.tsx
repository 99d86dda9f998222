import type { ReactNode } from 'react';
import { PagePair } from './sections/page-pair.tsx';
import { SitePage } from './site-page.tsx';

/** A page at which something ends that was begun elsewhere: what came of it, and a pair beside it where there is room. */
export function EndPage({ children }: { readonly children: ReactNode }) {
  return (
    <SitePage>
      <div className="page grid items-start gap-x-16 py-16 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="grid max-w-3xl gap-6">{children}</div>
        <PagePair className="max-lg:hidden" />
      </div>
    </SitePage>
  );
}
