import { expect, test, type Locator, type Page } from '@playwright/test';
import { lookAround, openWholeDemo, startDemo } from './demo.ts';
import {
  holdStill,
  NOW,
  type Picture,
  SCREENS,
  STILL,
  tagsOf,
  takePictures,
  TOLERANCE,
} from './pictures/picture.ts';
import { chooseTab } from './site.ts';

test.use(STILL);

/** The demo without light or sound, a tab of it chosen; with the last that is drawn in it, where it is loaded when it is first opened. */
function tab(name: string, last?: (page: Page) => Locator): Picture {
  return {
    name: `demo/${name.toLowerCase().replaceAll(' ', '-')}`,
    async open(page) {
      await openWholeDemo(page);
      await lookAround(page);
      await chooseTab(page, name);
      if (last) await expect(last(page)).toBeVisible();
    },
  };
}

const CALENDAR = tab('Calendar', (page) =>
  page.getByRole('region', { name: 'Calendar', exact: true }),
);
const PROGRAMS = tab('Programs', (page) => page.getByRole('region', { name: 'Ten to start with' }));
const SELF_TEST = tab('Self-test', (page) => page.getByRole('button', { name: 'Seal and begin' }));

async function askOffline(page: Page): Promise<void> {
  await openWholeDemo(page);
  await lookAround(page);
  await page.getByRole('button', { name: 'I’m debugging a tricky problem in my code' }).click();
  await expect(page.getByRole('log')).toContainText('Offline suggestion');
}

const PICTURES: readonly Picture[] = [
  { name: 'demo/welcome', gate: 'phone-day', open: openWholeDemo },
  tab('Assistant'),
  { ...tab('Tune'), gate: 'desk-night' },
  {
    name: 'demo/signal',
    async open(page) {
      await tab('Signal').open(page);
      // Frames of a screen that is never late.
      await page.clock.pauseAt(NOW.getTime() + 3_600_000);
      await page.clock.runFor(10_000);
    },
  },
  CALENDAR,
  { ...PROGRAMS, gate: 'phone-night' },
  SELF_TEST,
  {
    name: 'demo/self-test-sealed',
    async open(page) {
      await SELF_TEST.open(page);
      await page.getByRole('button', { name: 'Seal and begin' }).click();
      await expect(page.getByTestId('commitment')).toBeVisible();
    },
    covered: (page) => [page.getByTestId('commitment')],
  },
  tab('Video Demo'),
  { ...tab('Code Editor'), gate: 'desk-day' },
  {
    name: 'demo/program-open',
    async open(page) {
      await PROGRAMS.open(page);
      await page.getByRole('button', { name: 'Open Wind down, 30:00' }).click();
      await expect(page.getByRole('figure', { name: 'Course of Wind down' })).toBeVisible();
    },
  },
  { name: 'demo/answer', gate: 'desk-day', open: askOffline },
  {
    name: 'demo/answer-to-its-end',
    async open(page) {
      await askOffline(page);
      const area = page.getByRole('region', { name: 'Conversation' });
      await area.evaluate((box) => box.scrollTo(0, box.scrollHeight));
      await expect(page.getByText(/^Evidence:/u)).toBeInViewport();
    },
  },
  {
    name: 'demo/error',
    async open(page) {
      await page.route('**/api/ai-suggestion', (route) => route.abort());
      await openWholeDemo(page);
      await lookAround(page);
      const input = page.getByRole('textbox', { name: 'What are you about to do?' });
      await input.fill('reading a contract');
      await input.press('Enter');
      await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
    },
  },
  {
    name: 'demo/on',
    async open(page) {
      await openWholeDemo(page);
      await startDemo(page);
      await chooseTab(page, 'Tune');
      await chooseTab(page, 'Code Editor');
    },
  },
  {
    name: 'demo/flash-guard-held',
    async open(page) {
      await openWholeDemo(page);
      await startDemo(page);
      await chooseTab(page, 'Code Editor');
      await chooseTab(page, 'Tune');
      await page.getByRole('slider', { name: 'Effect Intensity' }).press('End');
    },
  },
  {
    name: 'demo/flash-guard-warning',
    async open(page) {
      await tab('Tune').open(page);
      await page.getByRole('switch', { name: 'Flash guard' }).press('Space');
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  },
  {
    name: 'demo/meeting',
    async open(page) {
      await openWholeDemo(page);
      await startDemo(page);
      await chooseTab(page, 'Code Editor');
      await page.keyboard.press('Alt+m');
      await expect(page.locator('canvas')).toHaveCSS('opacity', '0');
    },
  },
  {
    name: 'demo/stopped',
    gate: 'phone-night',
    async open(page) {
      await openWholeDemo(page);
      await startDemo(page);
      await chooseTab(page, 'Code Editor');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('switch', { name: 'Session on or off' })).not.toBeChecked();
    },
  },
];

for (const [screen, options] of SCREENS) {
  test.describe(screen, () => {
    test.use(options);
    for (const picture of PICTURES) {
      test(
        `${picture.name} looks as in its pictures`,
        { tag: tagsOf(picture, screen) },
        async ({ page }) => {
          await holdStill(page);
          await picture.open(page);
          await takePictures(page, screen, picture);
        },
      );
    }
  });
}

test.describe('the tolerance', () => {
  const [[screen, options]] = SCREENS;
  test.use(options);

  test('sees the knob of a switch that stands one pixel off', async ({ page }) => {
    const picture = tab('Assistant');
    await holdStill(page);
    await picture.open(page);
    await page.getByRole('switch', { name: 'Session on or off' }).evaluate((input) => {
      const knob = input.closest('label')?.querySelector<HTMLElement>(':scope span > span');
      if (!knob) throw new Error('The switch has no knob.');
      knob.style.translate = '1px';
    });
    await expect(page).not.toHaveScreenshot(
      [...picture.name.split('/'), `${screen}-day.png`],
      TOLERANCE,
    );
  });
});
