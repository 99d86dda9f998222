import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { test } from './account/account-test.ts';
import { takeThroughLife } from './account/whole-life.ts';

test.use({ database: 'external' });

test('the same life on a PostgreSQL that the operator runs', async ({ page, browser, site }) => {
  test.setTimeout(180_000);
  await takeThroughLife(page, browser, site);
  expect(existsSync(join(site.dataDir, 'postgres'))).toBe(false);
});
