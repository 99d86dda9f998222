import { describe, expect, it } from 'vitest';
import { asksForPrivacy } from './device.ts';

describe('asking not to be counted', () => {
  it.each([
    [{ globalPrivacyControl: true }, true],
    [{ doNotTrack: '1' }, true],
    [{ globalPrivacyControl: false, doNotTrack: '0' }, false],
    [{ doNotTrack: null }, false],
    [{}, false],
  ])('%o: %s', (browser, asks) => {
    expect(asksForPrivacy(browser)).toBe(asks);
  });
});
