import { expect, type Locator, type Page } from '@playwright/test';
import { startDemo } from './demo.ts';

/** Starts the demo, and stops what it plays: an ordinary session would put the next one of a test off. */
export async function startInSilence(page: Page): Promise<void> {
  await startDemo(page);
  await page.getByRole('switch', { name: 'Session on or off' }).press('Space');
}

/** The button that begins a session; there is none while none may begin. */
export const start = (page: Page): Locator =>
  page.getByRole('button', { name: 'Start the session' });

/** Begins a session. */
export async function startSession(page: Page): Promise<void> {
  await start(page).click();
  await expect(page.getByText('A session of the test is running.')).toBeVisible();
}

/** Minutes that a page with a session in it lives through, seconds at a time, as it does by itself. */
export async function live(page: Page, minutes: number): Promise<void> {
  for (let seconds = 0; seconds < 60 * minutes; seconds += 50) await page.clock.fastForward(50_000);
}

/** Ends a session that has played long enough, once the page says that it has: before, it would ask whether to. */
export async function finish(page: Page): Promise<void> {
  await expect(page.getByText(/^It has played long enough to count/u)).toBeVisible();
  await page.getByRole('button', { name: 'Finish and answer' }).click();
  await page.clock.fastForward(1000);
}

/** Says how a session was and which it was; neither is kept yet. */
export async function answer(page: Page, rating: string, guess: string): Promise<void> {
  await page.getByRole('radio', { name: `${rating} of 5` }).press('Space');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.getByRole('radio', { name: guess }).press('Space');
}
