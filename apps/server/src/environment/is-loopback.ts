import { isIPv4 } from 'node:net';

/** Whether an address leads to this machine and nowhere else. */
export function isLoopback(address: string): boolean {
  const { hostname } = new URL(address);
  const isIpv4Loopback = isIPv4(hostname) && hostname.startsWith('127.');
  return isIpv4Loopback || hostname === 'localhost' || hostname === '[::1]';
}
