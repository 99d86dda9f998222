import { expect, test } from '@playwright/test';
import { openDemo, startDemo } from './demo.ts';

for (const [width, height] of [
  [375, 667],
  [360, 740],
  [844, 390],
  [1024, 500],
] as const) {
  test(`the welcome opens at its beginning on ${width} x ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openDemo(page);
    await expect(page.getByRole('heading', { name: 'Welcome to Overtone' })).toBeInViewport();
    expect(await page.getByRole('dialog').evaluate(({ scrollTop }) => scrollTop)).toBe(0);
  });
}

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
  await page.getByRole('button', { name: 'Look around without light or sound' }).click();
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
  await page.getByRole('button', { name: 'Look around without light or sound' }).click();
  const power = page.getByRole('switch', { name: 'Session on or off' });
  await page.getByRole('contentinfo').waitFor();
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
