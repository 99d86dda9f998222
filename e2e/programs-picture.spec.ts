import { expect, type Page, test } from '@playwright/test';
import { grasp, handle, minutesOf, openWindDown, stageLength } from './programs-page.ts';

/** What is held at an edge moves by the frames that are drawn, and a slow machine draws few. */
const AT_AN_EDGE = { timeout: 60_000 };

/** Whether a handle is inside what is seen of the picture. */
function isInView(page: Page, name: RegExp): Promise<boolean> {
  return handle(page, name).evaluate((border) => {
    const view = border.closest('[data-view]')?.getBoundingClientRect();
    const { left, right } = border.getBoundingClientRect();
    const middle = (left + right) / 2;
    return view !== undefined && middle >= view.left && middle <= view.right;
  });
}

test.beforeEach(({ page }) => openWindDown(page));

test('a course is in view with the first fields of its stage, and what stands above folds to a line', async ({
  page,
}) => {
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await expect(page.locator('[data-view]')).toBeInViewport({ ratio: 0.95 });
  await expect(stageLength(page)).toBeInViewport();
  const sight = page.locator('.demo-sight');
  const height = async () => (await sight.boundingBox())?.height ?? 0;
  expect(await height()).toBeLessThan(40);
  await page.getByRole('button', { name: 'All programs' }).click();
  await expect.poll(height).toBeGreaterThan(100);
});

