import { expect, type Locator, type Page, test } from '@playwright/test';
import type { KeptTest } from '../packages/domain/src/experiment/kept/kept-test.ts';
import {
  EXAMPLE_SEED,
  HOUR_MS,
} from '../packages/domain/src/experiment/protocol/testing/example-protocol.ts';
import {
  EXAMPLE_START_MS,
  exampleTestAfter,
} from '../packages/domain/src/experiment/testing/example-test.ts';
import { axeFindings, complaints } from './findings.ts';
import { openDemo } from './demo.ts';
import { overflow } from './site.ts';
import { keepSelfTest } from './self-test-kept.ts';
import { live } from './self-test-page.ts';
import { everythingKept } from './self-test-reading.ts';

const HEIGHT = 844;
const MOST_STOPS = 80;

/** Whoever has no mouse goes from stop to stop until they are there, or somewhere in it. */
async function tabTo(page: Page, place: Locator): Promise<void> {
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    await page.keyboard.press('Tab');
    if (await place.evaluate((element) => element.contains(document.activeElement))) return;
  }
  throw new Error(`${String(place)} is on no stop of the keyboard.`);
}

async function press(page: Page, name: string): Promise<void> {
  await tabTo(page, page.getByRole('button', { name }));
  await page.keyboard.press('Enter');
}

/** Goes to a row of keys and along it, from the first or from the one that is pressed. */
async function choose(page: Page, row: string, steps: number, name: string): Promise<void> {
  const group = page.getByRole('radiogroup', { name: row });
  await tabTo(page, group);
  for (let step = 0; step < Math.abs(steps); step += 1) {
    await page.keyboard.press(steps > 0 ? 'ArrowRight' : 'ArrowLeft');
  }
  await expect(group.getByRole('radio', { name })).toBeChecked();
}

/** The self-tests as they stand, on a phone, a tablet and a desktop. */
async function isSound(page: Page, state: string): Promise<void> {
  for (const width of [768, 1440, 390]) {
    await page.setViewportSize({ width, height: HEIGHT });
    const at = `${state}, ${width} px`;
    expect(await axeFindings(page, 'section[aria-label="Self-test"]'), at).toEqual([]);
    await expect.poll(() => overflow(page), at).toBeLessThanOrEqual(0);
  }
}

async function openSelfTests(page: Page): Promise<void> {
  await openDemo(page, '#self-test');
  await press(page, 'Look around without light or sound');
  await page.getByRole('contentinfo').waitFor();
}

const RATING = 'How focused were you?';
const GUESS = 'Which was it, do you think?';

test.use({ viewport: { width: 390, height: HEIGHT } });

test('a self-test is set up, held, answered and stopped by keyboard alone, and is sound at every width', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await page.clock.install({ time: new Date(EXAMPLE_START_MS) });
  const heard = await complaints(page);
  await openSelfTests(page);
  await expect(page.getByRole('button', { name: 'Seal and begin' })).toBeVisible();
  await isSound(page, 'set-up');
  await choose(page, 'A session counts after', -1, '10 min');
  await choose(page, 'At least between two sessions', -1, '1 hour');
  await press(page, 'Seal and begin');

  await expect(page.getByText(/^The first session may begin whenever you like/u)).toBeVisible();
  await isSound(page, 'sealed');
  await press(page, 'Start the session');

  await expect(page.getByText('A session of the test is running.')).toBeVisible();
  await isSound(page, 'running');
  // On a phone, at night: the bar says why intensity stands still, in words that can be read.
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await axeFindings(page, 'fieldset[aria-label="Session Controls"]')).toEqual([]);
  const reason = page.getByText('Fixed for this session').filter({ visible: true });
  await expect(reason).toHaveCount(1);
  await page.emulateMedia({ colorScheme: null });
  await live(page, 11);
  await expect(page.getByText('It has played long enough to count.')).toBeVisible();
  await press(page, 'Finish and answer');
  await page.clock.fastForward(1000);

  await expect(page.getByRole('region', { name: 'After the session' })).toBeFocused();
  await isSound(page, 'asking');
  await choose(page, RATING, 3, '4 of 5');
  await press(page, 'Next');
  await expect(page.getByRole('region', { name: /one more question$/u })).toBeFocused();
  await isSound(page, 'asking which it was');
  await choose(page, GUESS, 2, 'No idea');
  await press(page, 'Keep these answers');

  await expect(page.getByText(/^The next session may begin from/u)).toBeVisible();
  await isSound(page, 'between sessions');
  expect(await everythingKept(page)).toMatch(/rating: 4\nguess: noIdea/u);
  await press(page, 'Stop this test…');
  await press(page, 'Stop the test for good');

  await expect(page.getByRole('region', { name: 'The self-test is over' })).toBeFocused();
  await expect(page.getByText(/so there is no verdict/u)).toBeVisible();
  await isSound(page, 'abandoned');
  expect(heard).toEqual([]);
});

test('the last answer, given by keyboard, leads to the verdict, which is sound at every width', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const startedAtMs = EXAMPLE_START_MS + 39 * 24 * HOUR_MS;
  const endedAtMs = startedAtMs + HOUR_MS;
  const last: KeptTest = {
    ...exampleTestAfter((arm) => ({ rating: arm === 'real' ? 4 : 3, guess: 'noIdea' }), 39),
    state: {
      kind: 'running',
      open: { startedAtMs, endedAtMs, playedMs: HOUR_MS, isFinished: true },
    },
  };
  await page.clock.install({ time: new Date(endedAtMs) });
  const heard = await complaints(page);
  await openSelfTests(page);
  await expect(page.getByRole('button', { name: 'Seal and begin' })).toBeVisible();
  await keepSelfTest(page, last, EXAMPLE_SEED);
  await page.reload();
  await openSelfTests(page);

  await expect(page.getByRole('region', { name: 'After the session' })).toBeVisible();
  await choose(page, RATING, 3, '4 of 5');
  await press(page, 'Next');
  await expect(page.getByRole('region', { name: /one more question$/u })).toBeFocused();
  await choose(page, GUESS, 1, 'Without');
  await press(page, 'Keep these answers');

  await expect(page.getByRole('region', { name: 'The self-test is over' })).toBeFocused();
  await expect(page.getByText(/^Your answers were higher with the rhythm/u)).toBeVisible();
  await isSound(page, 'over, with a verdict');
  await tabTo(page, page.getByRole('link', { name: 'The report' }));
  expect(heard).toEqual([]);
});
