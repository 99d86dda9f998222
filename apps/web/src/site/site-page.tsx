import type { TaskState } from '@overtone/domain/suggestion/states';
import type { ReactNode } from 'react';
import { HasSectionRules, SectionRuleDefinitions } from './sections/section-rule.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { SkipLink } from './skip-link.tsx';

export interface SitePageProps {
  /** Whether its sections stand under plotted rules. */
  readonly hasRules?: boolean;
  /** The state in whose ink its foot is; without one, that of the page. */
  readonly footInk?: TaskState;
  readonly children: ReactNode;
}

/** What every page of the site has around its own sections. */
export function SitePage({ hasRules = false, footInk, children }: SitePageProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      {hasRules && <SectionRuleDefinitions />}
      <SiteHeader />
      <main id="content" tabIndex={-1} className="flex-1 outline-none">
        <HasSectionRules value={hasRules}>{children}</HasSectionRules>
      </main>
      <SiteFooter ink={footInk} />
    </div>
  );
}
