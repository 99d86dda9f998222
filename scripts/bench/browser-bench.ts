import { chromium, type Page } from '@playwright/test';
import { createServer } from 'vite';
import { browserLaunch } from '../browser.mjs';
import { ROOT } from '../install.mjs';
import type { PageBench } from './page.ts';

/** Opens the bench page in a real browser, hands it to `measure`, and closes everything after. */
export async function inBrowser<Result>(measure: (page: Page) => Promise<Result>): Promise<Result> {
  const server = await createServer({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    worker: { format: 'es' },
    server: { host: '127.0.0.1', port: 0, hmr: false },
  });
  await server.listen();
  const browser = await chromium.launch(browserLaunch());
  try {
    const page = await browser.newPage();
    const address = server.httpServer?.address();
    if (typeof address !== 'object' || !address) throw new Error('The bench page is not served.');
    await page.goto(`http://127.0.0.1:${address.port}/scripts/bench/page.html`);
    await page.waitForFunction(() => 'bench' in window);
    return await measure(page);
  } finally {
    await browser.close();
    await server.close();
  }
}

/** Calls one of the page's benchmarks. */
export function ask<Name extends keyof PageBench>(
  page: Page,
  name: Name,
  ...args: Parameters<PageBench[Name]>
): Promise<Awaited<ReturnType<PageBench[Name]>>> {
  return page.evaluate(
    ([key, values]) =>
      Reflect.apply(Reflect.get(Reflect.get(window, 'bench'), key), undefined, values),
    [name, args] as const,
  );
}
