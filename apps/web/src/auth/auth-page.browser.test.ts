import { HANDOVER_CHANNEL } from '@overtone/domain/contract/handover';
import { createFakeHost } from '@overtone/testkit/fake-host';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { openPage } from '../testing/open-page.ts';

let address: string;

beforeEach(() => {
  address = location.href;
});
afterEach(() => {
  history.replaceState(null, '', address);
  vi.restoreAllMocks();
});

describe('the page that ends a sign-in', () => {
  it.each([
    ['', 'You have signed in with Google.'],
    ['?with=google', 'You have signed in with Google.'],
    ['?with=microsoft', 'You have signed in with Microsoft.'],
    ['?with=site', 'You are signed in.'],
    ['?with=toString', 'You have signed in with Google.'],
  ])('says at “%s” with what: %s', async (query, note) => {
    history.replaceState(null, '', query || location.pathname);
    await openPage('auth/success.html', createFakeHost());
    await expect.element(page.getByText(note)).toBeVisible();
    await expect.element(page.getByText('Processing your login...')).toBeVisible();
  });

  it('tells whoever waits for the state in its address', async () => {
    const channel = new BroadcastChannel(HANDOVER_CHANNEL);
    onTestFinished(() => channel.close());
    const heard = new Promise((resolve) => {
      channel.addEventListener('message', ({ data }) => resolve(data), { once: true });
    });
    history.replaceState(null, '', '?state=a-state-of-my-own');
    await openPage('auth/success.html', createFakeHost());
    expect(await heard).toEqual({ state: 'a-state-of-my-own' });
  });

  it('closes its window', async () => {
    const close = vi.spyOn(window, 'close').mockImplementation(() => undefined);
    await openPage('auth/success.html', createFakeHost());
    await page.getByRole('button', { name: 'Close Window' }).click();
    expect(close).toHaveBeenCalledOnce();
  });
});
