import { describe, expect, it } from 'vitest';
import { type BeaconHeaders, mayBeCounted } from './visitor-wish.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const PERSON: BeaconHeaders = {
  userAgent: FIREFOX,
  doNotTrack: undefined,
  globalPrivacyControl: undefined,
  fetchSite: 'same-origin',
};

describe('mayBeCounted', () => {
  it.each([
    FIREFOX,
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
    'Mozilla/5.0 (Linux; Android 15; CUBOT X90) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  ])('counts %s', (userAgent) => {
    expect(mayBeCounted({ ...PERSON, userAgent })).toBe(true);
  });

  it('counts a browser that does not say where a request comes from', () => {
    expect(mayBeCounted({ ...PERSON, fetchSite: undefined, doNotTrack: '0' })).toBe(true);
  });

  it.each([
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 (compatible; bingbot/2.0)',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0.0.0 Safari/537.36',
    'Mozilla/5.0 (compatible; AhrefsBot/7.0)',
    'GPTBot/1.2',
    'facebookexternalhit/1.1',
    'curl/8.5.0',
    'python-requests/2.32',
    'node',
    '',
    undefined,
  ])('leaves out %s', (userAgent) => {
    expect(mayBeCounted({ ...PERSON, userAgent })).toBe(false);
  });

  it.each([{ doNotTrack: '1' }, { globalPrivacyControl: '1' }, { fetchSite: 'cross-site' }])(
    'leaves out %o',
    (headers) => {
      expect(mayBeCounted({ ...PERSON, ...headers })).toBe(false);
    },
  );
});
