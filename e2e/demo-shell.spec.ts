import { expect, type Locator, type Page, test } from '@playwright/test';
import { lookAround, openDemo, openWholeDemo, startDemo } from './demo.ts';
import { axeFindings } from './findings.ts';
import { chooseTab, typefaces } from './site.ts';

const pane = (page: Page) => page.getByRole('tablist', { name: 'Session' });

/** Where the title, the figure above the panes and the pane's tabs stand, to a tenth of a pixel. */
async function whatStandsStill(page: Page) {
  const things = [
    page.getByRole('heading', { level: 1 }),
    page.getByRole('figure').first(),
    ...(await pane(page).getByRole('tab').all()),
  ];
  const boxes = await Promise.all(things.map((thing) => thing.boundingBox()));
  return boxes.map((box) => box && [box.x, box.y, box.width].map((at) => at.toFixed(1)));
}

for (const width of [768, 1024, 1440, 1920]) {
  test(`nothing above the panes moves from tab to tab or with a meeting, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await openWholeDemo(page);
    await lookAround(page);
    await expect(pane(page).getByRole('tab').first()).toBeVisible();
    await typefaces(page);
    const still = await whatStandsStill(page);
    for (const tab of ['Tune', 'Signal', 'Calendar', 'Programs', 'Self-test', 'Assistant']) {
      await chooseTab(pane(page), tab);
      expect(await whatStandsStill(page), tab).toEqual(still);
    }
    await page.keyboard.press('Alt+m');
    const said = page.getByRole('status', { name: 'Meeting' });
    await expect(said).toBeInViewport({ ratio: 1 });
    expect(await whatStandsStill(page)).toEqual(still);
    await page.getByRole('button', { name: 'End meeting' }).click();
    await expect(said).toBeHidden();
  });
}

for (const [width, least] of [
  [1024, 400],
  [1440, 440],
  // Both sides hold the measure of a page between them.
  [1920, 640],
] as const) {
  test(`the practice stands still from tab to tab, also with a course open, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 1000 });
    await openWholeDemo(page);
    await lookAround(page);
    const practice = page.getByRole('region', { name: 'Practise with it' });
    const place = async () => {
      const box = await practice.boundingBox();
      return box && [box.x, box.width];
    };
    await expect(practice).toBeVisible();
    const still = await place();
    for (const tab of ['Tune', 'Programs', 'Self-test', 'Assistant']) {
      await chooseTab(pane(page), tab);
      expect(await place(), tab).toEqual(still);
    }
    expect(still?.[1]).toBeGreaterThan(least);
    expect(still?.[0]).toBeGreaterThan(least);

    await chooseTab(pane(page), 'Programs');
    await page.getByRole('button', { name: /^Open Wind down/u }).click();
    await expect(page.getByRole('figure', { name: 'Course of Wind down' })).toBeVisible();
    const beside = await place();
    for (const tab of ['Assistant', 'Self-test', 'Programs']) {
      await chooseTab(pane(page), tab);
      expect(await place(), tab).toEqual(beside);
    }
  });
}

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`a figure that is folded away has no caption of one, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openWholeDemo(page);
    await lookAround(page);
    const caption = page.locator('.demo-caption');
    const options = { useInnerText: true } as const;
    await expect(caption).toContainText('3 Hz', options);
    await chooseTab(pane(page), 'Programs');
    await page.getByRole('button', { name: /^Open Wind down/u }).click();
    await expect(page.locator('.demo-plot')).toBeHidden();
    await expect(caption).toContainText('3 Hz', options);
    await expect(caption).not.toContainText(/Fig\.|second|slowed/u, options);
    await page.getByRole('button', { name: 'All programs' }).click();
    await expect(page.locator('.demo-plot')).toBeVisible();
    await expect(caption).toContainText('One second of 3 Hz carrying 40 Hz', options);
  });
}

test('on a phone each of the controls has room for a thumb, the sliders begin on one line, and the switch says its state', async ({
  browser,
}) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  await openWholeDemo(page);
  await lookAround(page);
  await typefaces(page);
  const bar = page.getByRole('group', { name: 'Session Controls' });
  const boxOf = async (thing: Locator) => {
    const box = await thing.boundingBox();
    if (!box) throw new Error('It is not drawn.');
    return box;
  };
  const trackOf = (name: string) => bar.getByRole('group', { name }).locator(':scope > div').last();
  const [intensity, volume] = [
    await boxOf(trackOf('Effect Intensity')),
    await boxOf(trackOf('Master volume')),
  ];
  const power = await boxOf(bar.locator('label').first());
  const [meeting, stop] = [
    await boxOf(bar.getByRole('button', { name: 'Meeting' })),
    await boxOf(bar.getByRole('button', { name: 'Stop' })),
  ];
  for (const { height, width } of [intensity, volume, power, meeting, stop]) {
    expect(height).toBeGreaterThanOrEqual(44);
    expect(width).toBeGreaterThanOrEqual(44);
  }
  expect(Math.abs(intensity.x - volume.x)).toBeLessThan(1);
  expect(Math.abs(power.x - stop.x)).toBeLessThan(1);
  expect(power.y).toBeLessThan(stop.y);
  await expect(bar.getByText('Off', { exact: true })).toBeInViewport({ ratio: 1 });
  await bar.locator('label').first().tap();
  await expect(bar.getByText('On', { exact: true })).toBeInViewport({ ratio: 1 });
  await context.close();
});

test('whoever sets the width of the session keeps it, with every tab and at the next visit, until they give it back', async ({
  page,
}) => {
  await openWholeDemo(page);
  await lookAround(page);
  const divide = page.getByRole('separator', { name: 'Width of the session' });
  const rem = async () => Number(await divide.getAttribute('aria-valuenow'));
  const box = await divide.boundingBox();
  if (!box) throw new Error('The divide is not on the page.');
  const ownRem = await rem();
  await page.mouse.move(box.x + box.width / 2, box.y + 100);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 + 160, box.y + 120, { steps: 4 });
  await page.mouse.up();
  await expect.poll(rem).toBe(ownRem + 10);
  await page.mouse.move(box.x - 200, box.y + 100);
  await expect.poll(rem).toBe(ownRem + 10);

  await chooseTab(pane(page), 'Programs');
  await expect(page.getByRole('button', { name: /^Open Wind down/u })).toBeVisible();
  expect(await rem()).toBe(ownRem + 10);
  await divide.press('ArrowLeft');
  await expect.poll(rem).toBe(ownRem + 9);
  expect(await axeFindings(page)).toEqual([]);

  await openWholeDemo(page);
  await lookAround(page);
  await expect.poll(rem).toBe(ownRem + 9);
  await divide.press('Home');
  await expect.poll(rem).toBe(24);
  await divide.dblclick();
  await expect.poll(rem).toBe(ownRem);
  await page.setViewportSize({ width: 900, height: 900 });
  await expect(divide).toHaveCount(0);
});

test('a desk at a zoom of 200% has room: the head scrolls away, the tabs stay, and the controls take one row', async ({
  page,
}) => {
  await page.setViewportSize({ width: 720, height: 450 });
  await openDemo(page);
  await lookAround(page);
  const bar = page.getByRole('group', { name: 'Session Controls' });
  for (const key of [/^Meeting/u, /^Stop/u])
    await expect(bar.getByRole('button', { name: key })).toBeInViewport({ ratio: 1 });
  await expect.poll(async () => (await bar.boundingBox())?.height).toBeLessThan(56);
  const scrolled = () =>
    page.evaluate(() => {
      scrollTo({ top: 300, behavior: 'instant' });
      return scrollY;
    });
  await expect.poll(scrolled).toBe(300);
  await expect(page.getByRole('heading', { level: 1 })).not.toBeInViewport();
  await expect(page.getByRole('banner')).not.toBeInViewport();
  await expect.poll(async () => (await pane(page).boundingBox())?.y).toBe(0);
});

for (const [width, height] of [
  [360, 740],
  [667, 375],
  [768, 1024],
  [1440, 900],
  [1920, 1080],
] as const) {
  test(`the end of the page stands clear of the controls, ${width} by ${height} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openWholeDemo(page);
    await lookAround(page);
    await typefaces(page);
    const bar = page.locator('.demo-dock');
    const parts = page.locator('[data-demo] > footer > *').filter({ visible: true });
    const clearance = async () => {
      await page.evaluate(() => scrollTo({ top: 1e6, behavior: 'instant' }));
      const feet = await parts.evaluateAll((all) =>
        all.map((part) => part.getBoundingClientRect().bottom),
      );
      return ((await bar.boundingBox())?.y ?? NaN) - Math.max(...feet);
    };
    await expect.poll(clearance).toBeGreaterThanOrEqual(24);
    // The room is kept for the controls, and no more than that.
    expect(await clearance()).toBeLessThan(48);
  });
}

