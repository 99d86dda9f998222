import { randomUUID } from 'node:crypto';
import type { Client, Load } from './load.ts';

const CONNECTIONS = 16;
const JSON_TYPE = { 'content-type': 'application/json' };

/** An address that nobody had before: each request is another client of the proxy that the servers believe. */
const newAddress = () => `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 256)).join('.')}`;

/** Everybody subscribes, each from another address and with another one. */
export const newsletterLoad: Load = {
  connections: CONNECTIONS,
  clientOn: () => ({
    next: () => ({
      method: 'POST',
      path: '/api/newsletter-subscribers',
      headers: { ...JSON_TYPE, 'x-forwarded-for': newAddress() },
      body: JSON.stringify({ email: `${randomUUID()}@example.org` }),
    }),
  }),
};

/** Each connection is one person who changes settings, one change upon the other. `cookies` say who they are. */
export function settingsLoad(cookies: readonly string[], origin: string): Load {
  const revisions = new Map<number, number>();
  return {
    connections: Math.min(CONNECTIONS, cookies.length),
    clientOn(connection): Client {
      const person = connection % cookies.length;
      let hue = Math.floor(Math.random() * 360);
      return {
        next: () => ({
          method: 'PUT',
          path: '/api/settings',
          headers: {
            ...JSON_TYPE,
            cookie: cookies[person] ?? '',
            origin,
            'if-match': `"${revisions.get(person) ?? 0}"`,
          },
          body: JSON.stringify({ groups: { light: { visualHue: (hue = (hue + 1) % 360) } } }),
        }),
        told({ etag }) {
          const revision = Number(/^"(\d+)"$/u.exec(etag ?? '')?.[1]);
          if (Number.isInteger(revision)) revisions.set(person, revision);
        },
      };
    },
  };
}

/** Each connection is one person who reads what they were suggested before. */
export function historyLoad(cookies: readonly string[]): Load {
  return readLoad('/api/suggestions/history', (connection) => ({
    cookie: cookies[connection % cookies.length] ?? '',
  }));
}

/** Reads one path again and again. */
export function readLoad(
  path: string,
  headersOn: (connection: number) => Record<string, string> = () => ({}),
): Load {
  return {
    connections: CONNECTIONS,
    clientOn: (connection) => {
      const request = { method: 'GET', path, headers: headersOn(connection) } as const;
      return { next: () => request };
    },
  };
}
