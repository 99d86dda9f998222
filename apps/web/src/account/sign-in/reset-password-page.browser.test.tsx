import { createFakeHost, jsonResponse } from '@overtone/testkit/fake-host';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { fakeBoot } from '../testing/fake-boot.ts';
import { ResetPasswordPage } from './reset-password-page.tsx';

it('a link that no longer works is said in the title, with the way to another and nothing to fill in', async () => {
  const host = createFakeHost();
  host.respond('/api/auth/get-session', () => jsonResponse(null));
  host.respond('/api/auth/reset-password', () =>
    jsonResponse({ error: 'This link has expired.', code: 'link_expired' }, 400),
  );
  const page = await render(<ResetPasswordPage boot={fakeBoot(host, { token: 'old' })} />);
  const title = page.getByRole('heading', { level: 1 });
  await expect.element(title).toMatchTextContent('Choose a new password');
  await page.getByLabelText('New password').fill('correct horse battery');
  await page.getByRole('button', { name: 'Use this password' }).click();
  await expect.element(title).toMatchTextContent('This link no longer works');
  await expect.element(page.getByRole('link', { name: 'Send me a new link' })).toBeVisible();
  await expect.element(page.getByText('signed out everywhere')).not.toBeInTheDocument();
  await expect.element(page.getByLabelText('New password')).not.toBeInTheDocument();
});
