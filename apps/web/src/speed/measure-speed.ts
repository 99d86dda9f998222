import type { Host } from '@overtone/client/platform/host';
import type { Milliseconds } from '@overtone/domain/units';
import { onCLS, onINP, onLCP } from 'web-vitals';
import { type Measurements, reportWhenHidden } from './speed-report.ts';

/** Each value is kept as it grows, so that the latest is at hand whenever the page is hidden. */
const EVERY_CHANGE = { reportAllChanges: true } as const;

/** Measures how fast and how steady this visit is, and reports it when the page is hidden. */
export function measureSpeed(
  pageName: string,
  host: Pick<Host, 'sendBeacon' | 'onVisibility'>,
): void {
  const measurements: Measurements = {};
  onLCP(({ value }) => void (measurements.LCP = value), EVERY_CHANGE);
  onINP(({ value }) => void (measurements.INP = value), EVERY_CHANGE);
  onCLS(({ value }) => void (measurements.CLS = value), EVERY_CHANGE);
  const [visit] = performance.getEntriesByType('navigation');
  if (visit instanceof PerformanceNavigationTiming) measurements.TTFB = firstByteMs(visit);
  reportWhenHidden(pageName, measurements, host);
}

/** A page that was made ready beforehand begins for its visitor when it is shown. Browsers that can't do that say nothing. */
function firstByteMs(visit: PerformanceNavigationTiming & { activationStart?: Milliseconds }) {
  return Math.max(0, visit.responseStart - (visit.activationStart ?? 0));
}
