import { describe, expect, it } from 'vitest';
import { ianaZone } from './iana-zone.ts';

describe('the zones that are kept', () => {
  it('are the same for every spelling of a name, and for its other names', () => {
    const berlin = ianaZone('Europe/Berlin');
    expect(ianaZone('EUROPE/berlin')).toBe(berlin);
    expect(ianaZone('us/pacific')).toBe(ianaZone('America/Los_Angeles'));
  });

  it('are let go of when many others are asked for', () => {
    const first = ianaZone('Pacific/Chatham');
    for (const name of Intl.supportedValuesOf('timeZone')) {
      if (name !== 'Pacific/Chatham') ianaZone(name);
    }
    expect(ianaZone('Pacific/Chatham')).not.toBe(first);
  });

  it('show before and after the years that anybody plans what they show at their ends', () => {
    const zone = ianaZone('Europe/Berlin');
    expect(zone?.offsetAt(Date.UTC(1, 5, 1))).toBe(zone?.offsetAt(Date.UTC(1970, 0, 1)));
    expect(zone?.offsetAt(Date.UTC(9999, 5, 1))).toBe(zone?.offsetAt(Date.UTC(2099, 11, 31)));
  });

  it('never come of a name that no zone could have', () => {
    expect(ianaZone(`Europe/${'x'.repeat(60_000)}`)).toBeUndefined();
    expect(ianaZone('Europe Berlin')).toBeUndefined();
  });
});
