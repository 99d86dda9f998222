import { expect } from '@playwright/test';
import { PAGES } from '../apps/web/src/content/pages.ts';
import { test } from './account/account-test.ts';

const ORIGIN = 'https://focus.example';

// The pages were built before anybody said so.
test.use({
  settings: [
    { PUBLIC_URL: `${ORIGIN}/`, COMPANY_NAME: 'Focus & Sons', LEGAL_SINCE: '2026-11-01' },
    { scope: 'worker' },
  ],
});

test('every page names itself by the address that the server was started with', async ({
  request,
}) => {
  for (const { path, listing } of Object.values(PAGES)) {
    const html = await (await request.get(path)).text();
    expect(html, path).toContain(`<link rel="canonical" href="${ORIGIN}${path}">`);
    expect(html, path).toContain(`<meta property="og:url" content="${ORIGIN}${path}">`);
    expect(html, path).toContain(`<meta property="og:image" content="${ORIGIN}/og.png">`);
    expect(html, path).not.toContain('%%');
    const sitemap = await (await request.get('/sitemap.xml')).text();
    expect(sitemap.includes(`<loc>${ORIGIN}${path}</loc>`), path).toBe(listing === 'listed');
  }
  expect(await (await request.get('/robots.txt')).text()).toContain(
    `Sitemap: ${ORIGIN}/sitemap.xml`,
  );
});

test('pages say who runs the server, and nothing of what nobody has said', async ({ page }) => {
  await page.goto('/privacy-policy');
  await expect(page.getByText('In force since 1 November 2026')).toBeVisible();
  await expect(page.getByText('Focus & Sons').first()).toBeVisible();
  await expect(page.getByRole('term').filter({ hasText: 'Controller' })).toBeHidden();
  await expect(page.getByText('not configured')).toBeHidden();
  await expect(page.getByRole('link', { name: 'Support' })).toBeHidden();
  await expect(page.getByText('Support Soon', { exact: true })).toBeVisible();
});
