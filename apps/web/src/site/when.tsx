import type { ReactNode } from 'react';

/** What holds on some installations, or at some addresses, and not on others. */
export type InstallationFact = 'open' | 'closed' | 'limited' | 'unlimited' | 'lost' | 'found';

/** What a page shows that no server has adapted. */
const SHOWN_AS_BUILT: ReadonlySet<InstallationFact> = new Set(['open', 'unlimited', 'found']);

export interface WhenProps {
  /**
   * `open` and `closed`: whether anything is on sale; `limited` and `unlimited`: the day of people who do not pay; `lost` and
   * `found`: whether this page is shown in the place of one that is not there.
   */
  readonly is: InstallationFact;
  /** Holds no element of its own name: the server finds where it ends by the next closing tag of that name. */
  readonly children: ReactNode;
  readonly as?: 'span' | 'p' | 'li';
  readonly className?: string;
}

/** Words that stand only where they hold; the server leaves the others out. MIRRORED: apps/server, adapt-page.ts. */
export function When({ is, children, as: Tag = 'span', className }: WhenProps) {
  return (
    <Tag data-when={is} hidden={!SHOWN_AS_BUILT.has(is)} className={className}>
      {children}
    </Tag>
  );
}
