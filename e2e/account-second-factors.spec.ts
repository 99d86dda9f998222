import { expect, type Page } from '@playwright/test';
import { codeOf } from '../apps/server/src/testing/authenticator-app.ts';
import { test } from './account/account-test.ts';
import { mailTo } from './account/kept-mails.ts';
import { fillSignIn, person, signUp } from './account/person.ts';

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** No passkey is made for an address of numbers. */
const byName = (url: string) => url.replace('127.0.0.1', 'localhost');

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await page.waitForURL('**/');
}

test('two-step sign-in is set up with an app, asked for, and turned off again', async ({
  page,
  site,
}) => {
  const ada = person('Ada Byron');
  await signUp(page, site.dataDir, ada);
  const steps = part(page, 'Two-step sign-in');
  await steps.getByText('Set up two-step sign-in').click();
  await steps.getByLabel('Your password').fill('not my password');
  await steps.getByRole('button', { name: 'Continue' }).click();
  await expect(steps.getByRole('alert')).toContainText('not your current password');
  await steps.getByLabel('Your password').fill(ada.password);
  await steps.getByRole('button', { name: 'Continue' }).click();
  await expect(steps.getByRole('img', { name: 'QR code' })).toBeVisible();
  const secret = ((await steps.locator('.select-all').textContent()) ?? '').replaceAll(' ', '');
  const uri = `otpauth://totp/Overtone?secret=${secret}`;
  await steps.getByRole('textbox', { name: 'Code' }).fill('000 000');
  await steps.getByRole('button', { name: 'Turn on' }).click();
  await expect(steps.getByRole('alert')).toContainText('not right');
  await steps.getByRole('textbox', { name: 'Code' }).fill(codeOf(uri));
  await steps.getByRole('button', { name: 'Turn on' }).click();
  const codes = steps.getByRole('list', { name: 'Backup codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const backupCode = (await codes.first().textContent()) ?? '';
  await steps.getByRole('button', { name: 'I have saved them' }).click();
  await expect(steps).toContainText('10 backup codes left');
  await mailTo(site.dataDir, ada.email, /Two-step sign-in is on/u);

  await signOut(page);
  await page.goto('/sign-in');
  await fillSignIn(page, ada);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enter the code');
  await page.getByRole('textbox', { name: 'Code' }).fill('12');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('alert').first()).toContainText('six digits');
  // The next one, so that it is another code than before and none runs out on the way to the server.
  await page.getByRole('textbox', { name: 'Code' }).fill(codeOf(uri, 1));
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('**/account');

  await signOut(page);
  await page.goto('/sign-in');
  await fillSignIn(page, ada);
  await page.getByRole('button', { name: 'Lost your phone?' }).click();
  await page.getByLabel('Backup code').fill(backupCode.replace('-', ' ').toUpperCase());
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('**/account');
  await expect(steps).toContainText('9 backup codes left');

  await steps.getByText('Turn off', { exact: true }).click();
  await steps.getByLabel('Your password').last().fill(ada.password);
  await steps.getByRole('button', { name: 'Turn off two-step sign-in' }).click();
  await expect(steps).toContainText('Two-step sign-in is off');
  await signOut(page);
  await page.goto('/sign-in');
  await fillSignIn(page, ada);
  await page.waitForURL('**/account');
});

test('a passkey is added, named, signs in by itself, and no longer does once it is removed', async ({
  page,
  site,
  context,
}) => {
  const devtools = await context.newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const mary = person('Mary Anning');
  await signUp(page, site.dataDir, mary);
  // The sign-in belongs to the address that it was made under.
  await page.goto(`${byName(site.url)}/sign-in`);
  await fillSignIn(page, mary);
  await page.waitForURL('**/account');
  const passkeys = part(page, 'Passkeys');
  await passkeys.getByText('Add a passkey').first().click();
  await passkeys.getByLabel('Name').fill('My laptop');
  await passkeys.getByLabel('Your password').fill(mary.password);
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(passkeys.getByRole('listitem')).toContainText('My laptop');
  await mailTo(site.dataDir, mary.email, /A passkey was added/u);

  await passkeys.getByRole('button', { name: 'Rename' }).click();
  await passkeys.getByLabel('Name of this passkey').fill('Work laptop');
  await passkeys.getByRole('button', { name: 'Save' }).click();
  await expect(passkeys.getByRole('listitem')).toContainText('Work laptop');

  await signOut(page);
  await page.goto(`${byName(site.url)}/sign-in`);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await page.waitForURL('**/account');
  await expect(page.getByRole('main').getByText(mary.name, { exact: true })).toBeVisible();

  await passkeys.getByText('Remove “Work laptop”').click();
  await passkeys.getByRole('listitem').getByLabel('Your password').fill(mary.password);
  await passkeys.getByRole('button', { name: 'Remove this passkey' }).click();
  await expect(passkeys.getByRole('listitem')).toHaveCount(0);
  await signOut(page);
  await page.goto(`${byName(site.url)}/sign-in`);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'could not be used' })).toBeVisible();
});