for (const [width, height, least] of [
  [390, 844, 560],
  [360, 740, 456],
] as const) {
  test(`a phone of ${width} x ${height} leaves the work ${least} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openWholeDemo(page);
    await lookAround(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Try Overtone' })).toHaveCount(1);
    await typefaces(page);
    for (const tab of ['Assistant', 'Tune', 'Focus Reading']) {
      await chooseTab(page, tab);
      const work = page.getByRole('tabpanel', { name: tab });
      await expect
        .poll(async () => (await work.boundingBox())?.height)
        .toBeGreaterThanOrEqual(least);
    }
    expect(await axeFindings(page)).toEqual([]);
  });
}

for (const width of [320, 390, 768, 1440]) {
  test(`the fader stands at one place in every state, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await openDemo(page);
    await startDemo(page);
    const fader = page.getByRole('slider', { name: 'Effect Intensity' });
    const bar = page.getByRole('group', { name: 'Session Controls' });
    const isNamed = (name: string) => bar.getByText(name, { exact: true });
    const begin = () => bar.getByText('Effect Intensity', { exact: true }).boundingBox();
    await expect(fader).toBeAttached();
    await typefaces(page);
    const at = (await begin())?.x;
    expect(at).toBeGreaterThan(0);
    await bar.getByRole('button', { name: /^Meeting/u }).click();
    await expect(isNamed('Sound only')).toBeInViewport({ ratio: 1 });
    expect((await begin())?.x).toBe(at);
    await bar.getByRole('button', { name: /^Stop/u }).click();
    await expect(bar.getByRole('switch')).not.toBeChecked();
    expect((await begin())?.x).toBe(at);
    await bar.getByRole('button', { name: /^Meeting/u }).click();
    await expect(isNamed('Sound only')).toHaveCount(0);
    expect((await begin())?.x).toBe(at);
  });
}

