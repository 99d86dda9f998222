import { REVEAL_VISIBLE_SHARE } from '@overtone/domain/marketing/scroll-reveal';
import type { Stop } from '@overtone/domain/stop';

/**
 * Lets each section under `root` that is still below the window settle in when a tenth of it is visible. With reduced
 * motion, where a section is on screen from the start, and without this, it simply stands there.
 */
export function revealSections(root: HTMLElement): Stop {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return () => undefined;
  const sections = [...root.querySelectorAll<HTMLElement>('[data-reveal]')];
  const below = sections.filter((section) => section.getBoundingClientRect().top >= innerHeight);
  const stops = below.map(revealOnSight);
  return () => {
    for (const stop of stops) stop();
  };
}

function revealOnSight(section: HTMLElement): Stop {
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
