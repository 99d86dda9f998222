import type { ReactNode } from 'react';
import { SectionRule } from './section-rule.tsx';

export interface SectionHeadProps {
  /** Id that the section is named by. */
  readonly id: string;
  readonly title: string;
  readonly lead?: ReactNode;
}

/** A plotted rule, the section's title, and a sentence or two under it. */
export function SectionHead({ id, title, lead }: SectionHeadProps) {
  return (
    <header>
      <SectionRule />
      <h2 id={id} className="mt-6 max-w-[40rem] text-chapter tracking-display">
        {title}
      </h2>
      {lead && <p className="mt-3 max-w-[40rem] font-serif text-read text-muted">{lead}</p>}
    </header>
  );
}

/** The title of a part that belongs to the section above it: smaller, and without a rule of its own. */
export function PartHead({ id, title, lead }: SectionHeadProps) {
  return (
    <header>
      <h2 id={id} className="text-head">
        {title}
      </h2>
      {lead && <p className="mt-2 max-w-[40rem] text-muted">{lead}</p>}
    </header>
  );
}
