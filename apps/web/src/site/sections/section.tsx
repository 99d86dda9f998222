import type { TaskState } from '@overtone/domain/suggestion/states';
import type { ReactNode } from 'react';
import { SectionState } from './section-rule.tsx';

export interface SectionProps {
  readonly id?: string;
  /** Id of the heading that names the section. */
  readonly labelledBy: string;
  readonly className?: string;
  /** What it is for, where it has a rule and an ink of its own. */
  readonly state?: TaskState;
  readonly children: ReactNode;
}

/** A section of a page; it settles in when it is reached (see `reveal.ts`). */
export function Section({ id, labelledBy, className = '', state, children }: SectionProps) {
  return (
    <section
      data-reveal=""
      aria-labelledby={labelledBy}
      data-ink={state}
      className={`scroll-mt-6 ${className}`}
      {...(id ? { id } : {})}
    >
      <SectionState value={state}>{children}</SectionState>
    </section>
  );
}
