import { EVENTS } from '@overtone/domain/contract/analytics-address';
import type { Host } from '../platform/host.ts';
import type { SendEvent } from './page-visits.ts';

/** Sends events so that they arrive even while the page goes away. One that is not taken is logged and let go. */
export function beaconSender(host: Pick<Host, 'sendBeacon' | 'log'>): SendEvent {
  return (event) => {
    const isTaken = host.sendBeacon(EVENTS.path, JSON.stringify(event));
    if (!isTaken) host.log.warn('An analytics event was not sent', event.event);
  };
}
