import { expect, type Page } from '@playwright/test';
import { test } from './account/account-test.ts';
import { mailedLink } from './account/kept-mails.ts';
import { fillSignUp, person, signUp } from './account/person.ts';
import { axeFindings, complaints } from './findings.ts';

/** Whether something stands out of the page to the right, so that a phone would scroll sideways. */
function standsOut(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth;
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme, viewport: { width: 390, height: 844 } });

    test('the pages behind the sign-in are sound on a phone, and the browser complains of nothing', async ({
      page,
      site,
    }) => {
      // Seven states are looked at by axe.
      test.slow();
      const heard = await complaints(page);
      const look = async (what: string) => {
        expect(await axeFindings(page), what).toEqual([]);
        expect(await standsOut(page), what).toBe(false);
      };
      const who = person(`Ida ${colorScheme}`);
      await signUp(page, site.dataDir, who);
      const places = page.getByRole('region', { name: 'Where you are signed in' });
      await expect(places.getByRole('listitem')).toHaveCount(1);
      await look('account');
      await page.locator('summary', { hasText: 'Change password' }).click();
      await look('account, changing the password');
      await page.getByRole('button', { name: 'Delete my account…' }).click();
      await look('account, about to be deleted');
      await page.goto('/insights');
      await expect(page.getByRole('link', { name: 'Begin a session' })).toBeVisible();
      await look('insights, empty');
      await page.goto('/admin');
      await expect(page.getByText('This page is for administrators')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Back to your session' })).toBeVisible();
      await look('administration, to a member');
      await page.context().clearCookies();
      await page.goto('/sign-up');
      const nobody = person(`Nobody ${colorScheme}`);
      await fillSignUp(page, nobody);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your email');
      await look('check your email');
      await page.goto(await mailedLink(site.dataDir, nobody.email, /^Confirm/u));
      await expect(page.getByLabel('Your password')).toBeVisible();
      await look('is this your address');
      expect(heard).toEqual([]);
    });
  });
}

test('opening the account asks for its calendars once', async ({ page, site }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/calendar')) asked.push(`${request.method()} ${pathname}`);
  });
  await signUp(page, site.dataDir, person('Rosalind Franklin'));
  const calendars = page.getByRole('region', { name: 'Your calendars' });
  await expect(calendars).toBeVisible();
  await expect.poll(() => asked.length).toBeGreaterThanOrEqual(2);
  await page.reload();
  await expect(calendars).toBeVisible();
  await expect.poll(() => asked.length).toBeGreaterThanOrEqual(4);
  const once = ['GET /api/calendar/upcoming', 'GET /api/calendars'];
  expect(asked.sort()).toEqual([...once, ...once].sort());
});

test('an account whose address nobody vouches for connects no calendar before it is confirmed', async ({
  page,
  site,
}) => {
  const wu = { id: 'm-wu', email: 'wu@microsoft.example', name: 'Chien-Shiung Wu' };
  await site.world.arrive('microsoft', wu);
  await page.goto('/sign-up');
  await page.getByRole('button', { name: 'Continue with Microsoft' }).click();
  await page.waitForURL('**/account');
  await expect(page.getByRole('region', { name: 'Your address' })).toContainText(wu.email);
  const connect = () =>
    page.request.post('/api/calendars', {
      headers: { origin: site.url },
      data: { kind: 'ics', address: 'https://calendar.example/a.ics' },
    });
  const refused = await connect();
  expect([refused.status(), (await refused.json()).code]).toEqual([403, 'email_unverified']);
  await page.goto(await mailedLink(site.dataDir, wu.email, /^Confirm/u));
  await page.getByRole('button', { name: 'Yes, confirm my address' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Your address has been confirmed',
  );
  expect((await (await connect()).json()).code).not.toBe('email_unverified');
});

test('the layout that a person chooses is kept, and sets the parts of the demo closer together', async ({
  page,
  site,
}) => {
  await signUp(page, site.dataDir, person('Vera Rubin'));
  const compact = page.getByRole('radio', { name: 'Compact' });
  const gap = () =>
    page.locator('.demo-shell').evaluate((grid) => parseFloat(getComputedStyle(grid).rowGap));
  // On a wide desk the parts of the demo stand edge to edge.
  await page.setViewportSize({ width: 1024, height: 900 });
  await page.goto('/demo');
  const roomyPx = await gap();
  expect(roomyPx).toBeGreaterThan(0);
  await page.goto('/account');
  await page.locator('label', { has: compact }).click();
  await expect(compact).toBeChecked();
  await page.reload();
  await expect(compact).toBeChecked();
  await page.goto('/demo');
  await expect.poll(gap).toBe(roomyPx / 2);
});
