import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { clientAddress } from './client-address.ts';
import type { ServerContext } from '../server-context.ts';

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
  });

  it.each([
    [
      '203.0.113.7',
      ['203.0.113.7:1234', '203.0.113.7:1', '::ffff:203.0.113.7', '"203.0.113.7:80"'],
    ],
    ['203.0.113.7', ['::FFFF:cb00:7107', '[::ffff:203.0.113.7]:443', '0:0:0:0:0:ffff:cb00:7107']],
    [
      '2001:db8:1:2::/64',
      ['2001:db8:1:2::9', '[2001:db8:1:2::9]', '[2001:db8:1:2::9]:1234', '"[2001:db8:1:2::9]:80"'],
    ],
    [
      '2001:db8:1:2::/64',
      ['2001:0DB8:0001:0002::9', '2001:db8:1:2::9%eth0', '2001:db8:1:2::1.2.3.4'],
    ],
    ['fe80:0:0:0::/64', ['fe80::1%eth0', 'fe80::1%25', '[fe80::1%eth0]:80']],
  ])('is %s, however it is written', async (address, spellings) => {
    for (const spelling of spellings) {
      expect([spelling, await addressOf('10.0.0.1', 1, spelling)]).toEqual([spelling, address]);
    }
  });

  it('is what the proxy wrote where that is no address, and a person behind it stays one', async () => {
    expect(await addressOf('10.0.0.1', 1, 'unknown')).toBe('unknown');
    expect(await addressOf('10.0.0.1', 1, '999.1.1.1:80')).toBe('999.1.1.1:80');
  });
});
