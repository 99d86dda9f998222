// The product's real server, started from its sources with a data folder of its own.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import PostalMime from 'postal-mime';
import { pinnedNode, ROOT } from '../install.mjs';

/** A server that runs. */
export interface Site {
  readonly url: string;
  /** The text of every mail that it has sent, oldest first. */
  readonly mails: () => Promise<readonly string[]>;
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

async function mailsIn(folder: string): Promise<readonly string[]> {
  const names = readdirSync(folder).filter((name) => name.endsWith('.eml'));
  return Promise.all(
    names.sort().map(async (name) => {
      const { text } = await PostalMime.parse(readFileSync(join(folder, name)));
      return text ?? '';
    }),
  );
}
