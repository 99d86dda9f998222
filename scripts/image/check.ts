import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { startEmbeddedPostgres } from '../../apps/server/src/database/embedded/embedded-postgres.ts';
import { freePort } from '../free-port.ts';
import { BUILD_PACKAGES, BUILD_PROGRAMS } from './build-tools.ts';
import type { Builder, Container } from './container.ts';
import type { Findings } from './findings.ts';

const HEALTH_ATTEMPTS = 30;
const HEALTH_PAUSE_MS = 2_000;
const PLACE = '/overtone';

/** Runs `use` with the address of a PostgreSQL that has no tables yet. */
async function withDatabase<T>(use: (address: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'overtone-image-database-'));
  try {
    const postgres = await startEmbeddedPostgres({
      dataDir: folder,
      environment: { PATH: process.env['PATH'] ?? '' },
      onProgress: () => undefined,
    });
    return await use(postgres.connectionString).finally(postgres.stop);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Waits until the server says that it is ready. */
async function untilReady({ server }: Container): Promise<void> {
  server.stdout.resume();
  const lines: string[] = [];
  for await (const line of createInterface({ input: server.stderr })) {
    if (line.includes(' is ready at ')) return void server.stderr.resume();
    lines.push(line);
  }
  throw new Error(`The server in the container did not start:\n${lines.join('\n')}`);
}

/** What `GET /api/health` says. A 503 is asked again, as whoever runs a container does: a busy machine is late at first. */
async function healthAt(port: string): Promise<string> {
  let said = '';
  for (let attempt = 0; attempt < HEALTH_ATTEMPTS; attempt++) {
    if (attempt > 0) await delay(HEALTH_PAUSE_MS);
    const answer = await fetch(`http://127.0.0.1:${port}/api/health`);
    said = `${answer.status} ${await answer.text()}`;
    if (answer.status !== 503) break;
  }
  return said;
}

async function linesOf(answer: Promise<string>): Promise<readonly string[]> {
  return (await answer).split('\n').filter((line) => line !== '');
}

/** Looks at a server that has just been started from outside and inside, and asks it to end. */
async function lookAt(container: Container, port: string): Promise<Omit<Findings, 'exitCode'>> {
  await untilReady(container);
  const health = await healthAt(port);
  const { ask } = container;
  // The image's own health check, which finds the server by the file that its own command writes.
  await ask(['node', 'deploy/container-health.mjs']);
  const account = await ask(['sh', '-c', 'stat --format %U "/proc/$(cat /tmp/server.pid)"']);
  const isPackage = BUILD_PACKAGES.map((name) => `-path '*/node_modules/${name}'`).join(' -o ');
  const packages = `find ${PLACE} -type d \\( ${isPackage} \\)`;
  const programs = `for name in ${BUILD_PROGRAMS.join(' ')}; do command -v $name || true; done`;
  const tools = await linesOf(ask(['sh', '-c', `${packages}; ${programs}`], 'root'));
  const settings = await linesOf(ask(['find', PLACE, '-name', '.env*'], 'root'));
  await ask(['sh', '-c', 'kill -TERM "$(cat /tmp/server.pid)"']);
  return { account, health, tools, settings };
}

/** Starts the image on a new database and says what is found. */
export function examine(builder: Builder): Promise<Findings> {
  return withDatabase(async (databaseUrl) => {
    const port = String(await freePort());
    const container = await builder.start({
      HOST: '127.0.0.1',
      PORT: port,
      DATABASE_URL: databaseUrl,
    });
    const [found, [exitCode]] = await Promise.all([
      lookAt(container, port),
      once(container.server, 'close') as Promise<[number | null]>,
    ]);
    return { ...found, exitCode };
  });
}
