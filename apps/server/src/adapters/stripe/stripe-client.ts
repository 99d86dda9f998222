import type { Stripe } from 'stripe';

/** How to reach Stripe. */
export interface StripeOptions {
  readonly secretKey: string;
  /** Origin of the API: Stripe's own unless a proxy or a stand-in takes its place. */
  readonly apiUrl: string;
}

/** One attempt; with a retry it still ends before the browser's patience does. */
const TIMEOUT_MS = 8_000;
const RETRIES = 1;

/** A client, made at the first call: the package takes a tenth of a second to load. */
export function lazyStripe(options: StripeOptions): () => Promise<Stripe> {
  let client: Promise<Stripe> | undefined;
  return () => (client ??= createClient(options));
}

async function createClient({ secretKey, apiUrl }: StripeOptions): Promise<Stripe> {
  const { Stripe } = await import('stripe');
  const { hostname, port, protocol } = new URL(apiUrl);
  const isPlain = protocol === 'http:';
  return new Stripe(secretKey, {
    host: hostname,
    port: port === '' ? (isPlain ? 80 : 443) : Number(port),
    protocol: isPlain ? 'http' : 'https',
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
  });
}
