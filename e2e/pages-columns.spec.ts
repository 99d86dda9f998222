import { expect, test, type Locator } from '@playwright/test';
import { openAlive } from './site.ts';

/** The left edges of parts, in whole pixels. */
async function leftEdges(parts: Locator): Promise<number[]> {
  const all = await parts.evaluateAll((each) =>
    each
      .filter((part) => part.checkVisibility())
      .map((part) => Math.round(part.getBoundingClientRect().left)),
  );
  expect(all.length).toBeGreaterThan(0);
  return all;
}

for (const width of [1440, 1920]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('what stands to the right on the neuroscience page stands on one line', async ({
      page,
    }) => {
      await openAlive(page, '/neuroscience');
      const panel = page.locator('#perceptual-load');
      const edges = [
        ...(await leftEdges(panel.getByRole('slider'))),
        ...(await leftEdges(panel.locator('dl').first())),
        ...(await leftEdges(panel.locator('li > div > p:last-child'))),
        ...(await leftEdges(page.locator('#footer section'))),
      ];
      expect(Math.max(...edges) - Math.min(...edges)).toBeLessThanOrEqual(1);
    });

    test('the last row of the foot stands on the columns above it', async ({ page }) => {
      await openAlive(page, '/security');
      const [first, second, , fourth] = await leftEdges(page.locator('#footer nav > div'));
      const foot = page.locator('#footer');
      expect(await leftEdges(foot.getByText('not a medical device'))).toEqual([second]);
      expect(await leftEdges(foot.getByRole('link', { name: 'Sign in' }))).toEqual([fourth]);
      expect(await leftEdges(page.locator('article h1'))).toEqual([first]);
    });

    test('the film of the home page begins where the picture of its opening does', async ({
      page,
    }) => {
      await openAlive(page, '/');
      const [film] = await leftEdges(page.getByRole('figure').filter({ hasText: 'Fig. 2' }));
      const [desk] = await leftEdges(
        page.getByRole('figure').filter({ hasText: 'A desktop with the tint' }),
      );
      expect(film).toBe(desk);
    });

    test('what stands to the right on the home page stands on one of two lines', async ({
      page,
    }) => {
      await openAlive(page, '/');
      const within = (name: string) => page.getByRole('region', { name });
      const lines: ReadonlyArray<readonly Locator[]> = [
        [
          page.getByRole('figure').filter({ hasText: 'A desktop with the tint' }),
          within('What interruptions may cost').getByText('Loss = 250', { exact: false }),
          within('Two plans').getByRole('heading', { level: 3 }).last(),
          within('Common questions').locator('details').last(),
        ],
        [
          within('Three steps, about a minute'),
          within('What are you about to do?').getByRole('figure'),
          within('Start for free').getByRole('link').first(),
          page.locator('#footer section'),
        ],
      ];
      for (const line of lines) {
        const edges: number[] = [];
        for (const part of line) {
          // What is far from the window is not laid out yet.
          await part.first().scrollIntoViewIfNeeded();
          edges.push(...(await leftEdges(part)));
        }
        expect(Math.max(...edges) - Math.min(...edges)).toBeLessThanOrEqual(1);
      }
    });
  });
}

test('what is on a legal page leads to each of its chapters', async ({ page }) => {
  await openAlive(page, '/privacy-policy');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const titles = await contents.getByRole('link').allTextContents();
  expect(titles).toEqual(await page.locator('article h2').allTextContents());
  await contents.getByRole('link').nth(2).click();
  await expect(page).toHaveURL('/privacy-policy#with-an-account');
  await expect(page.getByRole('heading', { name: titles[2] ?? '', exact: true })).toBeInViewport();
});
