import { expect, test, type Page } from '@playwright/test';
import { openDemo } from './demo.ts';
import { END_PAGES, openAlive, READ_PAGES, typefaces } from './site.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of READ_PAGES) {
    test(`${path} can be read from its title to its foot, and its links lead on`, async ({
      page,
    }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const headings = page.locator('main :is(h2, h3)');
      // A tab that is not chosen is folded away; its words stand in the page all the same.
      for (const heading of await headings.filter({ visible: true }).all()) {
        await heading.scrollIntoViewIfNeeded();
        await expect(heading).toBeVisible();
      }
      expect(await headings.filter({ visible: true }).count()).toBeGreaterThan(0);
      await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
      await expect(page).toHaveURL('/privacy-policy');
    });
  }

  test('what a page would do by itself is there to be read or to be clicked', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('blockquote').filter({ visible: true })).toHaveCount(4);
    await expect(page.locator('video[controls]').filter({ visible: true })).toHaveCount(1);
    await expect(page.locator('[data-reveal="waiting"]')).toHaveCount(0);
    const question = page.locator('details', { hasText: 'Is it safe?' });
    await question.locator('summary').click();
    await expect(question.locator('p')).toBeVisible();
  });

  for (const path of END_PAGES) {
    test(`${path} can be read, and leads on`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('main').getByRole('paragraph').first()).toBeVisible();
      await page.getByRole('banner').getByRole('link', { name: 'Overtone' }).click();
      await expect(page).toHaveURL('/');
    });
  }

  test('the page after a checkout says that it cannot look, and leads home', async ({ page }) => {
    await page.goto('/checkout-success');
    await expect(page.getByText('Without JavaScript this page can’t ask.')).toBeVisible();
    await page.getByRole('link', { name: 'Go to the home page' }).click();
    await expect(page).toHaveURL('/');
  });

  test('every idea of the neuroscience page can be read', async ({ page }) => {
    await page.goto('/neuroscience');
    for (const idea of [
      'Perceptual Load',
      'Neural Entrainment',
      'Network Modulation',
      'Neuroplastic Conditioning',
    ]) {
      await expect(page.getByRole('heading', { name: `${idea}: ` })).toBeVisible();
    }
  });
});

/** Where the demo's title and first figure stand on the page. */
function openingPlaces(page: Page) {
  return page.evaluate(() =>
    ['header', 'h1', 'h1 + p', 'figure', 'figcaption'].map((selector) => {
      const box = document.querySelector(selector)?.getBoundingClientRect();
      return [selector, box?.x, box?.y, box?.width, box?.height];
    }),
  );
}

for (const width of [390, 768, 1440]) {
  test(`the demo's title and figure stand there at once, ${width} px wide, and stay`, async ({
    page,
    browser,
  }) => {
    const viewport = { width, height: 900 };
    const plain = await browser.newContext({ javaScriptEnabled: false, viewport });
    const before = await plain.newPage();
    await before.goto('/demo');
    await expect(before.getByRole('heading', { level: 1 })).toBeVisible();
    // Nothing could answer it.
    await expect(before.locator('dialog')).toBeHidden();
    await typefaces(before);
    await page.setViewportSize(viewport);
    await openDemo(page);
    await typefaces(page);
    expect(await openingPlaces(page)).toEqual(await openingPlaces(before));
    await plain.close();
  });
}

/** What has the focus: its number, its text, and whether a line is drawn around it, or along it as long as it has the focus. */
function focused(page: Page) {
  return page.evaluate(() => {
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body) return undefined;
    const outlined = [
      activeElement,
      activeElement.closest('label'),
      activeElement.parentElement,
      ...activeElement.children,
    ];
    const styles = () =>
      outlined.flatMap((element) => (element === null ? [] : [getComputedStyle(element)]));
    const isOutlined = styles().some(({ outlineStyle }) => outlineStyle !== 'none');
    const shadows = () =>
      styles()
        .map(({ boxShadow }) => boxShadow)
        .join();
    const hasLine = () => {
      if (!(activeElement instanceof HTMLElement)) return false;
      const withFocus = shadows();
      activeElement.blur();
      const without = shadows();
      activeElement.focus({ preventScroll: true });
      return withFocus !== without;
    };
    return {
      control: Number(activeElement.getAttribute('data-control') ?? NaN),
      name: (activeElement.getAttribute('aria-label') ?? activeElement.textContent ?? '').trim(),
      isMarked: isOutlined || hasLine(),
    };
  });
}

