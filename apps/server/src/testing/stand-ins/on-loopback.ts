import type { Server } from 'node:http';

/** A server that listens. */
export interface Listening {
  /** Scheme, address and port, without a slash at its end. */
  readonly origin: string;
  /** Cuts whatever connection is open. */
  readonly close: () => Promise<void>;
}

/** Has a server listen on a free port of the loopback address. */
export async function onLoopback(server: Server): Promise<Listening> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    origin: `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
