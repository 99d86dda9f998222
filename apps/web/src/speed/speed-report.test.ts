import { createFakeHost } from '@overtone/testkit/fake-host';
import { describe, expect, it } from 'vitest';
import { type Measurements, reportWhenHidden } from './speed-report.ts';

describe('the speed report', () => {
  it('sends the latest measurements once, when the page is hidden', () => {
    const host = createFakeHost();
    const measurements: Measurements = { LCP: 900 };
    reportWhenHidden('Research', measurements, host);
    Object.assign(measurements, { LCP: 1100, CLS: 0 });
    expect(host.beacons).toEqual([]);
    host.setVisible(false);
    host.setVisible(true);
    host.setVisible(false);
    expect(host.beacons).toEqual([
      { path: '/api/vitals', body: { page_name: 'Research', LCP: 1100, CLS: 0 } },
    ]);
  });

  it('sends nothing when nothing was measured', () => {
    const host = createFakeHost();
    reportWhenHidden('Research', {}, host);
    host.setVisible(false);
    expect(host.beacons).toEqual([]);
  });
});
