import type { ReactNode } from 'react';

export interface SectionProps {
  readonly id?: string;
  /** Id of the heading that names the section. */
  readonly labelledBy: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A section of a page; it settles in when it is reached (see `reveal.ts`). */
export function Section({ id, labelledBy, className = '', children }: SectionProps) {
  return (
    <section
      data-reveal=""
      aria-labelledby={labelledBy}
      className={`scroll-mt-6 ${className}`}
      {...(id ? { id } : {})}
    >
      {children}
    </section>
  );
}
