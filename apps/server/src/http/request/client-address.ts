import { isIP, SocketAddress } from 'node:net';
import type { RequestContext } from '../server-context.ts';

/**
 * The address that a request is counted under. Behind `trustedProxies` proxies it is the entry of `X-Forwarded-For` that
 * the outermost of them wrote; whatever a client put before that is not believed. However it is written, with a port, in
 * brackets or with a zone, it is one address; an IPv6 address stands for its /64 network, which is what one customer
 * usually has.
 */
export function clientAddress(context: RequestContext, trustedProxies: number): string {
  const direct = context.env?.incoming?.socket.remoteAddress ?? 'unknown';
  const hops = [...(context.req.header('x-forwarded-for') ?? '').split(','), direct]
    .map((hop) => hop.trim())
    .filter((hop) => hop !== '');
  const hop = hops[Math.max(0, hops.length - 1 - trustedProxies)] ?? direct;
  const address = addressIn(hop);
  return address === undefined ? hop : countedAddress(address);
}

/** The IP address in a hop: bare, or with a port as RFC 7239, section 6, writes it. */
function addressIn(hop: string): SocketAddress | undefined {
  const bare = hop.replaceAll(/^"|"$|%[^\]]*/gu, '');
  const version = isIP(bare);
  if (version === 0) return SocketAddress.parse(bare);
  return new SocketAddress({ address: bare, family: version === 6 ? 'ipv6' : 'ipv4' });
}

function countedAddress({ address, family }: SocketAddress): string {
  if (family === 'ipv4') return address;
  const mapped = /^::ffff:(?<ipv4>\d+\.\d+\.\d+\.\d+)$/u.exec(address)?.groups?.['ipv4'];
  return mapped ?? networkOf(address);
}

/** The /64 network of an IPv6 address in its one canonical form (RFC 5952). */
function networkOf(address: string): string {
  const [head = '', tail] = address.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros =
    tail === undefined
      ? []
      : Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  return `${[...before, ...zeros, ...after].slice(0, 4).join(':')}::/64`;
}
