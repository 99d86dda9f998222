import type { Page } from '@playwright/test';
import { createServer } from 'vite';
import { ROOT } from './install.mjs';

/** The sources of the project, served to a browser on this machine alone. */
export interface SourceServer {
  /** Address of a file, by its path from the root of the project. */
  readonly addressOf: (path: string) => string;
  readonly close: () => Promise<void>;
}

/** Serves the sources on a free port, compiled as they are asked for. */
export async function serveSources(): Promise<SourceServer> {
  const server = await createServer({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    worker: { format: 'es' },
    server: { host: '127.0.0.1', port: 0, hmr: false },
  });
  await server.listen();
  const address = server.httpServer?.address();
  if (typeof address !== 'object' || !address) throw new Error('The sources are not served.');
  return {
    addressOf: (path) => `http://127.0.0.1:${address.port}/${path}`,
    close: () => server.close(),
  };
}

/** Functions that a page offers under one name of its window. */
type Offered = Readonly<Record<string, (...args: never[]) => unknown>>;

/** Gives a caller for what `page` offers under `name`; wait until it is there. */
export async function offeredBy<Functions extends Offered>(page: Page, name: string) {
  await page.waitForFunction((key) => key in window, name);
  return <Key extends keyof Functions & string>(
    key: Key,
    ...args: Parameters<Functions[Key]>
  ): Promise<Awaited<ReturnType<Functions[Key]>>> =>
    page.evaluate(
      ([owner, method, values]) =>
        Reflect.apply(Reflect.get(Reflect.get(window, owner), method), undefined, values),
      [name, key, args] as const,
    );
}
