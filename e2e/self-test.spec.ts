import { expect, type Page, test } from '@playwright/test';
import { orderOf } from '../packages/domain/src/experiment/protocol/order.ts';
import { readKeptTest } from '../packages/domain/src/experiment/kept/kept-test.ts';
import { axeFindings, complaints } from './findings.ts';
import { lookAround, openDemo, SMALL_SCREEN, startDemo } from './demo.ts';
import { answer, finish, live, startInSilence, startSession } from './self-test-page.ts';
import { everythingKept, everythingSent, NAMES_AN_ARM } from './self-test-reading.ts';
import { chooseTab, overflow } from './site.ts';

const TITLE = 'Does it work for me? A blind self-test';

const selfTest = (page: Page) => page.getByRole('region', { name: 'Self-test', exact: true });

// Answers say "no idea", so that words which name an arm are found nowhere.
test('a self-test is sealed, held and opened, and nothing tells which session is which before', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 1024, height: 900 });
  await page.clock.install({ time: new Date('2026-06-01T09:00:00') });
  const heard = await complaints(page);
  const sent = everythingSent(page);
  await openDemo(page);
  await startInSilence(page);
  const loaded = () => sent.filter((text) => text.includes('self-tests-at-hand'));
  expect(loaded()).toEqual([]);

  await chooseTab(page, 'Self-test');
  await expect(page.getByRole('heading', { name: TITLE })).toBeVisible();
  await page.getByRole('radio', { name: '10 min' }).press('Space');
  await page.getByRole('radio', { name: '1 hour' }).press('Space');
  expect(await axeFindings(page, 'section[aria-label="Self-test"]')).toEqual([]);
  await page.getByRole('button', { name: 'Seal and begin' }).click();
  const commitment = await page.getByTestId('commitment').textContent();
  expect(commitment).toMatch(/^[0-9a-f]{64}$/u);
  expect(loaded()).not.toEqual([]);

  const seen: string[] = [];
  const kept: string[] = [];
  for (const session of [0, 1, 2, 3]) {
    await startSession(page);
    await live(page, 11);
    await expect(page.getByText('It has played long enough to count.')).toBeVisible();
    await chooseTab(page, 'Signal');
    await expect(page.getByText(/^Hidden until the self-test ends\./u)).toBeVisible();
    seen.push(await page.locator('body').ariaSnapshot());
    await chooseTab(page, 'Self-test');
    await expect(selfTest(page).getByText('It has played long enough to count.')).toBeVisible();
    seen.push(await page.locator('body').ariaSnapshot());
    kept.push(await everythingKept(page));
    if (session === 0) {
      expect(await axeFindings(page, 'section[aria-label="Self-test"]')).toEqual([]);
    }
    await finish(page);
    await answer(page, '4', 'No idea');
    await page.getByRole('button', { name: 'Keep these answers' }).click();
    await expect(page.getByText(/^The next session may begin from/u)).toBeVisible();
    kept.push(await everythingKept(page));
    await page.clock.fastForward('01:05:00');
    await expect(page.getByText(/^The next session may begin now/u)).toBeVisible();
  }
  const sentBefore = sent.join('\n');

  // What was open is there again after the page was left.
  await page.reload();
  await startDemo(page);
  await expect(selfTest(page).getByText('2 of 20 pairs are complete.')).toBeVisible();
  await page.getByRole('button', { name: 'Stop this test…' }).click();
  await page.getByRole('button', { name: 'Stop the test for good' }).click();
  await expect(page.getByText(/so there is no verdict/u)).toBeVisible();
  await page.getByRole('link', { name: 'The report' }).click();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Everything as JSON' }).click();
  const file = await (await saving).createReadStream();
  const chunks: Buffer[] = [];
  for await (const chunk of file) chunks.push(chunk as Buffer);
  const opened = readKeptTest(JSON.parse(Buffer.concat(chunks).toString()).test);
  if (!opened.ok || opened.value.state.kind === 'running') throw new Error('not opened');
  const { sealed, state, attempts } = opened.value;
  const seed = state.seed ?? '';
  expect(sealed.commitment).toBe(commitment);
  expect(attempts).toHaveLength(4);
  expect(seed).toMatch(/^[0-9a-f]{32}$/u);

  // Each pair had both arms, and neither was to be told from what was kept, sent or shown.
  const arms = orderOf(sealed.protocol, seed).slice(0, 2).flat();
  expect(arms.toSorted()).toEqual(['real', 'real', 'sham', 'sham']);
  for (const text of [...kept, sentBefore]) {
    expect(text).not.toContain(seed);
    expect(NAMES_AN_ARM.exec(text)?.[0]).toBeUndefined();
  }
  expect(kept[0]).toContain('key closed');
  expect(kept.join('')).not.toContain('key readable');
  // What time has passed is the test's own.
  const shown = seen.map((text) =>
    text
      .replaceAll(/\d+ of 20 pairs (?:is|are)/gu, 'n of 20 pairs are')
      .replaceAll(/\d+ min played/gu, 'n min played')
      .replaceAll(/\d+:\d\d/gu, 'm:ss'),
  );
  // Of each session the check and the test, one after the other.
  for (const [index, text] of shown.entries()) expect(text).toBe(shown[index % 2]);
  expect(heard).toEqual([]);
});

test('a self-test is set up by keyboard, and fits a small screen', async ({ page }) => {
  await page.setViewportSize(SMALL_SCREEN);
  await page.goto('/demo#self-test');
  await lookAround(page);
  const begin = page.getByRole('button', { name: 'Seal and begin' });
  await expect(begin).toBeVisible();
  await page
    .getByRole('radiogroup', { name: 'Pairs of sessions' })
    .getByRole('radio')
    .first()
    .focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText(/^60 sessions; 8 more pairs/u)).toBeVisible();
  await begin.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('0 of 30 pairs are complete.')).toBeVisible();
  await expect.poll(() => overflow(page)).toBe(0);
});
