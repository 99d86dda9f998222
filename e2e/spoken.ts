import type { Locator, Page } from '@playwright/test';

/** Says to the assistant what one is about to do. */
export async function say(page: Page, words: string): Promise<void> {
  const input = page.getByRole('textbox', { name: 'What are you about to do?' });
  await input.fill(words);
  await input.press('Enter');
}

/** The program that the assistant offers. */
export function offeredProgram(page: Page): Locator {
  return page.getByRole('region', { name: 'The program for it' });
}
