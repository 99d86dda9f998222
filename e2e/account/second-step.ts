import type { Page } from '@playwright/test';
import { codeOf } from '../../apps/server/src/testing/authenticator-app.ts';
import type { Person } from './person.ts';

/** Turns two-step sign-in on, on the account page that is open; backup codes are shown. */
export async function turnOnSecondStep(page: Page, { password }: Person): Promise<void> {
  const steps = page.getByRole('region', { name: 'Two-step sign-in', exact: true });
  await steps.getByText('Set up two-step sign-in').click();
  await steps.getByLabel('Your password').fill(password);
  await steps.getByRole('button', { name: 'Continue' }).click();
  const secret = ((await steps.locator('.select-all').textContent()) ?? '').replaceAll(' ', '');
  await steps
    .getByRole('textbox', { name: 'Code' })
    .fill(codeOf(`otpauth://totp/Overtone?secret=${secret}`));
  await steps.getByRole('button', { name: 'Turn on' }).click();
  await steps.getByRole('button', { name: 'I have saved them' }).click();
}
