import { ANALYTICS_ID } from '../analytics/analytics-id.ts';
import { address, reader } from './address.ts';

/** Where what the operator has configured is asked for; of that, the measurement id of Google Analytics. */
export const CAPABILITIES = address({
  method: 'GET',
  path: '/api/capabilities',
  response: reader((body) => {
    if (typeof body !== 'object' || body === null) return undefined;
    const id: unknown = Reflect.get(body, 'analyticsId');
    return { analyticsId: typeof id === 'string' && ANALYTICS_ID.test(id) ? id : undefined };
  }),
});
