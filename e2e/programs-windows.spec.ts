import { type BrowserContext, expect, type Page } from '@playwright/test';
import { KEPT_PROGRAMS_KEY } from '../packages/client/src/program/kept-programs.ts';
import { test } from './account/account-test.ts';
import { person, signUp } from './account/person.ts';
import { complaints } from './findings.ts';
import {
  grasp,
  openPrograms,
  openWindDown,
  openYours,
  programName,
  rename,
} from './programs-page.ts';

/** Opens a program of one's own in a first window, and the same in a second. */
async function openInTwo(one: Page, context: BrowserContext): Promise<Page> {
  await openWindDown(one);
  await rename(one, 'Evening');
  const two = await context.newPage();
  await openPrograms(two);
  await openYours(two, 'Evening').click();
  return two;
}

/** Expects that a change in either window is in the other at once. */
async function expectToFollow(one: Page, two: Page): Promise<void> {
  await rename(two, 'Evening at home');
  await expect(programName(one)).toHaveValue('Evening at home');
  await one.getByRole('button', { name: 'Undo' }).click();
  await expect(programName(two)).toHaveValue('Evening');
}

/**
 * Holds a border of the course, and lets go of it once `act` is done. It moves to and fro until then: a movement that rests
 * is kept.
 */
async function holdBorderDuring(page: Page, act: () => Promise<void>): Promise<void> {
  const { x, y } = await grasp(page, /^End of stage 1/u);
  const letGo = new AbortController();
  async function move(): Promise<void> {
    for (let step = 0; !letGo.signal.aborted; step += 1) {
      await page.mouse.move(x - 60 - (step % 2) * 12, y);
      await page.evaluate(() => new Promise(requestAnimationFrame));
    }
  }
  await page.mouse.move(x - 60, y, { steps: 4 });
  const moving = move();
  await act().finally(() => letGo.abort());
  await moving;
  await page.mouse.up();
}

/** Expects that the second window goes on with a version of its own, and that both are kept. */
async function expectBothKept(one: Page, two: Page): Promise<void> {
  await expect(two.getByText(/was changed here and elsewhere/u)).toBeVisible();
  await expect(programName(two)).toHaveValue('Evening (other version)');
  await expect(programName(one)).toHaveValue('Evening at work');
  await openPrograms(two);
  for (const kept of ['Evening (other version)', 'Evening at work']) {
    await expect(openYours(two, kept)).toBeVisible();
  }
}

test('two windows with the same program go on from each other, and both versions stay where both change it at once', async ({
  page: one,
  context,
}) => {
  const heard = await complaints(one);
  const two = await openInTwo(one, context);
  await expectToFollow(one, two);

  await holdBorderDuring(two, async () => {
    await rename(one, 'Evening at work');
    await expect(one.getByText('Kept on this device.')).toBeVisible();
    // What one window keeps reaches the other a moment later.
    await two.waitForFunction(
      (key) => localStorage.getItem(key)?.includes('Evening at work'),
      KEPT_PROGRAMS_KEY,
    );
  });
  await expectBothKept(one, two);

  // What is deleted in one window is said in the other, and kept again with its next change.
  await two.getByRole('button', { name: 'Delete Evening at work' }).click();
  await expect(one.getByText(/^Deleted elsewhere/u)).toBeVisible();
  await rename(one, 'Evening at last');
  await expect(openYours(two, 'Evening at last')).toBeVisible();
  expect(heard).toEqual([]);
});

test('two windows of somebody who is signed in do the same, with what the account has', async ({
  page: one,
  context,
  site,
}) => {
  await signUp(one, site.dataDir, person('Eliane Radigue'));
  const two = await openInTwo(one, context);
  await expect(two.getByText('Saved with your account.')).toBeVisible();
  await expectToFollow(one, two);

  await holdBorderDuring(two, async () => {
    // It was saved before, too: what is waited for is that the account has the new name, whichever window says it, before
    // the other lets go. Where both say it at once, the account takes it from one of them.
    const saved = context.waitForEvent(
      'response',
      (answer) =>
        answer.ok() &&
        answer.request().method() === 'PUT' &&
        answer.request().postData()?.includes('Evening at work') === true,
    );
    await rename(one, 'Evening at work');
    await saved;
  });
  await expectBothKept(one, two);
  await openPrograms(one);
  await expect(openYours(one, 'Evening (other version)')).toBeVisible();
});
