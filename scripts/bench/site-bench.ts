import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chromium } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';
import { PAGES } from '../../apps/web/src/content/pages.ts';
import { browserLaunch } from '../browser.mjs';
import { freePort } from '../free-port.ts';
import { ROOT } from '../install.mjs';

const RUNS = 3;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const READY = /is ready at (http:\S+)/u;

/**
 * Lighthouse on every page of the built site as the real server sends it: a telephone on a slow network, simulated,
 * the median of three visits by performance. Says each as it is known.
 */
export async function benchSite(say: (line: string) => void): Promise<void> {
  const server = await startServer();
  const port = await freePort();
  const launch = browserLaunch();
  const browser = await chromium.launch({
    ...launch,
    args: [...launch.args, `--remote-debugging-port=${port}`],
  });
  try {
    say(`site: ${CATEGORIES.join(' / ')}, goal 100 each`);
    for (const { path } of Object.values(PAGES)) {
      say(`${path}: ${await summary(await medianVisit(`${server.address}${path}`, port))}`);
    }
  } finally {
    await browser.close();
    await server.stop();
  }
}

async function medianVisit(url: string, port: number): Promise<Result> {
  const visits: Result[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const visit = await lighthouse(url, {
      port,
      logLevel: 'error',
      onlyCategories: [...CATEGORIES],
    });
    if (visit) visits.push(visit.lhr);
  }
  visits.sort((a, b) => scoreOf(a, 'performance') - scoreOf(b, 'performance'));
  const median = visits[Math.floor(visits.length / 2)];
  if (!median) throw new Error(`Lighthouse gave no result for ${url}.`);
  return median;
}

async function summary(visit: Result): Promise<string> {
  const scores = CATEGORIES.map((category) => Math.round(scoreOf(visit, category) * 100));
  const { audits } = visit;
  const scripts = await scriptBytes(audits);
  const shown = (audit: string) => audits[audit]?.displayValue?.replace(/\s/gu, ' ') ?? '?';
  return [
    scores.join(' / '),
    `LCP ${shown('largest-contentful-paint')} at ${lcpElement(audits)}`,
    `CLS ${shown('cumulative-layout-shift')}`,
    `scripts ${(scripts / 1024).toFixed(1)} KB in brotli`,
  ].join(', ');
}

function scoreOf(visit: Result, category: string): number {
  return visit.categories[category]?.score ?? 0;
}

/** The element that the largest paint was, as Lighthouse points at it. */
function lcpElement(audits: Result['audits']): string {
  const text = JSON.stringify(audits['lcp-breakdown-insight']?.details ?? {});
  return /"selector":"([^"]*)"/u.exec(text)?.[1] ?? '?';
}

/** Bytes of the page's scripts as the server sends them to a browser, in brotli, without their headers. */
async function scriptBytes(audits: Result['audits']): Promise<number> {
  const { details } = audits['network-requests'] ?? {};
  const requests = details?.type === 'table' ? details.items : [];
  const sizes = requests
    .filter(({ resourceType }) => resourceType === 'Script')
    .flatMap(({ url }) => (typeof url === 'string' ? [url] : []))
    .map(async (url) => {
      const headers = { 'accept-encoding': 'br' };
      const answer = await fetch(url, { method: 'HEAD', headers });
      return Number(answer.headers.get('content-length'));
    });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

async function startServer() {
  const dataDir = mkdtempSync(join(tmpdir(), 'overtone-bench-'));
  const program = spawn('node', [join(ROOT, 'scripts/start.mjs')], {
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'inherit', 'pipe'],
  });
  const ended = once(program, 'close');
  const address = await new Promise<string>((resolve, reject) => {
    let said = '';
    program.stderr.setEncoding('utf8').on('data', (more: string) => {
      said += more;
      const ready = READY.exec(said)?.[1];
      if (ready) resolve(ready);
    });
    program.once('close', () => reject(new Error(`The server ended before it was ready: ${said}`)));
  });
  return {
    address,
    async stop() {
      program.kill('SIGTERM');
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
