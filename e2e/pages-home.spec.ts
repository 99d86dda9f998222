import { expect, test, type Locator } from '@playwright/test';
import { axeFindings } from './findings.ts';
import { bringToCentre, openAlive } from './site.ts';

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (box === null) throw new Error('It is not on the page.');
  return box;
}

for (const [width, height] of [
  [390, 844],
  [768, 1024],
  [1440, 900],
  [1920, 1080],
] as const) {
  test(`what it is, what to do next and what it looks like stand above the fold of ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openAlive(page, '/');
    const title = await boxOf(page.getByRole('heading', { level: 1 }));
    const field = await boxOf(page.getByRole('textbox', { name: 'What are you about to do?' }));
    const figure = await boxOf(page.getByRole('figure').filter({ hasText: 'Fig. 1' }));
    const picture = await boxOf(
      page.getByRole('figure').filter({ hasText: 'A desktop with the tint' }),
    );
    expect(title.y).toBeLessThan(field.y);
    expect(field.y + field.height).toBeLessThan(figure.y);
    expect(figure.y + 100).toBeLessThan(height);
    expect(picture.y + 100).toBeLessThan(height);
    expect(figure.width).toBe(width);
    // On a phone nothing but the way to the demo stands between the field and the figure.
    if (width < 1024) expect(figure.y).toBeLessThan(picture.y);
    if (width === 390) expect(figure.y - field.y - field.height).toBeLessThan(100);
  });
}

for (const width of [390, 1440]) {
  test(`the figures are numbered in the order in which they stand at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await openAlive(page, '/');
    const numbers = await page.locator('figcaption').evaluateAll((captions) =>
      captions
        .map((caption) => ({
          number: /^Fig\. (\d)/u.exec(caption.textContent)?.[1],
          top: caption.getBoundingClientRect().top,
        }))
        .filter(({ number }) => number !== undefined)
        .toSorted((a, b) => a.top - b.top)
        .map(({ number }) => Number(number)),
    );
    expect(numbers.length).toBeGreaterThan(1);
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  });
}

test('no line of the answer ends between a number and its unit', async ({ page }) => {
  await openAlive(page, '/');
  const answer = page.getByRole('figure').filter({ hasText: 'Fig. 1' }).locator('output');
  expect(await answer.textContent()).toMatch(/near 40\u00A0Hz/u);
});

test('the field grows with its sentence to three lines, and no further', async ({ page }) => {
  await openAlive(page, '/');
  const field = page.getByRole('textbox', { name: 'What are you about to do?' });
  const { height } = await boxOf(field);
  const lines = async () => Math.round((await boxOf(field)).height / height);
  await field.fill('mend the fence behind the old barn');
  await expect.poll(lines).toBe(2);
  await field.fill('mend the fence '.repeat(6));
  await expect.poll(lines).toBe(3);
});

test('a long sentence stands in the field whole, in five smaller lines at most', async ({
  page,
}) => {
  await openAlive(page, '/');
  const field = page.getByRole('textbox', { name: 'What are you about to do?' });
  await field.fill('write a difficult letter to my landlord about the heating, '.repeat(3));
  await expect(field).toHaveCSS('font-size', '18px');
  const { lines, hidden } = await field.evaluate((each) => ({
    lines: each.clientHeight / Number.parseFloat(getComputedStyle(each).lineHeight),
    hidden: each.scrollHeight - each.clientHeight,
  }));
  expect(Math.round(lines)).toBeLessThanOrEqual(5);
  expect(hidden).toBeLessThanOrEqual(1);
});

test('on the narrowest window the example of a sentence is seen whole', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openAlive(page, '/');
  const field = page.getByRole('textbox', { name: 'What are you about to do?' });
  const missing = await field.evaluate((each: HTMLTextAreaElement) => {
    const { font, fontSize } = getComputedStyle(each, '::placeholder');
    const words = document.createElement('span');
    words.append(each.placeholder);
    words.style.font = font;
    words.style.fontSize = fontSize;
    words.style.whiteSpace = 'nowrap';
    document.body.append(words);
    return words.getBoundingClientRect().width - each.clientWidth;
  });
  expect(missing).toBeLessThanOrEqual(0);
});

