import { createServer } from 'node:http';
import { type ListenAddress, urlOf } from '../../http/listening.ts';
import type { Metrics } from './metrics.ts';

/** A listener that answers a monitoring system. */
export interface MetricsListener {
  readonly url: string;
  /** Stops listening. Safe to call twice. */
  readonly stop: () => Promise<void>;
}

/**
 * Answers `GET /metrics` on a port of its own, on this machine only unless told otherwise: each process is read apart, and
 * nothing of it is reachable through the proxy that people come through.
 *
 * @throws Error when the port can't be listened on.
 */
export function startMetricsListener(
  metrics: Metrics,
  { host, port }: ListenAddress,
): Promise<MetricsListener> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    metrics.read().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  return new Promise((resolve, reject) => {
    server.once('error', (error) =>
      reject(new Error(`Can’t listen for metrics on ${host}, port ${port}: ${error.message}`)),
    );
    server.listen(port, host, () => {
      const address = server.address();
      const actual = typeof address === 'object' && address !== null ? address.port : port;
      resolve({
        url: `${urlOf(host, actual)}/metrics`,
        stop: () =>
          new Promise((done) => {
            server.close(() => done());
            server.closeAllConnections();
          }),
      });
    });
  });
}