function isOutsideModal(): boolean {
  const { activeElement, body } = document;
  return activeElement !== body && activeElement?.closest('dialog, [role=dialog]') === null;
}

/** Numbers everything on the page that can be used. */
function numberControls(page: Page): Promise<void> {
  return page.evaluate(() => {
    const controls = [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button, input, select, textarea, summary, video[controls], [tabindex="0"]',
      ),
    ].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.matches(':disabled') &&
        // Of a group of radio buttons or tabs, Tab reaches the one that is chosen, and the arrows the others.
        !element.matches('[type=radio]:not(:checked), [role=tab][aria-selected=false]'),
    );
    for (const [index, control] of controls.entries()) control.dataset['control'] = `${index}`;
  });
}

/** What is numbered, not in `reached`, and still there to be used: an offer that is not on sale goes away. */
function unreached(page: Page, reached: ReadonlySet<number>): Promise<string[]> {
  return page.evaluate(
    (numbers) =>
      [...document.querySelectorAll<HTMLElement>('[data-control]')]
        .filter((control) => !numbers.includes(Number(control.dataset['control'])))
        .filter((control) => control.checkVisibility())
        .map(({ outerHTML }) => outerHTML),
    [...reached],
  );
}

test.describe('with the keyboard alone', () => {
  for (const [path, first] of [
    ...READ_PAGES.map((path) => [path, 'Skip to content'] as const),
    ...END_PAGES.map((path) => [path, 'Skip to content'] as const),
    ['/sign-in', 'Overtone'],
  ] as const) {
    test(`every control of ${path} is reached and marked, the first is “${first}”`, async ({
      page,
    }) => {
      await openAlive(page, path);
      await page.waitForLoadState('networkidle');
      await numberControls(page);
      const reached = new Set<number>();
      const unmarked: string[] = [];
      const names: string[] = [];
      for (let stop = 0; stop < 200; stop += 1) {
        await page.keyboard.press('Tab');
        const now = await focused(page);
        if (now === undefined) break;
        names.push(now.name);
        reached.add(now.control);
        if (!now.isMarked) unmarked.push(now.name);
      }
      expect(names.length).toBeGreaterThan(4);
      expect(names[0]).toBe(first);
      expect(unmarked).toEqual([]);
      expect(await unreached(page, reached)).toEqual([]);
    });
  }

  test('questions open and close, and the ideas change by the arrow keys', async ({ page }) => {
    await openAlive(page, '/');
    const question = page.locator('summary', { hasText: 'Is it safe?' });
    await question.focus();
    await page.keyboard.press('Enter');
    await expect(question.locator('xpath=..')).toHaveAttribute('open');
    await openAlive(page, '/neuroscience');
    await page.getByRole('tab', { name: 'Perceptual Load' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'Neural Entrainment' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  });

  test('the download modal opens, keeps the focus, and gives it back', async ({ page }) => {
    await openAlive(page, '/');
    const link = page.getByRole('link', { name: /macOS/ }).first();
    await link.focus();
    await page.keyboard.press('Enter');
    const modal = page.getByRole('dialog', { name: 'Download on Your Desktop' });
    await expect(modal).toBeVisible();
    for (let stop = 0; stop < 12; stop += 1) {
      await page.keyboard.press('Tab');
      // Between the last and the first stop the focus is the browser's own.
      expect(await page.evaluate(isOutsideModal)).toBe(false);
    }
    await page.keyboard.press('Escape');
    await expect(modal).toBeHidden();
    await expect(link).toBeFocused();
  });
});
