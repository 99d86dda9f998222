import { expect, type Page, test } from '@playwright/test';
import { lookAround, openDemo } from './demo.ts';
import { axeFindings, complaints } from './findings.ts';
import { grasp, minutesOf } from './programs-page.ts';
import { stretchOfFlac, tonesIn, withoutPicker } from './saved-audio.ts';
import { peakOf, recordSound, tapSound } from './sound-capture.ts';
import { offeredProgram, say } from './spoken.ts';
import { chooseTab } from './site.ts';

const FORTY_MINUTES_MS = 40 * 60_000;

/** Addresses and bodies of all that a page asks for from now on. */
function requestsOf(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  return sent;
}

/** Drags the end of the first stage with the mouse alone: beyond the edge, until there is room, and back to so many minutes. */
async function dragEndTo(page: Page, toMinutes: number): Promise<void> {
  const view = page.locator('[data-view]');
  const length = page.getByRole('textbox', { name: 'Length' });
  const { x: begin, y } = await grasp(page, /^End of stage 1$/u);
  const seen = await view.boundingBox();
  if (!seen) throw new Error('The picture is not drawn.');
  await page.mouse.move(begin + 5, y);
  await page.mouse.move(seen.x + seen.width + 20, y);
  // It grows by the frames that are drawn, and a slow machine draws few.
  await expect.poll(() => minutesOf(length), { timeout: 60_000 }).toBeGreaterThan(toMinutes);
  // Back in the picture the border goes with the pointer, on the scale that is seen now.
  await page.mouse.move(seen.x + seen.width / 2, y);
  await page.mouse.move(seen.x + seen.width / 2, y + 1);
  // As a hand does: a few pixels on, a look at the length, a few pixels on.
  let x = seen.x + seen.width / 2;
  const followed = async () => {
    const missing = toMinutes - (await minutesOf(length));
    x += Math.sign(missing) * (Math.abs(missing) > 4 ? 12 : 2);
    if (missing !== 0) await page.mouse.move(x, y);
    return missing;
  };
  await expect.poll(followed, { intervals: [20], timeout: 60_000 }).toBe(0);
  await page.mouse.up();
}

/** The frequency of the fast rhythm that light and sound deliver, as Signal check says it. */
async function deliveredHz(
  page: Page,
): Promise<{ readonly light: number; readonly sound: number }> {
  const cells = page.getByRole('row', { name: /^Fast/u }).getByRole('cell');
  const [, light = NaN, sound = NaN] = (await cells.allTextContents()).map(parseFloat);
  return { light, sound };
}

