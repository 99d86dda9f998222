// Stands between the app and the site, hands everything on, and writes down what was asked with which right.
import { createServer, request as askSite } from 'node:http';
import { pipeline } from 'node:stream/promises';

/** A request that the app sent. */
export interface AskedRequest {
  readonly method: string;
  readonly path: string;
  /** The value of the `Authorization` header; empty without one. */
  readonly right: string;
}

/** A record that is kept. */
export interface RequestRecord {
  /** Where the app takes the site to be. */
  readonly url: string;
  readonly asked: readonly AskedRequest[];
  readonly stop: () => Promise<void>;
}

/** Begins to keep a record of what is asked of the site at `siteUrl`. */
export async function keepRecord(siteUrl: string): Promise<RequestRecord> {
  const asked: AskedRequest[] = [];
  const server = createServer((request, response) => {
    const { method = '', url: path = '', headers } = request;
    asked.push({ method, path, right: headers.authorization ?? '' });
    const onward = askSite(new URL(path, siteUrl), {
      method,
      headers: { ...headers, host: new URL(siteUrl).host },
    });
    onward.on('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      // Event streams begin long before they say something.
      response.flushHeaders();
      pipeline(answer, response).catch(() => onward.destroy());
    });
    onward.on('error', () => response.destroy());
    response.on('close', () => onward.destroy());
    request.pipe(onward);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
