import { analyticsEventSchema } from '../analytics/events.ts';
import { webVitalsSchema } from '../analytics/web-vitals.ts';
import { EVENTS, VITALS } from './analytics-address.ts';
import { endpoint } from './endpoint.ts';

/** Reports what a visitor did. What is beyond the limit is not kept, and nobody is told so. */
export const reportEvent = endpoint({
  ...EVENTS,
  access: 'anyone',
  summary: 'Report what a visitor did',
  body: analyticsEventSchema,
  isBeacon: true,
  failures: ['invalid_request'],
  limits: [{ of: 'beacons', by: 'address', at: 'handler' }],
});

/** Reports how fast a page was. What is beyond the limit is not kept, and nobody is told so. */
export const reportVitals = endpoint({
  ...VITALS,
  access: 'anyone',
  summary: 'Report how fast a page was',
  body: webVitalsSchema,
  isBeacon: true,
  failures: ['invalid_request'],
  limits: [{ of: 'beacons', by: 'address', at: 'handler' }],
});
