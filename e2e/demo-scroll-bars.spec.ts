import { expect, test } from '@playwright/test';
import { browserLaunch } from '../scripts/browser.mjs';
import { lookAround, openWholeDemo } from './demo.ts';
import { chooseTab } from './site.ts';

// Scroll bars that take their room, as most desks have them.
test.use({ launchOptions: { ...browserLaunch(), ignoreDefaultArgs: ['--hide-scrollbars'] } });

test('an open course settles beside its scroll bar, wherever the divide is put', async ({
  page,
}) => {
  // As high as a screen on its side: the narrow form of the course needs no scroll bar here, the wide one does.
  await page.setViewportSize({ width: 1500, height: 1600 });
  await openWholeDemo(page);
  await lookAround(page);
  await chooseTab(page, 'Programs');
  await page.getByRole('button', { name: /^Open Wind down/u }).click();
  const course = page.locator('[data-open-program]');
  const divide = page.getByRole('separator', { name: 'Width of the session' });
  const pane = await page.locator('.demo-divide').boundingBox();
  if (!pane) throw new Error('The divide is not on the page.');
  await page.mouse.move(pane.x + pane.width, pane.y + 100);
  await page.mouse.down();
  for (let width = 658; width <= 694; width += 4) {
    await page.mouse.move(pane.x + width, pane.y + 100);
    const end = async () => {
      const box = await divide.boundingBox();
      const sides = await page.locator('.demo-divide').boundingBox();
      return box && sides && Math.abs(box.x + box.width / 2 - sides.x - sides.width);
    };
    await expect.poll(end).toBeLessThan(1);
    const widths = await course.evaluate(async (element) => {
      const seen = new Set<number>();
      for (let frame = 0; frame < 20; frame += 1) {
        await new Promise(requestAnimationFrame);
        if (frame > 9) seen.add(element.clientWidth);
      }
      return [...seen];
    });
    expect(widths, `${width} px`).toHaveLength(1);
  }
  await page.mouse.up();
});