test('the curve of an answer grows out of the one before, and the sentence stands with it', async ({
  page,
}) => {
  await openAlive(page, '/');
  const figure = page.getByRole('figure').filter({ hasText: 'Fig. 1' });
  await page.getByRole('textbox', { name: 'What are you about to do?' }).fill('write my thesis');
  await page.getByRole('button', { name: 'Show my rhythms' }).click();
  await expect(figure).toContainText('Deep focus: 3 Hz carrying 15 Hz.');
  await expect(figure.getByRole('link', { name: 'Feel it' })).toHaveAttribute(
    'href',
    '/demo?task=write%20my%20thesis',
  );
  // It stands in the field; beside its answer only once the field holds another.
  await expect(figure).not.toContainText('“write my thesis”');
  await page.getByRole('textbox', { name: 'What are you about to do?' }).fill('mend the fence');
  await expect(figure).toContainText('“write my thesis”');
});

for (const [width, height] of [
  [390, 844],
  [768, 1024],
  [1440, 900],
] as const) {
  test(`the whole answer and the way to feel it stand above the fold of ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openAlive(page, '/');
    await page
      .getByRole('textbox', { name: 'What are you about to do?' })
      .fill('prepare a difficult performance review for a colleague I like');
    await page.getByRole('button', { name: 'Show my rhythms' }).click();
    const feel = page.getByRole('link', { name: 'Feel it' });
    await expect(feel).toBeInViewport({ ratio: 1 });
    const figure = page.getByRole('figure').filter({ hasText: 'Fig. 1' });
    await expect(figure.locator('output strong')).toBeInViewport({ ratio: 1 });
    await expect(figure.getByText(/^It sounds like/u)).toBeInViewport({ ratio: 1 });
    expect(await figure.textContent()).not.toContain('The centre is set to');
  });
}

test('an answered sentence is kept as a plate: a link, an SVG, a PNG and a card, and nothing is sent', async ({
  page,
}) => {
  await openAlive(page, '/');
  await page.getByRole('textbox', { name: 'What are you about to do?' }).fill('write my thesis');
  await page.getByRole('button', { name: 'Show my rhythms' }).click();
  await page.getByRole('button', { name: 'Keep this as a plate' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your plate' });
  await expect(dialog).toBeVisible();
  // What is done first has the focus, and speaks the loudest.
  const copy = dialog.getByRole('button', { name: 'Copy link' });
  await expect(copy).toBeFocused();
  const filled = dialog
    .locator('button, a')
    .evaluateAll((keys) =>
      keys
        .filter((key) => getComputedStyle(key).backgroundColor !== 'rgba(0, 0, 0, 0)')
        .map(({ textContent }) => textContent),
    );
  expect(await filled).toEqual(['Copy link']);
  // All of it is in view at once.
  const hidden = () => dialog.evaluate((box) => box.scrollHeight - box.clientHeight);
  await expect.poll(hidden).toBe(0);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  for (const [name, file] of [
    ['SVG', /^overtone-\d{4}-\d\d-\d\d\.svg$/u],
    ['PNG', /\d\.png$/u],
    ['Share card', /-card\.png$/u],
  ] as const) {
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name, exact: true }).click();
    const saved = (await download).suggestedFilename();
    expect(saved).toMatch(file);
    await expect(dialog.getByRole('status')).toHaveText(`Saved as ${saved}.`);
  }
  // The browser may or may not let a page copy; either way it says what came of it.
  await copy.click();
  await expect(dialog.getByRole('status')).toContainText(/link/u);
  expect(asked.filter((url) => !url.startsWith('blob:'))).toEqual([]);
  expect(await axeFindings(page, 'dialog')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('the link of a plate shows it, and one that is damaged shows the page', async ({ page }) => {
  await page.goto('/#plate?task=mend+the+fence&label=Calm&slow=1&fast=10&hue=60&date=2026-11-23');
  const dialog = page.getByRole('dialog', { name: 'Your plate' });
  await expect(dialog).toContainText('“mend the fence”');
  await expect(dialog).toContainText('Calm: 1 Hz carrying 10 Hz');
  const feel = dialog.getByRole('link', { name: 'Feel it' });
  await expect(feel).toHaveAttribute('href', '/demo?task=mend%20the%20fence');
  await expect(feel).toBeFocused();
  await page.goto('/security');
  await page.goto('/#plate?task=mend');
  await expect(page.getByRole('radio', { name: 'Night' })).toBeEnabled();
  await expect(dialog).toHaveCount(0);
});

test('the tint is drawn over the desktop by dragging, and stands still', async ({ page }) => {
  await openAlive(page, '/');
  const picture = page.getByRole('figure').filter({ hasText: 'A desktop with the tint' });
  const slider = picture.getByRole('slider');
  const clip = () =>
    picture.locator('.desk-tint').evaluate((tint) => getComputedStyle(tint).clipPath);
  const before = await clip();
  const { x, y, width, height } = await boxOf(slider);
  await page.mouse.move(x + width * 0.58, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width * 0.25, y + height / 2, { steps: 5 });
  await page.mouse.up();
  await expect(slider).toHaveAttribute('aria-valuetext', /^2\d% under the tint$/u);
  // A tint that turns back does so as calmly as panels may.
  await expect.poll(clip).not.toBe(before);
  await slider.press('End');
  await expect(slider).toHaveAttribute('aria-valuetext', '100% under the tint');
  expect(await picture.evaluate((place) => place.getAnimations({ subtree: true }).length)).toBe(0);
});

test('a row of the evidence opens in place and leads to the ledger, and no claim is larger than its support', async ({
  page,
}) => {
  await openAlive(page, '/');
  const row = page.locator('#science-section li', { hasText: '22 minutes of meditation' });
  // So that what opens under it is seen.
  await bringToCentre(row);
  await row.locator('summary').click();
  await expect(row.getByText('In one randomised study of 262 people')).toBeInViewport();
  expect(new URL(page.url()).hash).toBe('');
  await expect(page.locator('#evidence-meditation')).toBeHidden();
  await row.getByRole('link', { name: 'See it in the ledger' }).click();
  await expect(page).toHaveURL('/#evidence-meditation');
  await expect(page.locator('#evidence-meditation')).toBeInViewport();
  const sizes = await page
    .locator('section:has(> header #statistics-title) li')
    .evaluateAll((rows) =>
      rows.map((each) =>
        [...each.querySelectorAll(':scope > div > p')].map(
          (part) => getComputedStyle(part).fontSize,
        ),
      ),
    );
  expect(sizes).toHaveLength(4);
  for (const [claim, support] of sizes) expect(claim).toBe(support);
});

test('the notes of the claims are numbered in the order in which they are read', async ({
  page,
}) => {
  await openAlive(page, '/');
  const numbers = await page
    .locator('li:has(> details) sup')
    .evaluateAll((notes) => notes.map((note) => Number(note.textContent)));
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
});

for (const path of ['/', '/research', '/research-dev', '/neuroscience']) {
  test(`the number of a claim of ${path} opens its row, as all of the row does`, async ({
    page,
  }) => {
    await openAlive(page, path);
    const row = page.locator('li:has(> details)').first();
    await bringToCentre(row);
    const { x, y, width, height } = await boxOf(row.locator('sup'));
    await page.mouse.click(x + width / 2, y + height / 2);
    await expect(row.locator('details')).toHaveAttribute('open', '');
    expect(new URL(page.url()).hash).toBe('');
  });
}

for (const width of [390, 768, 1440]) {
  test(`an answer is its title, then its reason, and under that the ways on from it at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 1024 });
    await openAlive(page, '/');
    await page.getByRole('textbox', { name: 'What are you about to do?' }).fill('write my thesis');
    await page.getByRole('button', { name: 'Show my rhythms' }).click();
    const answer = page.locator('.hero-answer');
    const [title, reason, feel, keep] = await Promise.all(
      [
        answer.locator('strong'),
        answer.getByText(/^It sounds like/u),
        answer.getByRole('link', { name: 'Feel it' }),
        answer.getByRole('button', { name: 'Keep this as a plate' }),
      ].map(boxOf),
    );
    expect(reason?.y).toBeGreaterThanOrEqual((title?.y ?? NaN) + (title?.height ?? NaN));
    expect(feel?.x).toBe(reason?.x);
    expect((feel?.y ?? NaN) - (reason?.y ?? NaN) - (reason?.height ?? NaN)).toBeCloseTo(16, 0);
    expect(keep?.x).toBeGreaterThan((feel?.x ?? NaN) + (feel?.width ?? NaN));
    expect(keep?.y).toBeLessThan((feel?.y ?? NaN) + (feel?.height ?? NaN));
  });
}

