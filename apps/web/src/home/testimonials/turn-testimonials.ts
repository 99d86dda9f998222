import { calmly } from '@overtone/client/safety/calm-changes';
import type { Stop } from '@overtone/domain/stop';
import { type Carousel, createCarousel } from './carousel.ts';
import type { SiteParts } from '../../site/life/site-parts.tsx';

/**
 * Shows one figure of `stage` after the other; its dots jump to each, and it stays there then, until its key lets it go on. The
 * key holds it still at any time; for people who want less motion it stands still, and has no key.
 */
export function turnTestimonials(stage: HTMLElement, { host }: SiteParts): Stop {
  const figures = [...stage.querySelectorAll('figure')];
  const dots = [...stage.querySelectorAll('[aria-current]')];
  const key = stage.querySelector('[aria-pressed]');
  const carousel = createCarousel(host, figures.length);
  const stopTurning = carousel.start();
  const jump = calmly<number>((index) => carousel.show(index), host);
  const listening = new AbortController();
  const { signal } = listening;
  const hold = (isAsked: boolean) => {
    if (key) key.ariaPressed = `${isAsked}`;
    if (isAsked) return carousel.hold('asked');
    // Whoever lets it go on is at it, and means to see it go.
    for (const reason of ['asked', 'hover', 'focus'] as const) carousel.release(reason);
  };
  key?.addEventListener('click', () => hold(key.ariaPressed !== 'true'), { signal });
  for (const [index, dot] of dots.entries()) {
    const choose = () => {
      hold(true);
      jump(index);
    };
    dot.addEventListener('click', choose, { signal });
  }
  const stopShowing = carousel.$index.subscribe((shown) => {
    for (const [index, figure] of figures.entries()) figure.ariaHidden = `${index !== shown}`;
    for (const [index, dot] of dots.entries()) dot.ariaCurrent = `${index === shown}`;
  });
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) carousel.hold('reduced-motion');
  const stops = [stopShowing, holdWhileUsed(stage, carousel), stopTurning];
  return () => {
    listening.abort();
    for (const stop of stops) stop();
  };
}

/** Holds a carousel still while the pointer is over `stage` or the focus inside it. */
function holdWhileUsed(stage: HTMLElement, carousel: Carousel): Stop {
  const listening = new AbortController();
  const { signal } = listening;
  stage.addEventListener('pointerenter', () => carousel.hold('hover'), { signal });
  stage.addEventListener('pointerleave', () => carousel.release('hover'), { signal });
  stage.addEventListener('focusin', () => carousel.hold('focus'), { signal });
  stage.addEventListener('focusout', () => carousel.release('focus'), { signal });
  return () => listening.abort();
}
