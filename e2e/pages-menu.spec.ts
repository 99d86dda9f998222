import { expect, test, type Page } from '@playwright/test';
import { axeFindings } from './findings.ts';
import { openAlive, overflow } from './site.ts';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu' });
const opener = (page: Page) => page.locator('summary', { hasText: 'Menu' });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the menu is used with the keyboard alone, and leads to the sign-in', async ({ page }) => {
    await openAlive(page, '/security');
    await opener(page).focus();
    await page.keyboard.press('Enter');
    await expect(menu(page)).toBeVisible();
    await expect(opener(page).getByText('Close')).toBeVisible();
    await expect(opener(page).getByText('Menu')).toBeHidden();
    expect(await axeFindings(page, 'header')).toEqual([]);
    await expect.poll(() => overflow(page)).toBeLessThanOrEqual(0);
    await page.keyboard.press('Tab');
    await expect(menu(page).getByRole('link', { name: 'Features' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(menu(page)).toBeVisible();
    await page.getByRole('banner').click({ position: { x: 3, y: 32 } });
    await expect(menu(page)).toBeHidden();
    await opener(page).click();
    await menu(page).getByRole('link', { name: 'Sign in' }).click();
    await expect(page).toHaveURL('/sign-in');
  });

  test('a link to a part of the page closes it', async ({ page }) => {
    await openAlive(page, '/');
    await opener(page).click();
    await menu(page).getByRole('link', { name: 'Pricing' }).click();
    await expect(page).toHaveURL('/#pricing-section');
    await expect(menu(page)).toBeHidden();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('it opens, and leads on', async ({ page }) => {
      await page.goto('/security');
      await opener(page).click();
      await menu(page).getByRole('link', { name: 'For teams' }).click();
      await expect(page).toHaveURL('/research');
    });
  });
});

test('who is signed in finds their own places, and nothing asks them to sign in', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('overtone.member', 'yes'));
  await page.goto('/security');
  const places = page.getByRole('navigation', { name: 'Account' });
  await expect(places.getByRole('link')).toHaveText(['Insights', 'Calendar', 'Account']);
  // Their session stands where visitors are asked to try it, on a phone too.
  const banner = page.getByRole('banner');
  const session = banner.getByRole('link', { name: 'Session', exact: true });
  await expect(session).toBeVisible();
  await expect(banner.getByRole('link', { name: /^Try it/u })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Sign in' })).toHaveCount(0);
  await page.setViewportSize({ width: 1024, height: 800 });
  await expect.poll(() => overflow(page)).toBeLessThanOrEqual(0);
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => overflow(page)).toBeLessThanOrEqual(0);
  }
  await expect(places).toBeHidden();
  await expect(session).toBeVisible();
  await opener(page).click();
  await expect(menu(page).getByRole('link').first()).toHaveText('Session');
  await expect(menu(page).getByRole('link', { name: 'Calendar' })).toBeVisible();
  await expect(menu(page).getByText('About Overtone')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign in' })).toHaveCount(0);
});

test('a visitor is asked for nothing: the way to an account stands quietly in the foot', async ({
  page,
}) => {
  await page.goto('/security');
  await expect(page.getByRole('navigation', { name: 'Account' })).toBeHidden();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toHaveCount(0);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/sign-in');
});