test('the dots of the testimonials stand close, and each is 24 px for a finger', async ({
  page,
}) => {
  await openAlive(page, '/');
  const dots = page.getByRole('button', { name: /^Show testimonial/u });
  await bringToCentre(dots.first());
  const boxes = await dots.evaluateAll((all) =>
    all.map((dot) => dot.getBoundingClientRect().toJSON() as DOMRect),
  );
  expect(boxes).toHaveLength(4);
  for (const [index, { left, width, height }] of boxes.entries()) {
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    expect(left - (boxes[index - 1]?.left ?? left - 26)).toBe(26);
  }
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('the tint goes where the picture is touched', async ({ page }) => {
    await openAlive(page, '/');
    const slider = page.getByRole('slider', { name: /under the tint/u });
    const { width, height } = await boxOf(slider);
    await slider.tap({ position: { x: width * 0.8, y: height / 2 } });
    await expect(slider).toHaveAttribute('aria-valuetext', /^8\d% under the tint$/u);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the picture shows both halves and no slider, and a sentence goes to the demo', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page.locator('.desk-tint')).toBeVisible();
    await expect(page.getByRole('slider')).toHaveCount(0);
    await page.getByRole('textbox', { name: 'What are you about to do?' }).fill('mend the fence');
    await page.getByRole('button', { name: 'Show my rhythms' }).click();
    await expect(page).toHaveURL('/demo?task=mend+the+fence');
  });
});

