// The product's real server, started from its sources with a data folder of its own.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pinnedNode, ROOT } from '../install.mjs';

/** A server that runs. */
export interface Site {
  readonly url: string;
  /** The text of every mail that it has sent, oldest first. */
  readonly mails: () => readonly string[];
  readonly stop: () => Promise<void>;
}

/** Starts the server, and its database, on this computer alone. */
export async function startSite(): Promise<Site> {
  const dataDir = mkdtempSync(join(tmpdir(), 'overtone-site-'));
  const server = spawn(pinnedNode(), [join(ROOT, 'apps/server/src/main.ts')], {
    env: { PATH: process.env['PATH'], PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'inherit', 'pipe'],
  });
  const ended = once(server, 'close');
  async function stop(): Promise<void> {
    server.kill('SIGTERM');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  }

  const lines = createInterface({ input: server.stderr });
  const said: string[] = [];
  const url = await new Promise<string | null>((resolve) => {
    lines.on('line', (line) => {
      said.push(line);
      const ready = /is ready at (?<url>http:\S+)/u.exec(line)?.groups?.['url'];
      if (ready !== undefined) resolve(ready);
    });
    lines.once('close', () => resolve(null));
  });
  if (url === null) {
    await stop();
    throw new Error(`The server did not start: ${said.join(' ')}`);
  }
  return { url, mails: () => mailsIn(join(dataDir, 'mail')), stop };
}

function mailsIn(folder: string): readonly string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .sort()
    .map((name) => plain(readFileSync(join(folder, name), 'utf8')));
}

/** Undoes the quoted-printable encoding (RFC 2045, 6.7), as far as addresses need it. */
function plain(mail: string): string {
  return mail
    .replaceAll(/=\r?\n/gu, '')
    .replaceAll(/=([\dA-F]{2})/gu, (_, code: string) => String.fromCodePoint(parseInt(code, 16)));
}
