import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { clientAddress } from './client-address.ts';
import type { ServerContext } from './server-context.ts';

async function addressOf(
  remoteAddress: string,
  trustedProxies: number,
  forwarded?: string,
): Promise<string> {
  const app = new Hono<ServerContext>();
  app.get('/', (context) => context.text(clientAddress(context, trustedProxies)));
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', { value: remoteAddress });
  const incoming = new IncomingMessage(socket);
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  const outgoing = new ServerResponse(incoming);
  return (await app.request('/', { headers }, { incoming, outgoing })).text();
}

describe('clientAddress', () => {
  it('is the other end of the connection when no proxy is trusted', async () => {
    expect(await addressOf('203.0.113.7', 0)).toBe('203.0.113.7');
    expect(await addressOf('203.0.113.7', 0, '1.2.3.4')).toBe('203.0.113.7');
  });

  it('is what the trusted proxy saw, not what the client claims', async () => {
    expect(await addressOf('10.0.0.1', 1, '1.2.3.4, 203.0.113.7')).toBe('203.0.113.7');
    expect(await addressOf('10.0.0.2', 2, '1.2.3.4, 203.0.113.7, 10.0.0.1')).toBe('203.0.113.7');
  });

  it('is the nearest known address when the header is shorter than it should be', async () => {
    expect(await addressOf('10.0.0.1', 1)).toBe('10.0.0.1');
    expect(await addressOf('10.0.0.1', 3, '203.0.113.7')).toBe('203.0.113.7');
  });

  it('puts the addresses of one IPv6 network together', async () => {
    expect(await addressOf('2001:db8:1:2:3:4:5:6', 0)).toBe('2001:db8:1:2::/64');
    expect(await addressOf('2001:db8:1:2::9', 0)).toBe('2001:db8:1:2::/64');
    expect(await addressOf('2001:db8::1', 0)).toBe('2001:db8:0:0::/64');
    expect(await addressOf('::1', 0)).toBe('0:0:0:0::/64');
    expect(await addressOf('::ffff:203.0.113.7', 0)).toBe('::ffff:203.0.113.7');
  });
});