for (const [width, isBeside] of [
  [1440, false],
  [1600, true],
  [1680, true],
  [1920, true],
] as const)
  test(`the form of a stage stands ${isBeside ? 'beside' : 'below'} its course, which ends where the tabs do, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const places = async () => {
      const [course, form] = await Promise.all(
        [
          page.getByRole('figure', { name: 'Course of Wind down' }),
          page.getByRole('region', { name: 'Stage 1' }),
        ].map((each) => each.boundingBox()),
      );
      return course && form && { isBeside: form.x >= course.x + course.width && form.y < 400 };
    };
    await expect.poll(places).toEqual({ isBeside });
    await expect(stageLength(page)).toBeInViewport();
    const end = async (selector: string) => {
      const box = await page.locator(selector).first().boundingBox();
      return box ? Math.round(box.x + box.width) : null;
    };
    const tabs = (await end('.demo-pane .demo-tabs')) ?? 0;
    await expect.poll(() => end('[data-open-program]')).toBe(tabs);
  });

test('a border and a rhythm are dragged on the picture', async ({ page }) => {
  const drag = async (name: RegExp, dx: number, dy: number) => {
    const { x, y } = await grasp(page, name);
    await page.mouse.move(x + dx / 2, y + dy / 2);
    await page.mouse.move(x + dx, y + dy);
    await page.mouse.up();
  };
  await drag(/^Fast rhythm/u, 0, -70);
  await expect(page.getByRole('textbox', { name: 'Fast rhythm' })).toHaveValue(
    /^[1-9]\d(?:\.\d)?$/u,
  );
  await drag(/^End of stage 1/u, -60, 0);
  await expect(stageLength(page)).not.toHaveValue('29:00');
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(stageLength(page)).toHaveValue('29:00');
  await expect(page.getByRole('textbox', { name: 'Fast rhythm' })).toHaveValue('2');
});

test('a border that is held beyond the edge of the picture goes on minute by minute, and comes back', async ({
  page,
}) => {
  const { y } = await grasp(page, /^End of stage 1/u);
  const view = await page.locator('[data-view]').boundingBox();
  if (!view) throw new Error('The picture is not drawn.');
  await page.mouse.move(view.x + view.width + 200, y);
  await expect.poll(() => minutesOf(stageLength(page)), AT_AN_EDGE).toBeGreaterThan(44);
  // What it is set to stands beside the border, whole minutes all the way, and goes on to hours meanwhile.
  await expect(page.getByText(/^[\d:]+:00 long$/u)).toBeVisible();
  await expect(page.getByText(/^all of it [\d:]+:00$/u)).toBeVisible();
  // The pointer is back in the picture: what it holds goes with it, on the scale that is seen now.
  await page.mouse.move(view.x + view.width / 2, y);
  await page.mouse.move(view.x + view.width / 2, y + 1);
  const fromPointer = async () => {
    const held = await handle(page, /^End of stage 1/u).boundingBox();
    return Math.abs((held?.x ?? 0) + (held?.width ?? 0) / 2 - view.x - view.width / 2);
  };
  await expect.poll(fromPointer).toBeLessThan(9);
  await page.mouse.up();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(stageLength(page)).toHaveValue('29:00');
});

test('the view goes along with a border that is dragged or moved by keys', async ({ page }) => {
  for (let press = 0; press < 2; press += 1)
    await page.getByRole('button', { name: 'Zoom in' }).click();
  const border = page.getByRole('slider', { name: 'End of stage 1', exact: true });
  await border.focus();
  await expect.poll(() => isInView(page, /^End of stage 1/u)).toBe(true);
  for (let press = 0; press < 15; press += 1) await border.press('ArrowRight');
  await expect(stageLength(page)).toHaveValue('44:00');
  await expect.poll(() => isInView(page, /^End of stage 1/u)).toBe(true);

  const { y } = await grasp(page, /^End of stage 1/u);
  await page.mouse.move(1, y);
  await expect.poll(() => minutesOf(stageLength(page)), AT_AN_EDGE).toBeLessThan(5);
  await expect.poll(() => isInView(page, /^End of stage 1/u)).toBe(true);
  await page.mouse.up();
  await expect.poll(() => isInView(page, /^End of stage 1/u)).toBe(true);
});

test('every key about the picture is large enough to be hit, and hides no other', async ({
  page,
}) => {
  for (let loop = 0; loop < 2; loop += 1) {
    await page.getByRole('button', { name: 'Loop', exact: true }).click();
  }
  await expect(page.getByRole('button', { name: /^Loop, \d+ times$/u })).toHaveCount(2);
  const buttons = page.locator('[data-open-program]').getByRole('button');
  const boxes = await buttons.evaluateAll((all) =>
    all.map((button) => {
      const { left, top, width, height } = button.getBoundingClientRect();
      const words = button.getAttribute('aria-label') ?? button.textContent;
      return { words, left, top, width, height };
    }),
  );
  const least = 24;
  expect(boxes.filter(({ width, height }) => Math.min(width, height) < least)).toEqual([]);
  const [outer, inner] = boxes.filter(({ words }) => words.startsWith('Loop, '));
  expect((inner?.top ?? 0) - (outer?.top ?? 0)).toBeGreaterThanOrEqual(least);
});

/** How far the panel of the course scrolls sideways, in pixels. */
const sideways = (page: Page) =>
  page
    .locator('.demo-scroll')
    .filter({ has: page.locator('[data-open-program]') })
    .evaluate((panel) => panel.scrollWidth - panel.clientWidth);

for (const width of [1024, 1600])
  test(`the form of a loop has its place within the panel, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.getByRole('button', { name: 'Loop', exact: true }).click();
    await expect(page.getByRole('region', { name: 'Loop' })).toBeVisible();
    expect(await sideways(page)).toBe(0);
  });

test.describe('under a finger', () => {
  test.use({ viewport: { width: 768, height: 1024 }, hasTouch: true, isMobile: true });

  test('the panel scrolls in one direction, and the figures stand beside their axis', async ({
    page,
  }) => {
    const strength = page.getByRole('textbox', { name: 'Strength' });
    await strength.fill('30');
    await strength.press('Enter');
    await expect(page.getByRole('button', { name: /^Strength: reset/u })).toBeVisible();
    expect(await sideways(page)).toBe(0);
    const view = await page.locator('[data-view]').boundingBox();
    const figure = await page.getByText('100 Hz', { exact: true }).boundingBox();
    if (!view || !figure) throw new Error('The picture is not drawn.');
    expect(view.x - figure.x - figure.width).toBeGreaterThanOrEqual(4);
  });
});
