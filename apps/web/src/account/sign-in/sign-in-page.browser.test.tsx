import { createFakeHost, jsonResponse } from '@overtone/testkit/fake-host';
import { expect, it, onTestFinished, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { fakeBoot } from '../testing/fake-boot.ts';
import { SignInPage } from './sign-in-page.tsx';

/** The sign-in as a window shows it that was opened, or reloaded, just now. */
function openSignIn(host = createFakeHost()) {
  host.respond('/api/auth/get-session', () => jsonResponse(null));
  host.respond('/api/auth/sign-in/email', () => jsonResponse({ secondStep: true }));
  return render(<SignInPage boot={fakeBoot(host)} />);
}

async function signInUpToCode(page: Awaited<ReturnType<typeof openSignIn>>): Promise<void> {
  await page.getByLabelText('Email address').fill('ada@example.com');
  await page.getByLabelText('Password').fill('correct horse battery');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect.element(page.getByLabelText('Code')).toBeVisible();
}

it('still asks for the code after a reload, until somebody starts again', async () => {
  onTestFinished(() => sessionStorage.clear());
  const first = await openSignIn();
  await signInUpToCode(first);
  await first.unmount();
  const second = await openSignIn();
  await expect.element(second.getByLabelText('Code')).toBeVisible();
  await second.getByRole('button', { name: 'Start again' }).click();
  await second.unmount();
  const third = await openSignIn();
  await expect.element(third.getByLabelText('Password')).toBeVisible();
});

it('says under each empty field what is missing, sends nothing, and goes to the first', async () => {
  const host = createFakeHost();
  const page = await openSignIn(host);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect.element(page.getByText('Enter your password.')).toBeVisible();
  const address = page.getByLabelText('Email address');
  await expect.element(address).toHaveAccessibleDescription(/^Enter an email address/u);
  await expect.element(address).toHaveFocus();
  expect(host.requests.map(({ path }) => path)).not.toContain('/api/auth/sign-in/email');
});

it('signs in, also with a code, where the browser keeps nothing for the window', async () => {
  const refused = vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  onTestFinished(() => refused.mockRestore());
  const page = await openSignIn();
  await signInUpToCode(page);
  await page.getByRole('button', { name: 'Start again' }).click();
  await expect.element(page.getByLabelText('Password')).toBeVisible();
});
