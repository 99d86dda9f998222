import { createFakeHost } from '@overtone/testkit/fake-host';
import { describe, expect, it } from 'vitest';
import { createAnalyticsConsent } from './analytics-consent.ts';

const ID = 'G-TEST1234';

function setUp(id: string | null = ID, host = createFakeHost(), mayRun = true) {
  const running: string[] = [];
  const consent = createAnalyticsConsent({
    host,
    id,
    mayRun,
    load: async () => ({
      startGoogleAnalytics(id) {
        running.push(id);
        return () => void running.splice(0);
      },
    }),
  });
  return { host, consent, running };
}

describe('the consent to Google Analytics', () => {
  it('starts nothing before it is given', async () => {
    const { consent, running } = setUp();
    await consent.start();
    expect(consent.$state.get()).toEqual({ id: ID, choice: null, isAsking: false });
    expect(running).toEqual([]);
  });

  it('is asked for in a line only where the page was told to ask', async () => {
    const { consent } = setUp();
    await consent.ask();
    expect(consent.$state.get()).toEqual({ id: ID, choice: null, isAsking: true });
  });

  it('starts it once when it is given, and ends it when it is taken back', async () => {
    const { consent, running } = setUp();
    await consent.start();
    await Promise.all([consent.choose('allowed'), consent.choose('allowed')]);
    expect(running).toEqual([ID]);
    await consent.choose('refused');
    expect(running).toEqual([]);
  });

  it('is kept, and starts nothing, on a page that nobody else may hear of', async () => {
    const { consent, running, host } = setUp(ID, createFakeHost(), false);
    await consent.start();
    await consent.choose('allowed');
    expect(running).toEqual([]);
    expect(setUp(ID, host).consent.$state.get().choice).toBe('allowed');
  });

  it('does not start it for who changes their mind while it loads', async () => {
    const { consent, running } = setUp();
    await consent.start();
    await Promise.all([consent.choose('allowed'), consent.choose('refused')]);
    expect(running).toEqual([]);
  });

  it.each(['allowed', 'refused'] as const)('is remembered when it was %s', async (choice) => {
    const first = setUp();
    await first.consent.choose(choice);
    const later = setUp(ID, first.host);
    await later.consent.start();
    expect(later.consent.$state.get().choice).toBe(choice);
    expect(later.running).toEqual(choice === 'allowed' ? [ID] : []);
  });

  it('has nothing to ask where the operator uses none', async () => {
    const { consent, running } = setUp(null);
    await consent.choose('allowed');
    await consent.start();
    expect(consent.$state.get().id).toBeNull();
    expect(running).toEqual([]);
  });
});