/** The frequencies that light and sound deliver, and that of the pair, as Fig. 1 says them. */
async function shownHz(page: Page) {
  const caption = page.getByRole('figure').filter({ hasText: 'Fig. 1' }).locator('figcaption');
  const words = (await caption.textContent()) ?? '';
  const hz = (pattern: RegExp) => Number(pattern.exec(words)?.[1]);
  return {
    pair: hz(/carrying ([\d.]+) Hz/u),
    light: hz(/Light ([\d.]+)/u),
    sound: hz(/Sound ([\d.]+)/u),
  };
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
  // It listens until rhythms have fallen, and renders three quarters of an hour.
  test.setTimeout(600_000);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const heard = await complaints(page);
  const sent = requestsOf(page);
  await openDemo(page);
  await lookAround(page);
  await say(page, 'half an hour to wind down');
  await expect(offeredProgram(page)).toContainText('It takes 30 minutes, falling to 2 Hz');
  await expect(offeredProgram(page).getByRole('list', { name: 'Its course' })).toContainText(
    'fast rhythm from 6 Hz to 2 Hz',
  );
  // The course is what is looked at first.
  await expect(offeredProgram(page).getByRole('heading', { name: 'Wind down' })).toBeInViewport();
  const session = page.getByRole('switch', { name: 'Session on or off' });
  await expect(session).not.toBeChecked();
  expect(await axeFindings(page)).toEqual([]);

  await offeredProgram(page).getByRole('button', { name: 'Edit' }).click();
  await expect(page.getByRole('figure', { name: 'Course of Wind down' })).toBeInViewport();
  // The fade takes a minute more.
  await dragEndTo(page, 44);

  const program = page.getByRole('region', { name: 'Wind down' });
  await program.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(session).toBeChecked();
  const playhead = page.getByRole('slider', { name: 'Time' });
  // The program plays on meanwhile: whatever is compared with that minute begins there.
  const seek = async () => {
    await playhead.fill(String(FORTY_MINUTES_MS));
    await playhead.press('Enter');
    await expect(program.getByText(/^40:\d\d of 45:00$/u)).toBeVisible();
  };

  for (const sense of ['pair', 'light', 'sound'] as const) {
    await seek();
    await expect.poll(async () => (await shownHz(page))[sense]).toBeCloseTo(fastHzAt(40), 1);
    const figure = await shownHz(page);
    const fallen = expect.poll(async () => (await shownHz(page))[sense], { timeout: 120_000 });
    await fallen.toBeLessThan(figure[sense]);
  }

  await seek();
  await chooseTab(page, 'Signal');
  const askedHz = fastHzAt(40);
  await expect.poll(async () => (await deliveredHz(page)).light).toBeCloseTo(askedHz, 1);
  await expect.poll(async () => (await deliveredHz(page)).sound).toBeCloseTo(askedHz, 1);
  const before = await deliveredHz(page);
  // A hundredth of a hertz, the least that is said, takes eleven seconds.
  for (const sense of ['light', 'sound'] as const) {
    const fallen = expect.poll(async () => (await deliveredHz(page))[sense], { timeout: 120_000 });
    await fallen.toBeLessThan(before[sense]);
  }
  await page.keyboard.press('Escape');
  await expect(session).not.toBeChecked();

  await chooseTab(page, 'Programs');
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
  await tapSound(phone);
  await phone.goto(link);
  await expect(
    phone.getByText('was shared with you. It is open behind this, and nothing plays', {
      exact: false,
    }),
  ).toBeVisible();
  await lookAround(phone);
  await expect(
    phone.getByText('From a link. Nothing plays by itself', { exact: false }),
  ).toBeInViewport();
  await expect(phone.getByText('It plays for 45 minutes', { exact: false })).toBeInViewport();
  await phone.getByText('What else it does').click();
  await expect(
    phone.getByText('The volume is 10% at most, and never above what is set on this device.'),
  ).toBeVisible();
  await expect(phone.getByRole('switch', { name: 'Session on or off' })).not.toBeChecked();
  const volume = phone.getByRole('slider', { name: 'Master volume' });
  await volume.fill('0.02');
  await phone.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(phone.getByText(/^0:\d\d of 45:00$/u)).toBeVisible();
  expect(await axeFindings(phone)).toEqual([]);
  const peak = async () => peakOf((await recordSound(phone, 1)).samples);
  await expect.poll(peak, { timeout: 60_000 }).toBeGreaterThan(0);
  const atTwoPercent = await peak();
  await volume.fill('1');
  // Five times as loud, not fifty. The slow rhythm of ten seconds moves either second by up to 0.7 of its level.
  await expect.poll(peak, { timeout: 60_000 }).toBeGreaterThan(3.5 * atTwoPercent);
  expect(await peak()).toBeLessThan(7.2 * atTwoPercent);
  await held.close();

  await withoutPicker(page);
  const downloads = page.waitForEvent('download', { timeout: 300_000 });
  await program.getByRole('button', { name: 'Save FLAC' }).click();
  const file = await (await downloads).path();
  for (const minute of [1, 20, 40]) {
    const samples = await stretchOfFlac(page, file, { fromS: 60 * minute - 8, lengthS: 16 });
    const { carrierHz, rhythmHz } = tonesIn(samples, 136.1, fastHzAt(minute));
    expect(Math.abs(carrierHz - 136.1), `${minute}`).toBeLessThan(0.001);
    expect(Math.abs(rhythmHz - fastHzAt(minute)), `${minute}`).toBeLessThan(0.001);
  }

  for (const request of [...sent, ...sentByPhone]) expect(request).not.toContain(fragment);
  expect(heard).toEqual([]);
});