test.describe('with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing in the opening moves, whatever is asked', async ({ page }) => {
    await openAlive(page, '/');
    await page.getByRole('textbox', { name: 'What are you about to do?' }).fill('write my thesis');
    await page.getByRole('button', { name: 'Show my rhythms' }).click();
    await expect(page.getByRole('link', { name: 'Feel it' })).toBeVisible();
    const moving = await page
      .locator('main')
      .evaluate((main) => main.getAnimations({ subtree: true }).length);
    expect(moving).toBe(0);
    // There is nothing to hold still.
    await expect(page.locator('[aria-label^="Pause the"]')).toHaveCount(2);
    await expect(page.getByRole('button', { name: /^Pause the/u })).toHaveCount(0);
  });
});

test('at 200% on a desk, nothing is wider than the window and nothing is cut off', async ({
  page,
}) => {
  await page.setViewportSize({ width: 720, height: 450 });
  await openAlive(page, '/');
  const { overflow, clipped } = await page.evaluate(() => ({
    overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    clipped: [...document.querySelectorAll('main :is(h1, h2, h3, a, button)')]
      .filter((part) => part.checkVisibility() && part.clientWidth > 1)
      .filter((part) => part.scrollWidth > part.clientWidth + 1)
      .map(({ outerHTML }) => outerHTML),
  }));
  expect(overflow).toBeLessThanOrEqual(0);
  expect(clipped).toEqual([]);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing on a ${colorScheme} phone of 320 px, which is nowhere too narrow`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({
      ...(baseURL === undefined ? {} : { baseURL }),
      colorScheme,
      reducedMotion: 'reduce',
      viewport: { width: 320, height: 640 },
    });
    const page = await context.newPage();
    await openAlive(page, '/');
    expect(await axeFindings(page)).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
    await context.close();
  });
}

for (const width of [320, 390, 640, 768, 1440]) {
  test(`no two words of the price figure meet at ${width} px, and none leaves the margins`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await openAlive(page, '/#pricing-section');
    const boxes = await page.locator('.prices text').evaluateAll((all) =>
      all
        .filter((text) => text.getClientRects().length > 0)
        .map((text) => {
          const { left, right, top, bottom } = text.getBoundingClientRect();
          return { text: text.textContent, left, right, top, bottom };
        }),
    );
    expect(boxes.length).toBeGreaterThanOrEqual(6);
    for (const [index, one] of boxes.entries()) {
      expect(one.left, one.text).toBeGreaterThanOrEqual(14);
      expect(one.right, one.text).toBeLessThanOrEqual(width - 14);
      for (const other of boxes.slice(index + 1)) {
        const isApart =
          one.right + 6 <= other.left ||
          other.right + 6 <= one.left ||
          one.bottom <= other.top ||
          other.bottom <= one.top;
        expect(isApart, `“${one.text}” and “${other.text}”`).toBe(true);
      }
    }
  });
}

for (const width of [320, 390, 768, 1023]) {
  test(`the hour of each chapter has a row of its own over the heading at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openAlive(page, '/');
    const rows = await page.locator('[data-hour]').evaluateAll((all) =>
      all.map((hour) => {
        const heading = hour.parentElement?.querySelector('h2');
        const [over, under] = [hour, heading].map((each) => each?.getBoundingClientRect());
        return {
          text: hour.textContent,
          gap: (under?.top ?? NaN) - (over?.bottom ?? NaN),
          height: over?.height ?? NaN,
        };
      }),
    );
    expect(rows).toHaveLength(8);
    for (const { text, gap, height } of rows) {
      expect(text).toMatch(/^(?:This page is a day: )?\d\d:\d\d [A-Z][a-z ]+, .+ \+ \d+ Hz$/u);
      expect(gap, text).toBeGreaterThanOrEqual(8);
      expect(gap, text).toBeLessThanOrEqual(16);
      expect(height, text).toBeLessThan(24);
    }
  });
}

