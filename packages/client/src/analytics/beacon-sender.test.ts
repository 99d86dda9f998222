import type { AnalyticsEvent } from '@overtone/domain/analytics/events';
import { createFakeHost } from '@overtone/testkit/fake-host';
import { describe, expect, it } from 'vitest';
import { beaconSender } from './beacon-sender.ts';

const EVENT: AnalyticsEvent = {
  event: 'page_view',
  fields: { page_name: 'Demo', user_id: null, timestamp: '2026-03-02T09:00:00.000Z' },
};

describe('the beacon sender', () => {
  it('hands the event to the host as JSON', () => {
    const host = createFakeHost();
    beaconSender(host)(EVENT);
    expect(host.beacons).toEqual([{ path: '/api/events', body: EVENT }]);
  });

  it('logs an event that the host refused', () => {
    const host = { ...createFakeHost(), sendBeacon: () => false };
    beaconSender(host)(EVENT);
    expect(host.logged).toMatchObject([{ level: 'warn', detail: 'page_view' }]);
  });
});
