import { expect, type Page, test } from '@playwright/test';
import { frequencyNear } from '../packages/testkit/src/tone-analysis.ts';
import { openDemo } from './demo.ts';
import { axeFindings, complaints } from './findings.ts';
import { stretchOfFlac, withoutPicker } from './saved-audio.ts';

const FORTY_MINUTES_MS = 40 * 60_000;

async function lookAround(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Look around without light or sound' }).click();
  await page.getByRole('contentinfo').waitFor();
}

async function say(page: Page, words: string): Promise<void> {
  const input = page.getByRole('textbox', { name: 'What are you about to do?' });
  await input.fill(words);
  await input.press('Enter');
}

function offer(page: Page) {
  return page.getByRole('region', { name: 'The program for it' });
}

/** Addresses and bodies of all that a page asks for from now on. */
function requestsOf(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  return sent;
}

/** Drags the end of the first stage beyond the edge of the picture until it is past so many minutes, then sets these. */
async function dragEndTo(page: Page, toMinutes: number): Promise<void> {
  const axis = await page.getByRole('slider', { name: 'Time' }).boundingBox();
  const handle = page.getByRole('slider', { name: 'End of stage 1', exact: true }).locator('..');
  await handle.hover();
  const box = await handle.boundingBox();
  if (!axis || !box) throw new Error('The picture is not drawn.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const length = page.getByRole('textbox', { name: 'Length' });
  await page.mouse.down();
  await page.mouse.move(x + 5, y);
  await page.mouse.move(axis.x + axis.width + 20, y);
  await expect.poll(async () => parseInt(await length.inputValue())).toBeGreaterThan(toMinutes);
  await page.mouse.up();
  await length.fill(`${toMinutes}:00`);
  await length.press('Enter');
}

/** The frequency of the fast rhythm that light and sound deliver, as Signal check says it. */
async function deliveredHz(
  page: Page,
): Promise<{ readonly light: number; readonly sound: number }> {
  const cells = page.getByRole('row', { name: /^Fast/u }).getByRole('cell');
  const [, light = NaN, sound = NaN] = (await cells.allTextContents()).map(parseFloat);
  return { light, sound };
}

/** Falls from 6 to 2 Hz in 44 minutes. */
function fastHzAt(minute: number): number {
  return 6 * (2 / 6) ** (minute / 44);
}

test('half an hour to wind down: looked at, lengthened, played, taken to a phone, and saved as audio', async ({
  page,
  context,
  browser,
}) => {
  test.setTimeout(300_000);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const heard = await complaints(page);
  const sent = requestsOf(page);
  await openDemo(page);
  await lookAround(page);
  await say(page, 'half an hour to wind down');
  await expect(offer(page)).toContainText('It takes 30 minutes, falling to 2 Hz');
  await expect(offer(page).getByRole('list', { name: 'Its course' })).toContainText(
    'fast rhythm from 6 Hz to 2 Hz',
  );
  // The course is what is looked at first.
  await expect(offer(page).getByRole('heading', { name: 'Wind down' })).toBeInViewport();
  const session = page.getByRole('switch', { name: 'Session on or off' });
  await expect(session).not.toBeChecked();
  expect(await axeFindings(page)).toEqual([]);

  await offer(page).getByRole('button', { name: 'Edit' }).click();
  await expect(page.getByRole('figure', { name: 'Course of Wind down' })).toBeInViewport();
  await dragEndTo(page, 44);
  await expect(page.getByRole('textbox', { name: 'Length' })).toHaveValue('44:00');

  const program = page.getByRole('region', { name: 'Wind down' });
  await program.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(session).toBeChecked();
  const playhead = page.getByRole('slider', { name: 'Time' });
  await playhead.fill(String(FORTY_MINUTES_MS));
  await playhead.press('Enter');
  await expect(program.getByText(/^40:0\d of 45:00$/u)).toBeVisible();

  await page.getByRole('tab', { name: 'Signal' }).click();
  const askedHz = fastHzAt(40);
  await expect.poll(async () => (await deliveredHz(page)).light).toBeCloseTo(askedHz, 1);
  await expect.poll(async () => (await deliveredHz(page)).sound).toBeCloseTo(askedHz, 1);
  const before = await deliveredHz(page);
  await expect.poll(async () => (await deliveredHz(page)).light).toBeLessThan(before.light);
  await expect.poll(async () => (await deliveredHz(page)).sound).toBeLessThan(before.sound);
  await page.keyboard.press('Escape');
  await expect(session).not.toBeChecked();

  await page.getByRole('tab', { name: 'Programs' }).click();
  await program.getByRole('button', { name: 'QR code' }).click();
  await expect(program.getByRole('figure', { name: 'QR code of the link' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await program.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('The link is copied.', { exact: false })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const [, fragment = ''] = link.split('#program=');
  expect(fragment).not.toBe('');

  const held = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const phone = await held.newPage();
  const sentByPhone = requestsOf(phone);
  await phone.goto(link);
  await expect(phone.getByText('A program was shared with you', { exact: false })).toBeVisible();
  await lookAround(phone);
  await expect(
    phone.getByText('From a link. Nothing plays by itself', { exact: false }),
  ).toBeInViewport();
  await expect(phone.getByText('It plays for 45 minutes', { exact: false })).toBeInViewport();
  await expect(phone.getByRole('switch', { name: 'Session on or off' })).not.toBeChecked();
  await phone.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(phone.getByText(/^0:0\d of 45:00$/u)).toBeVisible();
  expect(await axeFindings(phone)).toEqual([]);
  await held.close();

  await withoutPicker(page);
  const downloads = page.waitForEvent('download', { timeout: 120_000 });
  await program.getByRole('button', { name: 'Save FLAC' }).click();
  const file = await (await downloads).path();
  for (const minute of [1, 20, 40]) {
    const samples = await stretchOfFlac(page, file, { fromS: 60 * minute - 8, lengthS: 16 });
    const carrier = frequencyNear(samples, 48_000, 136.1);
    const upper = frequencyNear(samples, 48_000, 136.1 + fastHzAt(minute));
    expect(Math.abs(carrier - 136.1), `${minute}`).toBeLessThan(0.001);
    expect(Math.abs(upper - carrier - fastHzAt(minute)), `${minute}`).toBeLessThan(0.001);
  }

  for (const request of [...sent, ...sentByPhone]) expect(request).not.toContain(fragment);
  expect(heard).toEqual([]);
});

test('a link that is wrong or damaged says so on the page that it opens', async ({ page }) => {
  for (const fragment of ['program=', 'program=AAAA', `program=${'A'.repeat(5_000)}`]) {
    await page.goto('about:blank');
    await page.goto(`/demo#${fragment}`);
    await lookAround(page);
    await expect(page.getByRole('alert')).toHaveText(
      'This link is damaged or was cut off; ask for it again.',
    );
    await expect(page.getByRole('button', { name: /^Open .*, \d/u })).toHaveCount(10);
  }
});

test('what only sounds like a program gets a pair and no program, and a risk gets neither', async ({
  page,
}) => {
  await openDemo(page);
  await lookAround(page);
  await say(page, 'I have two hours of meetings');
  await expect(page.getByRole('log')).toContainText('Calm and alert');
  await say(page, 'half an hour to wind down after my seizure');
  await expect(page.getByRole('log')).toContainText('doctor');
  await expect(offer(page)).toHaveCount(0);
});
