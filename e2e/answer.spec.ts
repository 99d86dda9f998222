import { expect, type Locator, type Page, test } from '@playwright/test';
import { lookAround, openDemo } from './demo.ts';

async function ask(page: Page, words: string): Promise<void> {
  const input = page.getByRole('textbox', { name: 'What are you about to do?' });
  await input.fill(words);
  await input.press('Enter');
  await expect(page.getByRole('log').getByRole('article', { name: 'Assistant' })).toBeVisible();
}

test.beforeEach(async ({ page }) => {
  await openDemo(page);
  await lookAround(page);
});

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`what was asked stays in view over all of its answer at ${width} x ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await ask(page, 'debugging a race condition');
    const sentence = page.getByText('debugging a race condition');
    await expect(sentence).toBeInViewport({ ratio: 1 });
    const words = page.getByRole('log').getByText(/Gamma rhythms/u);
    await expect(words).toBeInViewport();
    const between = async () => {
      const [asked, said] = [await sentence.boundingBox(), await words.boundingBox()];
      return (said?.y ?? NaN) - ((asked?.y ?? NaN) + (asked?.height ?? NaN));
    };
    await expect.poll(between).toBeGreaterThanOrEqual(0);
    const area = page.getByRole('region', { name: 'Conversation' });
    // What comes of the answer while it is scrolled makes it longer.
    await expect(async () => {
      await area.evaluate((box) => box.scrollTo(0, box.scrollHeight));
      await expect(page.getByText(/^Evidence:/u)).toBeInViewport({ timeout: 1_000 });
    }).toPass();
    await expect(sentence).toBeInViewport({ ratio: 1 });
    // No line of the answer that goes under it touches it.
    const foot = async (part: Locator) => {
      const box = await part.boundingBox();
      return (box?.y ?? NaN) + (box?.height ?? NaN);
    };
    const paper = (await foot(page.getByRole('article', { name: 'You' }))) - (await foot(sentence));
    expect(paper).toBeGreaterThanOrEqual(12);
    await expect(page.getByRole('textbox', { name: 'What are you about to do?' })).toBeFocused();
    const input = page.getByRole('textbox', { name: 'What are you about to do?' });
    await expect(input).toBeInViewport({ ratio: 1 });
  });
}

/** Height within which the conversation fades out at its foot, as far as a line in it is still easily read. */
const FADE_PX = 12;

/** Whether an element lies in the part of the conversation that is seen, above where it fades out. */
async function isSeenWhole(page: Page, element: Locator): Promise<boolean> {
  const area = await page.getByRole('region', { name: 'Conversation' }).boundingBox();
  const box = await element.boundingBox();
  if (area === null || box === null) return false;
  return box.y >= area.y && box.y + box.height <= area.y + area.height - FADE_PX;
}

for (const [width, height, words] of [
  [390, 844, 'Write the quarterly budget memo before lunch'],
  [768, 1024, 'Write the quarterly budget memo before lunch'],
  [1440, 900, 'Write the quarterly budget memo before lunch'],
  [1920, 1080, 'x'.repeat(180)],
] as const) {
  test(`what can be done with an answer is seen without scrolling at ${width} x ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await ask(page, words);
    const log = page.getByRole('log');
    const on = page.getByRole('button', { name: 'Turn on light and sound' });
    const ways = log.getByRole('button', { name: /Hz$|^Undo$/u });
    await expect(ways).toHaveCount(4);
    for (const way of await ways.all()) {
      await expect.poll(() => isSeenWhole(page, way)).toBe(true);
    }
    await on.click();
    await expect(on).toHaveCount(0);
    for (const way of await ways.all()) {
      await expect.poll(() => isSeenWhole(page, way)).toBe(true);
    }
  });
}

for (const [width, height] of [
  [375, 667],
  [360, 740],
  [320, 640],
  [390, 844],
  [768, 1024],
  [1440, 900],
] as const) {
  test(`what a person writes in and what turns the answer on are above the controls at ${width} x ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await ask(page, 'Review a long contract before a call at three');
    const bar = page.getByRole('group', { name: 'Session Controls' });
    for (const thing of [
      page.getByRole('button', { name: 'Turn on light and sound' }),
      page.getByRole('textbox', { name: 'What are you about to do?' }),
      page.getByRole('button', { name: 'Send' }),
    ]) {
      await expect(thing).toBeInViewport({ ratio: 1 });
      const below = async () => {
        const [box, limit] = [await thing.boundingBox(), await bar.boundingBox()];
        return (box?.y ?? NaN) + (box?.height ?? NaN) - (limit?.y ?? NaN);
      };
      await expect.poll(below).toBeLessThanOrEqual(0);
      // Nothing lies over it.
      await thing.click({ trial: true });
    }
  });
}

for (const [width, height] of [
  [768, 1024],
  [1440, 900],
  [1920, 1080],
] as const) {
  test(`what a person writes in stands at the foot of the pane, whether the answer waits or plays, at ${width} x ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await ask(page, 'Review a long contract before a call at three');
    const input = page.getByRole('textbox', { name: 'What are you about to do?' });
    const dock = page.locator('.demo-dock');
    const above = async () => {
      const [box, limit] = [await input.boundingBox(), await dock.boundingBox()];
      return Math.round((limit?.y ?? NaN) - (box?.y ?? NaN) - (box?.height ?? NaN));
    };
    const on = page.getByRole('button', { name: 'Turn on light and sound' });
    await expect(on).toBeVisible();
    const waiting = await above();
    expect(waiting).toBeGreaterThanOrEqual(14);
    expect(waiting).toBeLessThanOrEqual(18);
    await on.click();
    await expect(on).toHaveCount(0);
    expect(await above()).toBe(waiting);
  });
}

