import type { Milliseconds } from '@overtone/domain/units';

/** Longest wait for a browser that draws frames but does not say that it has painted. */
const MOST_WAIT_MS: Milliseconds = 1_000;

/**
 * Resolves once the first content of the page is on the screen (W3C Paint Timing), which is a few frames after the
 * browser began to draw it; where the browser does not tell, a second after its first frame.
 */
export function firstContent(): Promise<void> {
  return new Promise((resolve) => {
    const observer = new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      resolve();
    });
    observer.observe({ type: 'paint', buffered: true });
    requestAnimationFrame(() => setTimeout(resolve, MOST_WAIT_MS));
  });
}
