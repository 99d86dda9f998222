import { expect, test } from '@playwright/test';
import { lookAround, openDemo, SMALL_SCREEN, startDemo } from './demo.ts';
import { axeFindings, complaints } from './findings.ts';
import { openWindDown, seekBeforeEnd, stageLength } from './programs-page.ts';
import { chooseTab, overflow } from './site.ts';

test('nothing of the programs is loaded until somebody looks', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await openDemo(page);
  await startDemo(page);
  const loaded = () => asked.filter((address) => address.includes('programs-at-hand'));
  expect(loaded()).toEqual([]);
  await chooseTab(page, 'Programs');
  await expect(page.getByRole('button', { name: /^Open .*, \d/u })).toHaveCount(10);
  expect(loaded()).not.toEqual([]);
});

test('a program is lengthened by keyboard, undone, redone, and goes to a phone as a link', async ({
  page,
  context,
  browser,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const heard = await complaints(page);
  await openWindDown(page);
  await page.getByRole('slider', { name: 'End of stage 1', exact: true }).focus();
  for (let minute = 30; minute <= 44; minute += 1) await page.keyboard.press('ArrowRight');
  await expect(stageLength(page)).toHaveValue('44:00');
  await page.keyboard.press('Control+z');
  await expect(stageLength(page)).toHaveValue('29:00');
  await page.keyboard.press('Control+y');
  await expect(stageLength(page)).toHaveValue('44:00');
  expect(await axeFindings(page)).toEqual([]);

  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('The link is copied.', { exact: false })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link.length).toBeLessThan(300);

  const held = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const phone = await held.newPage();
  const sent: string[] = [];
  phone.on('request', (request) => sent.push(request.url()));
  await phone.goto(link);
  await expect(phone.getByRole('button', { name: 'Start the shared program' })).toBeVisible();
  expect(await axeFindings(phone)).toEqual([]);
  await lookAround(phone);
  await expect(
    phone.getByText('From a link. Nothing plays by itself', { exact: false }),
  ).toBeVisible();
  await expect(phone.getByText('It plays for 45 minutes', { exact: false })).toBeVisible();
  await expect(phone.getByRole('switch', { name: 'Session on or off' })).not.toBeChecked();
  await phone.getByRole('button', { name: /^1\. 44:00/ }).click();
  await expect(stageLength(phone)).toHaveValue('44:00');
  expect(await axeFindings(phone)).toEqual([]);
  expect(await overflow(phone)).toBe(0);
  expect(sent.filter((address) => address.includes('program='))).toEqual([]);
  expect(await phone.evaluate(() => localStorage.getItem('overtone.programs'))).toBeNull();
  await held.close();
  expect(heard).toEqual([]);
});

test('what was changed is there again on the next visit, and a damaged link says so', async ({
  page,
}) => {
  await openWindDown(page);
  await stageLength(page).fill('20');
  await stageLength(page).press('Enter');
  await expect(stageLength(page)).toHaveValue('20:00');
  await page.goto('/demo#program=AAAA');
  await page.reload();
  await lookAround(page);
  await expect(page.getByRole('alert')).toContainText('This link is damaged');
  const kept = page.getByRole('region', { name: 'Yours, on this device' });
  await kept.getByRole('button', { name: 'Open Wind down, 21:00' }).click();
  await expect(stageLength(page)).toHaveValue('20:00');
  expect(await axeFindings(page)).toEqual([]);
});

test('a program is started, sought, paused and stopped on its course, and Escape ends it', async ({
  page,
}) => {
  const heard = await complaints(page);
  await page.setViewportSize(SMALL_SCREEN);
  await openWindDown(page);
  const session = page.getByRole('switch', { name: 'Session on or off' });
  const place = page.getByText(/ of 30:00$/u);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(session).toBeChecked();
  await expect(place).toContainText(/^0:\d\d/u);

  await seekBeforeEnd(page, 40);
  await expect(place).not.toContainText(/^0:/u);

  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(session).not.toBeChecked();
  const stood = await place.textContent();
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(session).toBeChecked();
  await expect(place).not.toHaveText(stood ?? '');

  await page.keyboard.press('Escape');
  await expect(session).not.toBeChecked();
  // The key beside the course; the one at hand on every page is an icon.
  await page.getByText('Stop', { exact: true }).click();
  await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeVisible();
  await expect(session).not.toBeChecked();
  expect(heard).toEqual([]);
});

test('a program that is changed while it plays goes on where it stands, and Tune says that it leads', async ({
  page,
}) => {
  const heard = await complaints(page);
  await page.setViewportSize(SMALL_SCREEN);
  await openWindDown(page);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await seekBeforeEnd(page, 20);
  await expect(page.getByText(/^[12]\d:\d\d of 30:00$/u)).toBeVisible();
  await page.getByRole('button', { name: /^1\. 29:00/u }).click();
  await stageLength(page).fill('1h30');
  await stageLength(page).press('Enter');
  await expect(page.getByText(/^[12]\d:\d\d of 1:31:00$/u)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Session on or off' })).toBeChecked();
  await chooseTab(page, 'Tune');
  await expect(page.getByText('Wind down sets these now.', { exact: false })).toBeVisible();
  await expect(page.getByRole('slider', { name: 'Effect Intensity' })).toBeDisabled();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Stop it' }).click();
  await expect(page.getByRole('slider', { name: 'Effect Intensity' })).toBeEnabled();
  expect(heard).toEqual([]);
});

test('a program whose page is reloaded goes on where it stood', async ({ page }) => {
  const heard = await complaints(page);
  await page.setViewportSize(SMALL_SCREEN);
  await openWindDown(page);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await seekBeforeEnd(page, 20);
  const place = page.getByText(/ of 30:00$/u);
  await expect(place).not.toContainText(/^0:/u);
  await page.reload();
  await expect(page.getByText(/stood at \d+:\d\d when this page was closed/u)).toBeVisible();
  await lookAround(page);
  await chooseTab(page, 'Programs');
  const left = page.getByRole('region', { name: 'Left off' });
  await expect(left).toContainText(/Wind down stood at \d\d:\d\d of 30:00/u);
  expect(await axeFindings(page)).toEqual([]);
  const stood = /at (\S+) of/u.exec((await left.textContent()) ?? '')?.[1] ?? '';
  await left.getByRole('button', { name: 'Go on from there' }).click();
  await expect(page.getByRole('switch', { name: 'Session on or off' })).toBeChecked();
  await expect(place).toContainText(stood.slice(0, 2));
  expect(heard).toEqual([]);
});
