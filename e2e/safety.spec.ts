import { expect, test } from '@playwright/test';
import { openDemo, SCREEN_IS_MEASURED, SMALL_SCREEN, startDemo } from './demo.ts';
import { expectSound, peakOfSound, tapSound } from './sound-capture.ts';
import { chooseTab } from './site.ts';

test('sound alone is an equal choice at the start', async ({ page }) => {
  await tapSound(page);
  await openDemo(page);
  await expect(page.getByRole('dialog')).toContainText(
    'Most people who react to flicker had no history of it',
  );
  await page.getByRole('button', { name: 'Start with sound only' }).click();
  await expectSound(page);
  await expect(page.locator('canvas')).toHaveCSS('opacity', '0');
});

test('Flash guard goes off only after a warning, is remembered here, and comes back on', async ({
  page,
}) => {
  await openDemo(page);
  await startDemo(page);
  await chooseTab(page, 'Tune');
  const guard = page.getByRole('switch', { name: 'Flash guard' });
  await expect(guard).toBeChecked();
  await guard.press('Space');
  const warning = page.getByRole('alertdialog');
  await expect(warning).toContainText('seizure');
  await warning.getByRole('button', { name: 'Keep Flash guard on' }).click();
  await expect(warning).toBeHidden();
  await expect(guard).toBeChecked();
  await guard.press('Space');
  await warning.getByRole('button', { name: 'Turn it off' }).click();
  await expect(guard).not.toBeChecked();
  await openDemo(page);
  await startDemo(page);
  await expect(page.getByText('Flash guard is off.')).toBeVisible();
  await page.getByRole('button', { name: 'Turn it on' }).click();
  await expect(page.getByText('Flash guard is off.')).toBeHidden();
});

/** Notes, from now on, when a warning was first seen, and when the page behind it was first darker. */
function watchVeil(): void {
  const seen: { openMs?: number; darkMs?: number } = {};
  Reflect.set(window, 'veil', seen);
  const note = (stampMs: number) => {
    const overlay = document.querySelector('[role=alertdialog]')?.closest('.fixed');
    if (overlay) seen.openMs ??= stampMs;
    const veil = overlay && getComputedStyle(overlay, '::before').backgroundColor;
    if (veil && !/(?:transparent|[ ,/]0)\)?$/u.test(veil)) seen.darkMs ??= stampMs;
    requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
}

test('the page behind a dialog darkens half a second after it has opened, so that haste does not flash', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openDemo(page);
  await startDemo(page);
  await chooseTab(page, 'Tune');
  await page.evaluate(watchVeil);
  const guard = page.getByRole('switch', { name: 'Flash guard' });
  await guard.press('Space');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.waitForFunction(() => Reflect.get(window, 'veil').darkMs !== undefined);
  const { openMs, darkMs } = await page.evaluate(() => Reflect.get(window, 'veil'));
  expect(darkMs - openMs).toBeGreaterThan(450);
});

test('Alt+M takes the light away and lowers the sound, and brings both back', async ({ page }) => {
  await tapSound(page);
  await openDemo(page);
  await startDemo(page);
  const canvas = page.locator('canvas');
  await expect(canvas).toHaveCSS('opacity', '1');
  // What is recorded first may begin before the sound does.
  await expectSound(page);
  const loud = await peakOfSound(page);
  await page.keyboard.press('Alt+m');
  await expect(canvas).toHaveCSS('opacity', '0');
  const heard = async () => (await peakOfSound(page)) / loud;
  // What was rendered before the key is heard first.
  await expect.poll(heard, { timeout: 60_000 }).toBeLessThan(0.2);
  expect(await heard()).toBeGreaterThan(0);
  await page.keyboard.press('Alt+m');
  await expect(canvas).toHaveCSS('opacity', '1');
});

test('a task that mentions a seizure is answered with the note, and starts no light', async ({
  page,
}) => {
  await openDemo(page);
  await startDemo(page);
  const input = page.getByRole('textbox', { name: 'What are you about to do?' });
  await input.fill('I had an epileptic seizure last year and want to write');
  await input.press('Enter');
  await expect(page.getByRole('log', { name: 'Messages' })).toContainText('doctor');
  await expect(page.locator('canvas')).toHaveCSS('opacity', '0');
  const power = page.getByRole('group', { name: 'Session Controls' }).getByRole('switch');
  await expect(power).not.toBeChecked();
  await power.press('Space');
  await expect(power).toBeChecked();
  await expect(page.locator('canvas')).toHaveCSS('opacity', '0');
});

test('Signal check shows what is delivered', async ({ page }) => {
  await page.setViewportSize(SMALL_SCREEN);
  await openDemo(page);
  await startDemo(page);
  await chooseTab(page, 'Signal');
  const reason = page.getByText('a 60 Hz screen cannot show 40 Hz');
  await expect(reason).toBeVisible(SCREEN_IS_MEASURED);
  for (const fact of ['Luminance swing', 'Refresh rate', 'Dropped frames', 'Light–sound offset']) {
    await expect(page.getByText(fact).first()).toBeVisible();
  }
});
