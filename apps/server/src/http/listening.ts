import { createServer, type RequestListener, type Server } from 'node:http';
import type { Milliseconds } from '@overtone/domain/units';

const REQUEST_TIMEOUT_MS: Milliseconds = 30_000;
/** Longest that a stopping server waits for requests in progress. */
const DRAIN_MS: Milliseconds = 10_000;
/** Addresses that stand for all of a machine's, and the one of them that leads to it from itself. */
const OWN_ADDRESSES: ReadonlyMap<string, string> = new Map([
  ['0.0.0.0', '127.0.0.1'],
  ['::', '::1'],
]);

/** Where a server is to listen. */
export interface ListenAddress {
  readonly host: string;
  /** 0 takes a free one. */
  readonly port: number;
}

/** A port on which whoever comes waits until they are let in: a proxy would pass a refusal on. */
export interface Door {
  /** Where it is, seen from this machine. */
  readonly url: string;
  readonly letIn: (answer: RequestListener) => void;
  /** Refuses those who wait still, and lets requests in progress finish. */
  readonly close: () => Promise<void>;
}

/** Opens a door. @throws Error with a sentence for people. */
export async function openDoor(address: ListenAddress): Promise<Door> {
  const { promise: ready, resolve: letIn } = Promise.withResolvers<RequestListener>();
  const server = createServer(
    { requestTimeout: REQUEST_TIMEOUT_MS },
    (...request) => void ready.then((answer) => answer(...request)),
  );
  const port = await listen(server, address);
  return {
    url: urlOf(address.host, port),
    letIn,
    close() {
      letIn((_, response) => response.writeHead(503).end());
      return drain(server);
    },
  };
}

/** Begins to listen, and resolves with the port. @throws Error with a sentence for people. */
export function listen(server: Server, { host, port }: ListenAddress): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(`Port ${port} on ${host} is already in use. Set PORT to another one.`)
          : new Error(`Can’t listen on ${host}, port ${port}: ${error.message}`),
      );
    });
    server.listen(port, host, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
  });
}

/** Whether a server that listens on `host` does so on all addresses of this machine. */
export function isEveryAddress(host: string): boolean {
  return OWN_ADDRESSES.has(host);
}

/** Where a server that listens on `host` and `port` is reached from this machine. */
export function urlOf(host: string, port: number): string {
  const own = OWN_ADDRESSES.get(host) ?? host;
  return `http://${own.includes(':') ? `[${own}]` : own}:${port}`;
}

/** Origins of the server's own pages. Names of this machine stand for one another. */
export function originsOf(siteUrl: string): string[] {
  const { origin, protocol, hostname, port } = new URL(siteUrl);
  const isThisMachine = ['127.0.0.1', 'localhost', '[::1]'].includes(hostname);
  return isThisMachine
    ? ['127.0.0.1', 'localhost', '[::1]'].map((name) => `${protocol}//${name}${port && `:${port}`}`)
    : [origin];
}

/** Takes no new connection, lets requests in progress finish, and cuts off what takes too long. */
export function drain(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const deadline = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
    server.close(() => {
      clearTimeout(deadline);
      resolve();
    });
    server.closeIdleConnections();
  });
}
