import { connect } from 'node:tls';
import type { Milliseconds } from '@overtone/domain/units';

const ANSWER_MS: Milliseconds = 5_000;
const HTTPS_PORT = 443;

/**
 * Time until the certificate ends that people are shown at `siteUrl`; undefined where there is none, or nobody answers.
 * Also one that browsers refuse is read: that it ended is what has to be said.
 */
export function certificateEndsInMs(siteUrl: string, now: Date): Promise<Milliseconds | undefined> {
  const { protocol, hostname, port } = new URL(siteUrl);
  if (protocol !== 'https:') return Promise.resolve(undefined);
  return new Promise((resolve) => {
    const socket = connect({
      host: hostname,
      servername: hostname,
      port: port === '' ? HTTPS_PORT : Number(port),
      rejectUnauthorized: false,
      timeout: ANSWER_MS,
    });
    const end = (ms?: Milliseconds) => {
      socket.destroy();
      resolve(ms);
    };
    socket.once('secureConnect', () => {
      const endsAt = Date.parse(socket.getPeerCertificate().valid_to);
      end(Number.isNaN(endsAt) ? undefined : endsAt - now.getTime());
    });
    socket.once('timeout', () => end());
    socket.once('error', () => end());
  });
}
