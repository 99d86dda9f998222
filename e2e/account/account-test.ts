import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { freePort } from '../../scripts/free-port.ts';
import { type OutsideWorld, startOutsideWorld } from './outside-world.ts';
import { startOwnServer } from './own-server.ts';

/** A server with everything outside that it may talk to. */
export interface AccountSite {
  readonly url: string;
  readonly dataDir: string;
  readonly world: OutsideWorld;
}

interface AccountOptions {
  /** Whether the server brings its own PostgreSQL or is given another one. */
  readonly database: 'embedded' | 'external';
  /** More of the server's environment. */
  readonly settings: Readonly<Record<string, string>>;
  readonly site: AccountSite;
}

const START_MS = 120_000;

/** A test on a server of its own, whose providers are all on the loopback address; tests of a file share it. */
export const test = base.extend<object, AccountOptions>({
  database: ['embedded', { option: true, scope: 'worker' }],
  settings: [{}, { option: true, scope: 'worker' }],
  site: [
    async ({ database, settings }, use) => {
      const port = await freePort();
      const url = `http://127.0.0.1:${port}`;
      const folder = await mkdtemp(join(tmpdir(), 'overtone-world-'));
      const world = await startOutsideWorld(url, database === 'external' ? folder : undefined);
      const server = await startOwnServer(port, { ...world.environment, ...settings });
      await use({ url, dataDir: server.dataDir, world });
      await server.stop();
      await world.stop();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: START_MS },
  ],
  baseURL: ({ site }, use) => use(site.url),
});
