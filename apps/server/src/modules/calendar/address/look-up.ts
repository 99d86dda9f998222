import { lookup, Resolver } from 'node:dns/promises';
import type { Milliseconds } from '@overtone/domain/units';

/** How the DNS is asked. */
export interface LookUpOptions {
  /** Name servers, as `address:port`; the system's when left out. */
  readonly servers?: readonly string[];
  /** Longest wait for one answer; there are two tries, the second of which waits longer. */
  readonly timeoutMs?: Milliseconds;
}

const TIMEOUT_MS: Milliseconds = 2_000;
const TRIES = 2;

/**
 * Every IP address of a public host. The DNS is asked directly: the system's look-up waits on one of a few threads that
 * other look-ups need too, and a name server that never answers would hold them all up.
 *
 * @throws Error when the name has no address, when nobody says, or when `signal` is aborted meanwhile.
 */
export async function publicLookUp(
  host: string,
  signal: AbortSignal,
  { servers, timeoutMs = TIMEOUT_MS }: LookUpOptions = {},
): Promise<readonly string[]> {
  signal.throwIfAborted();
  const resolver = new Resolver({ timeout: timeoutMs, tries: TRIES });
  if (servers !== undefined) resolver.setServers([...servers]);
  const cancel = () => resolver.cancel();
  signal.addEventListener('abort', cancel, { once: true });
  try {
    const found = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
    const addresses = found.flatMap((each) => (each.status === 'fulfilled' ? each.value : []));
    const failure = found.find((each) => each.status === 'rejected');
    if (addresses.length === 0 && failure !== undefined) throw failure.reason;
    return addresses;
  } finally {
    signal.removeEventListener('abort', cancel);
  }
}

/** Every IP address of a host as the system knows it: names of a home network stand in no DNS. */
export async function systemLookUp(host: string): Promise<readonly string[]> {
  return (await lookup(host, { all: true })).map(({ address }) => address);
}