for (const [width, height] of [
  [667, 375],
  [1024, 500],
  [720, 450],
] as const) {
  test(`in a low window of ${width} x ${height} an answer comes into view under its question, over what a person writes in, and is read to its end`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const words = 'Review a long contract before a call at three';
    await ask(page, words);
    const area = page.getByRole('region', { name: 'Conversation' });
    const input = page.getByRole('textbox', { name: 'What are you about to do?' });
    const bar = page.getByRole('group', { name: 'Session Controls' });
    const tabs = page.getByRole('tablist', { name: 'Session' });
    const edges = async (thing: Locator) => {
      const box = await thing.boundingBox();
      return box ? { top: box.y, foot: box.y + box.height } : { top: NaN, foot: NaN };
    };
    /** Whether something stands in the room between the tabs and the controls. */
    const isInRoom = async (thing: Locator) => {
      const [{ top, foot }, head, bottom] = [
        await edges(thing),
        await edges(tabs),
        await edges(bar),
      ];
      return top >= head.foot && foot <= bottom.top;
    };
    for (const thing of [page.getByText(words), area, input])
      await expect.poll(() => isInRoom(thing)).toBe(true);
    await expect.poll(() => isSeenWhole(page, page.getByRole('log').getByText(words))).toBe(true);
    const evidence = page.getByText(/^Evidence:/u);
    await expect(async () => {
      await area.evaluate((box) => box.scrollTo(0, box.scrollHeight));
      await expect(evidence).toBeInViewport({ timeout: 1_000 });
    }).toPass();
    expect(await isInRoom(evidence)).toBe(true);
    expect((await edges(evidence)).foot).toBeLessThanOrEqual((await edges(input)).top);
    expect(await isInRoom(page.getByText(words))).toBe(true);
    await expect(input).toBeFocused();
  });
}

for (const [width, height] of [
  [667, 375],
  [720, 450],
  [1024, 500],
] as const) {
  test(`in a low window of ${width} x ${height} what can be done with an answer that plays is seen without scrolling, and the conversation has all the room above the controls`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await ask(page, 'Review a long contract before a call at three');
    await page.getByRole('button', { name: 'Turn on light and sound' }).click();
    const ways = page.getByRole('log').getByRole('button', { name: /Hz$|^Undo$/u });
    await expect(ways).toHaveCount(4);
    for (const way of await ways.all()) await expect.poll(() => isSeenWhole(page, way)).toBe(true);
    const empty = async () => {
      const input = await page
        .getByRole('textbox', { name: 'What are you about to do?' })
        .boundingBox();
      const dock = await page.locator('.demo-dock').boundingBox();
      return (dock?.y ?? NaN) - ((input?.y ?? NaN) + (input?.height ?? NaN));
    };
    await expect.poll(empty).toBeGreaterThanOrEqual(4);
    expect(await empty()).toBeLessThanOrEqual(24);
  });
}

for (const [width, height] of [
  [1440, 900],
  [768, 1024],
  [1024, 768],
] as const) {
  test(`an answer is seen down to its evidence without scrolling at ${width} x ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await ask(page, 'Review a long contract before a call at three');
    await page.getByRole('button', { name: 'Turn on light and sound' }).click();
    await expect.poll(() => isSeenWhole(page, page.getByText(/^Evidence:/u))).toBe(true);
    await expect.poll(() => isSeenWhole(page, page.getByText('Offline suggestion'))).toBe(true);
  });
}

test('an answer that waits has one filled key, and says its pair in full', async ({ page }) => {
  await ask(page, 'Review a long contract before a call at three');
  const panel = page.getByRole('region', { name: 'AI Brain Optimizer' });
  const filled = () =>
    panel
      .getByRole('button')
      .evaluateAll((keys) =>
        keys
          .filter((key) => getComputedStyle(key).backgroundColor !== 'rgba(0, 0, 0, 0)')
          .map(({ textContent }) => textContent),
      );
  await expect.poll(filled).toEqual(['Turn on light and sound']);
  await expect(panel.getByText('3 Hz carrying 40 Hz')).toBeVisible();
  await panel.getByRole('button', { name: 'Turn on light and sound' }).click();
  await expect.poll(filled).toEqual(['Send']);
});

test('an answer begins at the top, under the question alone', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await ask(page, 'debugging a race condition');
  const area = page.getByRole('region', { name: 'Conversation' });
  const asked = page.getByRole('article', { name: 'You' });
  const isAtTop = async () => {
    const above = ((await asked.boundingBox())?.y ?? NaN) - ((await area.boundingBox())?.y ?? NaN);
    return above >= 0 && above < 8;
  };
  await expect.poll(isAtTop).toBe(true);
});

test('a word of 300 letters wraps', async ({ page }) => {
  await ask(page, 'a'.repeat(300));
  const area = page.getByRole('region', { name: 'Conversation' });
  await expect.poll(() => area.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
});
