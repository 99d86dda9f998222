import { expect, test } from '@playwright/test';
import { lookAround, openDemo, startDemo } from './demo.ts';
import { chooseTab } from './site.ts';

for (const [width, height] of [
  [375, 667],
  [360, 740],
  [844, 390],
  [1024, 500],
  // A desk's window at a zoom of 200%.
  [720, 450],
] as const) {
  test(`the welcome opens at its beginning on ${width} x ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openDemo(page);
    await expect(page.getByRole('heading', { name: 'Welcome to Overtone' })).toBeInViewport();
    expect(await page.getByRole('dialog').evaluate(({ scrollTop }) => scrollTop)).toBe(0);
  });
}

for (const [width, height] of [
  [360, 740],
  [375, 667],
] as const) {
  test(`the welcome is seen as a whole on a phone of ${width} x ${height}`, async ({ browser }) => {
    const context = await browser.newContext({
      viewport: { width, height },
      isMobile: true,
      hasTouch: true,
    });
    const page = await context.newPage();
    await openDemo(page);
    const welcome = page.getByRole('dialog');
    const hidden = () => welcome.evaluate((dialog) => dialog.scrollHeight - dialog.clientHeight);
    await expect.poll(hidden).toBe(0);
    await expect(welcome).not.toContainText('Escape', { useInnerText: true });
    await expect(welcome).toContainText('Stop, at the foot of the screen', { useInnerText: true });
    await context.close();
  });
}

test('the welcome has one primary button, and speaks of Escape where there are keys', async ({
  page,
}) => {
  await openDemo(page);
  const welcome = page.getByRole('dialog');
  const filled = () =>
    welcome
      .getByRole('button')
      .evaluateAll((buttons) =>
        buttons
          .filter((button) => getComputedStyle(button).backgroundColor !== 'rgba(0, 0, 0, 0)')
          .map(({ textContent }) => textContent),
      );
  await expect.poll(filled).toEqual(['Start Demo Experience']);
  await expect(welcome).toContainText('Escape', { useInnerText: true });
  await expect(welcome).not.toContainText('foot of the screen', { useInnerText: true });
});

test('the settings of this visit are there again after a reload, switched off', async ({
  page,
}) => {
  await openDemo(page);
  await startDemo(page);
  const strength = page.getByRole('slider', { name: 'Effect Intensity' });
  await strength.focus();
  await strength.press('End');
  await expect(strength).toHaveValue('1');
  await page.reload();
  await lookAround(page);
  await expect(strength).toHaveValue('1');
  await expect(page.getByRole('switch', { name: 'Session on or off' })).not.toBeChecked();
});

test('nonsense that this visit kept is ignored', async ({ page }) => {
  await page.addInitScript(() => sessionStorage.setItem('overtone.session', '{"visualHue":"red"}'));
  await openDemo(page);
  await startDemo(page);
  await expect(page.getByRole('slider', { name: 'Effect Intensity' })).toHaveValue('0.45');
});

test('presses in quick series end as the last one asks', async ({ page }) => {
  await openDemo(page);
  await lookAround(page);
  const power = page.getByRole('switch', { name: 'Session on or off' });
  const bar = page.getByRole('group', { name: 'Session Controls' }).locator('label').first();
  for (let series = 1; series <= 12; series += 1) {
    const box = await bar.boundingBox();
    if (!box) throw new Error('The switch is not drawn.');
    for (let press = 0; press < 5; press += 1) {
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2, { delay: 60 });
    }
    await expect(power).toBeChecked({ checked: series % 2 === 1 });
    await expect(page.locator('canvas')).toHaveCSS('opacity', series % 2 === 1 ? '1' : '0');
  }
});

test('the knob of a switch stands as far from the end of its slot on as off', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openDemo(page);
  await startDemo(page);
  await chooseTab(page, 'Tune');
  for (const name of ['Session on or off', 'Show the tint']) {
    const power = page.getByRole('switch', { name, exact: true });
    const gaps = () =>
      power.evaluate((input) => {
        const knob = input.closest('label')?.querySelector(':scope span > span');
        const slot = knob?.parentElement?.getBoundingClientRect();
        const box = knob?.getBoundingClientRect();
        return box && slot ? [box.left - slot.left, slot.right - box.right] : [];
      });
    await expect(power).toBeChecked();
    const [, whenOn] = await gaps();
    await power.press('Space');
    await expect(power).not.toBeChecked();
    const [whenOff] = await gaps();
    expect(whenOn, name).toBe(whenOff);
  }
});
