import { createServer, type Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { afterEach, describe, expect, it } from 'vitest';
import { limitBody } from './limit-body.ts';
import { listen } from '../listening.ts';
import type { ServerContext } from '../server-context.ts';
import { discardUnread, type DiscardLimits } from './unread-body.ts';

const ROUNDS = 20;
const ANSWER = JSON.stringify({ code: 'body_too_large' });

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** A server that takes bodies of a thousand bytes; returns its port. */
async function startServer(limits: DiscardLimits = { maxBytes: 64 * 1024 * 1024, maxMs: 60_000 }) {
  const app = new Hono<ServerContext>();
  app.use(discardUnread(limits));
  app.use(
    limitBody(1000, () => {
      throw new Error('too large');
    }),
  );
  app.post('/', async (context) => context.text(await context.req.text()));
  app.onError(
    () =>
      new Response(ANSWER, {
        status: 413,
        headers: { 'content-type': 'application/json', connection: 'close' },
      }),
  );
  const server = createServer(getRequestListener(app.fetch));
  servers.push(server);
  return listen(server, { host: '127.0.0.1', port: 0 });
}

/** The status and the body that each of some requests, one after another, is answered with. */
async function answersTo(
  port: number,
  makeBody: () => Uint8Array<ArrayBuffer> | ReadableStream,
): Promise<string[]> {
  const answers: string[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const asked = fetch(`http://127.0.0.1:${port}/`, {
      method: 'POST',
      body: makeBody(),
      duplex: 'half',
    });
    answers.push(
      await asked.then(
        async (response) => `${response.status} ${await response.text()}`,
        (error: Error) => `lost: ${String(error.cause)}`,
      ),
    );
  }
  return answers;
}

const REFUSED = Array.from({ length: ROUNDS }, () => `413 ${ANSWER}`);

describe('an answer to a body that is too long', () => {
  it('reaches whoever sends 20 MB of it', async () => {
    const body = new Uint8Array(20_000_000);
    expect(await answersTo(await startServer(), () => body)).toEqual(REFUSED);
  });

  it('reaches whoever sends a stream of which nobody said the length', async () => {
    const chunk = new Uint8Array(100_000);
    const makeBody = () => ReadableStream.from(Array.from({ length: 50 }, () => chunk));
    expect(await answersTo(await startServer(), makeBody)).toEqual(REFUSED);
  });

  it.each(['close', 'keep-alive'])(
    'reaches whoever sends everything before reading, with Connection: %s',
    async (connection) => {
      const socket = announce(await startServer(), `Connection: ${connection}`, 5_000_000);
      await new Promise<void>((resolve) => socket.end(new Uint8Array(5_000_000), resolve));
      expect(await text(socket)).toMatch(/^HTTP\/1\.1 413 [^]*body_too_large/u);
    },
  );

  it('leaves a body within the limit as it was sent, in parts as well', async () => {
    const port = await startServer();
    const parts = [new TextEncoder().encode('in '), new TextEncoder().encode('parts')];
    expect(await answersTo(port, () => ReadableStream.from(parts))).toEqual(
      Array.from({ length: ROUNDS }, () => '200 in parts'),
    );
  });
});

describe('a body that nobody reads', () => {
  it('is cut off when it does not end in time, after the answer', async () => {
    const socket = announce(await startServer({ maxBytes: 1000, maxMs: 20 }));
    expect(await text(socket)).toMatch(/ 413 /u);
  });

  it('is cut off when it is longer than anybody needs to discard', async () => {
    const socket = announce(await startServer({ maxBytes: 1_000_000, maxMs: 60_000 }));
    const answer = text(socket).catch(() => 'cut off');
    const chunk = new Uint8Array(100_000);
    const goOn = () => {
      while (!socket.destroyed && socket.write(chunk));
    };
    socket.on('drain', goOn);
    goOn();
    await answer;
    expect(socket.bytesWritten).toBeGreaterThan(1_000_000);
  });
});

/** A connection on which a body was announced of which nothing has been sent, and of which nothing is read yet. */
function announce(port: number, header = 'Connection: keep-alive', length = 1e12): Socket {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.pause();
  socket.write(`POST / HTTP/1.1\r\nHost: x\r\n${header}\r\nContent-Length: ${length}\r\n\r\n`);
  return socket;
}
