import { setTimeout as delay } from 'node:timers/promises';

/**
 * Clients that write without pause and remember what was acknowledged to them. A write that was refused, or of which
 * nobody knows whether it took place, is sent again until it is acknowledged.
 */
export interface SubscribingClients {
  /** Addresses whose subscription was acknowledged. */
  readonly acknowledged: readonly string[];
  /** Answers other than an acknowledgement, by status; 0 stands for no answer. */
  readonly refusals: ReadonlyMap<number, number>;
  /** Resolves once `count` more subscriptions have been acknowledged. */
  readonly untilAcknowledged: (count: number) => Promise<void>;
  /** Lets what is under way end. */
  readonly stop: () => Promise<void>;
}

/** A client that was refused does not ask again at once; it would only take the server's time. */
const AFTER_REFUSAL_MS = 20;

let serial = 0;

/** Starts `clients` clients that subscribe one new address after another at the server that `urlNow` names. */
export function startSubscribing(clients: number, urlNow: () => string): SubscribingClients {
  const acknowledged: string[] = [];
  const refusals = new Map<number, number>();
  const waiting: { readonly count: number; readonly resolve: () => void }[] = [];
  const stopping = new AbortController();

  const write = async () => {
    while (!stopping.signal.aborted) {
      const email = `person-${serial++}@example.org`;
      let status = await subscribe(urlNow(), email);
      while (status !== 201 && !stopping.signal.aborted) {
        refusals.set(status, (refusals.get(status) ?? 0) + 1);
        await delay(AFTER_REFUSAL_MS);
        status = await subscribe(urlNow(), email);
      }
      if (status !== 201) return;
      acknowledged.push(email);
      for (const { count, resolve } of waiting) if (acknowledged.length >= count) resolve();
    }
  };
  const writing = Promise.all(Array.from({ length: clients }, write));
  return {
    acknowledged,
    refusals,
    untilAcknowledged: (count) =>
      new Promise((resolve) => {
        waiting.push({ count: acknowledged.length + count, resolve });
      }),
    async stop() {
      stopping.abort();
      await writing;
    },
  };
}

async function subscribe(url: string, email: string): Promise<number> {
  try {
    const response = await fetch(`${url}/api/newsletter-subscribers`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email }),
    });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return 0;
  }
}
