import { createServer } from 'node:http';
import { connect } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { processMetrics } from '../../modules/metrics/metrics.ts';
import type { AiChat } from '../../ports/ai.ts';
import {
  type CapturedLog,
  captureLog,
  makeFolders,
  testApp,
  type TestFolders,
} from '../../testing/test-app.ts';
import { listen } from '../listening.ts';

let folders: TestFolders;
const cleanups: (() => void)[] = [];
beforeAll(async () => {
  folders = await makeFolders();
});
afterEach(() => cleanups.splice(0).forEach((cleanUp) => cleanUp()));
afterAll(() => folders.remove());

async function startServer(chat?: AiChat) {
  const captured = captureLog();
  const metrics = processMetrics(() => 0);
  const app = testApp(folders, {
    log: captured.log,
    observe: metrics.observeRequests,
    ...(chat && {
      ai: {
        chat,
        suggestionModel: 'm',
        articleModel: 'm',
        attemptTimeoutMs: 1e4,
        totalTimeoutMs: 1e4,
      },
    }),
  });
  const server = createServer(getRequestListener(app.fetch));
  cleanups.push(() => server.close());
  return { captured, metrics, port: await listen(server, { host: '127.0.0.1', port: 0 }) };
}

/** Sends the beginning of a request, and hangs up once `when` says so. */
async function hangUp(port: number, head: string, when: Promise<unknown>): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  await new Promise<void>((resolve) => socket.write(head, () => resolve()));
  await when;
  socket.destroy();
}

async function lineOf({ lines }: CapturedLog) {
  await expect.poll(() => lines().length, { timeout: 30_000 }).toBe(1);
  return lines()[0];
}

describe('a client that hangs up', () => {
  it.each([
    ['a body of known length', 'Content-Length: 100'],
    ['a body in parts', 'Transfer-Encoding: chunked'],
  ])('in the middle of %s is neither an error nor a failure on our side', async (_, header) => {
    const { port, captured, metrics } = await startServer();
    const head = `POST /api/newsletter-subscribers HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${header}\r\n\r\n`;
    const begun = new Promise((resolve) => setImmediate(resolve));
    await hangUp(port, `${head}5\r\n{"ema`, begun);
    expect(await lineOf(captured)).toMatchObject({ level: 30, status: 499 });
    expect(await metrics.read()).not.toMatch(/failures_total\{/u);
  });

  it('while a language model thinks is no failure of that model', async () => {
    const asked = Promise.withResolvers<void>();
    const chat: AiChat = {
      complete: (_, signal) => {
        asked.resolve();
        return new Promise((resolve) => {
          signal.addEventListener('abort', () =>
            resolve({ ok: false, reason: { kind: 'cancelled', detail: 'hung up' } }),
          );
        });
      },
    };
    const { port, captured } = await startServer(chat);
    const head =
      'POST /api/article HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}';
    await hangUp(port, head, asked.promise);
    expect(await lineOf(captured)).toMatchObject({ level: 30, status: 499 });
  });
});
