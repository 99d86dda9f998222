import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canInstallHere, detectPlatform, PLATFORMS, type Platform } from './detect-platform.ts';

const MAC_SAFARI =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15';

const DEVICES: readonly (readonly [string, Platform, string])[] = [
  ['Safari on a Mac', 'mac', MAC_SAFARI],
  [
    'Chrome on Windows',
    'windows',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  ],
  [
    'Firefox on Linux',
    'linux',
    'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  ],
  [
    'a Chromebook',
    'linux',
    'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  ],
  [
    'an iPhone',
    'mobile',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
  ],
  [
    'an iPad that asks for mobile pages',
    'mobile',
    'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/604.1',
  ],
  [
    'an Android phone',
    'mobile',
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
  ],
  [
    'an Android tablet',
    'mobile',
    'Mozilla/5.0 (Linux; Android 15; Tab S9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  ],
  [
    'a Windows phone',
    'mobile',
    'Mozilla/5.0 (Windows Phone 10.0; Android 6.0.1) AppleWebKit/537.36 Edge/15.15063',
  ],
  ['a search engine', 'unknown', 'Googlebot/2.1 (+http://www.google.com/bot.html)'],
  ['a client on Darwin', 'unknown', 'Fetcher/1.0 Darwin/24.0.0'],
  ['nothing', 'unknown', ''],
];

describe('detectPlatform', () => {
  it.each(DEVICES)('knows %s: %s', (_, platform, userAgent) => {
    expect(detectPlatform({ userAgent })).toBe(platform);
  });

  it('knows an iPad that asks for desktop pages by its touch screen', () => {
    expect(detectPlatform({ userAgent: MAC_SAFARI, maxTouchPoints: 5 })).toBe('mobile');
    expect(detectPlatform({ userAgent: MAC_SAFARI, maxTouchPoints: 0 })).toBe('mac');
    expect(detectPlatform({ userAgent: MAC_SAFARI, maxTouchPoints: 1 })).toBe('mac');
  });

  it('does not take a Windows laptop with a touch screen for a phone', () => {
    const userAgent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0';
    expect(detectPlatform({ userAgent, maxTouchPoints: 10 })).toBe('windows');
  });

  it.each([
    ['MacIntel', 'mac'],
    ['macOS', 'mac'],
    ['Win32', 'windows'],
    ['Windows', 'windows'],
    ['Linux x86_64', 'linux'],
    ['Android', 'mobile'],
    ['iOS', 'mobile'],
    ['', 'unknown'],
  ])('listens to the platform "%s" where the user agent says nothing', (platform, kind) => {
    expect(detectPlatform({ userAgent: 'Mozilla/5.0', platform })).toBe(kind);
  });

  it('has an answer for any text', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.nat(), (userAgent, platform, maxTouchPoints) => {
        expect(PLATFORMS).toContain(detectPlatform({ userAgent, platform, maxTouchPoints }));
      }),
    );
  });
});

describe('canInstallHere', () => {
  it('is true on a Mac and on Windows only', () => {
    expect(PLATFORMS.filter(canInstallHere)).toEqual(['mac', 'windows']);
  });
});
