import type { ReactNode } from 'react';
import { SectionRuleDefinition } from './sections/section-rule.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

/** What every page of the site has around its own sections. */
export function SitePage({ children }: { readonly children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-40 focus:bg-paper focus:p-3"
      >
        Skip to content
      </a>
      <SectionRuleDefinition />
      <SiteHeader />
      <main id="content" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <SiteFooter />
    </div>
  );
}
