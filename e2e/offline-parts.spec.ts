import { expect, type Page, test } from '@playwright/test';
import { lookAround, openWholeDemo } from './demo.ts';
import { chooseTab } from './site.ts';

const STOP = { name: /^Stop/ } as const;

/** Starts with sound only, so that something plays that somebody may want to stop. */
async function startSound(page: Page): Promise<void> {
  await openWholeDemo(page);
  await page.getByRole('button', { name: 'Start with sound only' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expect(page.locator('.demo-sight')).toContainText('Sound 40 Hz');
}

/** The session goes on, and can be stopped where it always could. */
async function goesOn(page: Page): Promise<void> {
  const controls = page.getByRole('group', { name: 'Session Controls' });
  await expect(controls.getByRole('button', STOP)).toBeVisible();
  await expect(controls.getByRole('switch', { name: 'Session on or off' })).toBeChecked();
}

test('Programs that cannot be loaded leave Stop where it is, say so, and come when there is a connection again', async ({
  page,
  context,
}) => {
  const broken: string[] = [];
  page.on('pageerror', ({ message }) => broken.push(message));
  await startSound(page);
  await context.setOffline(true);
  await chooseTab(page, 'Programs');
  const panel = page.getByRole('region', { name: 'Programs' });
  await expect(panel.getByText('The programs could not be loaded.')).toBeVisible();
  await goesOn(page);
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expect(panel.getByText('The programs could not be loaded this time either.')).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Try again' })).toBeFocused();
  await context.setOffline(false);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Open Wind down, 30:00' })).toBeVisible();
  await goesOn(page);

  await page.getByRole('button', { name: 'Open Wind down, 30:00' }).click();
  await expect(page.getByRole('figure', { name: 'Course of Wind down' })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'QR code' }).click();
  await expect(page.getByText('The QR code could not be loaded.')).toBeVisible();
  await expect(page.getByRole('figure', { name: 'Course of Wind down' })).toBeVisible();
  await goesOn(page);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('figure', { name: 'QR code of the link' })).toBeVisible();
  await page.getByRole('group', { name: 'Session Controls' }).getByRole('button', STOP).click();
  await expect(page.getByRole('switch', { name: 'Session on or off' })).not.toBeChecked();
  expect(broken).toEqual([]);
});

test('a file that cannot be made for want of a connection says so in words, and is made when there is one', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'showSaveFilePicker'));
  await openWholeDemo(page);
  await lookAround(page);
  await chooseTab(page, 'Programs');
  await page.getByRole('button', { name: 'Open Before a meeting, 10:00' }).click();
  const part = page.getByRole('group', { name: 'Save as audio' });
  await expect(part.getByRole('button', { name: 'Save FLAC' })).toBeVisible();
  await context.setOffline(true);
  await part.getByRole('button', { name: 'Save FLAC' }).click();
  await expect(part.getByText('the part that makes the file could not be loaded')).toBeVisible();
  await expect(part).not.toContainText(/TypeError|module|http/u);
  await context.setOffline(false);
  await part.getByRole('button', { name: 'Save FLAC' }).click();
  await expect(part.getByRole('progressbar', { name: 'Saving' })).toBeVisible();
  await part.getByRole('button', { name: 'Cancel' }).click();
});

test('with sound alone, what is said of a gliding program is what plays now, and where it goes', async ({
  page,
}) => {
  await startSound(page);
  await chooseTab(page, 'Programs');
  await page.getByRole('button', { name: 'Open Wind down, 30:00' }).click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  const sight = page.locator('.demo-sight');
  await expect(sight).toContainText(
    /carrying (?:6|5\.\d+) Hz, slowed \d+×, the fast one gliding to 2 Hz/u,
  );
  await expect(sight).toContainText(/Sound (?:6|5\.\d+) Hz/u);
  await chooseTab(page, 'Signal');
  const fast = page.getByRole('table', { name: 'Delivered' }).getByRole('row', { name: /^Fast/ });
  await expect(fast).toHaveText(/^Fast(6|5\.\d+) Hzoff\1 Hz$/u);
  await expect(
    page.getByText('Fast glides to 2 Hz, which the program reaches at 29:00.'),
  ).toBeVisible();
});
