import type { Host } from '../platform/host.ts';
import { ENDPOINTS } from '../api/endpoints.ts';
import type { SendEvent } from './page-visits.ts';

/** Sends events so that they arrive even while the page goes away. One that is not taken is logged and let go. */
export function beaconSender(host: Pick<Host, 'sendBeacon' | 'log'>): SendEvent {
  return (event) => {
    const isTaken = host.sendBeacon(ENDPOINTS.events, JSON.stringify(event));
    if (!isTaken) host.log.warn('An analytics event was not sent', event.event);
  };
}
