import { expect, type Page } from '@playwright/test';

const start = (page: Page) => page.getByRole('button', { name: 'Start Demo Experience' });

/** A window small enough for software rendering to draw its light at every refresh of a 60 Hz screen. */
export const SMALL_SCREEN = { width: 480, height: 320 } as const;

/** The rate of a screen is known once 120 frames were drawn, which takes a slow machine longer than two seconds. */
export const SCREEN_IS_MEASURED = { timeout: 60_000 } as const;

/** Opens the demo; the welcome is shown and answers. */
export async function openDemo(page: Page, search = ''): Promise<void> {
  await page.goto(`/demo${search}`);
  await expect(start(page)).toBeEnabled();
}

/** Opens the demo and waits for the page behind the welcome, which is drawn later, down to whether somebody is signed in. */
export async function openWholeDemo(page: Page): Promise<void> {
  await openDemo(page);
  await expect(page.locator('[data-demo] > footer')).toBeAttached();
  const isKnown = page.locator('[data-demo] header :is(a[href^="/sign-in"], .demo-places)');
  await expect(isKnown.first()).toBeAttached();
}

/** Presses the welcome's button: sound is prepared in the click, the effect is on, and the whole page is drawn. */
export async function startDemo(page: Page): Promise<void> {
  await start(page).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByRole('contentinfo').waitFor();
}

/** Closes the welcome without light or sound; the whole page is drawn. */
export async function lookAround(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Look around without light or sound' }).click();
  await page.getByRole('contentinfo').waitFor();
}
