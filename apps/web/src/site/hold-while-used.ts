import type { Stop } from '@overtone/domain/stop';
import type { Carousel } from './carousel.ts';

/** Holds a carousel still while the pointer is over `stage` or the focus inside it. */
export function holdWhileUsed(stage: HTMLElement, carousel: Carousel): Stop {
  const listening = new AbortController();
  const { signal } = listening;
  stage.addEventListener('pointerenter', () => carousel.hold('hover'), { signal });
  stage.addEventListener('pointerleave', () => carousel.release('hover'), { signal });
  stage.addEventListener('focusin', () => carousel.hold('focus'), { signal });
  stage.addEventListener('focusout', () => carousel.release('focus'), { signal });
  return () => listening.abort();
}
