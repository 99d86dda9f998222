import { BlockList, isIP, isIPv4, isIPv6 } from 'node:net';

/** Every range of IPv4 that is no host of the public internet (IANA's special-purpose registry). */
const SPECIAL_IPV4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
];
/** Hosts of the public internet have addresses in this range of IPv6 alone. */
const GLOBAL_IPV6 = '2000::/3';
/** Within it: Teredo and its neighbours, examples, and 6to4, which may lead to any IPv4 address. */
const SPECIAL_IPV6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

const specialIpv4 = blockListOf(SPECIAL_IPV4);
const globalIpv6 = blockListOf([GLOBAL_IPV6]);
const specialIpv6 = blockListOf(SPECIAL_IPV6);

/** Whether an IP address is one of a host that anybody on the internet may reach. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !specialIpv4.check(address, 'ipv4');
  return (
    isIPv6(address) && globalIpv6.check(address, 'ipv6') && !specialIpv6.check(address, 'ipv6')
  );
}

/** The host of an address where that is an IP address and not a name. */
export function literalAddress({ hostname }: URL): string | undefined {
  const bare = hostname.replace(/^\[|\]$/gu, '');
  return isIP(bare) === 0 ? undefined : bare;
}

function blockListOf(ranges: readonly string[]): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [network = '', prefix] = range.split('/');
    list.addSubnet(network, Number(prefix), isIPv4(network) ? 'ipv4' : 'ipv6');
  }
  return list;
}
