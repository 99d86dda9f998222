import type { Server } from 'node:http';
import type { Milliseconds } from '@overtone/domain/units';

/** Longest that a stopping server waits for requests in progress. */
const DRAIN_MS: Milliseconds = 10_000;

/** Where a server is to listen. */
export interface ListenAddress {
  readonly host: string;
  /** 0 takes a free one. */
  readonly port: number;
}

/** Begins to listen, and resolves with the port. @throws Error with a sentence for people. */
export function listen(server: Server, { host, port }: ListenAddress): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(`Port ${port} on ${host} is already in use. Set PORT to another one.`)
          : new Error(`Can't listen on ${host}, port ${port}: ${error.message}`),
      );
    });
    server.listen(port, host, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
  });
}

/** Where a server that listens on `host` and `port` is reached from this machine. */
export function urlOf(host: string, port: number): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
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
