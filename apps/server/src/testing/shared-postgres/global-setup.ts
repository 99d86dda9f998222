import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Answers with the connection string of the run's PostgreSQL. */
    readonly sharedPostgresUrl: string;
  }
}

const PROGRAM = fileURLToPath(new URL('program.ts', import.meta.url));

/** Offers one PostgreSQL to all test files of a run. It starts with the first that asks, and ends with the run. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  let started: ReturnType<typeof startProgram> | undefined;
  const server = createServer((_, response) => {
    started ??= startProgram();
    started.connectionString.then(
      (connectionString) => response.end(connectionString),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A port of a listening server is always an address with a number.
  const { port } = server.address() as AddressInfo;
  project.provide('sharedPostgresUrl', `http://127.0.0.1:${port}`);
  return async () => {
    server.closeAllConnections();
    server.close();
    await started?.stop();
  };
}

/** In a process group of its own, so that what ends the run's whole group leaves it the time to end in order. */
function startProgram() {
  const child = fork(PROGRAM, { detached: true, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const ended = once(child, 'exit');
  const connectionString = Promise.race([
    once(child, 'message').then(([message]) => String(message)),
    ended.then(() => Promise.reject(new Error("The test run's PostgreSQL did not start."))),
  ]);
  return {
    connectionString,
    async stop() {
      if (child.connected) child.disconnect();
      await ended;
    },
  };
}
