import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { browserLaunch } from './scripts/browser.mjs';

const PORT = Number(process.env['OVERTONE_E2E_PORT'] ?? 4317);

const PICTURES = 'pictures-*.spec.ts';

// One data folder for the run; the workers read this file too and must not make their own.
process.env['OVERTONE_E2E_DATA'] ??= mkdtempSync(join(tmpdir(), 'overtone-e2e-'));

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  // All pictures are compared when asked for (docs/testing.md#pictures).
  projects: [
    { name: 'pages', testIgnore: PICTURES },
    {
      name: 'pictures',
      testMatch: PICTURES,
      ...(process.env['PICTURES'] === undefined ? { grep: /@gate/u } : {}),
    },
  ],
  workers: 1,
  timeout: 180_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    launchOptions: browserLaunch(),
    viewport: { width: 1440, height: 900 },
  },
  webServer: {
    command: 'node scripts/start.mjs',
    url: `http://127.0.0.1:${PORT}/api/health`,
    timeout: 240_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    env: {
      PORT: String(PORT),
      DATA_DIR: process.env['OVERTONE_E2E_DATA'],
      LOG_LEVEL: 'warn',
      SUPPORT_EMAIL: 'support@overtone.example',
      RESEARCH_EMAIL: 'research@overtone.example',
      BOOKING_URL: 'https://book.example/demo',
      AI_API_KEY: '',
      OPENAI_API_KEY: '',
    },
  },
});
