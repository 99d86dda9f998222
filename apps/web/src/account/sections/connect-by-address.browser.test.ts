import type { SignInProvider } from '@overtone/domain/account/sign-in-providers';
import { ok } from '@overtone/domain/result';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { connectByAddress } from './connect-by-address.ts';

const HERE = location.href;

beforeEach(() => history.replaceState(null, '', '/account?connect=google#calendar'));
afterEach(() => history.replaceState(null, '', HERE));

function setUp(query: string) {
  const connected: SignInProvider[] = [];
  const complaints: string[] = [];
  const asked: string[] = [];
  const wish = connectByAddress({
    api: {
      allowCalendar: ({ callbackURL }) => {
        asked.push(callbackURL);
        return Promise.resolve(ok('#at-the-provider'));
      },
    },
    query: new URLSearchParams(query),
  });
  const calendar = {
    connectProvider: (provider: SignInProvider) => {
      connected.push(provider);
      return Promise.resolve();
    },
    complain: (sentence: string) => void complaints.push(sentence),
  };
  return { wish, calendar, connected, complaints, asked };
}

it('an address that asks for a calendar connects it once', () => {
  const { wish, calendar, connected } = setUp('connect=google');
  wish.begin(calendar);
  expect(connected).toEqual(['google']);
  expect(location.search + location.hash).toBe('#calendar');
});

it('an address that asks for nothing, or for a provider that no one knows, connects nothing', () => {
  for (const query of ['', 'connect=elsewhere', 'allowed=']) {
    const { wish, calendar, connected } = setUp(query);
    wish.begin(calendar);
    expect(connected).toEqual([]);
  }
});

it('without consent the way leads to the provider, and back to where the calendar is connected', async () => {
  const { wish, calendar, asked, complaints } = setUp('connect=google');
  await wish.askForConsent('google', calendar);
  expect(asked).toEqual(['/account?allowed=google#calendar']);
  expect(complaints).toEqual([]);
});

it('whoever comes back without consent is told so, and not led there again', async () => {
  const { wish, calendar, connected, asked, complaints } = setUp('allowed=google');
  wish.begin(calendar);
  expect(connected).toEqual(['google']);
  await wish.askForConsent('google', calendar);
  expect(asked).toEqual([]);
  expect(complaints).toEqual([
    expect.stringContaining('Google did not allow access to the calendar'),
  ]);
});
