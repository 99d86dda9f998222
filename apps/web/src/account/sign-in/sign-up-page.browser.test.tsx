import { INVALID_EMAIL_TEXT } from '@overtone/domain/contact/invalid-email-text';
import { createFakeHost } from '@overtone/testkit/fake-host';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { fakeBoot } from '../testing/fake-boot.ts';
import { SignUpPage } from './sign-up-page.tsx';

async function openSignUp() {
  const host = createFakeHost();
  return { host, screen: await render(<SignUpPage boot={fakeBoot(host)} />) };
}

it('says all that is wrong at once, each beside its field, and sends nothing', async () => {
  const { host, screen } = await openSignUp();
  const name = screen.getByLabelText('Your name');
  const email = screen.getByLabelText('Email address');
  const password = screen.getByLabelText('Password');
  await expect.element(name).toHaveAttribute('aria-invalid', 'false');
  await email.fill('ada@');
  await screen.getByRole('button', { name: 'Create my account' }).click();
  await expect.element(name).toHaveAccessibleDescription('Tell us what to call you.');
  await expect.element(email).toHaveAccessibleDescription(INVALID_EMAIL_TEXT);
  await expect.element(password).toHaveAccessibleDescription(/^Choose a password of 8 [^.]+\.$/u);
  await expect.element(name).toHaveFocus();
  expect(host.requests.filter(({ path }) => path.includes('sign-up'))).toEqual([]);

  await name.fill('Ada');
  await email.fill('ada@example.com');
  await expect.element(name).toHaveAttribute('aria-invalid', 'false');
  await expect.element(email).toHaveAttribute('aria-invalid', 'false');
  await screen.getByRole('button', { name: 'Create my account' }).click();
  await expect.element(password).toHaveFocus();
});

it('shows the password that is being chosen while that is asked for', async () => {
  const { screen } = await openSignUp();
  const password = screen.getByLabelText('Password');
  await expect.element(password).toHaveAccessibleDescription(/^At least 8/u);
  await password.fill('seven-tall-herons');
  await expect.element(password).toHaveAttribute('type', 'password');
  const show = screen.getByRole('button', { name: 'Show' });
  await show.click();
  await expect.element(show).toHaveAttribute('aria-pressed', 'true');
  await expect.element(password).toHaveAttribute('type', 'text');
  await expect.element(password).toHaveValue('seven-tall-herons');
  await show.click();
  await expect.element(password).toHaveAttribute('type', 'password');
});
