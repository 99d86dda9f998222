import { expect, test } from '@playwright/test';
import { confirmAddress, fillSignUp, person } from './account/person.ts';

const CLOSED = 'You can’t buy a plan here yet.';

test('where nothing is sold, the home page says so once, before any price, and offers nothing', async ({
  page,
}) => {
  const html = await (await page.request.get('/')).text();
  expect(html.split(CLOSED)).toHaveLength(2);
  expect(html).not.toMatch(/data-offer(?:-cost)?="[a-z]/u);
  await page.goto('/#pricing-section');
  await expect(page.getByText(CLOSED)).toBeVisible();
  await expect(page.getByText('until you cancel')).toHaveCount(0);
  // Nor terms of what nobody can buy, but for the price of the two plans under that line.
  expect(html).not.toMatch(/money-back promise|then \$|Then \$|Prefer to pay|unlimited trial/u);
  expect(html).toContain('50 free AI queries');
});

for (const [query, end] of [
  ['offer=annual', '/account'],
  ['offer=annual&next=/insights', '/insights'],
] as const) {
  test(`a sign-up with ${query} ends where the person wanted to go: ${end}`, async ({ page }) => {
    const bought: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/billing/checkout')) bought.push(request.url());
    });
    await page.goto(`/sign-up?${query}`);
    const emilie = person(`Emilie ${end.slice(1)}`);
    await fillSignUp(page, emilie);
    await confirmAddress(page, process.env['OVERTONE_E2E_DATA'] ?? '', emilie);
    await page.waitForURL(({ pathname }) => pathname === end);
    await expect(page.getByText('The payment page did not open')).toHaveCount(0);
    expect(bought).toEqual([]);
  });
}

test('a sign-in on the way to an offer that is not sold says so', async ({ page }) => {
  await page.goto('/sign-in?offer=annual');
  await expect(page.getByText(CLOSED)).toHaveCount(1);
  await expect(page.getByText('until you cancel')).toHaveCount(0);
});