for (const path of ['/', '/research', '/neuroscience']) {
  for (const width of [390, 700, 1440]) {
    test(`each word of how strongly a claim is supported stands over or under its mark on ${path} at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await openAlive(page, path);
      const words = await page.locator('[data-mark]').evaluateAll((all) =>
        all
          .filter((word) => word.getClientRects().length > 0)
          .map((word) => {
            const { left, right } = word.getBoundingClientRect();
            const figure = word.closest('svg')?.getBoundingClientRect();
            const share = ((left + right) / 2 - (figure?.left ?? NaN)) / (figure?.width ?? NaN);
            return { text: word.textContent, left, share };
          }),
      );
      const places = { 'No source': 0.09, Weak: 0.363, Moderate: 0.637, Strong: 0.91 };
      expect(words.length).toBeGreaterThan(0);
      for (const { text, left, share } of words) {
        expect(share, text).toBeCloseTo(places[text as keyof typeof places], 2);
        expect(left, text).toBeGreaterThanOrEqual(8);
      }
      // Where no head says it, each row does.
      const rows = await page
        .locator('[data-mark]')
        .evaluateAll(
          (all) =>
            all.map((word) => word.closest('li')).filter((row) => row?.checkVisibility()).length,
        );
      if (width === 390) expect(words).toHaveLength(rows);
    });
  }
}
