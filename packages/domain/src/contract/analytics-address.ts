import type { AnalyticsEvent } from '../analytics/events.ts';
import type { WebVitals } from '../analytics/web-vitals.ts';
import { address, sent } from './address.ts';

/** Where pages report what a visitor did. */
export const EVENTS = address({
  method: 'POST',
  path: '/api/events',
  body: sent<AnalyticsEvent>(),
});

/** Where pages report how fast they were. */
export const VITALS = address({ method: 'POST', path: '/api/vitals', body: sent<WebVitals>() });