/** What draws an answer's pair, which keeps its hue. */
const IN_ANSWER = '[role="log"]';

/** The strongest chroma of a line that is drawn in the page's main part or in the session's controls, but for an answer. */
async function strongestInk(page: Page, within = `main :not(${IN_ANSWER} *)`): Promise<number> {
  const inks = await page
    .locator(`${within} > svg[preserveAspectRatio="none"] path`)
    .evaluateAll((paths) =>
      paths
        .filter((path) => path.checkVisibility())
        .flatMap((path) => [getComputedStyle(path).stroke, getComputedStyle(path).fill]),
    );
  const chromas = inks.map((ink) => Number(/oklch\([\d.]+ ([\d.]+)/u.exec(ink)?.[1] ?? 0));
  return Math.max(...chromas);
}

/** Greys are at most this far from having no hue, in both themes. */
const GREY = 0.02;

test('everything that draws the signal is grey while it is off, but for what an answer suggests', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openDemo(page);
  await startDemo(page);
  const input = page.getByRole('textbox', { name: 'What are you about to do?' });
  await input.fill('debugging a race condition');
  await input.press('Enter');
  await expect(page.getByText(/^Evidence:/u)).toBeVisible();
  await expect.poll(() => strongestInk(page)).toBeGreaterThan(GREY);
  await page.getByRole('button', { name: /^Stop/u }).click();
  for (const tab of ['Assistant', 'Tune', 'Signal']) {
    await chooseTab(pane(page), tab);
    await expect.poll(() => strongestInk(page), tab).toBeLessThanOrEqual(GREY);
  }
  await chooseTab(pane(page), 'Assistant');
  expect(await strongestInk(page, `${IN_ANSWER} *`)).toBeGreaterThan(GREY);
  await page.getByRole('switch', { name: 'Session on or off' }).press(' ');
  for (const tab of ['Assistant', 'Tune', 'Signal']) {
    await chooseTab(pane(page), tab);
    await expect.poll(() => strongestInk(page), tab).toBeGreaterThan(GREY);
  }
});

