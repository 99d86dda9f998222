import { chromium } from '@playwright/test';
import { browserLaunch } from '../browser.mjs';
import { offeredBy, serveSources } from '../source-server.ts';
import type { PageBench } from './page.ts';

/** Calls one of the page's benchmarks. */
export type Ask = Awaited<ReturnType<typeof offeredBy<PageBench>>>;

/** Opens the bench page in a real browser, hands it to `measure`, and closes everything after. */
export async function inBrowser<Result>(measure: (ask: Ask) => Promise<Result>): Promise<Result> {
  const sources = await serveSources();
  const browser = await chromium.launch(browserLaunch());
  try {
    const page = await browser.newPage();
    await page.goto(sources.addressOf('scripts/bench/page.html'));
    return await measure(await offeredBy<PageBench>(page, 'bench'));
  } finally {
    await browser.close();
    await sources.close();
  }
}
