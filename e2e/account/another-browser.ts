import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import type { AccountSite } from './account-test.ts';
import { lookAround, openDemo } from '../demo.ts';

/** A page of another browser, which knows nothing of the first; `as` says what else is so of it. */
export async function openBrowser(
  browser: Browser,
  { url }: AccountSite,
  as: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, ...as });
  return context.newPage();
}

/** The self-tests of the demo, as somebody sees them who comes back. */
export async function openSelfTests(page: Page): Promise<void> {
  await openDemo(page, '#self-test');
  await lookAround(page);
}
