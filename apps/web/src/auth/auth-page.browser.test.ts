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

const TITLE = 'Authentication Successful!';
const title = () => page.getByRole('heading', { level: 1 });

/** Somebody who began a sign-in under this state and says so when it ends. */
function waitFor(state: string): void {
  const channel = new BroadcastChannel(HANDOVER_CHANNEL);
  onTestFinished(() => channel.close());
  channel.addEventListener('message', ({ data }) => {
    if (data.state === state) channel.postMessage({ state, isReceived: true });
  });
}

describe('the page that ends a sign-in', () => {
  it.each([
    ['', 'You have signed in with Google.'],
    ['&with=google', 'You have signed in with Google.'],
    ['&with=microsoft', 'You have signed in with Microsoft.'],
    ['&with=site', 'You are signed in.'],
    ['&with=toString', 'You have signed in with Google.'],
  ])('says to whoever waited for its state, with “%s”: %s', async (query, note) => {
    waitFor('a-state-of-my-own');
    history.replaceState(null, '', `?state=a-state-of-my-own${query}`);
    await openPage('auth/success.html', createFakeHost());
    await expect.element(title()).toHaveTextContent(TITLE);
    await expect.element(page.getByText(note)).toBeVisible();
    await expect.element(page.getByText(/close the tab yourself/u)).toBeVisible();
    await expect.element(page.getByText('Processing your login...')).not.toBeInTheDocument();
  });

  it('congratulates nobody who brings a state that nobody waits for, and does not process for ever', async () => {
    waitFor('a-state-of-my-own');
    history.replaceState(null, '', '?state=another-state');
    const { host } = await openPage('auth/success.html', createFakeHost());
    await expect.element(page.getByText('Processing your login...')).toBeVisible();
    await expect.element(page.getByText(/close the tab yourself/u)).not.toBeInTheDocument();
    const titleLater = async () => {
      await host.advance(3000);
      return title().element().textContent;
    };
    await expect.poll(titleLater).toBe('Please start the sign-in again');
    await expect.element(title()).toHaveTextContent('Please start the sign-in again');
    await expect.element(page.getByText('Processing your login...')).not.toBeInTheDocument();
  });

  it('congratulates nobody without a state', async () => {
    history.replaceState(null, '', location.pathname);
    await openPage('auth/success.html', createFakeHost());
    await expect.element(title()).toHaveTextContent('Please start the sign-in again');
    const way = page.getByRole('main').getByRole('link', { name: 'Sign in' });
    await expect.element(way).toHaveAttribute('href', '/sign-in');
  });

  it('closes its window', async () => {
    const close = vi.spyOn(window, 'close').mockImplementation(() => undefined);
    await openPage('auth/success.html', createFakeHost());
    await page.getByRole('button', { name: 'Close Window' }).click();
    expect(close).toHaveBeenCalledOnce();
  });
});