for (const [width, height] of [
  [768, 1024],
  [1024, 768],
  [1024, 500],
] as const) {
  test(`an open course has the whole width, and the practice is at hand, ${width} by ${height} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openWholeDemo(page);
    await lookAround(page);
    await chooseTab(pane(page), 'Programs');
    const open = page.getByRole('button', { name: /^Open Wind down/u });
    await expect(open).toBeVisible();
    await open.click();
    const course = page.getByRole('figure', { name: 'Course of Wind down' });
    // The form of its stage stands beside its picture where there is room; around both are the margins, and a scroll bar's room.
    const whole = page.locator('[data-open-program]');
    await expect.poll(async () => (await whole.boundingBox())?.width).toBeGreaterThan(width - 75);
    await expect(page.getByRole('slider', { name: 'End of stage 1', exact: true })).toBeAttached();
    const practice = page.getByRole('tab', { name: 'Focus Reading' });
    if (height > 640) {
      await expect(practice).not.toBeInViewport();
      await page.getByRole('button', { name: 'Practice', exact: true }).click();
      await expect(practice).toBeInViewport({ ratio: 0.99 });
      await page.getByRole('button', { name: 'Session', exact: true }).click();
      await expect(course).toBeInViewport();
    }
    await page.getByRole('button', { name: 'All programs' }).click();
    await expect(page.getByRole('button', { name: 'Practice', exact: true })).toBeHidden();
    await practice.scrollIntoViewIfNeeded();
    await expect(practice).toBeInViewport({ ratio: 1 });
    expect(await axeFindings(page)).toEqual([]);
  });
}

test('what is said above the tabs leaves room for the way to the practice, 768 by 1024 px', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await openWholeDemo(page);
  await lookAround(page);
  await chooseTab(pane(page), 'Tune');
  await page.getByRole('switch', { name: 'Flash guard' }).press('Space');
  await page.getByRole('button', { name: 'Turn it off' }).click();
  await chooseTab(pane(page), 'Programs');
  await page.getByRole('button', { name: /^Open Wind down/u }).click();
  const said = page.getByRole('status', { name: 'Flash guard is off' });
  await expect(said).toBeVisible();
  const notice = await said.boundingBox();
  const way = page.getByRole('button', { name: 'Session', exact: true });
  const end = (notice?.x ?? 0) + (notice?.width ?? Infinity);
  expect(end).toBeLessThanOrEqual((await way.boundingBox())?.x ?? 0);
  await page.getByRole('button', { name: 'Turn it on' }).click();
  await expect(said).toBeHidden();
});

test('letters of twice the size on a phone have three rows of controls, none over another, and nothing stands out sideways', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openWholeDemo(page);
  await lookAround(page);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  const bar = page.getByRole('group', { name: 'Session Controls' });
  await expect.poll(async () => (await bar.boundingBox())?.y).toBeGreaterThan(844 / 2);
  const boxes = await bar.locator('label, button').evaluateAll((parts) =>
    parts.map((part) => {
      const { left, top, right, bottom } = part.getBoundingClientRect();
      return { left, top, right, bottom };
    }),
  );
  expect(boxes.filter(({ left, right }) => left < 0 || right > 390)).toEqual([]);
  expect(boxes.filter(({ bottom }) => bottom > 844)).toEqual([]);
  const isOver = (one: (typeof boxes)[number], other: (typeof boxes)[number]) =>
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom;
  expect(
    boxes.filter((one, at) => boxes.slice(at + 1).some((other) => isOver(one, other))),
  ).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
