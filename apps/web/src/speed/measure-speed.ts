import type { Host } from '@overtone/client/platform/host';
import { onCLS, onINP, onLCP, onTTFB } from 'web-vitals';
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
  onTTFB(({ value }) => void (measurements.TTFB = value));
  reportWhenHidden(pageName, measurements, host);
}
