import type { Host } from '@overtone/client/platform/host';
import type { VitalName, WebVitals } from '@overtone/domain/analytics/web-vitals';
import { VITALS } from '@overtone/domain/contract/analytics-address';

/** The measurements of one visit so far. */
export type Measurements = Partial<Record<VitalName, number>>;

/** Sends what `measurements` holds when the page is first hidden, in one report; nothing when it is empty. */
export function reportWhenHidden(
  pageName: string,
  measurements: Measurements,
  host: Pick<Host, 'sendBeacon' | 'onVisibility'>,
): void {
  const stop = host.onVisibility((isVisible) => {
    if (isVisible) return;
    stop();
    if (Object.keys(measurements).length === 0) return;
    const body: WebVitals = { page_name: pageName, ...measurements };
    host.sendBeacon(VITALS.path, JSON.stringify(body));
  });
}
