import { isIPv6 } from 'node:net';
import type { RequestContext } from './server-context.ts';

/**
 * The address that a request is counted under. Behind `trustedProxies` proxies it is the entry of `X-Forwarded-For` that
 * the outermost of them wrote; whatever a client put before that is not believed. An IPv6 address stands for its /64
 * network, which is what one customer usually has.
 */
export function clientAddress(context: RequestContext, trustedProxies: number): string {
  const direct = context.env?.incoming?.socket.remoteAddress ?? 'unknown';
  const hops = [...(context.req.header('x-forwarded-for') ?? '').split(','), direct]
    .map((hop) => hop.trim())
    .filter((hop) => hop !== '');
  const address = hops[Math.max(0, hops.length - 1 - trustedProxies)] ?? direct;
  return isIPv6(address) && !address.startsWith('::ffff:') ? networkOf(address) : address;
}

function networkOf(address: string): string {
  const [head = '', tail] = address.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros =
    tail === undefined ? [] : Array.from({ length: 8 - before.length - after.length }, () => '0');
  return `${[...before, ...zeros, ...after].slice(0, 4).join(':')}::/64`;
}
