import { expect, type Page } from '@playwright/test';
import { test } from './account/account-test.ts';
import { MAIL_COMES, mailedLink } from './account/kept-mails.ts';
import { type Person, person, signIn, signUp } from './account/person.ts';
import { axeFindings } from './findings.ts';

const you = (page: Page) => page.getByRole('region', { name: 'You', exact: true });
const waiting = (page: Page) => page.getByRole('region', { name: 'Change of address' });

/** Asks for another address with the keyboard alone. */
async function askFor(page: Page, email: string, { password }: Person): Promise<void> {
  await you(page).locator('summary', { hasText: 'Change address' }).focus();
  await page.keyboard.press('Enter');
  // What folds soon after another fold waits its turn, and nothing folded takes the focus.
  await expect(you(page).getByLabel('New email address')).toBeVisible();
  await you(page).getByLabel('New email address').focus();
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
}

async function standsOut(page: Page): Promise<boolean> {
  return page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  );
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('an account moves to another address once both mailboxes have agreed', async ({
    page,
    browser,
    site,
  }) => {
    // Two browsers, and three mails.
    test.slow();
    const ada = person('Ada Yonath');
    const email = 'ada.yonath.of.the.weizmann.institute@new-address.example';
    await signUp(page, site.dataDir, ada);
    await askFor(page, email, { ...ada, password: 'not hers' });
    await expect(you(page).getByRole('alert').first()).toContainText('not your current password');
    await you(page).getByLabel('Your password').fill(ada.password);
    await you(page).getByRole('button', { name: 'Ask both addresses' }).click();
    await expect(waiting(page)).toContainText(`${ada.email}: not yet`);
    await expect(waiting(page)).toContainText(`${email}: not yet`);
    expect(await axeFindings(page)).toEqual([]);
    expect(await standsOut(page)).toBe(false);

    const elsewhere = await browser.newContext({
      baseURL: site.url,
      viewport: page.viewportSize(),
    });
    const mailbox = await elsewhere.newPage();
    const agree = async (address: string, subject: RegExp) => {
      await mailbox.goto(await mailedLink(site.dataDir, address, subject));
      await expect(mailbox.getByText(email)).toBeVisible();
      expect(await standsOut(mailbox)).toBe(false);
      await mailbox.getByRole('button', { name: 'Yes, use the new address' }).click();
    };
    await agree(ada.email, /^Move your/u);
    await expect(mailbox.getByRole('heading', { level: 1 })).toHaveText('Thank you');
    await page.reload();
    await expect(waiting(page)).toContainText(`${ada.email}: has agreed`);
    await agree(email, /^Confirm your new/u);
    await expect(mailbox.getByRole('heading', { level: 1 })).toHaveText(
      'Your address has been changed',
    );
    await page.reload();
    await expect(you(page)).toContainText(email);
    await expect(waiting(page)).toHaveCount(0);
    await signIn(mailbox, { ...ada, email });
    await elsewhere.close();
  });
});

test('a change of address is stopped on the account page, and by the old mailbox', async ({
  page,
  browser,
  site,
}) => {
  // Two browsers, and a mail that is waited for.
  test.slow();
  const rita = person('Rita Levi');
  await signUp(page, site.dataDir, rita);
  await askFor(page, 'rita@new.example', rita);
  await waiting(page).getByRole('button', { name: 'Stop the change' }).click();
  await expect(waiting(page)).toHaveCount(0);
  await askFor(page, 'rita@newer.example', rita);
  await expect(waiting(page)).toContainText('rita@newer.example');
  const elsewhere = await browser.newContext({ baseURL: site.url });
  const mailbox = await elsewhere.newPage();
  await expect
    .poll(async () => {
      await mailbox.goto(await mailedLink(site.dataDir, rita.email, /^Move your/u));
      return mailbox.getByRole('heading', { level: 1 }).textContent();
    }, MAIL_COMES)
    .toBe('Move the account to another address?');
  await mailbox.getByRole('button', { name: 'No, leave it as it is' }).click();
  await expect(mailbox.getByRole('heading', { level: 1 })).toHaveText('Nothing was changed');
  await page.reload();
  await expect(you(page)).toContainText(rita.email);
  await expect(waiting(page)).toHaveCount(0);
  await elsewhere.close();
});
