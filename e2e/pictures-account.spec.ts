import { expect, type BrowserContext, type Page } from '@playwright/test';
import { MEMBER_KEY } from '../packages/client/src/account/member-mark.ts';
import { test as base } from './account/account-test.ts';
import { type Person, person, signUp } from './account/person.ts';
import { turnOnSecondStep } from './account/second-step.ts';
import { lookAround, openWholeDemo, startDemo } from './demo.ts';
import { insightsAfter } from './pictures/insights-data.ts';
import {
  holdStill,
  type Picture,
  SCREENS,
  STILL,
  tagsOf,
  takePictures,
} from './pictures/picture.ts';
import { moveServerTimes } from './pictures/server-times.ts';
import { chooseTab, openAlive } from './site.ts';

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;

/** People with an account, and what keeps each signed in. */
interface Members {
  readonly plain: Cookies;
  readonly onTrial: Cookies;
  readonly withSecondStep: Cookies;
}

const test = base.extend<object, { readonly members: Members }>({
  members: [
    async ({ browser, site }, use) => {
      const become = async (who: Person, more: (page: Page) => Promise<void>) => {
        const context = await browser.newContext({ baseURL: site.url });
        const page = await context.newPage();
        await signUp(page, site.dataDir, who);
        await more(page);
        const cookies = await context.cookies();
        await context.close();
        return cookies;
      };
      const ada = person('Ada Lovelace');
      const [mary, grace] = [person('Mary Somerville'), person('Grace Hopper')];
      await use({
        plain: await become(ada, () => Promise.resolve()),
        onTrial: await become(mary, startTrial),
        withSecondStep: await become(grace, (page) => turnOnSecondStep(page, grace)),
      });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

async function startTrial(page: Page): Promise<void> {
  const plan = page.getByRole('region', { name: 'Plan' });
  await plan.getByRole('button', { name: 'Start the 7-day trial' }).click();
  await page.getByRole('link', { name: 'Pay' }).click();
  await page.waitForURL('**/checkout-success?*');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("You're All Set!");
}

// Insights in another time zone than the account's say so.
test.use({ ...STILL, timezoneId: 'UTC' });

async function openAccount(page: Page): Promise<void> {
  await page.goto('/account');
  await expect(page.getByRole('region', { name: 'Your calendars' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Where you are signed in' })).toBeVisible();
}

async function openInsights(page: Page, daysAgo: readonly number[]): Promise<void> {
  await page.route('**/api/usage/insights*', (route) =>
    route.fulfill({ json: insightsAfter(daysAgo) }),
  );
  await page.goto('/insights');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(
    page.getByText('Minutes by day').or(page.getByText('Begin a session')),
  ).not.toHaveCount(0);
}

interface MemberPicture extends Picture {
  /** Who is signed in; nobody where none is named. */
  readonly as?: keyof Members;
}

const MONTH = Array.from({ length: 40 }, (_, index) => (index * 7) % 29);

const PICTURES: readonly MemberPicture[] = [
  { name: 'account/sign-in', open: async (page) => void (await page.goto('/sign-in')) },
  { name: 'account/sign-up', open: async (page) => void (await page.goto('/sign-up')) },
  {
    name: 'account/sign-up-errors',
    async open(page) {
      await page.goto('/sign-up');
      await page.getByRole('button', { name: 'Create my account' }).click();
      await expect(
        page.locator('[aria-invalid=true], [role=alert]:not(:empty)').first(),
      ).toBeVisible();
    },
  },
  {
    name: 'account/forgot-password',
    open: async (page) => void (await page.goto('/forgot-password')),
  },
  {
    name: 'account/reset-password',
    open: async (page) => void (await page.goto('/reset-password')),
  },
  { name: 'account/signed-in', as: 'plain', open: openAccount, downTo: 'end' },
  {
    name: 'account/all-open',
    as: 'plain',
    async open(page) {
      await openAccount(page);
      await page.locator('summary', { hasText: 'Change password' }).click();
      await page.getByRole('button', { name: /^Delete my account/u }).click();
    },
  },
  { name: 'account/on-trial', as: 'onTrial', open: openAccount },
  { name: 'account/second-step', as: 'withSecondStep', open: openAccount, downTo: 'end' },
  { name: 'account/home-signed-in', as: 'plain', open: (page) => openAlive(page, '/') },
  {
    name: 'account/demo-signed-in',
    as: 'plain',
    async open(page) {
      await openWholeDemo(page);
      await lookAround(page);
      await chooseTab(page, 'Calendar');
      await expect(page.getByRole('region', { name: 'Calendar', exact: true })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Account', exact: true })).toBeVisible();
    },
  },
  {
    name: 'account/demo-rating',
    as: 'plain',
    async open(page) {
      await openWholeDemo(page);
      await startDemo(page);
      await chooseTab(page, 'Code Editor');
      await expect(page.getByRole('region', { name: /^How focused/u })).toBeVisible();
    },
  },
  { name: 'insights/empty', as: 'plain', open: (page) => openInsights(page, []), downTo: 'end' },
  {
    name: 'insights/little',
    as: 'plain',
    open: (page) => openInsights(page, [1, 4]),
  },
  { name: 'insights/full', as: 'plain', open: (page) => openInsights(page, MONTH), downTo: 2600 },
  {
    name: 'insights/failed',
    as: 'plain',
    async open(page) {
      await page.route('**/api/usage/insights*', (route) => route.abort());
      await page.goto('/insights');
      await expect(page.getByText('Your sessions could not be read')).toBeVisible();
    },
  },
  {
    name: 'account/unread',
    as: 'plain',
    async open(page) {
      await page.route('**/api/account', (route) => route.abort());
      await page.goto('/account');
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    },
  },
  {
    name: 'admin/to-a-member',
    as: 'plain',
    async open(page) {
      await page.goto('/admin');
      await expect(page.getByText('This page is for administrators')).toBeVisible();
    },
  },
];

for (const [screen, options] of SCREENS) {
  test.describe(screen, () => {
    test.use(options);
    for (const picture of PICTURES) {
      test(
        `${picture.name} looks as in its pictures`,
        { tag: tagsOf(picture, screen) },
        async ({ page, context, members }) => {
          if (picture.as) {
            await context.addCookies(members[picture.as]);
            // What their own browser knows from the sign-in on.
            await page.addInitScript((key) => localStorage.setItem(key, 'yes'), MEMBER_KEY);
          }
          await moveServerTimes(page);
          await holdStill(page);
          await picture.open(page);
          await takePictures(page, screen, picture);
        },
      );
    }
  });
}
