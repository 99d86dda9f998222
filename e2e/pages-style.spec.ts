import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { openWholeDemo } from './demo.ts';
import { END_PAGES, openAlive, READ_PAGES, typefaces } from './site.ts';

const ASSETS = join(import.meta.dirname, '../apps/web/dist/assets');

/** The style of the whole site, of which each page carries what it uses. */
function wholeStyle(): string {
  const file = readdirSync(ASSETS).find((name) => /^styles-.*\.css$/u.test(name));
  if (file === undefined) throw new Error('The site has not been built: npm run build');
  return readFileSync(join(ASSETS, file), 'utf8');
}

/** How every element is drawn: its name and its computed style, without variables, which draw nothing by themselves. */
function drawing(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.body.querySelectorAll('*')].map((element) => {
      const style = [...getComputedStyle(element)]
        .filter((name) => !name.startsWith('--'))
        .map((name) => `${name}: ${getComputedStyle(element).getPropertyValue(name)}`);
      return `${element.tagName} ${element.getAttribute('class')}\n${style.join('\n')}`;
    }),
  );
}

/** Which lines of an element's drawing another drawing of it does not have, after the element's name. */
function differences(own: string, other = ''): string[] {
  if (own === other) return [];
  const lines = new Set(other.split('\n'));
  const [name, ...style] = own.split('\n');
  return [`${name} ${style.filter((line) => !lines.has(line)).join('; ')}`];
}

/** Opens a page; all that is drawn of it is there. */
async function openWhole(page: Page, path: string): Promise<void> {
  if (path === '/demo') {
    await openWholeDemo(page);
  } else if (path === '/account') {
    // Whoever is not signed in is led on.
    await page.goto(path);
    await expect(page).toHaveURL(/\/sign-in\?/u);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  } else {
    await openAlive(page, path);
  }
}

async function openDownloadModal(page: Page): Promise<void> {
  await page.getByRole('link', { name: /macOS/u }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

// Adding a style to a page is what our policy forbids everybody else.
test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

for (const path of [...READ_PAGES, ...END_PAGES, '/demo', '/sign-up', '/account']) {
  test(`${path} is drawn the same with the style of the whole site`, async ({ page }) => {
    await page.clock.install();
    await openWhole(page, path);
    await page.waitForLoadState('networkidle');
    if (path === '/') await openDownloadModal(page);
    // What is passed over has no size to compare.
    await page.addStyleTag({ content: '* { content-visibility: visible !important; }' });
    await page.evaluate(() => {
      for (const closed of document.querySelectorAll('details')) closed.open = true;
    });
    await typefaces(page);
    const own = await drawing(page);
    await page.addStyleTag({ content: wholeStyle() });
    await typefaces(page);
    const whole = await drawing(page);
    expect(own.flatMap((element, index) => differences(element, whole[index]))).toEqual([]);
  });
}
