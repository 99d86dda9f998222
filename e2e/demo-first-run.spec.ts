import { expect, test } from '@playwright/test';
import { decibels, frequencyNear, toneAt } from '@overtone/testkit/tone-analysis';
import { openDemo, SCREEN_IS_MEASURED, SMALL_SCREEN, startDemo } from './demo.ts';
import { recordLight } from './light-capture.ts';
import { expectSound, recordSound, tapSound } from './sound-capture.ts';
import { chooseTab } from './site.ts';

test('a new person starts, says what they do, and light and sound follow', async ({ page }) => {
  // It listens for twelve seconds, and works out what it has heard.
  test.slow();
  await page.setViewportSize(SMALL_SCREEN);
  await tapSound(page);
  await openDemo(page);
  await expect(page).toHaveTitle('Try Overtone - Audio-Visual Entrainment Demo');
  await startDemo(page);

  const input = page.getByRole('textbox', { name: 'What are you about to do?' });
  await input.fill('debugging a race condition');
  await input.press('Enter');

  await expect(page.getByRole('log', { name: 'Messages' })).toContainText('Offline suggestion');
  await chooseTab(page, 'Signal');
  await expect(page.getByLabel('Delivered')).toContainText('13.33 Hz', SCREEN_IS_MEASURED);
  await expect(page.getByLabel('Delivered')).toContainText('40 Hz');
  await chooseTab(page, 'Tune');
  await expect(page.getByRole('region', { name: 'Current Optimization' })).toContainText('Gamma');
  await expect(page.getByRole('checkbox', { name: 'Try different AI suggestions' })).toBeChecked();

  // Rain behind the tone would hide what ten seconds can tell.
  const none = page.getByRole('radio', { name: 'Off' });
  await none.press('Space');
  await expect(none).toBeChecked();
  const { samples, sampleRate } = await recordSound(page, 12);
  const tone = Float32Array.from(samples.slice(sampleRate));
  const carrierHz = frequencyNear(tone, sampleRate, 205);
  expect(Math.abs(carrierHz / 205 - 1)).toBeLessThan(1e-6);
  const carrier = toneAt(tone, sampleRate, carrierHz).amplitude;
  const planned = decibels(0.225 / Math.sqrt(1 + 1 / 256) / (1 - 0.225) / 2);
  for (const modulationHz of [3, 40]) {
    const sidebandHz = frequencyNear(tone, sampleRate, 205 + modulationHz);
    expect(Math.abs((sidebandHz - carrierHz) / modulationHz - 1)).toBeLessThan(2e-6);
    const sideband = toneAt(tone, sampleRate, sidebandHz).amplitude / carrier;
    expect(Math.abs(decibels(sideband) - planned)).toBeLessThan(0.2);
  }

  const frames = await recordLight(page, 240);
  const alphas = frames.map(({ alpha }) => alpha);
  expect(Math.max(...alphas) - Math.min(...alphas)).toBeGreaterThan(0.01);
});

test('the overlay covers the window and lets every pointer through', async ({ page }) => {
  await openDemo(page);
  const canvas = page.locator('canvas');
  await expect(canvas).toHaveCSS('pointer-events', 'none');
  await expect(canvas).toHaveCSS('opacity', '0');
  expect(await canvas.boundingBox()).toEqual({ x: 0, y: 0, width: 1440, height: 900 });
  await startDemo(page);
  await expect(canvas).toHaveCSS('opacity', '1');
});

test('Escape ends light and sound at once, and both can start again', async ({ page }) => {
  await tapSound(page);
  await openDemo(page);
  await startDemo(page);
  await recordSound(page, 0.5);
  await page.keyboard.press('Escape');
  const power = page.getByRole('switch', { name: 'Session on or off' });
  await expect(power).not.toBeChecked();
  await expect(page.locator('canvas')).toHaveCSS('opacity', '0');
  await power.press('Space');
  await expect(power).toBeChecked();
  await expect(page.locator('canvas')).toHaveCSS('opacity', '1');
  await expectSound(page);
});

test('turning off fades the light over 300 ms and ends the sound', async ({ page }) => {
  await openDemo(page);
  await startDemo(page);
  const canvas = page.locator('canvas');
  await expect(canvas).toHaveCSS('opacity', '1');
  await page.getByRole('switch', { name: 'Session on or off' }).press('Space');
  await expect(canvas).toHaveCSS('opacity', '0');
  const brightest = async () => Math.max(...(await recordLight(page, 5)).map(({ alpha }) => alpha));
  await expect.poll(brightest).toBe(0);
});

test('without WebGL the person is told, and the sound plays', async ({ page }) => {
  await tapSound(page);
  await page.addInitScript(() => {
    for (const kind of [HTMLCanvasElement, OffscreenCanvas]) {
      const getContext = kind.prototype.getContext as (...args: unknown[]) => unknown;
      Object.assign(kind.prototype, {
        getContext(this: unknown, type: string, ...rest: unknown[]) {
          return type === 'webgl2' ? null : getContext.call(this, type, ...rest);
        },
      });
    }
  });
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await openDemo(page);
  await startDemo(page);
  await expect(page.getByText('The light cannot be shown here', { exact: true })).toBeVisible();
  await expect.poll(() => logged.join('\n')).toContain('WebGL');
  await expectSound(page);
});

test('a hidden tab keeps sounding, and shows light again when it is seen', async ({
  page,
  context,
}) => {
  await openDemo(page);
  await startDemo(page);
  const other = await context.newPage();
  await other.goto('/api/health');
  await other.bringToFront();
  await page.bringToFront();
  await other.close();
  const frames = await recordLight(page, 120);
  const alphas = frames.map(({ alpha }) => alpha);
  expect(Math.max(...alphas) - Math.min(...alphas)).toBeGreaterThan(0.005);
});

test('leaving the page shuts the sound down', async ({ page }) => {
  await openDemo(page);
  await startDemo(page);
  await expect(page.locator('.demo-sight')).toContainText('Sound 40 Hz');
  const closed = await page.evaluate(async () => {
    const states: string[] = [];
    const close = AudioContext.prototype.close;
    AudioContext.prototype.close = function (this: AudioContext) {
      states.push(this.state);
      return close.call(this);
    };
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    return states;
  });
  expect(closed).toEqual(['running']);
  await expect(page.getByRole('switch', { name: 'Session on or off' })).not.toBeChecked();
});
