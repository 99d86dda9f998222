import { expect, test, type Page } from '@playwright/test';
import { tabOfFragment } from '../apps/web/src/demo/pane/pane-tab.ts';
import { READ_PAGES, END_PAGES } from './site.ts';

/** What each page begins with; a path that no page answers would begin as the home page does. */
const TITLES = {
  '/': 'Light and sound that keep time with your work.',
  '/research': 'The work is not hard. Getting back to it is.',
  '/research-dev': 'You had the whole call graph in your head.',
  '/neuroscience': 'The neuroscience, with its limits',
  '/privacy-policy': 'Privacy policy',
  '/terms-of-service': 'Terms of service',
  '/cookie-policy': 'Cookie policy',
  '/security': 'Security',
  '/download/mac': 'Overtone for macOS',
  '/download/windows': 'Overtone for Windows',
  '/auth/success': 'Please start the sign-in again',
  '/checkout-success': "You're All Set!",
} as const satisfies Record<(typeof READ_PAGES | typeof END_PAGES)[number], string>;

interface Found {
  /** Addresses of all that the page leads to or is made of. */
  readonly addresses: readonly string[];
  readonly ids: readonly string[];
}

function look(page: Page): Promise<Found> {
  return page.evaluate(() => {
    const made = 'img[src], source[src], track[src], script[src], link[href]:not([rel=canonical])';
    return {
      addresses: [...document.querySelectorAll(`a[href], ${made}`)].map((element) => {
        const address = element.getAttribute('href') ?? element.getAttribute('src') ?? '';
        return new URL(address, location.href).href;
      }),
      ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
    };
  });
}

test('every link of the site leads somewhere, and every anchor is there', async ({
  page,
  request,
  baseURL,
}) => {
  test.setTimeout(240_000);
  const { origin: here } = new URL(baseURL ?? '');
  const found = new Map<string, Found>();
  const outside = new Set<string>();
  const dead: string[] = [];
  const waiting = ['/'];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (found.has(path)) continue;
    const answer = await request.get(path);
    // The home page answers for unknown paths, and says so.
    if (!answer.ok() || answer.headers()['link']?.includes('canonical')) dead.push(path);
    const isPage = answer.headers()['content-type']?.startsWith('text/html');
    if (isPage) await page.goto(path, { waitUntil: 'networkidle' });
    found.set(path, isPage ? await look(page) : { addresses: [], ids: [] });
    for (const address of found.get(path)?.addresses ?? []) {
      const { origin, pathname } = new URL(address);
      if (origin !== here) outside.add(address);
      else if (!found.has(pathname)) waiting.push(pathname);
    }
  }
  for (const [path, { addresses }] of found) {
    for (const address of addresses) {
      const { origin, pathname, hash } = new URL(address);
      if (origin !== here || hash === '') continue;
      const isTab = pathname === '/demo' && tabOfFragment(hash) !== null;
      const isThere = isTab || found.get(pathname)?.ids.includes(hash.slice(1));
      if (!isThere) dead.push(`${path} -> ${pathname}${hash}`);
    }
  }
  expect(dead).toEqual([]);
  expect([...found.keys()]).toEqual(expect.arrayContaining([...READ_PAGES, '/demo', '/sign-in']));
  expect([...outside].toSorted()).toEqual([
    'https://book.example/demo',
    'https://doi.org/10.1002/ejsp.674',
    'https://doi.org/10.1002/hbm.21079',
    'https://doi.org/10.1016/j.tics.2004.12.004',
    'https://doi.org/10.1038/s41598-024-75943-8',
    'https://doi.org/10.1038/s42003-024-07026-3',
    'https://doi.org/10.1073/pnas.0504136102',
    'https://doi.org/10.1080/17588928.2018.1521386',
    'https://doi.org/10.1109/JRPROC.1946.229930',
    'https://doi.org/10.1109/JRPROC.1949.232969',
    'https://doi.org/10.1523/ENEURO.0232-19.2020',
    'https://doi.org/10.3389/fnhum.2016.00010',
    'https://ec.europa.eu/eurostat/databrowser/view/lfsa_ehomp/default/table',
    'https://www.bls.gov/ooh/computer-and-information-technology/software-developers.htm',
    'https://www.bls.gov/opub/ted/2024/35-percent-of-employed-people-did-some-or-all-of-their-work-at-home-on-days-they-worked-in-2023.htm',
    'mailto:research@overtone.example',
    'mailto:support@overtone.example',
    'mailto:support@overtone.example?subject=Hello',
  ]);
});

for (const path of [...READ_PAGES, ...END_PAGES]) {
  test(`${path} is the page that it is named after`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLES[path]);
  });
}

test('an unknown path shows the home page, which says that there is nothing at that address', async ({
  page,
}) => {
  const line = page.getByText('There is nothing at this address');
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLES['/']);
  await expect(line).toBeVisible();
  await page.goto('/');
  await expect(line).toHaveCount(0);
});

test('a page begins at its top, wherever the last one was left', async ({ page }) => {
  await page.goto('/');
  const foot = page.getByRole('contentinfo');
  const top = () => page.evaluate(() => scrollY);
  for (const [name, path] of [
    ['Privacy', '/privacy-policy'],
    ['For teams', '/research'],
    ['Documentation', '/neuroscience'],
  ] as const) {
    await foot.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(path);
    await page.waitForLoadState('networkidle');
    expect(await top(), name).toBe(0);
    await foot.scrollIntoViewIfNeeded();
    await expect.poll(top).toBeGreaterThan(0);
  }
});

test('the neuroscience page begins at its top, whichever idea its address names', async ({
  page,
}) => {
  await page.goto('/neuroscience#network-modulation', { waitUntil: 'networkidle' });
  await expect(page.getByRole('tabpanel')).toHaveAttribute('id', 'network-modulation');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});
