import { suspendedSentence } from '@overtone/domain/account/suspended-sentence';
import { expect } from '@playwright/test';
import { test } from './account/account-test.ts';
import { admin } from './account/admin-program.ts';
import { fillSignIn, person, signIn, signUp } from './account/person.ts';
import { axeFindings, complaints, isWhole } from './findings.ts';

test.use({ settings: { SUPPORT_EMAIL: 'help@overtone.example' } });

test('an admin finds a person, suspends them, lets them in and deletes them, and all of it is written down', async ({
  page,
  site,
  browser,
}) => {
  test.slow();
  const heard = await complaints(page);
  const [olga, ada] = [person('Olga Admin'), person('Ada Member')];
  const hers = await browser.newContext({ baseURL: site.url });
  const adas = await hers.newPage();
  await signUp(adas, site.dataDir, ada);
  await signUp(page, site.dataDir, olga);
  await admin(site.dataDir, 'grant', olga.email);
  await page.goto('/admin');

  const people = page.getByRole('region', { name: 'People', exact: true });
  const log = page.getByRole('region', { name: 'Audit log', exact: true });
  await expect(people.getByRole('button', { name: /^Ada Member/u })).toBeVisible();
  await people.getByLabel('Address or name').fill('nobody like this');
  await page.keyboard.press('Enter');
  await expect(people).toContainText('No account matches.');
  await people.getByLabel('Address or name').fill('ADA.MEM');
  await page.keyboard.press('Enter');
  await expect(people.getByRole('listitem')).toHaveCount(1);

  const line = people.getByRole('button', { name: /^Ada Member/u });
  await line.focus();
  await page.keyboard.press('Enter');
  await expect(line).toHaveAttribute('aria-expanded', 'true');
  await expect(people).toContainText('lets nobody in until you end it');
  await isWhole(page);

  await people.getByRole('button', { name: 'Suspend…' }).click();
  const question = page.getByRole('alertdialog', { name: 'Suspend this account?' });
  await expect(question).toContainText(ada.email);
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await people.getByRole('button', { name: 'Suspend…' }).click();
  await question.getByRole('button', { name: 'Suspend' }).click();
  await expect(people).toContainText('Suspended. One sign-in was ended, on every device.');
  await expect(line).toContainText('(suspended)');
  await expect(log.getByRole('cell', { name: /^Suspended\./u })).toBeVisible();

  await adas.goto('/account');
  await adas.waitForURL('**/sign-in?**');
  await fillSignIn(adas, ada);
  const suspended = suspendedSentence('help@overtone.example');
  await expect(adas.getByRole('alert').filter({ hasText: suspended })).toBeVisible();

  await people.getByRole('button', { name: 'Let in again' }).click();
  await expect(people).toContainText('Let in again.');
  await signIn(adas, ada);
  await hers.close();

  const download = page.waitForEvent('download');
  await people.getByRole('link', { name: 'Download the data' }).click();
  expect((await download).suggestedFilename()).toMatch(/^overtone-.*\.json$/u);

  await people.getByRole('button', { name: 'Delete on request…' }).click();
  const deletion = page.getByRole('alertdialog', { name: 'Delete this account?' });
  await deletion.getByLabel('Type the address of the account').fill('somebody@example.com');
  await deletion.getByRole('button', { name: 'Delete everything' }).click();
  await expect(deletion.getByRole('alert')).toContainText('Nothing was deleted.');
  await deletion.getByLabel('Type the address of the account').fill(ada.email);
  await deletion.getByRole('button', { name: 'Delete everything' }).click();
  await expect(people).toContainText('Deleted on request, with everything in it.');
  await expect(log.getByRole('cell', { name: /^Deleted on request/u })).toBeVisible();
  await expect(log).not.toContainText(ada.email);

  const file = page.waitForEvent('download');
  await log.getByRole('link', { name: 'As CSV' }).click();
  expect((await file).suggestedFilename()).toBe('audit.csv');
  // What was refused on purpose is all that the browser complains about.
  expect(heard.filter((line) => !line.includes('409'))).toEqual([]);
});

test('accounts that cannot be read say so and are read again when asked', async ({
  page,
  site,
}) => {
  const oskar = person('Oskar Admin');
  await signUp(page, site.dataDir, oskar);
  await admin(site.dataDir, 'grant', oskar.email);
  let isBroken = true;
  await page.route('**/api/admin/people?*', (route) =>
    isBroken ? route.abort() : route.continue(),
  );
  await page.goto('/admin');
  const people = page.getByRole('region', { name: 'People', exact: true });
  await expect(people.getByRole('alert')).toContainText('The accounts could not be read');
  isBroken = false;
  await people.getByRole('button', { name: 'Try again' }).click();
  await expect(people.getByRole('button', { name: /^Oskar Admin/u })).toBeVisible();
});
