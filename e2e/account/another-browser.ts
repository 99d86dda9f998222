import type { Browser, Page } from '@playwright/test';
import type { AccountSite } from './account-test.ts';
import { lookAround, openDemo } from '../demo.ts';

/** A page of another browser, which knows nothing of the first. */
export async function openBrowser(browser: Browser, { url }: AccountSite): Promise<Page> {
  const context = await browser.newContext({ baseURL: url });
  return context.newPage();
}

/** The self-tests of the demo, as somebody sees them who comes back. */
export async function openSelfTests(page: Page): Promise<void> {
  await openDemo(page, '#self-test');
  await lookAround(page);
}
