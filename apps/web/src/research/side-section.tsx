import type { TaskState } from '@overtone/domain/suggestion/states';
import type { ReactNode } from 'react';
import { Section } from '../site/sections/section.tsx';
import { SectionRule } from '../site/sections/section-rule.tsx';

export interface SideSectionProps {
  readonly id: string;
  readonly title: string;
  readonly lead?: string;
  readonly state: TaskState;
  readonly children: ReactNode;
}

/** A section whose title stays beside what it is the title of, where there is room. */
export function SideSection({ id, title, lead, state, children }: SideSectionProps) {
  return (
    <Section labelledBy={`${id}-title`} state={state} className="page">
      <SectionRule />
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <header className="lg:sticky lg:top-6 lg:self-start">
          <h2 id={`${id}-title`} className="text-chapter tracking-display">
            {title}
          </h2>
          {lead && <p className="mt-3 font-serif text-read text-muted">{lead}</p>}
        </header>
        <div className="*:mt-0">{children}</div>
      </div>
    </Section>
  );
}
