import { expect, type Page, test } from '@playwright/test';
import { seededRandom } from '../packages/domain/src/experiment/random/seeded-random.ts';
import type { Guess } from '../packages/domain/src/experiment/statistics/blinding.ts';
import { complaints } from './findings.ts';
import { openDemo, SMALL_SCREEN } from './demo.ts';
import { feltEven, tapRhythm } from './felt-rhythm.ts';
import { answer, finish, live, start, startInSilence, startSession } from './self-test-page.ts';
import { everythingKept, everythingSent, NAMES_AN_ARM } from './self-test-reading.ts';
import { chooseTab } from './site.ts';

const HOUR_MS = 3_600_000;
const PERSON_SEED = '000000000000000000000000000a11ce';
const ORDER_SEED = '5eed0f0dde7ec0de0000000000000020';

/** What a simulated person answers: by how they felt, and by a coin which it was. */
function simulatedPerson(effectPoints: number, seed: string) {
  const random = seededRandom(seed);
  return (isEven: boolean): { rating: string; guess: Guess } => {
    const shift = (isEven ? 0.5 : -0.5) * effectPoints;
    const felt = Math.round(3 + shift + 0.7 * random.gaussian());
    const coin = random.uniform();
    return {
      rating: String(Math.min(5, Math.max(1, felt))),
      guess: coin < 0.3 ? 'real' : coin < 0.6 ? 'sham' : 'noIdea',
    };
  };
}

const GUESS_NAMES = { real: 'With the rhythm', sham: 'Without', noIdea: 'No idea' } as const;

/** Luck would decide the verdict of one month in five: the next seed that the page draws is this one. */
function nextSeed(page: Page, seed: string): Promise<void> {
  return page.evaluate((hex) => {
    const drawn = crypto.getRandomValues.bind(crypto);
    const bytes = hex.match(/../gu)?.map((byte) => Number.parseInt(byte, 16)) ?? [];
    const seeded = (values: Uint8Array<ArrayBuffer>) => {
      if (values.length !== 16) return drawn(values);
      Object.assign(crypto, { getRandomValues: drawn });
      values.set(bytes);
      return values;
    };
    Object.assign(crypto, { getRandomValues: seeded });
  }, seed);
}

async function begin(page: Page): Promise<void> {
  await chooseTab(page, 'Self-test');
  await page.getByRole('radio', { name: '10 min' }).press('Space');
  await page.getByRole('radio', { name: '4 hours' }).press('Space');
  await nextSeed(page, ORDER_SEED);
  await page.getByRole('button', { name: 'Seal and begin' }).click();
  await expect(page.getByText('0 of 20 pairs are complete.')).toBeVisible();
}

/** Comes back to the page, a while after a session was begun and left there. */
async function comeBack(page: Page): Promise<void> {
  await page.reload();
  await startInSilence(page);
}

const FOUND = /^Your answers were higher with the rhythm than without it/u;

// The same month without an effect, and other people's, are in packages/client/src/self-test/month.test.ts.
test('a month of blind sessions with an effect of one point ends in that verdict, and nothing told an arm before', async ({
  page,
}) => {
  test.setTimeout(360_000);
  await page.setViewportSize(SMALL_SCREEN);
  await page.clock.install({ time: new Date('2026-06-01T08:00:00') });
  await tapRhythm(page);
  const heard = await complaints(page);
  const sent = everythingSent(page);
  await openDemo(page);
  await startInSilence(page);
  await begin(page);

  const person = simulatedPerson(1, PERSON_SEED);
  const kept: string[] = [];
  for (let session = 0; session < 60; session += 1) {
    if (session === 12) {
      // Three days away: the session that was due is missed, and its pair with it.
      await page.clock.fastForward(76 * HOUR_MS);
      await expect(page.getByText(/lost a session that was missed/u)).toBeVisible();
    }
    await startSession(page);
    if (session === 5) {
      await live(page, 3);
      await comeBack(page);
      await page.getByRole('button', { name: 'It is over' }).click();
      await page.getByRole('button', { name: 'Leave this session out' }).click();
      await expect(page.getByText(/lost a session that was too short/u)).toBeVisible();
    } else {
      await live(page, 11);
      await finish(page);
      const { rating, guess } = person(await feltEven(page));
      await answer(page, rating, GUESS_NAMES[guess]);
      if (session % 8 === 7) kept.push(await everythingKept(page));
      await page.getByRole('button', { name: 'Keep these answers' }).click();
    }
    await expect(page.getByRole('region', { name: 'After the session' })).toBeHidden();
    await expect(start(page).or(page.getByText(FOUND))).toBeVisible();
    if (!(await start(page).isVisible())) break;
    await page.clock.fastForward(16 * HOUR_MS);
    await expect(start(page)).toBeEnabled();
  }
  const sentBefore = sent.join('\n');

  // The seal is open: the verdict is right, and nothing that was kept or sent before told an arm.
  await expect(page.getByText(FOUND)).toBeVisible();
  await expect(
    page.getByText(/^Your guesses do not show clearly that you could tell/u),
  ).toBeVisible();
  expect(kept.length).toBeGreaterThan(4);
  expect(sentBefore).toContain('/api/');
  for (const text of [...kept, sentBefore]) {
    expect(text).not.toContain(ORDER_SEED);
    const withoutGuesses = text.replaceAll(/guess: (?:real|sham|noIdea)/gu, 'guess');
    expect(NAMES_AN_ARM.exec(withoutGuesses)?.[0]).toBeUndefined();
  }

  await page.getByRole('link', { name: 'The report' }).click();
  await page.setViewportSize({ width: 1024, height: 900 });
  await expect(page.getByText(FOUND)).toBeVisible();
  await expect(page.getByText(ORDER_SEED)).toBeVisible();
  await expect(page.getByText(/^The seal is intact/u)).toBeVisible();
  await expect(page.getByText(/1 missed; 1 too short/u)).toBeVisible();
  const paper = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(paper.match(/\/Type\s*\/Page\b/gu)).toHaveLength(2);
  expect(heard).toEqual([]);
});
