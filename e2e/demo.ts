import type { Page } from '@playwright/test';

/** Opens the demo; the welcome is shown. */
export async function openDemo(page: Page, search = ''): Promise<void> {
  await page.goto(`/demo${search}`);
  await page.getByRole('dialog').waitFor();
}

/** Presses the welcome's button: sound is prepared in the click, and the effect is on. */
export async function startDemo(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start Demo Experience' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}
