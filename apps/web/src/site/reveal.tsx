import { REVEAL_VISIBLE_SHARE } from '@overtone/domain/marketing/scroll-reveal';
import { type ReactNode, useEffect, useRef } from 'react';

/** What a section is given. */
export interface SectionProps {
  readonly id?: string;
  /** Id of the heading that names the section. */
  readonly labelledBy: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * A section that settles in when a tenth of it is visible. Without JavaScript, with reduced motion, or where it is on
 * screen from the start, it simply stands there.
 */
export function Section({ id, labelledBy, className = '', children }: SectionProps) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => (section.current ? revealOnSight(section.current) : undefined), []);
  return (
    <section
      ref={section}
      aria-labelledby={labelledBy}
      className={`reveal scroll-mt-6 ${className}`}
      {...(id ? { id } : {})}
    >
      {children}
    </section>
  );
}

function revealOnSight(section: HTMLElement): (() => void) | undefined {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
  if (section.getBoundingClientRect().top < innerHeight) return undefined;
  section.dataset['reveal'] = 'waiting';
  // A section taller than ten screens never shows a tenth of itself at once.
  const share = Math.min(REVEAL_VISIBLE_SHARE, (innerHeight * 0.5) / section.offsetHeight);
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      section.dataset['reveal'] = 'shown';
      observer.disconnect();
    },
    { threshold: share },
  );
  observer.observe(section);
  return () => observer.disconnect();
}
