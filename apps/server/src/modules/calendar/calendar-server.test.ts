import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseEnvironment } from '../../env.ts';
import { type RunningServer, startServer } from '../../server.ts';
import { makeTestDatabase, type TestDatabase } from '../../testing/databases/test-database.ts';
import { keptMailLink } from '../../testing/mails/kept-mail-links.ts';
import { signUp } from '../../testing/sign-up.ts';
import {
  type HttpStandIn,
  replies,
  startHttpStandIn,
} from '../../testing/stand-ins/http-stand-in.ts';
import { makeFolders, type TestFolders } from '../../testing/test-app.ts';
import { openBrowser } from '../../testing/test-browser.ts';

const ADA = { email: 'ada@example.com', password: 'correct horse', name: 'Ada Lovelace' };
const TEXT = [
  'BEGIN:VCALENDAR',
  'BEGIN:VEVENT',
  'UID:1',
  'DTSTART:20260302T140000Z',
  'SUMMARY:Sprint planning',
  'END:VEVENT',
  'END:VCALENDAR',
].join('\r\n');

let folders: TestFolders;
let dataDir: string;
let database: TestDatabase;
let standIn: HttpStandIn;
let server: RunningServer;
beforeAll(async () => {
  [folders, dataDir, database, standIn] = await Promise.all([
    makeFolders(),
    mkdtemp(path.join(tmpdir(), 'overtone-calendar-')),
    makeTestDatabase(),
    startHttpStandIn(),
  ]);
  const parsed = parseEnvironment({
    PATH: process.env['PATH'],
    PORT: '0',
    DATA_DIR: dataDir,
    DATABASE_URL: database.connectionString,
    LOG_LEVEL: 'silent',
    CALENDAR_PRIVATE_ADDRESSES: 'on',
  });
  if (!parsed.ok) throw new Error(parsed.reason);
  server = await startServer(parsed.value, { folders });
});
afterAll(async () => {
  await server.stop();
  await Promise.all([standIn.close(), database.close(), folders.remove()]);
  await rm(dataDir, { recursive: true, force: true });
});

/** Whether the server still lets anybody in. */
function isOpen(): Promise<boolean> {
  const { hostname, port } = new URL(server.url);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    socket.once('error', () => resolve(false));
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });
}

describe('a server that stops', () => {
  it('reads to its end what somebody is waiting for, and ends what never would', async () => {
    const browser = openBrowser(server.url, server.url);
    await signUp(browser, ADA, () => keptMailLink(dataDir, /^Confirm/u));
    const news = (await browser.get('/api/settings/events')).text();
    const asked = Promise.withResolvers<void>();
    const told = Promise.withResolvers<void>();
    standIn.behave((response, request) => {
      asked.resolve();
      void told.promise.then(() => replies(200, TEXT)(response, request));
    });
    const address = `${standIn.url}/1.ics`;
    const connecting = browser.post('/api/calendars', { kind: 'ics', address });
    await asked.promise;
    const stopping = server.stop();
    await expect.poll(isOpen).toBe(false);
    told.resolve();
    const answer = await connecting;
    expect(answer.status).toBe(201);
    expect(await answer.json()).toMatchObject({ problem: null, syncedAt: expect.any(String) });
    expect(await news).toContain(': listening');
    await stopping;
  });
});
